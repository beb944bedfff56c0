; The installer for Windows, for one user and without the administrator's rights.
;   setup.exe            asks where to
;   setup.exe /S         asks nothing; /D=C:\Folder as the last word says where to
; Compiled by packaging/build.py windows, which gives each ${NAME} by -D.
Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma
Target amd64-unicode

!include MUI2.nsh
!include FileFunc.nsh

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${APP_ID}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define WINDOW "${COMMAND}-window.exe"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"

LangString IN_USE ${LANG_ENGLISH} "${NAME} is open. Close it and try again."
LangString IN_USE ${LANG_FRENCH} "${NAME} est ouvert. Le fermer, puis recommencer."
LangString IN_USE ${LANG_JAPANESE} "${NAME} が開いている。閉じてからもう一度。"
LangString NOT_OURS ${LANG_ENGLISH} "This folder holds other files. Choose an empty or a new one."
LangString NOT_OURS ${LANG_FRENCH} "Ce dossier contient d’autres fichiers. En choisir un vide ou un nouveau."
LangString NOT_OURS ${LANG_JAPANESE} "このフォルダには他のファイルがある。空か新しいフォルダを選ぶ。"

; A program that runs cannot be written to.
!macro WaitUntilClosed
  again:
  ${If} ${FileExists} "$INSTDIR\${WINDOW}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${WINDOW}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IN_USE)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 3
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Our own files alone, never the whole folder: somebody may have chosen one with other things in it.
!macro RemoveOurFiles
  Delete "$INSTDIR\${COMMAND}.exe"
  Delete "$INSTDIR\${WINDOW}"
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  Call RefuseForeignFolder
  Call WaitUntilClosed
  !insertmacro RemoveOurFiles ; what an older version had and this one has not
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${WINDOW}" "" "" 0 SW_SHOWNORMAL "" "${SUMMARY}"

  WriteRegStr HKCU "Software\${APP_ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${WINDOW}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "Comments" "${SUMMARY}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Drafts, matches and settings stay: they are their owner's, in %APPDATA%\riichi-desktop.
Section un.
  Call un.WaitUntilClosed
  !insertmacro RemoveOurFiles
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR" ; only when nothing of somebody else's is left in it
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${APP_ID}"
SectionEnd

Function WaitUntilClosed
  !insertmacro WaitUntilClosed
FunctionEnd

Function un.WaitUntilClosed
  !insertmacro WaitUntilClosed
FunctionEnd

; A folder that has a _internal of another program in it would lose it.
Function RefuseForeignFolder
  ${If} ${FileExists} "$INSTDIR\_internal"
  ${AndIfNot} ${FileExists} "$INSTDIR\${WINDOW}"
    MessageBox MB_OK|MB_ICONSTOP "$(NOT_OURS)" /SD IDOK
    SetErrorLevel 4
    Abort
  ${EndIf}
FunctionEnd

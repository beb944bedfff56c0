"""The parts of the packages: icons, what stays of Qt, manual page, resources of Windows."""

import ast
import re
import struct
import sys
from pathlib import Path

import pytest
from builder import deb, font_cut, icons, licences, manual, needs, slim, tools, windows
from PySide6.QtGui import QImage

from riichi_desktop.__main__ import WINDOW_OPTIONS
from riichi_desktop.cli.arguments import COMMANDS

HERE = Path(__file__).resolve().parents[2] / "packaging"


def test_the_icon_of_windows_holds_every_size():
    data = icons.ico()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = QImage.fromData(data[offset : offset + length], "PNG")
        assert (width or 256, height or 256) == (picture.width(), picture.height()) == (size, size)
    assert offset + length == len(data)


def test_the_icon_of_the_mac_holds_every_size():
    data = icons.icns()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, found = 8, {}
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        picture = QImage.fromData(data[place + 8 : place + length], "PNG")
        found[data[place : place + 4].decode()] = picture.width()
        place += length
    assert found == icons.ICNS_TYPES


@pytest.mark.parametrize(
    ("target", "kind", "stays"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "BINARY", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "BINARY", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "BINARY", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "BINARY", True),
        ("PySide6\\Qt6Quick.dll", "BINARY", False),
        ("PySide6\\Qt6Widgets.dll", "BINARY", True),
        ("PySide6/opengl32sw.dll", "BINARY", False),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "BINARY", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "BINARY", False),
        ("libQt6PrintSupport.so.6", "SYMLINK", True),
        ("libxcb-cursor.so.0", "BINARY", True),
        ("libstdc++.so.6", "BINARY", False),
        ("libglib-2.0.so.0", "BINARY", False),
        ("libxcb.so.1", "BINARY", False),
        ("libsqlite3.so.0", "BINARY", True),
        ("libpython3.13.so.1.0", "BINARY", True),
        ("PySide6/QtGui.abi3.so", "EXTENSION", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", "DATA", True),
        ("PySide6/Qt/translations/qtbase_de.qm", "DATA", False),
        ("PySide6/Qt/translations/qt_fr.qm", "DATA", False),
        ("riichi_desktop/_resources/i18n/fr.json", "DATA", True),
        ("riichi_desktop/_resources/i18n/fr.ts", "DATA", False),
        ("riichi_desktop/_resources/tiles/5m.svg", "DATA", True),
        ("python3.11/lib-dynload/_codecs_jp.cpython-311-x86_64-linux-gnu.so", "EXTENSION", True),
        ("python3.11/lib-dynload/_codecs_hk.cpython-311-x86_64-linux-gnu.so", "EXTENSION", False),
        ("libcrypto-3.dll", "BINARY", True),
        ("libssl.so.3", "BINARY", True),
        ("psycopg_binary.libs/libpq-e9b5c9ac.so.5.18", "BINARY", True),
        ("psycopg_binary.libs\\libcrypto-3-x64-4f1b.dll", "BINARY", True),
        ("psycopg_binary/_psycopg.cpython-311-x86_64-linux-gnu.so", "EXTENSION", True),
    ],
)
def test_what_stays_in_the_bundle(target: str, kind: str, stays: bool):
    assert slim.stays(target, kind) is stays


def test_no_module_that_the_program_uses_is_left_out():
    source = HERE.parent / "riichi_desktop"
    used = set()
    for file in source.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    assert "PySide6.QtPrintSupport" in used
    assert not used & set(slim.MODULES)


def test_the_manual_tells_every_command_and_option():
    page = manual.page().replace("\\-", "-")
    for command, options in COMMANDS.items():
        assert f".SS {command}\n" in page
        for option in options:
            assert not option.name.startswith("-") or f"\\fB{option.name}\\fR" in page
    for option in ("--version", "--self-check", *WINDOW_OPTIONS):
        assert option in page
    known = r"TH|SH|SS|TP|PP|B|I|RB|RI|BR|BI|IR|br|nf|fi"
    assert not re.search(rf"^['.](?!({known})\b)", page, re.MULTILINE)
    assert "%" not in page


def test_the_version_resource_says_what_explorer_shows(tmp_path, monkeypatch):
    monkeypatch.setattr(windows, "BUILD", tmp_path)
    text = Path(windows.version_resource()).read_text("utf-8")
    tree = ast.parse(text, mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    words = [
        tuple(ast.literal_eval(word) for word in call.args)
        for call in calls
        if getattr(call.func, "id", "") == "StringStruct"
    ]
    assert dict(words) == windows.version_words()
    assert {getattr(call.func, "id", "") for call in calls} == {
        *("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct"),
        *("VarFileInfo", "VarStruct"),
    }


def test_the_installers_script_uses_only_what_it_is_told(tmp_path: Path):
    script = windows.SCRIPT.read_text("utf-8")
    told = {word[2:].partition("=")[0] for word in windows.defines(tmp_path, tmp_path, tmp_path)}
    own = set(re.findall(r"^!define (\w+)", script, re.MULTILINE))
    of_nsis = {"LANG_ENGLISH", "LANG_FRENCH", "LANG_JAPANESE"}
    logic = {"If", "EndIf", "AndIfNot", "Errors", "FileExists"}
    used = set(re.findall(r"\$\{(\w+)\}", script))
    assert used - own - of_nsis - logic == told
    for name in re.findall(r"\$\((\w+)\)", script):
        assert len(re.findall(rf"^LangString {name} ", script, re.MULTILINE)) == 3


def test_the_installer_never_takes_a_whole_folder_away():
    script = windows.SCRIPT.read_text("utf-8")
    assert re.findall(r"^\s*RMDir (.*)$", script, re.MULTILINE) == [
        '/r "$INSTDIR\\_internal"',
        '"$INSTDIR" ; only when nothing of somebody else\'s is left in it',
    ]


def test_a_package_for_another_system_says_so(monkeypatch: pytest.MonkeyPatch):
    from builder import macos

    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(tools.BuildError, match="Windows"):
        windows.make()
    with pytest.raises(tools.BuildError, match="Mac"):
        macos.make()


def test_a_missing_tool_names_its_package(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(tools.BuildError, match="apt install nsis"):
        tools.need("makensis")


def test_a_command_that_fails_says_what_it_said(capfd: pytest.CaptureFixture[str]):
    assert tools.run(sys.executable, "-c", "print(5)") == "5\n"
    with pytest.raises(tools.BuildError, match="no good"):
        tools.run(sys.executable, "-c", "print('no good'); raise SystemExit(3)")
    assert capfd.readouterr().err.startswith("$ ")


def test_the_cut_type_has_every_sign_of_the_program():
    kept = font_cut.characters()
    for sign in "Aéœ’…−×→ 東發萬ーぁヶ点役齋":
        assert (ord(sign) in kept) is (sign != "齋"), sign  # of level 2


def test_licences_of_what_is_brought_are_there():
    assert {p.name for p in (HERE / "licences").iterdir()} == {
        *("Apache-2.0.txt", "GPL-3.0.txt", "LGPL-3.0.txt", "OFL-1.1.txt", "PostgreSQL.txt"),
        *("QT.md", "Unicode-DFS-2016.txt"),
    }
    assert "Permission is hereby granted" in licences.of_package("SQLAlchemy")
    with pytest.raises(ModuleNotFoundError):
        licences.of_package("no-such-package")


def test_the_control_file_is_one_debian_can_read():
    text = deb.fields("libc6 (>= 2.36), libgl1", 1234)
    lines = text.splitlines()
    assert all(re.match(r"[A-Z][A-Za-z-]*: \S| \S", line) for line in lines)
    assert len(next(line for line in lines if line.startswith("Description"))) < 80 + 13
    assert set(needs.OPTIONAL.values()) <= set(re.findall(r"[\w.+-]+", text))

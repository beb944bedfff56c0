#!/bin/bash
# Sign the .app, lay it beside a link to Applications, make the disk image, notarise it.
#   make_dmg.sh APP DMG VOLUME-NAME        called by packaging/build.py macos, on a Mac
# RIICHI_DESKTOP_IDENTITY  "Developer ID Application: …"; without it the signature is ad hoc, and people
#                          open the program the first time by Control-click, Open.
# RIICHI_DESKTOP_NOTARY    a profile that `xcrun notarytool store-credentials` made; else not notarised.
set -euo pipefail
app=$1 image=$2 volume=$3
identity=${RIICHI_DESKTOP_IDENTITY:--}

# From the inside out: each library, then the app. The hardened runtime needs no exception: Python's
# bytecode is no executable memory, and all libraries bear the same signature.
options=(--force --sign "$identity")
[[ $identity == - ]] || options+=(--options runtime --timestamp)
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
  xargs -0 -n 20 codesign "${options[@]}"
find "$app/Contents" -type d -name '*.framework' -print0 | xargs -0 -n 1 codesign "${options[@]}"
codesign "${options[@]}" "$app"
codesign --verify --deep --strict --verbose=2 "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
ditto "$app" "$stage/$(basename "$app")"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname "$volume" -srcfolder "$stage" -fs HFS+ -format ULFO "$image"
[[ $identity == - ]] || codesign --sign "$identity" --timestamp "$image"

if [[ -n ${RIICHI_DESKTOP_NOTARY:-} ]]; then
  xcrun notarytool submit "$image" --keychain-profile "$RIICHI_DESKTOP_NOTARY" --wait
  xcrun stapler staple "$image"
  spctl --assess --type open --context context:primary-signature --verbose "$image"
fi

#!/bin/sh
# Install, or take away, what this folder holds.
#   ./install.sh                    for you alone, in ~/.local
#   sudo ./install.sh --prefix /usr/local      for everybody
#   ./install.sh --uninstall [--prefix …]      takes it away; what you kept in it stays
# Without installing, ./lib/riichi-desktop/riichi-desktop runs from here.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${HOME:+$HOME/.local}
uninstall=
id=@APP_ID@
command=@COMMAND@

usage() {
  sed -n '2,6s/^# //p' "$0"
  exit "$1"
}

while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -ge 2 ] || usage 2 >&2; prefix=$2; shift ;;
    --prefix=*) prefix=${1#*=} ;;
    --uninstall) uninstall=yes ;;
    -h | --help) usage 0 ;;
    *) usage 2 >&2 ;;
  esac
  shift
done
case $prefix in
  /*) ;;
  *) echo "The prefix must begin with /: '$prefix'" >&2; exit 2 ;;
esac

program=$prefix/lib/$command
listed=$program/installed-files # not in share/riichi-desktop: that holds what people keep

# Only what an installation wrote down is taken away, and folders only when they are empty then.
remove() {
  [ -f "$listed" ] || return 0
  files=$(cat -- "$listed")
  printf '%s\n' "$files" | while IFS= read -r file; do rm -f -- "$prefix/$file"; done
  rm -f -- "$listed"
  printf '%s\n' "$files" | sed 's|/[^/]*$||' | sort -ru | while IFS= read -r folder; do
    while rmdir -- "$prefix/$folder" 2>/dev/null; do
      case $folder in */*) folder=${folder%/*} ;; *) break ;; esac
    done
  done
}

refresh() {
  for tool in "update-desktop-database -q $prefix/share/applications" \
    "gtk-update-icon-cache -q -t -f $prefix/share/icons/hicolor"; do
    if command -v "${tool%% *}" >/dev/null 2>&1; then $tool >/dev/null 2>&1 || true; fi
  done
}

if [ -n "$uninstall" ]; then
  [ -f "$listed" ] || { echo "There is no installation in $prefix." >&2; exit 1; }
  remove
  refresh
  echo "Taken away from $prefix. Your drafts, matches and settings stay where they are."
  exit 0
fi

if [ -e "$program" ] && [ ! -f "$listed" ]; then
  echo "$program is there and not from this installer: nothing was changed." >&2
  exit 1
fi
remove
mkdir -p -- "$program" "$prefix/bin"
(cd "$here" && find lib share \( -type f -o -type l \) | sort) >"$listed.new"
echo "bin/$command" >>"$listed.new"
mv -- "$listed.new" "$listed" # before the first file: a half installation can be taken away
(cd "$here" && tar cf - lib share) | (cd "$prefix" && tar xf - --no-same-owner)
ln -sf "../lib/$command/$command" "$prefix/bin/$command"

# A menu may know no folder of ours: the entry says where the program is.
entry=$prefix/share/applications/$id.desktop
sed "s|^Exec=.*|Exec=\"$prefix/bin/$command\"|" "$here/share/applications/$id.desktop" >"$entry"
refresh
echo "Installed in $prefix. Open it from the menu, or type: $command"
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) echo "($prefix/bin is not in PATH: type $prefix/bin/$command)" ;;
esac

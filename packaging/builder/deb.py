"""The package of Debian and Ubuntu."""

from pathlib import Path
from typing import Final

from . import linux_tree, needs
from .facts import APP_ID, BUILD, COMMAND, CONTACT, DIST, PUBLISHER, SUMMARY, VERSION, machine
from .tools import dated, emptied, need, run

REVISION: Final = 1


def make() -> Path:
    """Make the package, with no right but to write in build/ and dist/; give its path."""
    root = emptied(BUILD / "deb")
    usr = linux_tree.make(root / "usr")
    linux_tree.check(usr / "share")
    _changelog(usr / "share" / "doc" / COMMAND)
    _overrides(usr / "share" / "lintian" / "overrides")
    control = root / "DEBIAN"
    control.mkdir()
    depends = needs.debian(usr / "lib" / COMMAND, BUILD / "shlibdeps")
    (control / "control").write_text(fields(depends, _kilobytes(usr)), "utf-8")
    (control / "md5sums").write_text(_sums(root), "utf-8")
    dated(root)
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{COMMAND}_{VERSION}-{REVISION}_{machine()}.deb"
    run(need("dpkg-deb"), "--root-owner-group", "-Zxz", "--build", root, made)
    return made


def fields(depends: str, kilobytes: int) -> str:
    """Give the control file.

    Args:
        depends: what it needs, as `needs.debian` gives it.
        kilobytes: what it takes when installed.
    """
    return f"""Package: {COMMAND}
Version: {VERSION}-{REVISION}
Architecture: {machine()}
Maintainer: {PUBLISHER} <{CONTACT}>
Installed-Size: {kilobytes}
Depends: {depends}
Suggests: {", ".join(sorted(needs.OPTIONAL.values()))}
Section: utils
Priority: optional
Description: {SUMMARY.partition(":")[0][0].lower()}{SUMMARY.partition(":")[0][1:]}
 Click the tiles of a riichi hand: at every click you see the yaku, the fu step
 by step, and who pays whom. Matches are kept hand by hand, and a club's
 evenings, leagues and tournaments. It works without a network, in English,
 French and Japanese.
 .
 The package brings its own Python and Qt.
"""


def _kilobytes(usr: Path) -> int:
    files = (path for path in usr.rglob("*") if not path.is_symlink())
    return sum(-(-path.stat().st_size // 1024) if path.is_file() else 1 for path in files)


def _sums(root: Path) -> str:
    from hashlib import md5

    files = (p for p in sorted((root / "usr").rglob("*")) if p.is_file() and not p.is_symlink())
    return "".join(f"{md5(p.read_bytes()).hexdigest()}  {p.relative_to(root)}\n" for p in files)


def _changelog(papers: Path) -> None:
    import gzip
    from email.utils import formatdate

    from .facts import epoch

    text = (
        f"{COMMAND} ({VERSION}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {VERSION}.\n\n"
        f" -- {PUBLISHER} <{CONTACT}>  {formatdate(epoch())}\n"
    )
    data = gzip.compress(text.encode("utf-8"), mtime=0)
    (papers / "changelog.Debian.gz").write_bytes(data)


def _overrides(folder: Path) -> None:
    """Say to lintian what is so on purpose: a bundle holds libraries that Debian has as well."""
    folder.mkdir(parents=True)
    lines = "".join(f"{COMMAND}: {tag}\n" for tag in ("embedded-library",))
    reason = f"# {APP_ID}: the bundle brings its Python and Qt.\n"
    (folder / COMMAND).write_text(reason + lines, "utf-8")

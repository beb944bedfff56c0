"""The package of Fedora and openSUSE, made by nfpm (it comes with build/venv)."""

import json
import sysconfig
from pathlib import Path
from typing import Any

from . import linux_tree, needs
from .facts import BUILD, COMMAND, CONTACT, DIST, LICENCE, PUBLISHER, SUMMARY, VERSION, machine
from .tools import dated, emptied, run


def make() -> Path:
    """Make the package; give its path."""
    root = emptied(BUILD / "rpm")
    usr = linux_tree.make(root / "usr")
    linux_tree.check(usr / "share")
    dated(root)
    recipe = BUILD / "nfpm.json"  # JSON is YAML as well
    recipe.write_text(json.dumps(described(usr), indent=2), "utf-8")
    DIST.mkdir(exist_ok=True)
    architecture = {"amd64": "x86_64", "arm64": "aarch64"}[machine()]
    made = DIST / f"{COMMAND}-{VERSION}-1.{architecture}.rpm"
    nfpm = Path(sysconfig.get_path("scripts")) / "nfpm"
    run(nfpm, "package", "--packager", "rpm", "--config", recipe, "--target", made)
    return made


def described(usr: Path) -> dict[str, Any]:
    """Give what nfpm is told.

    Args:
        usr: the folder that stands for /usr.
    """
    return {
        "name": COMMAND,
        "arch": machine(),
        "platform": "linux",
        "version": VERSION,
        "release": "1",
        "section": "utils",
        "maintainer": f"{PUBLISHER} <{CONTACT}>",
        "vendor": PUBLISHER,
        "license": LICENCE,
        "description": f"{SUMMARY}\nIt works without a network and brings its own Python and Qt.",
        "depends": requirements(usr / "lib" / COMMAND),
        "contents": [*_contents(usr)],
        "rpm": {"group": "Amusements/Games", "compression": "xz", "summary": SUMMARY.rstrip(".")},
    }


def requirements(folder: Path) -> list[str]:
    """Give the shared libraries that a bundle needs, as rpm names them."""
    names = {f"{name}()(64bit)" for name in needs.sonames(folder) if not name.startswith("ld-")}
    oldest = ".".join(map(str, needs.newest_symbol(folder, "GLIBC")))
    return sorted(names | {f"libc.so.6(GLIBC_{oldest})(64bit)"})


def _contents(usr: Path) -> list[dict[str, str]]:
    rows = [{"src": str(usr / "lib" / COMMAND), "dst": f"/usr/lib/{COMMAND}", "type": "tree"}]
    rows.append(
        {"src": f"../lib/{COMMAND}/{COMMAND}", "dst": f"/usr/bin/{COMMAND}", "type": "symlink"}
    )
    files = (file for file in sorted((usr / "share").rglob("*")) if file.is_file())
    rows += [{"src": str(file), "dst": f"/usr/{file.relative_to(usr)}"} for file in files]
    return rows

"""What a bundle leaves out: what PyInstaller collects beyond what the program loads.

PyInstaller takes each Qt module with every plugin that might serve it. The program draws with the
processor and plays no sound; what connects it to a club's server brings its own libraries.
"""

import re
from pathlib import Path, PurePosixPath
from typing import Final

MODULES: Final = [
    *(f"PySide6.Qt{name}" for name in ("Network", "Qml", "Quick", "OpenGL", "Sql", "Test", "DBus")),
    *("tkinter", "_tkinter", "turtle", "curses", "_curses", "readline", "pdb", "pydoc", "doctest"),
    *("unittest", "test", "lib2to3", "distutils", "setuptools", "pip", "ensurepip", "idlelib"),
    *(
        "_hashlib",
        "bz2",
        "_bz2",
        "lzma",
        "_lzma",
        "_uuid",
        "ftplib",
        "smtplib",
        "imaplib",
        "xmlrpc",
        "wsgiref",
    ),
    *(
        "PIL",
        "numpy",
        "pandas",
        "psycopg2",
        "pymysql",
        "MySQLdb",
        "cx_Oracle",
        "oracledb",
    ),
    *(f"sqlalchemy.dialects.{name}" for name in ("mssql", "mysql", "oracle")),
    *("sqlalchemy.orm", "sqlalchemy.ext.asyncio", "sqlalchemy.testing", "greenlet"),
    *("yaml", "tomli", "attr"),
]
"""Python modules. hashlib has its own code for what `_hashlib` would take from OpenSSL."""

PLUGINS: Final = {
    "platforms": (
        *("qxcb", "qwayland", "qoffscreen", "qminimal"),
        *("qwindows", "qcocoa"),
    ),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "imageformats": ("qsvg", "qico"),
    "iconengines": ("qsvgicon",),
    "printsupport": ("cupsprintersupport",),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
}
"""Qt's plugins that stay, by folder; a folder that is not named goes."""

LIBRARIES: Final = re.compile(
    r"lib(Qt6(Core|DBus|Gui|PrintSupport|Svg|WaylandClient|WlShellIntegration|Widgets|XcbQpa)\b"
    r"|icudata|icui18n|icuuc|pyside6|shiboken6|python3|sqlite3|ffi|ssl|crypto"
    r"|xcb-(cursor|icccm|image|keysyms|render-util|shape|util|xkb)\b|xkbcommon)"
)
"""Shared libraries of Linux that stay: Qt's, Python's, and those of X11 that desktops often lack.

All others are the system's own, as they are for any Linux program: glib, fontconfig, GL and the C++
library must fit the system's drivers, themes and settings, and the system keeps them mended.
"""

DRIVER: Final = frozenset(("psycopg_binary", "psycopg_binary.libs"))
"""Folders of the driver for PostgreSQL: its libpq and all that this one needs stay.

It imports Python's `ssl` too, which is given the driver's OpenSSL (`share_openssl`).
"""

OPENSSL: Final = ("libssl", "libcrypto")

CODECS: Final = tuple(f"_codecs_{name}" for name in ("cn", "hk", "kr", "tw"))
"""Code pages of other countries; Japan's stay for what is pasted and read."""

LANGUAGES: Final = ("qtbase_en", "qtbase_fr", "qtbase_ja")
"""Qt's own words."""


def stays(target: str, kind: str) -> bool:
    """Tell whether one of PyInstaller's entries belongs into the bundle.

    Args:
        target: its path in the bundle.
        kind: PyInstaller's type code: BINARY, EXTENSION, DATA, SYMLINK …
    """
    path = PurePosixPath(target.replace("\\", "/"))
    if DRIVER & set(path.parts):
        return True
    if "plugins" in path.parts and "PySide6" in path.parts:
        folder, name = path.parts[path.parts.index("plugins") + 1], path.stem
        return name.removeprefix("lib") in PLUGINS.get(folder, ())
    if path.match("_resources/i18n/*.ts") or path.name.startswith(CODECS):
        return False
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.stem in LANGUAGES
    if ".so" in path.name and kind in {"BINARY", "SYMLINK"} and path.name.startswith("lib"):
        return LIBRARIES.match(path.name) is not None
    if path.name.lower().startswith("qt6") and path.suffix.lower() == ".dll":
        return LIBRARIES.match(f"lib{path.stem}") is not None
    return not path.name.lower().startswith(("opengl32sw", "d3dcompiler"))


def share_openssl(folder: Path) -> None:
    """Give Python's `ssl` the OpenSSL of the driver, in place of one more: 5 MB, and one to mend.

    One of the same first number has all that an older one has
    (https://openssl-library.org/policies/general/versioning-policy/); the self-check loads it.

    Args:
        folder: the ``_internal`` of a Linux bundle.
    """
    for brought in folder.glob("psycopg_binary.libs/lib*-*.so.*"):
        name = brought.name.partition("-")[0]
        own = folder / f"{name}.so{brought.suffix}"
        if name in OPENSSL and own.is_file():
            own.unlink()
            own.symlink_to(brought.relative_to(folder))

"""The rooms of ARCHITECTURE.md, and who may enter, as code."""

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "riichi_desktop"
FILES = sorted(PACKAGE.rglob("*.py"))
ROOMS = ("engine", "drills", "ledger", "club", "documents", "storage", "export", "keeping", "ui")

BESIDE = {"later", "paths", "words"}
MAY_ENTER = {
    "engine": set(),
    "ledger": {"engine"},
    "drills": {"engine"},
    "club": {"engine", "ledger", "later"},
    "paths": set(),
    "later": set(),
    "system": set(),
    "words": {"engine", "paths"},
    "documents": {"engine", "ledger", "club", "later", "paths"},
    "export": {"engine", "ledger", "club", "documents", *BESIDE},
    "keeping": set(),
    "storage": {"engine", "ledger", "club", "documents"},
    "ui": {
        "engine",
        "drills",
        "ledger",
        "club",
        "documents",
        "storage",
        "export",
        "keeping",
        "recheck",
        *BESIDE,
    },
    "app": {"engine", "club", "documents", "export", "keeping", "storage", "ui", *BESIDE},
    "cli": {
        *("engine", "ledger", "club", "documents", "storage", "keeping", "export"),
        *("recheck", "self_check", "sheet", *BESIDE),
    },
    "self_check": {"engine", "ledger", "documents", "storage", "ui", "system", *BESIDE},
    "sheet": {"engine", "ui", "system", *BESIDE},
    "recheck": {"engine", "documents", "storage", "keeping", "export", *BESIDE},
    "__main__": {"app", "cli", "paths", "refusal", "system"},
    "refusal": set(),
    "__init__": set(),
}
"""What each room, and each module beside the rooms, may import of the program."""

PURE = {
    *(
        "__future__",
        "abc",
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "itertools",
    ),
    *("math", "operator", "re", "string", "types", "typing", "unicodedata"),
}
"""What the engine may import: no file, clock, chance, language or system among it."""

QT_FREE = (
    "engine",
    "drills",
    "ledger",
    "club",
    "documents",
    "keeping",
    "storage",
    "cli",
    "paths",
    "recheck",
    "system",
    "words",
    "__main__",
)


def room_of(path: Path) -> str:
    """Give the room of a file, or its own name where it stands beside the rooms."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


@cache
def imports(path: Path) -> tuple[tuple[str, str], ...]:
    """Give (module, name) of every import of a file, lazy ones too; name "" is the whole module."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = path.relative_to(PACKAGE.parent).parts[: -node.level or None]
            module = ".".join([*(above if node.level else ()), *filter(None, [node.module])])
            yield from ((module, alias.name) for alias in node.names)


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


FILES_OF = defaultdict(list)
for file in FILES:
    FILES_OF[room_of(file)].append(file)
each_room = pytest.mark.parametrize("here", FILES_OF)


@each_room
def test_a_file_enters_only_lower_rooms_and_by_their_door(here):
    assert here in MAY_ENTER, "a new room or neighbour has its place in ARCHITECTURE.md and above"
    faults = []
    for path, (module, imported) in imports_of(here):
        program, *way = module.split(".")
        if program != "riichi_desktop":
            continue
        room, *behind_the_door = way or [imported]
        if room in (here, "", "__version__"):
            continue
        # The window has no door: its guests build it, or try it, module by module.
        if (behind_the_door and room != "ui") or room not in MAY_ENTER[here]:
            faults.append((name(path), module))
    assert faults == []


def imports_of(room: str) -> Iterator[tuple[Path, tuple[str, str]]]:
    """Give each import of each file of a room, with its file."""
    return ((path, one) for path in FILES_OF[room] for one in imports(path))


@pytest.mark.parametrize(
    "folder",
    ["engine", "drills", "club", "documents", "export", "keeping", "cli", "ui/kit"],
    ids=str,
)
def test_no_two_files_know_each_other(folder):
    files = {module_of(path): path for path in FILES if path.parent == PACKAGE / folder}
    knows = {}
    for module, path in files.items():
        named = {one for at, word in imports(path) for one in (at, f"{at}.{word}")}
        knows[module] = named & files.keys()
    assert sum(map(len, knows.values())) > 3
    TopologicalSorter(knows).prepare()  # raises CycleError


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


@pytest.mark.parametrize("room", ROOMS)
def test_a_door_holds_imports_and_the_list_of_what_they_bring(room):
    body = ast.parse((PACKAGE / room / "__init__.py").read_text("utf-8")).body
    assert ast.get_docstring(ast.Module(body, [])), "a door says what the room is for"
    kept = [n for n in body[1:] if not isinstance(n, ast.Import | ast.ImportFrom | ast.If)]
    assert [ast.unparse(node.targets[0]) for node in kept] in (
        ["__all__"],
        ["__all__", "__getattr__"],
    )
    inside = [
        n for n in ast.walk(ast.Module(body, [])) if isinstance(n, ast.ImportFrom) and n.level
    ]
    brought = {alias.asname or alias.name: n.module for n in inside for alias in n.names}
    assert sorted(brought) == sorted(ast.literal_eval(kept[0].value))
    now = {alias.name for n in body if n in inside for alias in n.names}
    later = ast.literal_eval(kept[1].value.args[1]) if kept[1:] else {}
    promised = {name: module for module, names in later.items() for name in names}
    assert promised == {name: module for name, module in brought.items() if name not in now}


@pytest.mark.parametrize(
    "path", [f for f in FILES if room_of(f) in ("engine", "ledger", "club", "drills")], ids=name
)
def test_the_rooms_of_rules_are_pure(path):
    tree = ast.parse(path.read_text("utf-8"))
    outside = {module.split(".")[0] for module, _ in imports(path)} - PURE - {"riichi_desktop"}
    called = {
        n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and hasattr(n.func, "id")
    }
    floats = [n.lineno for n in ast.walk(tree) if is_float(n)]
    assert (outside, called & {"print", "open", "input", "exec", "eval"}, floats) == (
        set(),
        set(),
        [],
    )


def is_float(node: ast.AST) -> bool:
    """Tell whether a node brings a float: no float ever holds a point."""
    if isinstance(node, ast.BinOp | ast.AugAssign):
        return isinstance(node.op, ast.Div)
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


@each_room
def test_qt_is_where_it_belongs_and_named_piece_by_piece(here):
    qt = [(name(path), word) for path, (at, word) in imports_of(here) if at.startswith("PySide6")]
    assert [file for file, word in qt if word == "*"] == []
    assert here not in QT_FREE or qt == []


@each_room
def test_only_the_storage_knows_its_database(here):
    knows = [
        (name(path), module)
        for path, (module, _) in imports_of(here)
        if module.split(".")[0] in {"sqlalchemy", "sqlite3"}
    ]
    assert here == "storage" or knows == []


def test_the_door_of_the_storage_loads_no_sqlalchemy():
    code = "import sys, riichi_desktop.storage; print(*(m for m in sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "riichi_desktop.storage.club" in loaded
    assert not [m for m in loaded if m.split(".")[0] in ("sqlalchemy", "sqlite3")]


@each_room
def test_a_file_fits_the_head(here):
    lines = {name(path): len(path.read_text("utf-8").splitlines()) for path in FILES_OF[here]}
    assert {file: count for file, count in lines.items() if count > 400} == {}


@pytest.mark.parametrize(
    "module", ["engine", "documents", "storage", "words", "paths", "cli", "__main__"]
)
def test_importing_it_loads_no_qt(module):
    code = f"import sys, riichi_desktop.{module}; print(*(m for m in sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not [m for m in loaded if m.startswith(("PySide6", "shiboken6"))]
    if module == "__main__":  # neither the window nor the command line waits for the other
        assert not {"riichi_desktop.cli", "riichi_desktop.app"} & set(loaded)

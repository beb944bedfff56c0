"""The drawings in resources: only what Qt's SVG draws, and just what the generator writes."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from riichi_desktop.engine import TILE_NAMES

ROOT = Path(__file__).resolve().parents[2]
TILES = ROOT / "resources" / "tiles"
ICONS = ROOT / "resources" / "icons"
GENERATOR = ROOT / "packaging" / "tile_art" / "generate.py"
FONT = Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc")

DRAWINGS = sorted([*TILES.glob("*.svg"), *ICONS.glob("*.svg")])
ELEMENTS = {"svg", "g", "path", "circle", "rect"}
ATTRIBUTES = {
    *("viewBox", "transform", "id", "d", "cx", "cy", "r", "x", "y", "width", "height", "rx"),
    *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
}
COLOUR = re.compile(r"none|#[0-9a-f]{6}|@(INK|RED|GREEN|BLUE|FACE)@")


def test_there_is_a_face_for_every_tile_and_no_other() -> None:
    assert {p.stem for p in TILES.glob("*.svg")} == set(TILE_NAMES)


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda p: p.stem)
def test_a_drawing_keeps_to_what_qt_draws(drawing: Path) -> None:
    """Qt fills what it does not know with black, or leaves it out, and calls the file valid."""
    root = ElementTree.fromstring(drawing.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    nested = [e for e in root.iter() if e is not root]
    assert {e.tag.partition("}")[2] for e in nested} <= ELEMENTS - {"svg"}
    for element in root.iter():
        assert set(element.attrib) <= ATTRIBUTES
        for name in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(name, "none"))
        assert not (element.text or "").strip()


@pytest.mark.parametrize("name", TILE_NAMES)
def test_a_face_has_only_the_themes_colours(name: str) -> None:
    text = (TILES / f"{name}.svg").read_text(encoding="utf-8")
    assert "#" not in text
    assert 'viewBox="0 0 300 400"' in text
    assert len(text) < 7000


def test_only_red_fives_carry_the_mark() -> None:
    marked = {p.stem for p in TILES.glob("*.svg") if 'id="mark"' in p.read_text(encoding="utf-8")}
    assert marked == {"0m", "0p", "0s"}


def test_red_fives_are_all_red() -> None:
    for name in ("0m", "0p", "0s"):
        text = (TILES / f"{name}.svg").read_text(encoding="utf-8")
        assert set(re.findall(r"@(\w+)@", text)) <= {"RED", "FACE"}


@pytest.mark.skipif(find_spec("fontTools") is None, reason="fontTools is not installed")
@pytest.mark.skipif(not FONT.exists(), reason="the package fonts-noto-cjk is not installed")
def test_the_generator_writes_what_is_committed() -> None:
    run = subprocess.run(
        [sys.executable, str(GENERATOR), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_credits_name_the_font_and_its_licence() -> None:
    text = (TILES / "README.md").read_text(encoding="utf-8")
    assert "Noto Serif CJK JP" in text
    assert "SIL Open Font License" in text

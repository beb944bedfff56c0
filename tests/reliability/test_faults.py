"""Some of the faults around the program; `faults.py` plays them all."""

from random import Random

import missing
import pytest
import scenes

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["full_disk", "without_screen"])
def test_scene(name, tmp_path):
    try:
        scenes.SCENES[name](tmp_path)
    except scenes.CannotPlay as reason:
        pytest.skip(str(reason))


@pytest.mark.parametrize("phase", ["closing"])
def test_a_kill(phase, tmp_path):
    word, acts = scenes.PHASES[phase]
    scenes.killed(tmp_path, word, acts, Random(1))


@pytest.mark.parametrize("file", ["icons/hand.svg"])
def test_a_missing_file_is_one_sentence(file, tmp_path):
    missing.missing_file(file, tmp_path)


def test_a_window_without_kanji_and_with_a_strange_language(tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text(scenes.FONTS.format(folder="", cache=tmp_path / "cache"))
    strange = {"LANG": "xx_YY@nowhere", "LC_ALL": None, "TZ": "Nowhere/City", "HOME": "relative"}
    folder = tmp_path / "d\u2019\u00e9t\u00e9 \u9ebb\u96c0 'x'"
    said = scenes.window("hand,pages", folder, FONTCONFIG_FILE=str(config), **strange)
    assert "page practice" in said

"""The catalogue is complete, tidy and fresh; sentences come out as each language writes them."""

import ast
import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from riichi_desktop.engine import CONFLICTS, facts
from riichi_desktop.engine.fu import BASE, CHIITOITSU, CLOSED_RON, OPEN_MINIMUM, TSUMO, WAIT_FU
from riichi_desktop.engine.hand import MELD_TYPES
from riichi_desktop.engine.local_yaku import LOCAL_YAKU
from riichi_desktop.engine.problems import problem
from riichi_desktop.engine.rules import ABORT_REASONS, FIELDS, GROUPS
from riichi_desktop.engine.tiles import TILES, tile_name
from riichi_desktop.engine.yaku import YAKU, YAKU_IDS, YAKUMAN, YAKUMAN_IDS
from riichi_desktop.words import LANGUAGES, Words, system_language

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
PRESETS = sorted(path.stem for path in (ROOT / "resources" / "rules").glob("*.toml"))


def _maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_words", ROOT / "packaging" / "words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_words"] = module
    spec.loader.exec_module(module)
    return module


make = _maker()
ALL = {language: Words(language) for language in LANGUAGES}


TOLD = ("problem.", "notice.")
OUTRANKED = ("flags_conflict", "tile_count", "bad_meld", "malformed", "wrong_type")
"""Problems whose sentence steps back where a reason is given."""


def _keys(words: Words) -> dict[str, str | list[str]]:
    entries: dict[str, str | list[str]] = make.read(FOLDER / f"{words.lang}.ts")
    return entries


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return ALL[request.param]


def test_the_catalogue_has_no_fault() -> None:
    assert list(make.faults({lang: make.read(FOLDER / f"{lang}.ts") for lang in LANGUAGES})) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_files_of_a_language_are_fresh(language: str) -> None:
    entries = make.read(FOLDER / f"{language}.ts")
    assert (FOLDER / f"{language}.ts").read_text("utf-8") == make.written(language, entries)
    assert (FOLDER / f"{language}.json").read_text("utf-8") == make.compiled(entries)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Ippatsu : impossible"),
        ("fr", "1 000 points"),
        ("fr", "l'appel"),
        ("fr", "Choisissez votre siège"),
        ("fr", "« deux\u202f»"),
        ("ja", "聴牌です"),
        ("ja", "聴牌, 和了"),
        ("ja", ""),
        ("en", "two  spaces"),
        ("en", "a {Name}"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    entries = {key: {"ui.x": "X"} for key in LANGUAGES} | {language: {"ui.x": text}}
    assert any(f"ui.x ({language})" in fault for fault in make.faults(entries))


@pytest.mark.parametrize(
    ("french", "english"),
    [("{n} han", "{m} han"), (["un", "deux"], "one"), (["un"], ["one", "two"])],
)
def test_languages_that_disagree_are_found(french: object, english: object) -> None:
    entries = {"fr": {"ui.x": french}, "en": {"ui.x": english}, "ja": {"ui.x": english}}
    assert list(make.faults(entries))


def test_romaji_and_kanji_do_not_depend_on_the_language() -> None:
    entries = {"fr": {"yaku.x": "Pinfu"}, "en": {"yaku.x": "Peace"}, "ja": {"yaku.x": "Pinfu"}}
    assert list(make.faults(entries)) == ["yaku.x: not the same in every language"]


def test_add_sets_types_and_compiles_an_entry(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.ts"):
        shutil.copy(path, tmp_path)
    texts = {
        "fr": "Reste : {n} tuile|Reste : {n} tuiles",
        "en": "{n} tile|{n} tiles",
        "ja": "{n}枚",
    }
    assert make.add({"ui.test.left": texts}, tmp_path) == []
    assert Words("fr", tmp_path).text("ui.test.left", n=1) == "Reste\u202f: 1 tuile"
    assert Words("fr", tmp_path).text("ui.test.left", n=2) == "Reste\u202f: 2 tuiles"
    assert make.add({"ui.test.bad": {"fr": "Oui", "en": "Yes"}}, tmp_path) != []
    assert make.remove(["ui.test.left"], tmp_path) == []
    for name in ("fr.ts", "fr.json"):
        assert (tmp_path / name).read_text("utf-8") == (FOLDER / name).read_text("utf-8")


def test_blocks_are_read() -> None:
    text = "# note\nby.ron\n = Ron\n\nby.tsumo\n fr Tsumo\n en Tsumo\n ja ツモ\n"
    assert make.parse_blocks(text) == {
        "by.ron": dict.fromkeys(LANGUAGES, "Ron"),
        "by.tsumo": {"fr": "Tsumo", "en": "Tsumo", "ja": "ツモ"},
    }


def test_every_yaku_has_its_words(words: Words) -> None:
    ids = {*YAKU_IDS, *YAKUMAN_IDS, *LOCAL_YAKU, "nagashi_mangan"}
    for group in ("yaku", "yaku_kanji", "yaku_gloss", "yaku_rule"):
        assert [id for id in sorted(ids) if f"{group}.{id}" not in words] == [], group


def test_every_limit_and_dora_has_its_words(words: Words) -> None:
    limits = ("mangan", "haneman", "baiman", "sanbaiman", "yonbaiman", "counted_yakuman", "yakuman")
    for group in ("limit", "limit_kanji", "limit_word"):
        assert [id for id in limits if f"{group}.{id}" not in words] == []
    for group in ("dora", "dora_kanji", "dora_gloss"):
        ids = ("dora", "ura_dora", "aka_dora", "north_dora")
        assert [id for id in ids if f"{group}.{id}" not in words] == []


def test_every_reason_for_fu_has_its_words(words: Words) -> None:
    items = (BASE, CHIITOITSU, CLOSED_RON, OPEN_MINIMUM, TSUMO[0])
    groups = [f"{state}_{size}" for state in ("open", "closed") for size in ("triplet", "kan")]
    ids = [item.id for item in items] + ["value_pair", "double_wind_pair", "wait"]
    ids += [f"{group}.{kind}" for group in groups for kind in ("simple", "terminal", "honour")]
    ids += [f"wait.{wait}" for wait, fu in WAIT_FU.items() if fu]
    assert [id for id in ids if f"fu.{id}" not in words] == []
    assert [wait for wait in (*WAIT_FU, "thirteen") if f"wait.{wait}" not in words] == []


def test_every_circumstance_and_call_has_its_words(words: Words) -> None:
    keys = [f"flag.{flag}" for flag in facts.FLAGS] + [f"meld.{type}" for type in MELD_TYPES]
    keys += ["by.ron", "by.tsumo", *(f"wind.{wind}" for wind in "ESWN")]
    assert [key for key in keys if key not in words] == []


def test_every_condition_of_a_yaku_has_its_words(words: Words) -> None:
    rows = (*YAKU, *YAKUMAN)
    keys = {f"lacks.{name}" for row in rows for name in facts.fact_names(row.needs)}
    keys |= {f"lacks.not_{name}" for row in rows for name in facts.fact_names(row.bars)}
    assert [key for key in sorted(keys) if key not in words] == []


def test_every_rule_has_its_words(words: Words) -> None:
    assert [id for id in PRESETS if f"rules.{id}" not in words] == []
    assert [group for group in GROUPS if f"rule_group.{group}" not in words] == []
    for field in FIELDS:
        assert f"rule_field.{field.document}" in words
        assert f"rule_help.{field.document}" in words
        for part in field.parts or (field,):
            assert f"rule_field.{part.document}" in words
            if part.kind == "choice":
                assert [
                    value
                    for value in part.values
                    if f"rule_value.{part.document}.{value}" not in words
                ] == []
    assert [reason for reason in ABORT_REASONS if f"abort.{reason}" not in words] == []


def _constant(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def _problems_told() -> tuple[tuple[str, set[str]], ...]:
    """Give each problem that the source names: its id or its reason, and the names of its data."""
    return tuple(_find_problems())


def _find_problems() -> Iterator[tuple[str, set[str]]]:
    for path in sorted((ROOT / "riichi_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id not in ("problem", "_fail") or not node.args:
                continue
            data = {keyword.arg or "**": keyword.value for keyword in node.keywords}
            yield _constant(node.args[0]), {*data, "field"}
            yield _constant(data.get("reason")), {*data, "field"}
    for row in CONFLICTS:
        yield row.reason, {"reason", "field"}
    for field in FIELDS:
        yield f"rule_{field.kind}", {"rule", "reason", "value", "allowed", "field"}
    for reason in ("meld_type", "kan_is_four", "call_is_three", "not_a_run", "not_alike"):
        yield reason, {"reason", "tiles", "field"}


def test_every_problem_of_the_program_has_a_sentence(words: Words) -> None:
    told = {id for id, _ in _problems_told() if id}
    assert len(told) > 80
    sentences = {key.split(".", 1)[1] for key in _keys(words) if key.startswith(TOLD)}
    assert told - sentences == set()


def test_a_problem_has_the_data_that_its_sentence_needs(words: Words) -> None:
    sentences = {
        key.split(".", 1)[1]: text for key, text in _keys(words).items() if key.startswith(TOLD)
    }
    wanting = []
    for id, data in _problems_told():
        needs = {*make.PLACEHOLDER.findall(str(sentences.get(id, "")))}
        outranked = id in OUTRANKED and "reason" in data
        if not (needs <= data or "**" in data or outranked):
            wanting.append((id, needs - data))
    assert wanting == []


def test_an_id_is_a_problem_or_a_notice(words: Words) -> None:
    ids = [key.split(".", 1)[1] for key in _keys(words) if key.startswith(TOLD)]
    assert len(ids) == len(set(ids))


def test_a_missing_key_or_value_is_an_error(words: Words) -> None:
    for key, values in (("yaku.none", {}), ("tile.red", {}), ("ui.missing.tiles", {})):
        with pytest.raises(KeyError):
            words.text(key, **values)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Words("de")


@pytest.mark.parametrize(
    ("language", "number", "plain", "signed"),
    [
        ("fr", 8300, "8\u202f300", "+8\u202f300"),
        ("en", 1234567, "1,234,567", "+1,234,567"),
        ("ja", -8300, "\u22128,300", "\u22128,300"),
        ("fr", -700, "\u2212700", "\u2212700"),
        ("fr", 0, "0", "0"),
    ],
)
def test_numbers(language: str, number: int, plain: str, signed: str) -> None:
    assert ALL[language].number(number) == plain
    assert ALL[language].signed(number) == signed


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("fr", 0, "Il manque 0 tuile."),
        ("fr", 1, "Il manque 1 tuile."),
        ("fr", 2, "Il manque 2 tuiles."),
        ("en", 0, "0 tiles missing."),
        ("en", 1, "1 tile missing."),
        ("ja", 5, "あと5枚。"),
    ],
)
def test_plurals(language: str, count: int, sentence: str) -> None:
    assert ALL[language].text("ui.missing.tiles", n=count) == sentence


@pytest.mark.parametrize(
    ("language", "five", "red", "honour"),
    [
        ("fr", "cinq de cercles", "cinq de cercles, rouge", "dragon vert"),
        ("en", "five of circles", "five of circles, red", "green dragon"),
        ("ja", "五筒", "赤五筒", "發"),
    ],
)
def test_tiles_have_spoken_names(language: str, five: str, red: str, honour: str) -> None:
    words = ALL[language]
    assert [words.tile(tile) for tile in (13, 35, 32)] == [five, red, honour]


def test_no_two_tiles_sound_alike(words: Words) -> None:
    assert len({words.tile(tile) for tile in TILES}) == len(TILES)


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("fr", "trois, quatre, cinq rouge de caractères\u202f; vent du sud\u202f; vent du sud"),
        ("en", "three, four, red five of characters; south wind; south wind"),
        ("ja", "三四赤五萬、南、南"),
    ],
)
def test_tiles_of_a_suit_are_named_together(language: str, spoken: str) -> None:
    assert ALL[language].tiles([2, 3, 34, 28, 28]) == spoken


def test_winds_and_their_kanji() -> None:
    assert [ALL["fr"].wind(n) for n in range(4)] == ["Est", "Sud", "Ouest", "Nord"]
    assert ALL["fr"].kanji("wind", "E") == "東"
    assert ALL["ja"].kanji("wind", "E") == ""


@pytest.mark.parametrize(
    ("language", "told", "sentence"),
    [
        (
            "fr",
            problem("flags_conflict", "flags", reason="ippatsu_needs_riichi"),
            "Ippatsu\u202f: impossible sans riichi.",
        ),
        (
            "en",
            problem("flags_conflict", "flags", flag="riichi", other="chankan"),
            "Riichi: not possible with Chankan.",
        ),
        (
            "fr",
            problem("fifth_tile", "dora", tile="5m"),
            "Quatre exemplaires au plus, indicateurs compris\u202f: cinq de caractères.",
        ),
        ("en", problem("unknown_field", "flag"), "Unknown field: flag."),
        (
            "ja",
            problem("bad_meld", "melds", reason="not_a_run", tiles="1m1m2m"),
            "チーは同じ種類の連続する三枚で作る：一一二萬。",
        ),
        ("en", problem("unknown_flag", "flags", flag="luck"), "Unknown circumstance: luck."),
        (
            "en",
            problem("flag_cleared", "flags", flag="riichi", reason="riichi_open"),
            "Riichi cleared. Riichi: not possible with an open hand; take back the call first.",
        ),
        (
            "fr",
            problem("honba_range", "honba", most=1000),
            "Honba\u202f: de 0 à 1\u202f000.",
        ),
    ],
)
def test_a_problem_is_told_in_words(language: str, told: object, sentence: str) -> None:
    assert ALL[language].problem(told) == sentence  # type: ignore[arg-type]


def test_a_problem_never_shows_the_id_of_a_tile(words: Words) -> None:
    for tile in TILES:
        told = words.problem(problem("fifth_tile", "", tile=tile_name(tile)))
        assert words.tile(tile) in told
        assert not re.search(r"\d[mpsz]", told)


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "ja", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "ja"),
        ({"LC_ALL": "", "LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ja:fr"}, "ja"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANG": "fry_NL"}, "en"),
    ],
)
def test_the_language_of_the_system(env: dict[str, str], language: str) -> None:
    assert system_language(env) == language

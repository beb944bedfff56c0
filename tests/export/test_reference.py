"""The reference as values: yaku and their hands, tables under every rule set, texts, search."""

import re
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from riichi_desktop.documents import preset, preset_ids, rules_from_text
from riichi_desktop.engine import (
    LOCAL_YAKU_IDS,
    YAKUMAN_IDS,
    Rules,
    evaluate,
    is_reachable,
    law_of,
    parse_draft,
    parse_hand,
)
from riichi_desktop.export import reference
from riichi_desktop.export.reference.examples import COMPANIONS, EXAMPLES
from riichi_desktop.words import LANGUAGES, Words

LOCAL = replace(preset("tenhou"), local_yaku=LOCAL_YAKU_IDS, renhou="yakuman")
LOCAL_SANMA = replace(
    preset("tenhou_sanma"), local_yaku=LOCAL_YAKU_IDS, renhou="yakuman", north="yakuhai"
)
ALL: dict[str, Rules] = {id: preset(id) for id in preset_ids()}
ALL |= {"local": LOCAL, "local_sanma": LOCAL_SANMA}


@cache
def sheet(id: str, lang: str = "en") -> reference.ReferenceSheet:
    return reference.reference_sheet(ALL[id], Words(lang))


def entries(id: str, *sections: str) -> list[reference.Entry]:
    return [
        entry
        for name in sections or ("yaku", "yakuman")
        for block in sheet(id).section(name).blocks
        if isinstance(block, reference.Entries)
        for entry in block.entries
    ]


# Yaku


@pytest.mark.parametrize("id", [id for id in EXAMPLES if id != "north_wind"])
@pytest.mark.parametrize("rules", [LOCAL, LOCAL_SANMA], ids=["four", "three"])
def test_a_hand_shows_its_yaku_and_no_other(id, rules):
    if id == "sanshoku_doujun" and rules.players == 3:
        pytest.skip("three players have no 2 to 8 of characters")
    best = evaluate(*parse_draft(EXAMPLES[id]).complete(), rules).best
    assert {*best.yaku, *best.yakuman} == {id, *COMPANIONS.get(id, ())}
    assert not best.dora


def test_the_hand_of_the_north():
    best = evaluate(*parse_draft(EXAMPLES["north_wind"]).complete(), LOCAL_SANMA).best
    assert dict(best.yaku) == {"north_wind": 1}


@pytest.mark.parametrize("id", ALL)
def test_every_yaku_in_force_is_listed_once_with_its_hand(id):
    rules, law = ALL[id], law_of(ALL[id])
    wanted = {row.id for row in (*law.yaku, *law.yakuman)} | {*rules.local_yaku}
    if rules.players == 3:
        wanted.discard("sanshoku_doujun")
    if rules.renhou != "none":
        wanted.add("renhou")
    if rules.nagashi_mangan:
        wanted.add("nagashi_mangan")
    listed = [entry.id for entry in entries(id)]
    assert sorted(listed) == sorted(wanted)
    without = {entry.id for entry in entries(id) if entry.example is None}
    assert without <= {"nagashi_mangan"}


@pytest.mark.parametrize("id", ALL)
def test_the_line_of_an_example_is_scored_as_it_says(id):
    for entry in entries(id):
        if entry.example is None:
            continue
        hand, situation, text = parse_hand(entry.example.line)
        rules = rules_from_text(text)
        best = evaluate(hand, situation, rules).best
        assert {*best.yaku, *best.yakuman} == {entry.id, *COMPANIONS.get(entry.id, ())}
        assert rules == ALL[id] or not {*preset_ids()} - {rules.id}
        if best.yakuman:
            assert entry.values == (f"× {min(best.yakuman[entry.id], rules.yakuman_cap)}",)
        elif entry.id in best.yaku and entry.values[0].isdigit():
            closed = all(meld.type == "ankan" for meld in hand.melds)
            assert entry.values[not closed] == str(best.yaku[entry.id])


@pytest.mark.parametrize("kind", reference.HAND_KINDS)
def test_yaku_of_a_kind_of_hand(kind):
    law = law_of(ALL["ema2025"])
    groups = reference.yaku_groups(ALL["ema2025"], Words("en"), kind)
    listed = {entry.id for group in groups for entry in group.entries}
    opened = {row.id for row in law.yaku if row.open}
    every = {row.id for row in law.yaku}
    assert listed == {"open": opened, "closed_only": every - opened}.get(kind, every)
    assert [group.title for group in groups] == sorted(
        {group.title for group in groups}, key=lambda title: int(title.split()[0])
    )
    if kind == "open":
        assert next(g.title for g in groups for e in g.entries if e.id == "chinitsu") == "5 han"


def test_open_tanyao_follows_the_rules():
    rules = replace(preset("tenhou"), open_tanyao=False)
    closed = reference.yaku_groups(rules, Words("en"), "closed_only")
    assert "tanyao" in {entry.id for group in closed for entry in group.entries}


@pytest.mark.parametrize(
    ("id", "yakuman", "times"),
    [
        ("mahjong_soul", "suuankou_tanki", "× 2"),
        ("tenhou", "suuankou_tanki", "× 1"),
        ("ema2025", "daisuushii", "× 1"),
    ],
)
def test_how_often_a_yakuman_counts(id, yakuman, times):
    (entry,) = (entry for entry in entries(id, "yakuman") if entry.id == yakuman)
    assert entry.values == (times,)


def test_no_yakuman_is_without_a_hand():
    assert {*YAKUMAN_IDS} <= {*EXAMPLES}


# Tables


@pytest.mark.parametrize("id", ALL)
def test_every_cell_agrees_with_the_formula(id):
    """Work each cell out anew: fu x 2^(2+han), capped, times the role, rounded up by itself."""
    rules = ALL[id]
    tables = [b for b in sheet(id).section("tables").blocks if isinstance(b, reference.PointTable)]
    assert [(t.dealer, t.tsumo) for t in tables] == [*product((False, True), repeat=2)]
    for table in tables:
        assert len(table.rows) == (11 if table.tsumo else 10)
        for _, cells in table.rows:
            for cell in cells:
                assert cell.payments == expected(cell.han, cell.fu, table, rules)
                assert (cell.state == "impossible") == (not cell.payments)
                if cell.payments:
                    reachable = is_reachable(cell.han, cell.fu, table.tsumo, rules)
                    assert (cell.state == "muted") == (not reachable)


def expected(han: int, fu: int, table: reference.PointTable, rules: Rules) -> tuple[str, ...]:
    if (fu == 20 and (not table.tsumo or han < 2)) or (fu == 25 and han < 2 + table.tsumo):
        return ()
    base = min(fu * 2 ** (han + 2), 2000)
    if rules.kiriage_mangan and base == 1920:
        base = 2000
    if not table.tsumo:
        return (up(base * (6 if table.dealer else 4)),)
    assert rules.tsumo_split == "loss" or rules.players == 4
    return (up(base * 2),) if table.dealer else (up(base), up(base * 2))


def up(points: int) -> str:
    return f"{-(-points // 100) * 100:,}"


@pytest.mark.parametrize(
    ("id", "muted"),
    [("wrc2025", 4), ("ema2016", 2), ("tenhou", 2)],
)
def test_cells_that_no_hand_reaches(id, muted):
    """1 han 110 fu by tsumo, both tables; by ron too where a double-wind pair gives 2 fu."""
    cells = [
        cell
        for block in sheet(id).section("tables").blocks
        if isinstance(block, reference.PointTable)
        for _, row in block.rows
        for cell in row
        if cell.state == "muted"
    ]
    assert {(cell.han, cell.fu) for cell in cells} == {(1, 110)}
    assert len(cells) == muted
    assert all("no hand gets there" in cell.spoken for cell in cells)


def test_one_han_110_fu_is_a_hand_where_a_double_wind_pair_gives_4():
    line = "234s99s11z+9s (1111m) (9999p) riichi"
    best = evaluate(*parse_draft(line).complete(), preset("tenhou")).best
    assert (best.han, best.fu) == (1, 110)
    best = evaluate(*parse_draft(line).complete(), preset("wrc2025")).best
    assert (best.han, best.fu) == (1, 100)


@pytest.mark.parametrize(
    ("split", "cell"),
    [
        ("loss", ("1,000", "2,000")),
        ("north_half", ("1,500", "2,400")),
        ("equal", ("2,000", "2,000")),
        ("dealer_pays", ("1,000", "2,900")),
        ("full", ("2,000", "2,900")),
        ("plus_1000", ("2,000", "3,000")),
    ],
)
def test_the_splits_of_three_players(split, cell):
    rules = replace(preset("tenhou_sanma"), tsumo_split=split)
    section = reference.reference_section("tables", rules, Words("en"))
    (table,) = (
        b
        for b in section.blocks
        if isinstance(b, reference.PointTable) and b.tsumo and not b.dealer
    )
    (found,) = (c for _, row in table.rows for c in row if (c.han, c.fu) == (3, 30))
    assert found.payments == cell


# Texts


def texts(value: object) -> list[str]:
    """Give every text in a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [text for one in value for text in texts(one)]
    if hasattr(value, "__slots__"):
        return [t for name in value.__slots__ for t in texts(getattr(value, name))]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ALL)
def test_every_text_is_whole(id, lang):
    found = texts(sheet(id, lang))
    assert len(found) > 1000
    assert not [text for text in found if re.search(r"\{[a-z_]*\}", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_stand_on_the_sheet(lang):
    words = Words(lang)
    settings = sheet("bareme", lang).settings
    for part in ("rule_phrase.kiriage_mangan.no", "rule_value.counted_limit.yakuman"):
        assert words.text(part) in settings
    assert words.text("reference.setting.double_wind", n=4) in settings
    assert settings != sheet("wrc2025", lang).settings


def test_the_sections_stand_in_counting_order():
    groups = [*dict.fromkeys(reference.SECTION_GROUPS.values())]
    assert groups == ["start", "han", "fu", "payment", "rules"]
    assert [one.id for one in sheet("tenhou").sections] == [*reference.SECTION_IDS]
    assert {one.id: one.group for one in sheet("tenhou").sections} == reference.SECTION_GROUPS


@pytest.mark.parametrize(("id", "suits"), [("tenhou", 3), ("tenhou_sanma", 4)])
def test_the_dora_cycles(id, suits):
    (block,) = (b for b in sheet(id).section("dora").blocks if isinstance(b, reference.Cycles))
    assert [len(one.tiles) for one in block.cycles] == [2, 9, 4, 3][4 - suits :]
    if suits == 4:
        assert block.cycles[0].tiles == (0, 8)


def test_what_13_han_are_by_rule_set():
    (lines,) = (
        block
        for block in sheet("ema2025").section("limits").blocks
        if isinstance(block, reference.Lines) and block.id == "limits.counted"
    )
    found = {line.name: (line.values, line.muted, line.below) for line in lines.lines}
    assert found["Sanbaiman"][:2] == (("24,000", "36,000"), False)
    assert found["Yonbaiman"][:2] == (("32,000", "48,000"), True)
    assert "WRC 2025" in found["Yonbaiman"][2]
    assert "EMA 2025" in found["Sanbaiman"][2]


def test_a_table_as_text():
    table = sheet("tenhou").section("tables").blocks[2]
    lines = reference.block_text(table).splitlines()
    assert lines[0] == "Non-dealer, ron"
    assert lines[1].split() == ["1", "han", "2", "han", "3", "han", "4", "han"]
    assert lines[2].split() == ["25", "fu", "–", "1,600", "3,200", "6,400"]
    assert len({len(line) for line in lines[1:]}) == 1, "columns stand under each other"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", reference.SECTION_IDS)
def test_a_section_as_text(id, lang):
    section = sheet("wrc2025", lang).section(id)
    text = reference.section_text(sheet("wrc2025", lang), section, Words(lang))
    assert text.startswith(section.title)
    assert "\n\n\n" not in text
    assert not re.search(r"[ \t]$", text, re.MULTILINE)


# Search


@cache
def index() -> reference.Index:
    return reference.Index([sheet("tenhou", lang) for lang in ("en", "fr", "ja")])


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("chiitoitsu", "chiitoitsu"),
        ("chitoitsu", "chiitoitsu"),
        ("Chītoitsu", "chiitoitsu"),
        ("七対子", "chiitoitsu"),
        ("チートイツ", "chiitoitsu"),
        ("ちーといつ", "chiitoitsu"),
        ("seven pairs", "chiitoitsu"),
        ("sept paires", "chiitoitsu"),
        ("PINFU", "pinfu"),
        ("平和", "pinfu"),
        ("main sans points", "pinfu"),
        ("brelans caches", "sanankou"),
        ("brelans cachés", "sanankou"),
        ("kokushimusou", "kokushi_musou"),
        ("dragon vert", "hatsu"),
        ("toi toi", "toitoi"),
        ("こくし", "kokushi_musou"),
    ],
)
def test_a_yaku_is_found_in_any_language(query, id):
    found = [one.item.id for one in index().find(query) if isinstance(one.item, reference.Entry)]
    assert found[0] == id


@pytest.mark.parametrize("query", ["7700", "7,700", "7 700", "7\u202f700"])
def test_an_amount_is_found_however_it_is_written(query):
    cells = {one.item.cell for one in index().find(query) if isinstance(one.item, reference.Line)}
    assert {(4, 30, False, False), (3, 60, False, False), (3, 40, True, False)} <= cells


def test_all_words_must_be_found():
    assert index().find("pinfu tsumo")
    assert not index().find("pinfu zzz")
    assert index().find("  ") == ()
    assert len(index().find("a")) == 40


def test_a_place_leads_back_to_what_stands_there():
    for place in index().find("tanki"):
        block = sheet("tenhou", "en").section(place.section).blocks[place.block]
        assert place.title in ("", getattr(block, "title", ""))

"""What follows of a change of a rule, where a value was read, which fields a word finds."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import rule_set, shipped_ids
from riichi_desktop.engine import (
    FIELDS,
    FIELDS_BY_DOCUMENT,
    FloatingUma,
    Rules,
    RulesError,
    differences,
)
from riichi_desktop.export import rule_help
from riichi_desktop.ui.rules.editing import (
    OURS,
    base_of,
    copied,
    departures,
    idle_because,
    named,
    note_of,
    with_value,
)
from riichi_desktop.ui.rules.lines import OKA, FieldLine, GroupLine, rule_lines
from riichi_desktop.ui.rules.numbers import in_thousands, read_number, read_thousands
from riichi_desktop.ui.rules.search import fields_found
from riichi_desktop.ui.rules.sources import Source, is_unsure, source_of, source_words
from riichi_desktop.words import LANGUAGES, Words

TODAY = "2026-09-27"
EN = Words("en")


def own(id: str = "tenhou"):
    return copied(rule_set(id), "my_club", "Club", TODAY)


def changed(held, document: str, value: object):
    return with_value(held, FIELDS_BY_DOCUMENT[document], value, TODAY)


def test_a_copy_says_the_same_from_the_same_sources():
    held = own()
    assert differences(held.rules, rule_set("tenhou").rules) == ()
    assert held.sources == rule_set("tenhou").sources
    assert (held.rules.id, held.title, held.base) == ("my_club", "Club", "tenhou")
    assert base_of(held) is rule_set("tenhou")
    assert departures(held) == frozenset()


def test_a_changed_value_is_the_clubs_and_the_bases_again_when_taken_back():
    held = changed(own(), "target", 0).held
    assert (departures(held), held.sources["target"]) == ({"target"}, OURS)
    again = changed(held, "target", 30000).held
    assert (departures(again), again.sources["target"]) == (frozenset(), own().sources["target"])


def test_a_value_that_cannot_be_is_refused():
    with pytest.raises(RulesError):
        changed(own(), "uma", (1000, 0, 0, 0))
    same = own()
    assert changed(same, "target", 30000).held is same


@pytest.mark.parametrize("id", shipped_ids())
def test_every_set_can_be_played_with_another_number_of_players(id):
    held = own(id)
    players = 7 - held.rules.players
    after, also = changed(held, "players", players)
    assert (after.rules.players, len(after.rules.uma)) == (players, players)
    assert {"uma"} <= {field.document for field in also} <= {"uma", "noten_pool", "red_fives"}
    assert players == 4 or after.rules.red_fives.m == 0


def test_three_rons_and_the_draw_they_make_go_together():
    held = own()
    every = changed(held, "multiple_ron", "all")
    assert "sanchahou" not in every.held.rules.abortive_draws
    assert [field.document for field in every.also] == ["abortive_draws"]
    back = changed(every.held, "abortive_draws", held.rules.abortive_draws)
    assert back.held.rules.multiple_ron == "two_abort_on_three"
    without = changed(held, "abortive_draws", ())
    assert without.held.rules.multiple_ron == "all"
    head = changed(own("wrc2025"), "abortive_draws", ("suukaikan",))
    assert (head.held.rules.multiple_ron, head.also) == ("head_bump", ())


def test_a_name_and_a_note_are_kept_apart_and_the_edition_holds_both():
    held = named(own(), "Lyon", "season 2027", TODAY)
    assert (held.title, note_of(held), held.rules.edition) == (
        "Lyon",
        "season 2027",
        "Lyon, season 2027",
    )
    assert note_of(named(held, "Paris", "", TODAY)) == ""


@pytest.mark.parametrize(
    ("id", "values", "idle"),
    [
        ("tenhou", {}, {"tsumo_split", "north", "north_rinshan"}),
        ("tenhou_sanma", {}, set()),
        ("tenhou_sanma", {"north": "guest", "pao": (), "ura_dora": False}, None),
    ],
)
def test_what_changes_nothing_is_known(id, values, idle):
    rules = replace(rule_set(id).rules, **values)
    found = idle_because(rules)
    expected = (
        idle
        if idle is not None
        else {
            "north_rinshan",
            "pao_scope",
            "pao_ron_honba",
            "pao_tsumo_honba",
            "kan_ura_dora",
        }
    )
    assert found.keys() == expected


def test_what_idles_idles_in_the_shipped_sets_too():
    """A source that says n/a and a field that is idle are about the same field, in every set."""
    for id in shipped_ids():
        held = rule_set(id)
        idle = idle_because(held.rules).keys()
        said = {name for name, comment in held.sources.items() if source_of(comment).sort == "n/a"}
        assert idle - said <= {"kan_ura_dora"}, id


# Sources


@pytest.mark.parametrize(
    ("comment", "source"),
    [
        ("WRC-C, MCH", Source("", ("WRC-C", "MCH"), "")),
        ("unsure: no source", Source("unsure", (), "no source")),
        ("unsure", Source("unsure", (), "")),
        ("n/a: four players", Source("n/a", (), "four players")),
        ("ours: a vote", Source("ours", (), "a vote")),
        ("EMA25 3.4; 2016: 4", Source("", ("EMA25",), "EMA25 3.4; 2016: 4")),
        ("conflict: MCH 3.4, PAN [a_1]", Source("conflict", ("MCH", "PAN"), "", "a_1")),
        ("oursin", Source("", (), "oursin")),
    ],
)
def test_a_comment_is_taken_apart(comment, source):
    assert source_of(comment) == source


def test_a_bare_choice_is_the_clubs_in_its_own_set_alone():
    assert source_words("ours", EN, own=True) == ("The club’s choice.",)
    assert source_words("ours", EN, own=False) == ("The program’s choice.",)
    assert source_words("ours: x", EN, own=True)[0] == "The program’s choice."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tag_of_a_shipped_set_has_a_name(lang):
    words = Words(lang)
    tags = {
        tag
        for id in shipped_ids()
        for comment in rule_set(id).sources.values()
        for tag in source_of(comment).tags
    }
    named = {tag for tag in tags if f"rule_source.{tag.lower().replace('-', '_')}" in words}
    assert tags - named <= {"JPML", "WRC", "EMA"}
    for id in shipped_ids():
        for comment in rule_set(id).sources.values():
            assert source_words(comment, words, own=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shipped_set_remarks_in_words_alone(lang):
    words = Words(lang)
    sources = [source_of(one) for id in shipped_ids() for one in rule_set(id).sources.values()]
    assert [one.note for one in sources if one.note] == []
    remarks = {one.remark for one in sources if one.remark}
    assert len(remarks) > 40
    assert [one for one in remarks if f"rule_note.{one}" not in words] == []


def test_a_conflict_is_as_doubtful_as_what_nobody_says():
    held = rule_set("wrc2025")
    assert is_unsure(held.sources["leftover_sticks"])
    assert source_words(held.sources["leftover_sticks"], EN, own=False)[0].startswith("Sources")
    assert fields(rule_lines(held, None, EN))["leftover_sticks"].unsure


# Lines


def fields(lines) -> dict[str, FieldLine]:
    return {line.key: line for line in lines if isinstance(line, FieldLine)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_set_shows_every_field_in_its_group(lang):
    for id in shipped_ids():
        lines = rule_lines(rule_set(id), None, Words(lang))
        assert fields(lines).keys() == {*FIELDS_BY_DOCUMENT, OKA}
        assert sum(isinstance(line, GroupLine) for line in lines) == 8
        assert all(line.spoken for line in lines)


def test_a_line_says_what_differs_departs_and_is_unsure():
    held = changed(own("wrc2025"), "kiriage_mangan", False).held
    lines = fields(rule_lines(held, rule_set("tenhou"), EN))
    assert [n for n, line in lines.items() if line.differs and n != OKA] == [
        field.document for field in differences(held.rules, rule_set("tenhou").rules)
    ]
    assert lines["kiriage_mangan"].departs
    assert lines["yakuman_cap"].unsure == is_unsure(held.sources["yakuman_cap"]) is True
    assert lines["north"].idle
    assert lines[OKA].value == "0"
    assert lines["ura_dora"].spoken == "Ura dora; yes; beside it, the same"
    assert lines["kiriage_mangan"].spoken == "Kiriage mangan; no; changed; beside it, the same"


def test_differences_only_leaves_groups_without_any_out():
    lines = rule_lines(rule_set("bareme"), rule_set("tenhou"), EN, differing=True)
    assert lines == ()


def test_a_floating_uma_stands_row_by_row():
    lines = fields(rule_lines(rule_set("jpml_a"), None, EN))
    assert isinstance(rule_set("jpml_a").rules.uma, FloatingUma)
    assert lines["uma"].value.count("\n") == 3


@pytest.mark.parametrize(
    ("query", "document"),
    [
        ("kiriage", "kiriage_mangan"),
        ("paire double vent", "double_wind_pair_fu"),
        ("RÈGLEMENT bâtonnets", "multiple_ron_sticks"),
        ("赤", "red_fives"),
        ("トビ", "bust"),
        ("とび", "bust"),
        ("国士", "kokushi_robs_closed_kan"),
        ("sanchahou", "abortive_draws"),
        ("noten_pool", "noten_pool"),
        ("Daisangen", "pao"),
    ],
)
def test_a_field_is_found_by_any_of_its_names(query, document):
    found = fields_found(query)
    assert found is not None
    assert document in found
    assert len(found) < len(FIELDS) / 2


def test_nothing_asked_is_everything_and_nonsense_nothing():
    assert fields_found("  ") is None
    assert fields_found("qqq") == frozenset()


# Numbers


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("25000", 25000),
        ("25\u202f000", 25000),
        ("25,000", 25000),
        ("２５", 25),
        ("-5", None),
        ("", None),
    ],
)
def test_a_whole_number_is_read_as_it_is_written_anywhere(text, number):
    assert read_number(text) == number


@pytest.mark.parametrize(
    ("text", "points"),
    [("+15", 15000), ("\u22127.5", -7500), ("-7,5", -7500), ("0", 0), ("1.25", None), ("x", None)],
)
def test_thousands_are_read_as_they_are_written(text, points):
    assert read_thousands(text) == points
    if points is not None:
        for lang in LANGUAGES:
            assert read_thousands(in_thousands(points, Words(lang))) == points


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Si oui\u202f: sans 1\u202f000 points, pas de riichi."),
        ("en", "If yes: without 1,000 points, no riichi."),
        ("ja", "ありの場合：持ち点が1,000点未満ではリーチできない。"),
    ],
)
def test_the_sentence_of_a_rule_that_is_off_says_when_it_holds(lang, said):
    words = Words(lang)
    assert rule_help("riichi_needs_1000", Rules(riichi_needs_1000=False), words) == said
    assert rule_help("riichi_needs_1000", Rules(riichi_needs_1000=True), words) == words.text(
        "rule_help.riichi_needs_1000"
    )


def test_a_floating_uma_names_the_return():
    lines = fields(rule_lines(rule_set("jpml_a"), None, EN))
    assert lines["uma"].value.startswith("1 player at 30,000 or more: ")
    assert "\n2 players at 30,000 or more: " in lines["uma"].value

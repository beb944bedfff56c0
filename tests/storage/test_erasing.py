"""A person's data taken out of the file, to the last byte; results stay."""

import json
import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.club import Adjustment, Event, Link, Player, Titled, Totals
from riichi_desktop.ledger import Amended, Booked, Penalty, Replaced
from riichi_desktop.storage import StorageError, redaction
from riichi_desktop.storage.database import Database

from .matches import DRAW, RON, RULES, problem_of, query, record

EVE = Player("p1", "Ève Zörgl", "Zouzou", "Lyon-Vaise", "FR-0042-17")
TWIN = Player("p9", "E. Zörgl-Twin", same_as="p1")
BO, CHI, DAN = Player("p2", "Bo"), Player("p3", "Chi"), Player("p4", "遅刻")
EVENT = Event("e1", "Saison", "season", RULES)
SECRETS = ("Ève Zörgl", "Zouzou", "Lyon-Vaise", "FR-0042-17", "E. Zörgl-Twin", "Old Zörgl")
LINK = Link("", (("Ève Zörgl", "p1"), ("Bo", "p2"), ("Chi", "p3"), ("遅刻", "p4")), "e1")
ACTS = (
    Booked(RON),
    Booked(Replaced(1, "E. Zörgl-Twin")),
    Booked(Penalty(0, -8000, reason="Ève Zörgl, too late")),
    Booked(Replaced(2, "Ève Z")),
    Amended("u4", Replaced(2, "Chi 2")),
    Booked(DRAW),
)


def filled(club):
    """Give a club in which one person stands in every place where a name can."""
    club.put([Player("p1", "Old Zörgl"), EVE, BO, CHI, DAN, TWIN, EVENT])
    names = [name for name, _ in LINK.players]
    game = club.create_game(RULES, names, "La victoire de Zouzou", record(*ACTS), link=LINK).id
    twin = Link(game, (*LINK.players, ("E. Zörgl-Twin", "p9"), ("Ève Z", "p3")), "e1")
    club.put([twin, Adjustment("a1", "e1", -500, "Zouzou parle", "p1")])
    club.rename(game, "Zouzou gagne")
    club.set_pending(game, "Ève Zörgl")
    club.games()
    return game


def bytes_of(path):
    return b"".join(file.read_bytes() for file in path.parent.glob("club.db*"))


def written(secret):
    """Give the ways in which a name may stand in the file."""
    return {secret.encode(), json.dumps(secret)[1:-1].encode()}


def test_nothing_is_left_of_a_person_but_the_results(opened, path):
    club = opened()
    game = filled(club)
    before = club.game(game)
    assert all(any(way in bytes_of(path) for way in written(secret)) for secret in SECRETS)
    club.erase("p9")
    assert not [one for one in SECRETS for way in written(one) if way in bytes_of(path)]
    after = club.game(game)
    assert after.names == ("—", "Bo", "Chi", "遅刻")
    assert after.table.names == ("—", "— 2", "Chi 2", "遅刻")
    assert after.table.scores == before.table.scores
    assert [one.id for one in club.damaged_acts()] == []
    register = club.register()
    assert register.players["p1"] == Player("p1", "", hidden=True, erased=True)
    assert register.players["p9"] == Player("p9", "", hidden=True, same_as="p1", erased=True)
    assert register.players["p2"] == BO
    assert register.links[game].players == (
        *(("—", "p1"), ("Bo", "p2"), ("Chi", "p3"), ("遅刻", "p4")),
        *(("— 2", "p9"), ("Ève Z", "p3")),
    )
    assert register.adjustments["a1"].reason == "— parle"
    assert register.titles[game] == Titled(game, "— gagne")
    assert club.head(game).title == "— gagne"
    assert club.head(game).names == ("—", "— 2", "Chi 2", "遅刻")
    assert club.pending(game) == ""
    names = [act.thing.name for act in club.acts() if act.kind == "player" and act.id == "p1"]
    assert names == ["", "", ""]
    club.close()
    assert opened().register() == register


def test_what_others_said_of_others_stays(club):
    game = filled(club)
    club.put([Adjustment("a2", "e1", -500, "Zouzou et Bo parlent", "p2")])
    club.erase("p1")
    assert club.register().adjustments["a2"].reason == "Zouzou et Bo parlent"
    club.erase("p2")
    assert club.register().adjustments["a2"].reason == "Zouzou et — parlent"
    assert club.game(game).names == ("—", "— 3", "Chi", "遅刻")


def test_to_erase_again_changes_nothing(club):
    game = filled(club)
    club.erase("p1")
    register, entries = club.register(), club.entries(game)
    club.erase("p1")
    assert club.register() == register
    assert club.entries(game) == entries


def test_a_game_that_is_not_the_persons_stays(club):
    filled(club)
    other = club.create_game(RULES, ("Ève Zörgl", "B", "C", "D")).id
    linked = club.create_game(
        RULES, ("A", "B", "C", "D"), link=Link("", (("A", "p2"), ("B", "p3")))
    ).id
    club.erase("p1")
    assert club.game(other).names[0] == "Ève Zörgl", "nobody said who that is"
    assert club.game(linked).names == ("A", "B", "C", "D")


def test_damaged_acts_of_a_person_lose_what_they_said(opened, path):
    club = opened()
    game = filled(club)
    club.close()
    query(path, 'UPDATE act SET payload = \'{"uid":"p1","name":"Zouzou\' WHERE number = 1')
    broken = '{"uid":"g","players":[["Zouzou","p1"'
    row = (broken, game)
    query(path, "UPDATE act SET payload = ? WHERE kind = 'link' AND thing = ?", *row)
    club = opened()
    assert len(club.damaged_acts()) == 3
    club.erase("p1")
    assert b"Zouzou" not in b"".join(
        str(row).encode()
        for row in query(path, "SELECT payload FROM act WHERE kind <> 'adjustment'")
    )
    assert len(club.damaged_acts()) == 3


def test_nobody_can_be_erased_who_is_not_there(opened):
    club = opened()
    club.put([BO])
    for player in ("p1", ""):
        with pytest.raises(StorageError) as refused:
            club.erase(player)
        assert problem_of(refused) == "no_such_player"
    reader = opened(read_only=True)
    with pytest.raises(StorageError) as refused:
        reader.erase("p2")
    assert problem_of(refused) == "read_only"


def test_a_reader_sees_the_names_go(opened):
    club = opened()
    game = filled(club)
    reader = opened(read_only=True)
    assert reader.games()[0].names[0] == "Ève Zörgl"
    assert reader.register().players["p1"] == EVE
    club.erase("p1")
    assert reader.games()[0].names[0] == "—"
    assert reader.register().players["p1"].erased
    assert reader.rules_and_names(game)[1][0] == "—"


def test_where_the_file_cannot_be_written_anew_the_person_is_erased_and_it_is_told(
    club, path, monkeypatch
):
    game = filled(club)

    def full(_):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Database, "connect", full)
        with pytest.raises(StorageError) as refused:
            club.erase("p1")
    assert problem_of(refused) == "disk_full"
    assert club.game(game).names[0] == "—"
    club.erase("p1")
    assert b"Zouzou" not in bytes_of(path)


def test_a_reader_in_the_way_is_told_as_busy(club, monkeypatch):
    filled(club)
    monkeypatch.setattr("riichi_desktop.storage.database.BUSY_SECONDS", 0.05)
    with club._database.reading() as connection:
        connection.exec_driver_sql("SELECT * FROM act").fetchone()
        with pytest.raises(StorageError) as refused:
            club.erase("p1")
    assert problem_of(refused) == "busy"
    assert club.register().players["p1"].erased


def test_a_game_of_totals_keeps_its_players(club):
    filled(club)
    totals = Totals("x1", ("p1", "p2", "p3", "p4"), (25000,) * 4, event="e1")
    club.put([totals])
    club.erase("p1")
    assert club.register().totals == {"x1": totals}


@pytest.mark.parametrize(
    ("text", "names", "expected"),
    [
        ("Ana, too late", {"Ana"}, "—, too late"),
        ("Analysis of Ana", {"Ana"}, "Analysis of —"),
        ("Ana Maria and Ana", {"Ana", "Ana Maria"}, "— and —"),
        ("田中は遅刻", {"田中"}, "—は遅刻"),
        ("*a*b", {"*a*"}, "—b"),
        ("nobody", {""}, "nobody"),
        ("x", set(), "x"),
    ],
)
def test_names_in_free_texts(text, names, expected):
    assert redaction.without(text, names) == expected


@given(st.lists(st.text(), max_size=4), st.sets(st.text() | st.sampled_from(["—", "— 2"])))
def test_two_people_of_a_game_stay_two(names, in_use):
    words = redaction.instead(names, in_use)
    assert len(set(words.values())) == len(words)
    assert not set(words.values()) & in_use
    assert redaction.instead(words.values(), in_use) == {}


@given(
    st.text()
    | st.sampled_from(["[]", "{}", '{"players":3}', '{"players":[["a"],3]}', '{"event":[]}'])
)
def test_no_text_breaks_the_erasing(text):
    words = {"a": "—"}
    assert (
        redaction.names_of(text) | redaction.link_names(text) | redaction.record_names(text)
        == set()
    )
    assert redaction.without_in_entry(text, words) == text
    assert redaction.without_in_act(text, "title", words) == text
    redaction.without_in_names(text, words)
    redaction.without_in_link(text, words)
    redaction.erased_payload("p1", text)

"""What the club writes down besides games: put whole, folded, logged, and never half."""

import sqlite3
from contextlib import closing

import pytest

from riichi_desktop.club import (
    Event,
    Link,
    Player,
    Register,
    Registration,
    Titled,
    Totals,
    register_of,
)
from riichi_desktop.ledger import Booked
from riichi_desktop.storage import StorageError
from riichi_desktop.storage.acts import Acts

from .matches import NAMES, RON, RULES, problem_of, query, record

ANA, BO = Player("p1", "Ana"), Player("p2", "Bo")
EVENT = Event("e1", "Saison", "season", RULES)
LINK = Link("", tuple(zip(NAMES, ("p1", "p2", "p3", "p4"), strict=True)), "e1", day="2026-11-30")


def other(path, *acts):
    """Write acts as an exchange does: uid, kind, thing, payload, arrival."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for uid, kind, thing, payload, arrival in acts:
            (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM act").fetchone()
            row = (uid, last + 1, kind, thing, payload, "there", "2026-11-30T20:00:00Z", arrival)
            connection.execute("INSERT INTO act VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def test_a_new_club_has_an_empty_register(club):
    assert club.register() == Register()
    assert club.acts() == club.damaged_acts() == ()


def test_what_was_put_stands_and_is_there_after_a_restart(opened):
    club = opened()
    acts = club.put([ANA, BO, EVENT])
    assert [(act.kind, act.id, act.thing, act.station) for act in acts] == [
        ("player", "p1", ANA, "here"),
        ("player", "p2", BO, "here"),
        ("event", "e1", EVENT, "here"),
    ]
    assert len({act.uid for act in acts}) == 3
    register = club.register()
    assert register == register_of(acts)
    assert register.events["e1"].rules == RULES
    assert club.register() is register, "nobody has written"
    club.close()
    club = opened()
    assert club.register() == register
    assert club.acts() == acts


def test_the_latest_act_counts_and_all_are_kept(club):
    club.put([ANA, BO])
    before = club.register()
    renamed = Player("p1", "Ana Maria", city="Lyon")
    club.put([renamed], [("player", "p2")])
    assert dict(club.register().players) == {"p1": renamed}
    assert before.players["p2"] == BO, "a register that was given does not change"
    club.put([before.players["p1"], before.players["p2"]])
    assert dict(club.register().players) == {"p1": ANA, "p2": BO}
    assert [act.thing for act in club.acts()] == [ANA, BO, renamed, None, ANA, BO]
    assert club.register() == register_of(club.acts())


def test_what_is_put_is_as_it_will_be_read_again(opened):
    club = opened()
    (act,) = club.put([Player("p1", "A\ud800B")])
    assert act.thing == Player("p1", "A?B")
    strange = Player("p2", "<b>Ève</b> '\" \u202eRTL\x00 =1+1 🀄" + "x" * 10_000)
    club.put([strange])
    club.close()
    club = opened()
    assert club.register().players["p1"] == Player("p1", "A?B")
    assert club.register().players["p2"] == strange


def test_a_fault_of_the_program_writes_nothing(club):
    for things, gone in (
        ([ANA, Player("", "nobody")], ()),
        ([ANA], [("chip", "c1")]),
        ([ANA], [("player", "")]),
    ):
        with pytest.raises(ValueError, match=r"thing"):
            club.put(things, gone)
    assert club.acts() == ()


def test_many_things_at_once_and_one_by_one(club):
    many = [Player(f"p{at}", f"Name {at}") for at in range(1200)]
    club.put(many)
    assert list(club.register().players.values()) == many
    club.put([], [("player", one.uid) for one in many[:-1]])
    assert list(club.register().players) == ["p1199"]


def test_a_game_begins_with_its_link_in_one_transaction(club, monkeypatch):
    head = club.create_game(RULES, NAMES, "T1", record(Booked(RON)), link=LINK)
    assert club.register().links == {head.id: Link(head.id, *LINK_REST)}
    assert club.game(head.id).names == NAMES

    def fails(*_):
        raise sqlite3.OperationalError("a fault in the act")

    monkeypatch.setattr(Acts, "put", fails)
    with pytest.raises(sqlite3.OperationalError):
        club.create_game(RULES, NAMES, "T2", link=LINK)
    assert [one.title for one in club.games()] == ["T1"]


LINK_REST = (LINK.players, LINK.event, LINK.round, LINK.table, LINK.day)


def test_a_record_that_is_there_already_brings_no_link(club):
    club.create_game(RULES, NAMES, "T1", record(Booked(RON)))
    with pytest.raises(StorageError) as refused:
        club.create_game(RULES, NAMES, "T2", record(Booked(RON)), link=LINK)
    assert problem_of(refused) == "already_recorded"
    assert club.acts() == ()


def test_what_a_game_is_called_is_an_act_too(opened):
    club = opened()
    id = club.create_game(RULES, NAMES, "first").id
    assert club.register().titles == {}
    club.rename(id, "second")
    club.rename(id, "second")
    club.hide(id)
    club.hide(id)
    assert [act.thing for act in club.acts()] == [
        Titled(id, "second"),
        Titled(id, "second", hidden=True),
    ]
    assert (club.head(id).title, club.head(id).hidden) == ("second", True)
    club.put([club.acts()[0].thing])
    assert (club.head(id).title, club.head(id).hidden) == ("second", False)
    club.put([Titled("unknown", "no game")])
    assert [one.title for one in club.games()] == ["second"]
    for changed in (club.rename, club.hide):
        with pytest.raises(StorageError) as refused:
            changed("none", "x")
        assert problem_of(refused) == "no_such_game"


def test_a_reader_sees_what_another_writes_and_writes_nothing(opened):
    club = opened()
    club.put([ANA])
    reader = opened(read_only=True)
    assert dict(reader.register().players) == {"p1": ANA}
    club.put([BO])
    assert dict(reader.register().players) == {"p1": ANA, "p2": BO}
    with pytest.raises(StorageError) as refused:
        reader.put([ANA])
    assert problem_of(refused) == "read_only"


def test_acts_of_others_count_by_their_arrival_and_those_not_sent_come_last(opened, path):
    club = opened()
    club.put([Player("p1", "mine")])
    assert club.register().players["p1"].name == "mine"
    other(
        path,
        ("a8", "player", "p1", '{"uid":"p1","name":"eighth"}', 8),
        ("a7", "player", "p1", '{"uid":"p1","name":"seventh"}', 7),
        ("a9", "player", "p2", '{"uid":"p2","name":"ninth"}', 9),
        ("a3", "player", "p2", '{"uid":"p2","name":"third"}', 3),
        ("a10", "player", "p3", "", 10),
    )
    names = {uid: one.name for uid, one in club.register().players.items()}
    assert names == {"p1": "mine", "p2": "ninth"}
    assert [act.uid for act in club.acts()][:-1] == ["a3", "a7", "a8", "a9", "a10"]
    assert dict(register_of(club.acts()).players) == dict(club.register().players)
    club.close()
    assert {uid: one.name for uid, one in opened().register().players.items()} == names


def test_many_acts_of_others_at_once(opened, path):
    club = opened()
    club.put([ANA])
    assert club.register().players
    payload = '{"uid":"q%d","name":"x"}'
    other(path, *((f"a{at}", "player", f"q{at}", payload % at, at) for at in range(1, 700)))
    assert len(club.register().players) == 700


@pytest.mark.parametrize(
    "damage",
    [
        "payload = '{'",
        "payload = CAST(x'ff' AS TEXT)",
        "payload = x'ff00'",
        'payload = \'{"uid":"p1","name":"Ana","later":1}\'',
        'payload = \'{"uid":"p9","name":"another"}\'',
        "kind = 'chip'",
        "kind = 'chip', payload = ''",
        "kind = x'ff'",
        "thing = CAST(x'ff' AS TEXT)",
        "station = CAST(x'ff' AS TEXT)",
        "at = CAST(x'ff' AS TEXT)",
        "uid = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_damaged_act_is_set_aside_and_the_rest_stands(opened, path, damage):
    club = opened()
    club.put([Player("p1", "before")])
    (act,) = club.put([ANA])
    club.put([BO])
    whole = club.acts()
    club.close()
    query(path, f"UPDATE act SET {damage} WHERE number = 2")
    club = opened()
    assert dict(club.register().players) == {"p1": Player("p1", "before"), "p2": BO}
    (found,) = club.damaged_acts()
    assert (found.number, found.problem.id) == (2, "act_damaged")
    assert found.uid == act.uid or damage.startswith("uid")
    assert club.acts() == (whole[0], whole[2])
    club.put([ANA])
    assert club.register().players["p1"] == ANA, "what is put again stands"
    assert club.damaged_acts() == (found,)


@pytest.mark.parametrize("damage", ["number = 'x'", "number = x'00'", "arrival = 'x'"])
def test_a_place_that_is_no_number_hinders_neither_reading_nor_writing(opened, path, damage):
    club = opened()
    club.put([ANA])
    club.put([BO])
    club.close()
    query(path, f"UPDATE act SET {damage} WHERE number = 1")
    club = opened()
    assert dict(club.register().players) == {"p2": BO}
    club.put([Player("p3", "Chi")])
    club.put([Player("p4", "Dan")])
    assert club.register().players.keys() == {"p2", "p3", "p4"}
    assert len(club.damaged_acts()) == 1
    club.close()
    assert opened().register().players.keys() == {"p2", "p3", "p4"}


@pytest.mark.parametrize("value", ["x", "-1"])
def test_a_count_of_changes_that_is_none_is_damage(opened, path, value):
    opened().close()
    query(path, "INSERT INTO meta VALUES ('changes', ?)", value)
    with pytest.raises(StorageError) as refused:
        opened().register()
    assert problem_of(refused) == "corrupt"


def test_what_was_written_is_there_after_a_rescue(opened, path):
    club = opened()
    club.put([ANA])
    path.unlink()
    with pytest.raises(StorageError) as refused:
        club.put([BO])
    assert problem_of(refused) == "file_gone"
    club.rescue()
    club.put([BO, Registration("e1.p1", "e1", "p1"), Totals("x", ("p1", "p2"), (1, -1))])
    assert dict(club.register().players) == {"p1": ANA, "p2": BO}
    club.close()
    assert len(opened().acts()) == 4

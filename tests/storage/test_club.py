"""Games and their records: what is written is there again, once and in order."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from riichi_desktop.club import Link
from riichi_desktop.documents import preset, preset_ids, read_archive, write_archive
from riichi_desktop.engine import Rules
from riichi_desktop.ledger import (
    Booked,
    Entry,
    Finished,
    NotLegal,
    Penalty,
    Replaced,
    game_of,
    steps,
)
from riichi_desktop.storage import StorageError, codec

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, problem_of, query, record


def test_every_act_comes_back_as_it_was_after_a_restart(opened):
    club = opened()
    game = club.create_game(RULES, NAMES, "Mardi soir").id
    written = record(*EVERY_ACT)
    for number, entry in enumerate(written, start=1):
        assert club.append(game, entry) == (entry, number, True)
    club.close()
    again = opened()
    assert again.entries(game) == written
    assert again.rules_and_names(game) == (RULES, NAMES)
    assert steps(again.entries(game)) == steps(written)


@pytest.mark.parametrize("id", preset_ids())
def test_a_game_carries_all_its_rules(club, id):
    rules = preset(id)
    names = NAMES[: rules.players]
    head = club.create_game(rules, names)
    kept, _ = club.rules_and_names(head.id)
    assert (kept, kept.edition, head.rules_id) == (rules, rules.edition, id)
    assert club.rules_and_names(head.id)[0] is kept, "what is kept by rules is found again"


def test_rules_are_written_once_for_all_games_that_have_them(club, path):
    for _ in range(3):
        club.create_game(RULES, NAMES)
    club.create_game(Rules(), NAMES)
    club.close()
    assert query(path, "SELECT count(*) FROM rules") == [(2,)]


def test_the_same_entry_handed_in_twice_is_written_once_and_said(club):
    game = club.create_game(RULES, NAMES).id
    first, second = record(Booked(RON), Booked(DRAW))
    assert club.append(game, first).is_new
    club.append(game, second)
    again = club.append(game, first)
    assert again == (first, 1, False)
    assert club.entries(game) == (first, second)


def test_an_entry_that_was_stamped_here_is_known_again(club):
    game = club.create_game(RULES, NAMES).id
    bare = Entry("one", Booked(RON))
    stamped = club.append(game, bare)
    assert stamped.entry.station == "here"
    assert stamped.entry.at.endswith("Z")
    assert club.append(game, bare) == (stamped.entry, 1, False)


def test_a_line_that_somebody_else_wrote_is_refused(club):
    """Two devices save the same hand (reported table, duplicate-submit)."""
    game = club.create_game(RULES, NAMES).id
    ours, theirs = record(Booked(RON), Booked(RON))
    club.append(game, theirs, number=1)
    with pytest.raises(StorageError) as refused:
        club.append(game, ours, number=1)
    assert problem_of(refused) == "already_recorded"
    assert refused.value.problem.details["station"] == "table 1"
    assert len(club.entries(game)) == 1
    assert club.append(game, ours, number=2).number == 2
    assert not club.append(game, ours, number=2).is_new


def test_a_line_that_would_leave_a_gap_is_refused(club):
    game = club.create_game(RULES, NAMES).id
    with pytest.raises(StorageError) as refused:
        club.append(game, *record(Booked(RON)), number=3)
    assert problem_of(refused) == "continued_elsewhere"
    assert club.entries(game) == ()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_one_uid_says_one_thing(club, elsewhere):
    game, other = (club.create_game(RULES, NAMES).id for _ in range(2))
    club.append(game, Entry("one", Booked(RON)))
    act = Booked(RON if elsewhere else DRAW)
    with pytest.raises(StorageError) as refused:
        club.append(other if elsewhere else game, Entry("one", act))
    assert problem_of(refused) == "entry_differs"


def test_the_table_changes_with_the_entry_or_not_at_all(opened):
    """Power cut after two riichi and before the result (reported table, crash-midhand)."""
    club = opened()
    game = club.create_game(RULES, NAMES).id
    assert club.pending(game) == ""
    club.set_pending(game, "riichi 1")
    club.set_pending(game, "riichi 1 3")
    club.close()
    again = opened()
    assert again.pending(game) == "riichi 1 3"
    again.append(game, *record(Booked(RON)), pending="")
    assert again.pending(game) == ""
    again.set_pending(game, "riichi 2")
    again.append(game, *record(Booked(RON)), pending="")
    assert again.pending(game) == "riichi 2", "an entry that was written before changes nothing"
    again.append(game, *record(Booked(DRAW), first=2))
    assert again.pending(game) == "riichi 2"


def test_a_game_may_begin_with_the_record_of_another_place(club):
    written = record(*EVERY_ACT)
    head = club.create_game(RULES, NAMES, "brought", written)
    assert club.entries(head.id) == written
    game = game_of(RULES, NAMES, written)
    assert (head.entries, head.hands) == (len(written), len(game.rows))
    with pytest.raises(StorageError):
        club.entries("another")


def test_a_record_that_collides_brings_no_half_game(club):
    club.create_game(RULES, NAMES, "", record(Booked(RON)))
    with pytest.raises(StorageError) as refused:
        club.create_game(RULES, NAMES, "", (Entry("new", Booked(DRAW)), *record(Booked(RON))))
    assert problem_of(refused) == "already_recorded"
    assert len(club.games()) == 1


def test_a_game_needs_as_many_names_as_its_rules_have_players(club):
    with pytest.raises(NotLegal):
        club.create_game(RULES, NAMES[:3])
    assert club.games() == ()


def test_the_list_is_in_the_order_of_beginning_whatever_the_clock_says(club, monkeypatch):
    times = iter(("2026-11-30T20:00:00Z", "2026-11-30T20:00:01Z", "1999-01-01T00:00:00Z"))
    monkeypatch.setattr(codec, "now", lambda: next(times))
    made = [club.create_game(RULES, NAMES, title).id for title in ("first", "second", "third")]
    assert [head.id for head in club.games()] == made[::-1]
    assert [head.number for head in club.games()] == [3, 2, 1]


def test_a_record_is_in_the_order_of_writing_whatever_the_clock_says(club):
    game = club.create_game(RULES, NAMES).id
    late = Entry("z", Booked(RON), "2030-01-01T00:00:00Z")
    early = Entry("a", Booked(DRAW), "1999-01-01T00:00:00Z")
    club.append(game, late)
    club.append(game, early)
    assert [entry.uid for entry in club.entries(game)] == ["z", "a"]


def test_a_game_is_renamed_and_taken_off_the_list_and_nothing_is_lost(club):
    game = club.create_game(RULES, NAMES, "Mardi").id
    club.append(game, *record(Booked(RON)))
    club.rename(game, "Jeudi'); DROP TABLE entry; --")
    club.hide(game)
    assert club.games() == ()
    (head,) = club.games(hidden=True)
    assert (head.title, head.hidden) == ("Jeudi'); DROP TABLE entry; --", True)
    assert club.head(game) == head
    club.hide(game, False)
    assert club.games() == (head._replace(hidden=False),)
    assert len(club.entries(game)) == 1


def test_any_text_can_be_kept(club):
    half = "half \ud800 a character, \x00, \u202e, 😀, " + "x" * 10_000
    game = club.create_game(RULES, (half, *NAMES[1:]), half).id
    club.set_pending(game, half)
    whole = half.replace("\ud800", "?")
    assert club.pending(game) == club.head(game).title == whole.replace("\0", "\ufffd")
    assert club.rules_and_names(game)[1][0] == whole


def test_half_a_character_in_a_name_stops_neither_results_nor_archive(club, path):
    half, cake = "half \ud800 a character", "😀"
    acts = (
        Booked(Replaced(1, half)),
        Booked(Penalty(0, -1000, reason=half)),
        Booked(Finished(half)),
    )
    link = Link("", ((half, "p1"), (cake, "p2")))
    game = club.create_game(RULES, (half, *NAMES[1:3], cake), "", record(*acts), link=link).id
    assert [entry.uid for entry in club.entries(game)] == ["u1", "u2", "u3"]
    entry = record(*acts, first=1)[0]
    assert not club.append(game, entry).is_new
    (played,) = club.results().played
    assert [seat.player for seat in played.seats] == ["p1", "", "", "p2"]
    old = json.dumps([half, half, "c", "d"])  # as earlier versions wrote it
    query(path, f"UPDATE game SET names = '{old}'")
    club.rebuild()
    archive = read_archive(write_archive(club.to_archive()))
    assert archive.games[0].names[0] == half.replace("\ud800", "?")


@pytest.mark.parametrize(
    "act",
    [
        lambda club: club.entries("none"),
        lambda club: club.rules_and_names("none"),
        lambda club: club.append("none", *record(Booked(RON))),
        lambda club: club.head("none"),
        lambda club: club.rename("none", "x"),
        lambda club: club.hide("none"),
        lambda club: club.set_pending("none", "x"),
    ],
)
def test_a_game_that_is_not_there_is_said(club, act):
    with pytest.raises(StorageError) as refused:
        act(club)
    assert problem_of(refused) == "no_such_game"


def test_the_version_is_another_one_after_anybody_wrote(opened):
    club = opened()
    game = club.create_game(RULES, NAMES).id
    reader = opened(read_only=True)
    seen = [reader.version()]
    acts = (
        lambda: club.append(game, *record(Booked(RON))),
        lambda: club.set_pending(game, "riichi"),
        lambda: club.rename(game, "x"),
    )
    for act in acts:
        assert reader.version() == seen[-1]
        before = club.version()
        act()
        seen.append(reader.version())
        assert club.version() != before
    assert len(set(seen)) == len(seen)


def test_a_reader_sees_what_is_written_and_writes_nothing(opened):
    club = opened()
    game = club.create_game(RULES, NAMES).id
    reader = opened(read_only=True)
    assert reader.read_only
    club.append(game, *record(Booked(RON)))
    assert reader.games() == club.games()
    assert reader.entries(game) == club.entries(game)
    for act in (
        lambda: reader.create_game(RULES, NAMES),
        lambda: reader.append(game, *record(Booked(DRAW), first=2)),
        lambda: reader.set_pending(game, "x"),
        lambda: reader.rename(game, "x"),
        lambda: reader.hide(game),
        reader.rescue,
    ):
        with pytest.raises(StorageError) as refused:
            act()
        assert problem_of(refused) == "read_only"


def test_threads_may_write_at_once(club):
    game = club.create_game(RULES, NAMES).id
    with ThreadPoolExecutor(8) as pool:
        done = list(
            pool.map(lambda at: club.append(game, Entry(f"u{at}", Booked(DRAW))), range(64))
        )
    assert sorted(put.number for put in done) == list(range(1, 65))
    assert {entry.uid for entry in club.entries(game)} == {f"u{at}" for at in range(64)}


def test_a_club_that_was_closed_does_nothing_more(opened, path):
    with opened() as club:
        game = club.create_game(RULES, NAMES).id
    club.close()
    size = path.stat().st_size
    with pytest.raises(Exception, match="was closed"):
        club.append(game, *record(Booked(RON)))
    assert path.stat().st_size == size
    assert opened().entries(game) == ()


def test_an_act_that_would_not_come_back_is_not_written(club, monkeypatch):
    game = club.create_game(RULES, NAMES).id
    monkeypatch.setattr(
        "riichi_desktop.storage.codec.act_to_document", lambda _act: {"act": "void", "target": "x"}
    )
    with pytest.raises(ValueError, match="would not come back"):
        club.append(game, *record(Booked(RON)))
    assert club.entries(game) == ()

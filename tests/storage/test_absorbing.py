"""A club out into an archive and in again: what is here stands, twice is once."""

from dataclasses import replace

import pytest

from riichi_desktop.club import Act, Link, Player, Registration
from riichi_desktop.documents import Archive, ArchivedGame, read_archive, write_archive
from riichi_desktop.ledger import Booked, Finished
from riichi_desktop.storage import StorageError, open_club

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, TSUMO, problem_of, query, record

PLAYERS = tuple(Player(name.lower(), name) for name in NAMES)
LINK = Link("", tuple((one.name, one.uid) for one in PLAYERS), day="2026-11-30")


@pytest.fixture
def there(tmp_path):
    """Give another club, which is empty."""
    with open_club(tmp_path / "there" / "club.db", station="there") as other:
        yield other


def fill(club):
    club.put(PLAYERS)
    game = club.create_game(RULES, NAMES, "Table 3", record(*EVERY_ACT), LINK).id
    club.create_game(RULES, NAMES)
    club.rename(game, "Finale")
    return game


def carried(club):
    """Give what a club is once it went through a file."""
    return read_archive(write_archive(club.to_archive()))


def state(club):
    games = club.heads()
    records = {one.id: club.entries(one.id) for one in games}
    heads = [(one.id, one.title, one.created, one.hidden, one.names) for one in games]
    return club.register(), club.acts(), heads, records


def test_a_club_comes_whole_out_of_its_archive(club, there):
    fill(club)
    absorbed = there.absorb(carried(club))
    assert (absorbed.games, absorbed.entries, absorbed.players) == (2, len(EVERY_ACT), 4)
    assert absorbed.acts == len(club.acts()) == len(there.acts())
    assert (absorbed.longer, absorbed.differing, absorbed.illegal) == (0, (), 0)
    assert state(there) == state(club)
    assert there.results().played == club.results().played


def test_to_absorb_twice_is_to_absorb_once(club, there):
    fill(club)
    archive = carried(club)
    there.absorb(archive)
    before, version = state(there), there.version()
    again = there.absorb(archive)
    assert again.is_nothing
    assert (state(there), there.version()) == (before, version)
    assert club.absorb(archive).is_nothing


def test_it_can_be_counted_before_it_is_taken(club, there):
    fill(club)
    archive = carried(club)
    counted = there.absorb(archive, write=False)
    assert there.heads() == there.acts() == ()
    assert there.absorb(archive) == counted


def test_what_came_in_is_sent_to_a_hub(club, there):
    fill(club)
    there.absorb(carried(club))
    whole = club.exchange().count_unsent()
    assert there.exchange().count_unsent() == whole > 0


def test_a_record_that_went_on_there_goes_on_here(club, there):
    game = club.create_game(RULES, NAMES, entries=record(Booked(RON))).id
    there.absorb(carried(club))
    for entry in record(Booked(DRAW), Booked(TSUMO), first=2):
        club.append(game, entry)
    absorbed = there.absorb(carried(club))
    assert (absorbed.games, absorbed.longer, absorbed.entries) == (0, 1, 2)
    assert there.entries(game) == club.entries(game)


def test_where_records_part_what_is_here_stands(club, there):
    game = club.create_game(RULES, NAMES, entries=record(Booked(RON))).id
    there.absorb(carried(club))
    club.append(game, record(Booked(DRAW), first=2)[0])
    there.append(game, record(Booked(TSUMO), first=9)[0])
    mine = there.entries(game)
    absorbed = there.absorb(carried(club))
    assert (absorbed.differing, absorbed.entries) == ((game,), 0)
    assert there.entries(game) == mine
    assert there.aside() == ()


def test_a_game_whose_entries_are_in_another_game_is_left(club):
    club.create_game(RULES, NAMES, entries=record(Booked(RON)))
    stranger = ArchivedGame("stranger", "", "", RULES, NAMES, record(Booked(RON), Booked(DRAW)))
    absorbed = club.absorb(Archive((), (stranger,)))
    assert (absorbed.differing, absorbed.games) == (("stranger",), 0)
    assert len(club.heads()) == 1


def test_a_record_that_is_not_legal_is_told_and_kept_as_it_is(club):
    acts = record(Booked(DRAW), Booked(Finished("over")), Booked(RON))
    absorbed = club.absorb(Archive((), (ArchivedGame("g", "", "", RULES, NAMES, acts),)))
    assert (absorbed.games, absorbed.illegal) == (1, 1)
    assert club.entries("g") == acts


def test_a_character_that_no_server_stores_stays_out(club):
    entry = replace(record(Booked(RON))[0], at="\0", station="\0")
    game = ArchivedGame("g", "Table\0", "2026\0", RULES, ("Ana\0", *NAMES[1:]), (entry,))
    act = Act("a", "player", "p", Player("p", "Bo\0"), "\0", "\0")
    club.absorb(Archive((act,), (game,)))
    rows = club.exchange().unsent(10)
    texts = [text for some in rows[:3] for row in some for text in row[:-1]]
    assert not any("\0" in str(text) for text in texts)
    assert club.heads()[0].title == "Table\ufffd"
    assert club.register().players["p"].name == "Bo\0"


def test_what_is_new_counts_after_what_is_here(club, there):
    club.put([PLAYERS[0]])
    there.put([replace(PLAYERS[0], name="Anna")])
    there.absorb(carried(club))
    assert there.register().players["ana"].name == "Ana"
    assert [act.thing.name for act in there.acts()] == ["Anna", "Ana"]


def test_what_was_taken_away_stays_away(club, there):
    club.put([PLAYERS[0]])
    there.absorb(carried(club))
    club.put([], [("player", "ana")])
    there.absorb(carried(club))
    assert dict(there.register().players) == {}


def test_who_was_erased_here_stays_erased(club, there):
    fill(club)
    there.absorb(carried(club))
    there.erase("ana")
    club.put([Registration("e.ana", "e", "ana"), replace(PLAYERS[0], city="Paris")])
    there.absorb(carried(club))
    player = there.register().players["ana"]
    assert (player.name, player.city, player.erased) == ("", "", True)


def test_what_cannot_be_read_is_counted_not_hidden(club, path):
    fill(club)
    club.close()
    query(path, "UPDATE entry SET payload = 'x' WHERE number = 1")
    query(path, "UPDATE act SET payload = 'x' WHERE number = 1")
    with open_club(path, station="here") as hurt:
        archive = hurt.to_archive()
    assert (archive.left_out, len(archive.games)) == (2, 1)


def test_nothing_is_written_where_nothing_may_be(club, opened, there):
    fill(club)
    reader = opened(read_only=True)
    archive = Archive((Act("new", "player", "p", Player("p", "Pia")),), ())
    with pytest.raises(StorageError) as refused:
        reader.absorb(archive)
    assert problem_of(refused) == "read_only"
    assert reader.absorb(archive, write=False).players == 1
    assert len(reader.to_archive().games) == 2

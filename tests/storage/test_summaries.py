"""The list of games: what it tells follows from the records, whatever was remembered of it."""

import random
from dataclasses import replace

import pytest

from riichi_desktop.engine import problem
from riichi_desktop.ledger import (
    Amended,
    Booked,
    Drawn,
    Finished,
    Replaced,
    Voided,
    Win,
    Won,
    game_of,
)
from riichi_desktop.storage import StorageError, summaries
from riichi_desktop.storage.records import Records

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, problem_of, query, record

TSUMO = Won((Win(2, None, han=1, fu=30),))


def told(head):
    return head.names, head.hands, head.round, head.finished, head.scores


def derived(club, head):
    rules, names = club.rules_and_names(head.id)
    game = game_of(rules, names, club.entries(head.id))
    table = game.table
    return table.names, len(game.rows), table.round, table.is_over, table.scores


@pytest.fixture
def evening(opened):
    """Some games, as far as they went."""
    club = opened()
    acts = (RON, TSUMO, DRAW, Drawn(), Replaced(0, "Ève"))
    chance = random.Random(3)
    for number in range(8):
        played = [Booked(chance.choice(acts)) for _ in range(number)]
        ended = [Booked(Finished("late"))] if number % 3 == 2 else []
        entries = record(*played, *ended, first=100 * number)
        club.create_game(RULES, NAMES, f"game {number}", entries)
    return club


def test_the_list_tells_what_follows_from_each_record(evening):
    heads = evening.games(seconds=60)
    assert len(heads) == 8
    assert all(head.is_summed for head in heads)
    assert [told(head) for head in heads] == [derived(evening, head) for head in heads]
    assert {head.finished for head in heads} == {False, True}


def test_each_entry_shows_in_the_list_at_once(club):
    game = club.create_game(RULES, NAMES).id
    acts = (
        Booked(RON),
        Booked(TSUMO),
        Voided("u2"),
        Amended("u1", DRAW),
        Booked(Replaced(1, "Flo")),
        Booked(Finished()),
    )
    seen = [told(club.head(game))]
    for number, entry in enumerate(record(*acts), start=1):
        club.append(game, entry)
        (head,) = club.games(seconds=60)
        assert (head.entries, told(head)) == (number, derived(club, head))
        seen.append(told(head))
    assert seen[3] == seen[1], "what was voided is as if it had never been"
    assert len(set(seen)) == len(seen) - 1


def test_what_is_remembered_can_be_dropped_at_any_time(opened, evening, path):
    before = evening.games(seconds=60)
    evening.close()
    assert query(path, "SELECT count(*) FROM summary") == [(8,)]
    query(path, "DROP TABLE summary")
    again = opened()
    assert again.games(seconds=60) == before
    again.close()
    assert query(path, "SELECT count(*) FROM summary") == [(8,)]


def test_it_can_be_dropped_while_it_is_in_use(evening, path):
    game = evening.games(seconds=60)[0].id
    query(path, "DROP TABLE summary")
    evening.append(game, *record(Booked(DRAW), first=9000))
    heads = evening.games(seconds=60)
    assert [told(head) for head in heads] == [derived(evening, head) for head in heads]


@pytest.mark.parametrize(
    "lie",
    [
        "UPDATE summary SET program = '0.0.1', document = 'whatever'",
        "UPDATE summary SET entries = entries + 1, document = '[[],1,\"E1\",true,[]]'",
        "UPDATE summary SET document = 'no JSON'",
        "UPDATE summary SET document = '[1, 2]'",
        "UPDATE summary SET document = '[1,2,3,4,5]'",
    ],
)
def test_what_another_version_or_nobody_worked_out_does_not_count(opened, evening, path, lie):
    before = evening.games(seconds=60)
    evening.close()
    query(path, lie)
    assert opened().games(seconds=60) == before


def test_what_is_remembered_is_not_worked_out_again(opened, evening, monkeypatch):
    before = evening.games(seconds=60)
    evening.close()
    monkeypatch.setattr(summaries, "facts_of", lambda _game: pytest.fail("it was known"))
    assert opened().games(seconds=60) == before


def test_a_long_list_is_there_before_all_is_worked_out(evening, opened, path):
    complete = evening.games(seconds=60)
    evening.close()
    query(path, "DROP TABLE summary")
    club = opened()
    heads = club.games(seconds=0)
    assert [head.is_summed for head in heads] == [True] + [False] * 7, "the latest comes first"
    unknown = heads[-1]
    assert (unknown.names, unknown.hands, unknown.scores) == (NAMES, 0, ())
    assert club.summarise(0) == 6
    assert club.head(unknown.id).is_summed, "one that is asked for is worked out"
    assert [club.summarise(0) for _ in range(6)] == [5, 4, 3, 2, 1, 0]
    assert club.summarise(0) == 0
    assert club.games(seconds=0) == complete


def test_a_reader_works_it_out_and_remembers_nothing(opened, evening, path):
    complete = evening.games(seconds=60)
    evening.close()
    query(path, "DROP TABLE summary")
    reader = opened(read_only=True)
    assert reader.games(seconds=60) == complete
    reader.close()
    assert query(path, "SELECT count(*) FROM sqlite_master WHERE name = 'summary'") == [(0,)]


def test_a_list_that_cannot_be_remembered_is_given_all_the_same(evening, monkeypatch):
    complete = evening.games(seconds=60)
    game = complete[0].id
    evening.append(game, *record(Booked(DRAW), first=9000))

    def full(*_):
        raise StorageError(problem("disk_full", file="x"))

    monkeypatch.setattr(Records, "put_summaries", full)
    head = evening.games(seconds=60)[0]
    assert (head.is_summed, head.hands) == (True, complete[0].hands + 1)


def test_a_record_that_no_rule_allows_is_told_as_far_as_it_goes(club):
    acts = (Booked(RON), Booked(Finished()), Booked(RON))
    head = club.create_game(RULES, NAMES, "", record(*acts))
    assert (head.hands, head.finished, head.entries) == (1, True, 3)


def test_a_damaged_entry_is_said_and_spares_the_other_games(opened, path):
    club = opened()
    game = club.create_game(RULES, NAMES, "", record(*EVERY_ACT)).id
    whole = club.create_game(RULES, NAMES).id
    club.close()
    query(path, "DROP TABLE summary")
    for damage in ('{"act":"book"', '{"act":"later"}', "[]", "null", '{"act":"void","target":3}'):
        query(path, "UPDATE entry SET payload = ? WHERE number = 2", damage)
        club = opened()
        with pytest.raises(StorageError) as refused:
            club.entries(game)
        assert problem_of(refused) == "entry_damaged"
        assert refused.value.problem.details["number"] == 2
        assert [(head.id, head.is_summed) for head in club.games()] == [
            (whole, True),
            (game, False),
        ]
        club.close()


@pytest.mark.parametrize("damage", ["[]x", "3", '{"A": 1}', "[1, 2]"])
@pytest.mark.parametrize("column", ["names", "rules"])
def test_damaged_names_or_rules_are_said_and_spare_the_other_games(opened, path, damage, column):
    club = opened()
    game = club.create_game(RULES, NAMES, "", record(*EVERY_ACT)).id
    whole = club.create_game(replace(RULES, id="house"), NAMES).id
    club.close()
    query(path, "DROP TABLE summary")
    if column == "names":
        query(path, "UPDATE game SET names = ? WHERE uid = ?", damage, game)
    else:
        of = "(SELECT rules FROM game WHERE uid = ?)"
        query(path, f"UPDATE rules SET document = ? WHERE uid = {of}", damage, game)
    club = opened()
    assert [(head.id, head.is_summed) for head in club.games()] == [(whole, True), (game, False)]
    assert club.head(game).names == (NAMES if column == "rules" else ("",))
    with pytest.raises(StorageError) as refused:
        club.entries(game)
    assert problem_of(refused) == "rules_damaged"


def test_a_fault_of_the_disk_is_told_and_not_taken_for_a_damaged_game(opened, evening, monkeypatch):
    evening.close()
    club = opened()
    game = club.games()[0].id
    club.append(game, *record(Booked(DRAW), first=9000))

    def lines(*_):
        raise StorageError(problem("file_gone", file="x"))

    monkeypatch.setattr(Records, "lines", lines)
    with pytest.raises(StorageError, match="file_gone"):
        club.games()

"""One damaged row stands in the list as damaged; all other games are reached."""

import pytest

from riichi_desktop.storage import StorageError

from .matches import DRAW, NAMES, RULES, Booked, Entry, problem_of, query


@pytest.fixture
def titles(path, opened):
    """Three games with a hand each; nothing is remembered of them."""
    club = opened()
    for title in ("T0", "T1", "T2"):
        club.create_game(RULES, NAMES, title, [Entry("", Booked(DRAW))])
    club.close()
    query(path, "delete from summary")


@pytest.mark.parametrize(
    ("statement", "damage", "reads"),
    [
        ('update game set names=\'["A","B","C"]\'', "names_damaged", False),
        ("update game set names=x'ff'", "head_damaged", None),
        ("update game set title=x'ff00'", "head_damaged", True),
        ("update game set created='no day'", "head_damaged", True),
    ],
)
def test_a_damaged_game_is_told_and_the_others_are_reached(
    path, opened, titles, statement, damage, reads
):
    query(path, f"{statement} where title='T1'")
    club = opened()
    latest, broken, first = club.games()
    assert (latest.title, first.title) == ("T2", "T0")
    assert latest.is_summed and first.is_summed  # noqa: PT018
    assert latest.damage is first.damage is None
    assert broken.damage is not None
    assert club.entries(latest.id)
    if reads:
        assert broken.damage.id == damage
        assert broken.is_summed
        assert club.entries(broken.id)
    else:
        assert not broken.is_summed
        with pytest.raises(StorageError) as refused:
            club.entries(broken.id)
        assert problem_of(refused) == broken.damage.id


def test_a_line_that_is_missing_is_told_with_its_number(path, opened):
    club = opened()
    entries = [Entry(f"u{at}", Booked(DRAW)) for at in range(5)]
    gapped = club.create_game(RULES, NAMES, "", entries).id
    whole = club.create_game(RULES, NAMES, "", [Entry("", Booked(DRAW))]).id
    club.close()
    query(path, "delete from entry where game = ? and number = 3", gapped)
    query(path, "delete from summary")
    club = opened()
    with pytest.raises(StorageError) as refused:
        club.entries(gapped)
    assert problem_of(refused) == "entry_missing"
    assert dict(refused.value.problem.data)["number"] == 3
    told = {head.id: head.damage and head.damage.id for head in club.games()}
    assert told == {gapped: "entry_missing", whole: None}

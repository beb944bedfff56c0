"""Names, titles and reasons have a most; a longer one is refused where it comes in."""

import pytest

from riichi_desktop.documents import (
    GameError,
    event_fault,
    event_from_document,
    game_from_document,
    preset,
    title_fault,
)
from riichi_desktop.ledger import Finished, Penalty, Placed, Replaced


def game(names=("A", "B", "C", "D"), *events):
    return {"rules": "tenhou", "players": [*names], "events": [*events]}


@pytest.mark.parametrize(
    ("document", "reason", "field"),
    [
        (game(("A", "X" * 101, "C", "D")), "name_too_long", "players[1]"),
        (
            game(("A", "B", "C", "D"), {"type": "replace", "chair": 0, "name": "X" * 101}),
            "name_too_long",
            "events[0].name",
        ),
        (
            game(("A", "B", "C", "D"), {"type": "finish", "reason": "X" * 501}),
            "reason_too_long",
            "events[0].reason",
        ),
    ],
)
def test_a_document_with_a_text_that_is_too_long_is_refused(document, reason, field):
    with pytest.raises(GameError) as error:
        game_from_document(document)
    assert error.value.problem.field == field
    assert dict(error.value.problem.data)["reason"] == reason


def test_the_longest_texts_are_taken():
    names = ("A", "X" * 100, "C", "D")
    document = game(names, {"type": "finish", "reason": "X" * 500})
    assert game_from_document(document).names == names
    assert title_fault("X" * 200) is None
    assert title_fault("X" * 201) is not None


@pytest.mark.parametrize(
    "event",
    [
        Replaced(0, "X" * 101),
        Penalty(0, 100, "final", "X" * 501),
        Finished("X" * 501),
        Placed("E1", 0, 0, "X" * 501),
    ],
)
def test_each_event_with_words_has_a_most(event):
    assert event_fault(event) is not None


def test_what_a_record_holds_already_is_read():
    long = {"type": "replace", "chair": 0, "name": "X" * 10_000}
    assert event_from_document(long, preset("tenhou")).name == "X" * 10_000

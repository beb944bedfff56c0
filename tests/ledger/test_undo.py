"""Undo and redo are linear, whatever the record holds: against a stack of pictures of the state."""

from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.ledger import (
    Act,
    Amended,
    Booked,
    Drawn,
    Entry,
    InForce,
    Restored,
    Voided,
    in_force,
    steps,
)

X, Y, Z = (Drawn((number,)) for number in range(3))
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ("undo", "redo", "undo", "redo", "book", "insert", "amend", "void", "back")
        ),
        st.integers(0, 30),
    ),
    max_size=24,
)


class Pictures:
    """A record, and beside it what the state was at every step."""

    def __init__(self) -> None:
        self.record: list[Entry] = []
        self.past: list[tuple[InForce, ...]] = [()]
        self.future: list[tuple[InForce, ...]] = []

    def write(self, act: Act) -> None:
        self.record.append(Entry(str(len(self.record)), act))

    def act(self, kind: str, number: int) -> None:
        """Write an act of its own; one that happens to be undo or redo is that."""
        target = str(number % (len(self.record) or 1))
        act: Act = {
            "book": Booked(Drawn((number % 4,))),
            "insert": Booked(Drawn((number % 4,)), target),
            "amend": Amended(target, Drawn((number % 4,))),
            "void": Voided(target),
            "back": Restored(target),
        }[kind]
        ready = steps(tuple(self.record))
        if act == ready.undo:
            self.undo()
        elif act == ready.redo:
            self.redo()
        else:
            self.write(act)
            self.past.append(in_force(self.record))
            self.future.clear()

    def undo(self) -> None:
        act = steps(tuple(self.record)).undo
        assert (act is None) == (len(self.past) == 1)
        if act is not None:
            self.write(act)
            self.future.append(self.past.pop())
        assert in_force(self.record) == self.past[-1]

    def redo(self) -> None:
        act = steps(tuple(self.record)).redo
        assert (act is None) == (not self.future)
        if act is not None:
            self.write(act)
            self.past.append(self.future.pop())
        assert in_force(self.record) == self.past[-1]


def test_a_deletion_that_was_undone_to_the_first_act_comes_back() -> None:
    acts = [Booked(X), Booked(Y), Voided("0")]
    acts += [Voided("2"), Voided("1"), Voided("0"), Restored("0"), Restored("1"), Restored("2")]
    record = [Entry(str(number), act) for number, act in enumerate(acts)]
    assert [one.event for one in in_force(record)] == [Y]


def test_what_is_void_keeps_no_undo_from_its_redo() -> None:
    """The hand Z was booked between, and is then voided: as if it never had been."""
    acts = [Booked(X), Booked(Y), Voided("0"), Voided("2"), Voided("0"), Booked(Z)]
    acts += [Restored("0"), Restored("2"), Voided("5")]
    record = [Entry(str(number), act) for number, act in enumerate(acts)]
    assert in_force(record) == in_force([*record[:5], *record[6:]])


def test_what_is_void_is_restored_though_it_was_voided_twice() -> None:
    acts = [Booked(X), Booked(Y), Voided("0"), Booked(Z), Voided("0"), Restored("0")]
    record = [Entry(str(number), act) for number, act in enumerate(acts)]
    assert [one.event for one in in_force(record)] == [X, Y, Z]


@settings(max_examples=300, deadline=None)
@given(STEPS)
def test_undo_and_redo_give_every_state_again(script: list[tuple[str, int]]) -> None:
    pictures = Pictures()
    for kind, number in script:
        if kind == "undo":
            pictures.undo()
        elif kind == "redo":
            pictures.redo()
        else:
            pictures.act(kind, number)
    whole = len(pictures.past) + len(pictures.future)
    for _ in range(whole):
        pictures.undo()
    for _ in range(whole):
        pictures.redo()

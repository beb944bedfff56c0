"""What a change of the club is about, in words: for who undoes it."""

from riichi_desktop.club import (
    Adjustment,
    Attendance,
    Evening,
    Event,
    Link,
    Player,
    Register,
    Registration,
    Round,
    Team,
    Thing,
    Titled,
    Totals,
)
from riichi_desktop.ui.roll_steps import Step
from riichi_desktop.words import Words

from .days import day_short
from .people import name_of


def step_words(step: Step, before: Register, after: Register, words: Words) -> str:
    """Name what a change is about: its first thing, and how many more there are.

    Args:
        step: the change.
        before: the register as it was before it.
        after: as it is now.
        words: the language.
    """
    first = step.after[0]
    thing = first.thing or step.before[0].thing
    registers = (after, before)
    said = words.text(f"ui.club.thing.{first.kind}", name=_name(thing, registers, words))
    others = len({one.kind + one.id for one in step.after}) - 1
    return words.text("ui.club.thing.and_more", what=said, n=others) if others else said


def _name(thing: Thing | None, registers: tuple[Register, ...], words: Words) -> str:
    """Give the name of a thing, or of whom it concerns."""
    match thing:
        case Player(name=name) | Event(name=name) | Team(name=name):
            return name
        case Registration(player=uid) | Attendance(player=uid):
            return _person(uid, registers, words)
        case Adjustment(player=uid, reason=reason):
            return _person(uid, registers, words) if uid else reason
        case Evening(day=day) | Link(day=day) | Totals(day=day):
            return day_short(day, words)
        case Round(number=number):
            return words.number(number)
        case Titled(title=title):
            return title
        case None:
            return ""


def _person(uid: str, registers: tuple[Register, ...], words: Words) -> str:
    known = next((one for one in registers if one.player(uid) is not None), registers[0])
    return name_of(known, uid, words)

"""What is said of an event: who takes part, what it is, what was added or taken."""

from riichi_desktop.club import Adjustment, Event, Player, Register, Registration
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.club.players.lines import NEW
from riichi_desktop.ui.folded import folded
from riichi_desktop.ui.kit import Row
from riichi_desktop.ui.match.board.words import final_points
from riichi_desktop.ui.rules_button import name_of as rules_name
from riichi_desktop.words import Words

_SHORT = 28
"""So many characters have room beside the name of a row."""

JOIN = "join:"
"""What the key of a line begins with that has somebody take part who does not yet."""


def columns(words: Words, *, teams: bool) -> tuple[Column, ...]:
    """Give the columns of the list of who takes part."""
    team = (Column(words.text("ui.club.reg.team"), 150, 110),) if teams else ()
    return (
        Column(words.text("ui.club.reg.number_short"), 34, 34, right=True),
        Column(words.text("ui.club.player.name")),
        *team,
        Column(words.text("ui.club.reg.state"), 120, 96),
    )


def registered(register: Register, event: Event, query: str) -> list[Registration]:
    """Give who takes part in an event and is looked for, by start number, then by name."""
    wanted = folded(query).split()
    held = [one for one in register.registrations.values() if one.event == event.uid]
    found = [one for one in held if _is_found(register, one, wanted)]
    return sorted(found, key=lambda one: (not one.number, one.number, _order(register, one)))


def registration_line(
    register: Register, one: Registration, words: Words, *, teams: bool
) -> ColumnLine:
    """Give the line of somebody who takes part."""
    player, name = register.player(one.player), name_of(register, one.player, words)
    aside = player.alias if player is not None else ""
    team = register.teams.get(one.team)
    team_name = team.name if team is not None else ""
    flags = (("substitute", one.substitute), ("withdrawn", one.withdrawn))
    state = words.listed(words.text(f"ui.club.reg.{key}_short") for key, holds in flags if holds)
    number = words.number(one.number) if one.number else ""
    cells = [Cell(number, color="muted"), Cell(name, aside=aside, role="strong")]
    if teams:
        cells.append(Cell(team_name))
    cells.append(Cell(state, color="muted"))
    said = words.text("ui.club.reg.number_said", n=one.number) if one.number else ""
    spoken = words.listed(filter(None, (name, aside, said, team_name, state)))
    return ColumnLine(one.uid, tuple(cells), spoken, muted=one.withdrawn)


def join_line(player: Player, words: Words, *, teams: bool) -> ColumnLine:
    """Give the line of somebody who does not take part, and would when it is pressed."""
    said = words.text("ui.club.reg.join", name=player.name)
    return _adding(JOIN + player.uid, said, teams=teams)


def new_line(name: str, words: Words, *, teams: bool) -> ColumnLine:
    """Give the line that writes somebody down as new, who takes part."""
    return _adding(NEW, words.text("ui.club.reg.join_new", name=name), teams=teams)


def _adding(key: str, said: str, *, teams: bool) -> ColumnLine:
    cells = [Cell(), Cell(said, color="accent"), *([Cell()] if teams else []), Cell()]
    return ColumnLine(key, tuple(cells), said)


def event_rows(event: Event, words: Words) -> list[Row]:
    """Say what an event is: name of a thing, and the thing."""
    days = day_range(event, words)
    counted = words.text(f"ui.club.event.counted_{event.counting}", n=event.counted)
    minimum = words.number(event.minimum) if event.minimum else words.text("ui.club.event.none")
    rows = [
        ("kind", words.text(f"ui.club.event.kind.{event.kind}")),
        ("rules", rules_name(event.rules, words)),
        ("days", days or words.text("ui.club.event.open")),
        ("counting", counted),
        ("minimum", minimum),
        ("ordering", words.text(f"ui.club.event.ordering.{event.ordering}")),
    ]
    if event.rounds:
        rows.append(("rounds", words.number(event.rounds)))
    if event.cuts:
        said = [words.text("ui.club.event.cut_said", after=a, n=n) for a, n in event.cuts]
        rows.append(("cuts", words.joined(said)))
    return [_fact(key, words.text(f"ui.club.event.{key}"), said) for key, said in rows]


def _fact(key: str, name: str, said: str) -> Row:
    """Give a row of a name and what is said; what is long stands below."""
    short = len(said) <= _SHORT
    return Row(key, name, values=(said,) if short else (), below="" if short else said)


def day_range(event: Event, words: Words) -> str:
    """Write the days of an event; "" where they are open."""
    begins, ends = day_short(event.begins, words), day_short(event.ends, words)
    if event.begins and event.ends:
        return begins if begins == ends else f"{begins} – {ends}"
    if event.begins:
        return words.text("ui.club.event.from_day", day=begins)
    return words.text("ui.club.event.until_day", day=ends) if event.ends else ""


def adjustment_rows(register: Register, event: Event, words: Words) -> list[Row]:
    """Give what was added or taken in an event, the latest first."""
    held = [one for one in register.adjustments.values() if one.event == event.uid]
    return [_adjustment(register, one, words) for one in reversed(held)]


def _adjustment(register: Register, one: Adjustment, words: Words) -> Row:
    team = register.teams.get(one.team)
    name = team.name if team is not None else name_of(register, one.player, words)
    said = [one.reason]
    if one.by:
        said.append(words.text("ui.club.adjust.by_said", name=one.by))
    if one.day:
        said.append(day_short(one.day, words))
    if one.cancelled:
        said.append(words.text("ui.club.adjust.cancelled", reason=one.cancelled))
    points = final_points(words, one.points)
    return Row(one.uid, name, values=(points,), below=" · ".join(said), muted=bool(one.cancelled))


def _is_found(register: Register, one: Registration, wanted: list[str]) -> bool:
    player = register.player(one.player)
    if player is None:
        return not wanted
    text = folded(" ".join((player.name, player.alias, str(one.number or ""))))
    return all(word in text for word in wanted)


def _order(register: Register, one: Registration) -> str:
    player = register.player(one.player)
    return folded(player.name) if player is not None else ""

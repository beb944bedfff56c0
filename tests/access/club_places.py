"""The places of the Club page: its parts in their states, its dialogs."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QDialog

from riichi_desktop.club import (
    Adjustment,
    Attendance,
    Evening,
    Event,
    Player,
    Registration,
    Round,
    Team,
    Totals,
)
from riichi_desktop.documents import preset
from riichi_desktop.ui.club.days import today

from .file_places import file_places
from .places import Place, settle

if TYPE_CHECKING:
    from .places import Places

NAMES = ("Aiko", "Bruno", "Chloé", "David", "Emma", "Farid")
PEOPLE = tuple(Player(name[0].lower(), name, city="Lyon") for name in NAMES)
CUP = Event("t", "Cup", "tournament", preset("wrc2025"), teams=True, rounds=5, cuts=((3, 4),))
THINGS = (
    *(*PEOPLE, Player("z", "bruno", guest=True), Player("h", "Hidden", hidden=True)),
    CUP,
    Team("x", "t", "Dragons"),
    *(Registration(f"t.{one.uid}", "t", one.uid, at, "x") for at, one in enumerate(PEOPLE, 1)),
    Adjustment("p", "t", -20000, "Late", player="b", by="Referee", day="2026-11-30"),
)
"""What the club wrote down before its page is gone through."""


def club_places(going: "Places") -> Iterator[Place]:
    """Go through the Club page."""
    page: Any = going.window.open_page("club")
    going.wait(lambda: page.roll.is_open)
    settle()
    yield Place("club: empty", page)
    assert page.roll.put(*THINGS)
    page.roll.choose("t")
    settle()
    yield from _players(going, page)
    yield from _evening(going, page)
    yield from _event(going, page)
    yield from _standings(going, page)
    yield from _player(going, page)
    yield from _tournament(going, page)
    yield from _screen(going, page)
    yield from file_places(going, page)


def _players(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("players")
    going.wait(lambda: bool(part.doubled))
    yield Place("club: players", page)
    part.hidden.click()
    part.field.setText("new")
    settle()
    yield Place("club: somebody new", page)
    part.field.clear()
    part.choose("a")
    settle()
    yield Place("club: a player", page)
    for name, open_dialog in (
        ("merge", lambda: part.deeds.merge("a", "b")),
        ("erase", lambda: part.deeds.erase(PEOPLE[0])),
    ):
        open_dialog()
        with going.closed(QDialog) as dialog:
            yield Place(f"club: {name}", dialog)


def _evening(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("evening")
    settle()
    yield Place("club: an evening to come", page)
    day = today()
    assert page.roll.put(
        Evening(day, day, "t"), *(Attendance(f"{day}.{one.uid}", day, one.uid) for one in PEOPLE)
    )
    part.propose.click()
    settle()
    yield Place("club: a round to begin", page)
    (section,) = part.sections
    section.grid.cards[0].felt.seats[0].click()
    settle()
    yield Place("club: somebody to be swapped", page)
    for name, open_dialog in (
        ("result", lambda: part.deeds.act("result", section.shown, section.shown.tables[0])),
        ("clock", lambda: part.deeds.start_clock(section.shown)),
    ):
        open_dialog()
        with going.closed(QDialog) as dialog:
            yield Place(f"club: {name}", dialog)
    part.deeds.begin(section.shown)
    players = tuple(one.uid for one in PEOPLE[:4])
    scores = (42300, 25100, 19800, 12800)
    assert page.roll.put(
        Round("past", 9, (players,), evening=day, minutes=60),
        Totals("g", players, scores, None, "t", "past", 1, day),
    )
    going.wait(lambda: part.sections[0].shown.tables[0].seats[0].points is not None)
    yield Place("club: tables", page)
    running = part.sections[1].shown
    part.deeds.act("substitute", running, running.tables[0])
    with going.closed(QDialog) as dialog:
        yield Place("club: substitute", dialog)


def _event(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("event")
    settle()
    yield Place("club: an event", page)
    part.field.setText("new")
    settle()
    yield Place("club: somebody to be registered", page)
    part.field.clear()
    registers = page.roll.register
    for name, open_dialog in (
        ("registration", lambda: part.deeds.edit_registration(registers.registrations["t.a"])),
        ("team", lambda: part.deeds.edit_team(CUP, registers.teams["x"])),
        ("adjustment", lambda: part.deeds.adjust(CUP)),
        ("cancel", lambda: part.deeds.cancel(registers.adjustments["p"])),
        ("edit", page._edit_event),
        ("new event", page._new_event),
    ):
        open_dialog()
        with going.closed(QDialog) as dialog:
            yield Place(f"club: {name}", dialog)


def _standings(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("standings")
    going.wait(lambda: part.shown is not None and part.shown.standings.games > 0)
    settle()
    yield Place("club: standings", page)
    part.views.option("teams").click()
    settle()
    yield Place("club: standings of teams", page)
    part.views.option("players").click()


def _player(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("player")
    part.show_player("a")
    going.wait(lambda: part.answer is not None and bool(part.answer.page.course))
    settle()
    for view in ("games", "versus", "yaku"):
        part.views.option(view).click()
        settle()
        yield Place(f"club: a player, {view}", page)


def _tournament(going: "Places", page: Any) -> Iterator[Place]:
    part = page.open_part("tournament")
    settle()
    yield Place("club: a tournament to begin", page)
    part.next.seat.click()
    going.wait(lambda: part.shown is not None)
    going.wait(part.quality.isVisible)
    settle()
    yield Place("club: a round of a tournament", page)
    part.views.option("list").click()
    part.next.methods.option("swiss").click()
    settle()
    yield Place("club: a tournament as a list", page)
    part.next.script.click()
    with going.closed(QDialog) as dialog:
        yield Place("club: a script", dialog)
    from riichi_desktop.ui.club.tournament.ceremony import Ceremony

    part.ceremony.click()
    going.wait(lambda: bool(part.findChildren(Ceremony)))
    with going.closed(Ceremony) as window:
        window.go(1)
        yield Place("club: the ceremony", window)


def _screen(going: "Places", page: Any) -> Iterator[Place]:
    page.screens.ask()
    with going.closed(QDialog) as dialog:
        yield Place("club: what the second screen shows", dialog)
    page.screens.open()
    going.wait(lambda: bool(page.screens.screen.slides))
    settle()
    yield Place("club: the second screen", page.screens.screen)
    page.screens.close()
    going.window.activateWindow()
    settle()

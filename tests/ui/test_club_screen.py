"""The club's second screen: which pages there are, what they say; and the window."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from riichi_desktop.club import (
    Evening,
    Event,
    Player,
    Round,
    Team,
    Totals,
    played_of_totals,
    standings,
)
from riichi_desktop.documents import preset
from riichi_desktop.ui.club.screen.dialog import ScreenDialog
from riichi_desktop.ui.club.screen.paint import body_of, paint_slide
from riichi_desktop.ui.club.screen.values import (
    KINDS,
    ROWS_A_PAGE,
    TABLES_A_PAGE,
    Choice,
    Seen,
    choice_of,
    current_round,
    slides_of,
)
from riichi_desktop.ui.club.screen.words import out_of, spoken, title_of
from riichi_desktop.ui.match.board.faces import Faces
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.scoreboard.canvas import GROUND, Canvas
from riichi_desktop.ui.match.scoreboard.layout import lay_out_scores
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words
from tests.club.clubs import enrolled, event, register, round_, totals

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WORDS = Words("en")
IDS = tuple(f"p{n}" for n in range(1, 41))
PEOPLE = tuple(Player(uid, f"Player {uid[1:]}") for uid in IDS)
CUP = event(kind="tournament", rounds=3)
SCORES = (45000, 32000, 25000, 18000)
DAY = "2026-12-01"


def tables(count: int):
    return tuple(IDS[at * 4 : at * 4 + 4] for at in range(count))


def results(count: int) -> list[Totals]:
    return [
        totals(table, *SCORES, uid=f"g{at}", round="r1", table=at, day=DAY)
        for at, table in enumerate(tables(count), start=1)
    ]


def seen(*things, of=CUP, day=DAY) -> Seen:
    held = register(*PEOPLE, *(() if of is None else (of,)), *things)
    played = [played_of_totals(one, CUP.rules) for one in held.totals.values()]
    return Seen(held, of, {}, tuple(played), day, CUP.rules)


def slides(what: Seen, choice=Choice(), held=True):  # noqa: B008 - a value
    uid = what.event.uid if what.event is not None else ""
    found = standings(what.register, uid, what.played) if held else None
    return slides_of(choice, current_round(what), found, what, WORDS)


# What is kept


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("", Choice()),
        ("20 standings seating", Choice(("seating", "standings"), 20)),
        ("1 teams", Choice(("teams",), 5)),
        ("999 teams", Choice(("teams",), 120)),
        ("9999 teams", Choice()),
        ("x teams", Choice()),
        ("20", Choice()),
        ("20 nonsense", Choice()),
        ("² teams", Choice()),
    ],
)
def test_a_choice_is_read_as_it_was_kept(text, choice) -> None:
    assert choice_of(text) == choice
    assert choice_of(choice.text) == choice


# Which pages


def test_a_round_that_waits_shows_its_seating_first() -> None:
    found = slides(seen(round_(1, *tables(2)), *(enrolled(uid) for uid in IDS[:8])))
    assert [one.kind for one in found] == ["seating"]
    assert title_of(found[0], WORDS) == "Round 1 · seating"


def test_results_bring_tables_and_standings() -> None:
    what = seen(round_(1, *tables(2)), *results(1))
    found = slides(what)
    assert [one.kind for one in found] == ["seating", "tables", "standings"]
    assert [table.number for table in found[0].tables] == [2]
    assert [table.number for table in found[1].tables] == [1, 2]
    assert [line.points for line in found[2].lines] == [30000, 7000, -10000, -27000]


def test_a_round_that_is_over_gives_way_to_the_next() -> None:
    rounds = (round_(1, *tables(2)), round_(2, *tables(2)[::-1]))
    what = seen(*rounds, *results(2))
    assert slides(what)[0].number == 2
    alone = seen(rounds[0], *results(2))
    assert [one.kind for one in slides(alone)] == ["tables", "standings"]


def test_many_tables_and_lines_are_several_pages_of_the_same_size() -> None:
    found = slides(seen(round_(1, *tables(10)), *results(10)))
    many = [one for one in found if one.kind == "tables"]
    assert [(one.part, one.parts, len(one.tables)) for one in many] == [(1, 2, 5), (2, 2, 5)]
    lines = [one for one in found if one.kind == "standings"]
    assert [len(one.lines) for one in lines] == [10, 10, 10, 10]
    assert max(len(one.tables) for one in many) <= TABLES_A_PAGE
    assert max(len(one.lines) for one in lines) <= ROWS_A_PAGE


def test_only_what_is_chosen_is_shown() -> None:
    what = seen(round_(1, *tables(1)), *results(1))
    for kind in KINDS[1:3]:
        assert {one.kind for one in slides(what, Choice((kind,)))} == {kind}
    assert slides(what, held=False)[-1].kind == "tables"


def test_teams_have_a_page() -> None:
    cup = replace(CUP, teams=True)
    team = Team("x", "e", "Dragons")
    what = seen(team, enrolled("p1", team="x"), round_(1, *tables(1)), *results(1), of=cup)
    last = slides(what)[-1]
    assert (last.kind, last.lines[0].name, last.lines[0].points) == ("teams", "Dragons", 30000)


def test_an_evening_has_its_round_of_today() -> None:
    evening = Evening("ev", DAY)
    round = round_(3, *tables(1), event="", evening="ev", sits_out=("p9",))
    what = seen(evening, round, of=None)
    (found,) = slides(what)
    assert (found.kind, found.number) == ("seating", 3)
    assert out_of(found, WORDS) == ("Sitting out: \u2068Player 9\u2069",)
    assert slides(replace_day(what)) == ()


def replace_day(what: Seen) -> Seen:
    return what._replace(day="2026-12-02")


# What is said and painted


def test_a_page_is_spoken_whole() -> None:
    found = slides(seen(round_(1, *tables(1)), *results(1)))
    said = spoken(found[0], WORDS)
    for part in ("Round 1 · tables", "Table 1", "finished", "East \u2068Player 1\u2069 +30.0 1st"):
        assert part in said
    assert "rank 1, \u2068Player 1\u2069, +30.0" in spoken(found[1], WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (480, 320), (720, 1280)])
def test_a_page_is_painted_within_its_body(qapp, lang, size) -> None:
    what = seen(round_(1, *tables(10)), *results(4))
    held = standings(what.register, "e", what.played)
    faces = Faces(Theme("dark"))
    for slide in slides_of(Choice(), current_round(what), held, what, Words(lang)):
        picture = QImage(*size, QImage.Format.Format_RGB32)
        picture.fill(GROUND)
        painter = QPainter(picture)
        layout = lay_out_scores(QSizeF(*size), 4, settled=False)
        canvas = Canvas(painter, faces, Words(lang), layout, 1.0)
        paint_slide(canvas, slide, "A cup", ClockFace(120, "running"))
        body = body_of(canvas).toRect()
        painter.end()
        inside = {picture.pixel(x, body.top() + 40) for x in range(body.left(), body.right())}
        assert len(inside) > 2
        assert {picture.pixel(x, size[1] - 1) for x in range(size[0])} == {GROUND.rgb()}


# The window


EVENT = Event("s", "Cup", "tournament", preset("wrc2025"), rounds=3)
ROUND = Round("r1", 1, tables(2), "s", minutes=75)


def booked(uid: str, table: int) -> Totals:
    return Totals(uid, ROUND.tables[table - 1], SCORES, None, "s", "r1", table, DAY)


@pytest.fixture
def open_screen(open_window, qtbot):
    opened = []

    def build(*things, lang="en"):
        window = open_window(lang)
        page = window.open_page("club")
        qtbot.waitUntil(lambda: page.roll.is_open)
        assert page.roll.put(*PEOPLE[:8], EVENT, *things)
        page.roll.choose("s")
        window.run("club_screen")
        screen = page.screens.screen
        opened.append(screen)
        qtbot.waitUntil(screen.isVisible)
        return page, screen

    yield build
    for screen in opened:
        screen.close()


def kinds(screen) -> list[str]:
    return [one.kind for one in screen.slides]


def test_it_waits_for_a_round_and_shows_it(open_screen, qtbot) -> None:
    page, screen = open_screen()
    assert screen.slide is None
    assert screen._spoken.accessibleName() == "Waiting for the first round"
    screen.grab()
    assert page.roll.put(ROUND)
    qtbot.waitUntil(lambda: kinds(screen) == ["seating"])
    assert screen._spoken.accessibleName().startswith("Round 1 · seating")


def test_what_another_station_books_is_seen_within_three_seconds(open_screen, qtbot) -> None:
    page, screen = open_screen(ROUND)
    qtbot.waitUntil(lambda: kinds(screen) == ["seating"])
    page.desk.open("hand")
    page.roll.shelf.attempt(lambda club: club.put([booked("a", 1)]))
    qtbot.waitUntil(lambda: kinds(screen) == ["seating", "tables", "standings"], timeout=3000)


def test_pages_turn_by_themselves_and_by_hand(open_screen, qtbot) -> None:
    _, screen = open_screen(ROUND, booked("a", 1))
    qtbot.waitUntil(lambda: len(screen.slides) == 3)
    screen._turning.setInterval(10)
    qtbot.waitUntil(lambda: screen.at == 1)
    assert screen._turning.interval() == Choice().seconds * 1000
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.at == 0
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert screen.at == 2
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert screen.at == 0


def test_the_clock_is_that_of_the_roll(open_screen, qtbot) -> None:
    begun = datetime(2026, 12, 1, 14, 0, tzinfo=UTC)
    page, screen = open_screen(replace(ROUND, begun=begun.isoformat()))
    page.roll.time = lambda: begun.replace(minute=30)
    screen._tick()
    assert screen._face == ClockFace(45 * 60, "running")
    page.roll.time = lambda: begun.replace(hour=16)
    screen._tick()
    assert screen._face is not None
    assert screen._face.state == "over"
    screen.grab()


def test_the_user_chooses_pages_and_seconds(open_screen, qtbot) -> None:
    page, screen = open_screen(ROUND, booked("a", 1))
    page.window().run("club_screen_set")
    dialog = page.window().findChildren(ScreenDialog)[0]
    for kind in ("seating", "tables", "standings", "teams"):
        dialog.chips[kind].click()
    assert dialog.yes.reason == "Choose a page at least."
    dialog.chips["standings"].click()
    dialog.seconds.setValue(30)
    dialog.yes.click()
    assert page.desk.settings.value.screen == "30 standings"
    qtbot.waitUntil(lambda: kinds(screen) == ["standings"])
    assert screen._turning.interval() == 30000


def test_it_speaks_the_language_in_force_and_goes_with_the_window(open_screen, qtbot) -> None:
    page, screen = open_screen(ROUND)
    page.desk.look.set_language("fr")
    assert screen.windowTitle().startswith("Grand écran")
    assert screen._spoken.accessibleName().startswith("Ronde 1 · placement")
    page.shut()
    assert not screen.isVisible()
    assert not screen._looking.isActive()

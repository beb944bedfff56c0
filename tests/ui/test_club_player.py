"""A player's page: values in, rows and lines out; and the part in the window."""

import pytest
from PySide6.QtCore import QPointF, Qt

from riichi_desktop.club import Event, Link, Player, Rates, Ratio, Tally, Totals, rates_of
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Entry, Finished, Win, Won
from riichi_desktop.ui.club.player.answer import PageAnswer, page_answer
from riichi_desktop.ui.club.player.lines import (
    game_columns,
    game_lines,
    versus_columns,
    versus_lines,
    yaku_columns,
    yaku_lines,
)
from riichi_desktop.ui.club.player.rates import RATES, explained, rate_rows
from riichi_desktop.words import LANGUAGES, Words
from tests.club.clubs import CLUB, FOUR, event, game, register

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WORDS = Words("en")
HIGH = (45000, 32000, 25000, 18000)
LOW = (18000, 25000, 32000, 45000)
GAMES = (
    game(FOUR, *HIGH, day="2026-10-01", uid="one"),
    game(FOUR, *LOW, day="2026-10-08", uid="two"),
    game(("ana", "bo", "chi", "eva"), *HIGH, day="2026-10-15", uid="three"),
)
TALLY = Tally(
    hands=55, ron=8, tsumo=4, dealt_in=6, riichi=9, value=62400, tiles=3,
    yaku=(("riichi", 2), ("tanyao", 3)), yakuman=(("kokushi_musou", 1),), limits=(("mangan", 2),),
)  # fmt: skip


def answer(player: str = "ana") -> PageAnswer:
    return page_answer(player, "e", 0, register(*CLUB, event()), GAMES)


def test_the_page_has_rank_games_and_opponents() -> None:
    held = answer()
    assert (held.rank, held.placed) == (1, 5)
    assert [one.uid for one in held.page.course] == ["one", "two", "three"]
    assert [(one.other, one.games) for one in held.versus][-2:] == [("dan", 2), ("eva", 1)]
    assert set(held.games) == {"one", "two", "three"}


def test_nobody_asked_for_is_whoever_stands_first() -> None:
    assert answer("").page.player == "ana"
    nobody = page_answer("", "e", 0, register(event()), ())
    assert (nobody.page.player, nobody.versus) == ("", ())


def test_games_stand_the_latest_first_with_who_was_there() -> None:
    lines = game_lines(answer(), WORDS)
    assert [line.key for line in lines] == ["three", "two", "one"]
    assert [cell.words for cell in lines[1].cells][2:4] == ["−27.0", "+3.0"]
    assert lines[1].cells[5].words == "Dan, Chi, Bo"
    assert "result alone" in lines[1].spoken
    assert all(len(line.cells) == len(game_columns(WORDS)) for line in lines)


def test_opponents_have_games_and_who_was_ahead() -> None:
    lines = versus_lines(answer(), WORDS)
    dan = next(line for line in lines if line.key == "dan")
    assert [cell.words for cell in dan.cells] == ["Dan", "2", "1", "1", "0.0"]
    assert "ahead 1 times" in dan.spoken
    assert len(dan.cells) == len(versus_columns(WORDS))


def test_yaku_are_counted_the_commonest_first() -> None:
    lines = yaku_lines(TALLY, WORDS)
    assert [line.key for line in lines] == [
        "", "yaku.kokushi_musou", "", "yaku.tanyao", "yaku.riichi", "", "limit.mangan",
    ]  # fmt: skip
    assert [cell.words for cell in lines[3].cells] == ["Tanyao", "3", "100%"]
    assert lines[5].spoken == "Limits, of 12 wins"
    assert len(lines[3].cells) == len(yaku_columns(WORDS))
    assert yaku_lines(Tally(), WORDS) == []


def test_a_rate_stands_with_its_fraction() -> None:
    rows = {row.key: row for row in rate_rows(55, rates_of(TALLY), WORDS)}
    assert (rows["win"].gloss, rows["win"].values) == ("12 of 55 hands", ("21.8%",))
    assert (rows["value"].gloss, rows["value"].values) == ("12 wins", ("5,200",))
    assert (rows["tenpai"].gloss, rows["tenpai"].values) == ("0 draws", ("–",))
    assert rows["win"].accessible == "Win rate, 21.8%, 12 of 55 hands"


def test_without_hands_the_rates_say_so_once() -> None:
    (row,) = rate_rows(0, rates_of(Tally()), WORDS)
    assert row.name == "No hand written down, only results."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rate_explains_itself(lang: str) -> None:
    words, rates = Words(lang), rates_of(TALLY)
    assert {row.key for row in RATES} == set(Rates._fields)
    said = [explained(row.key, rates, words) for row in RATES]
    assert len(set(said)) == len(RATES)
    assert Ratio(12, 55) == rates.win
    assert "12" in said[0]
    assert "55" in said[0]


# In the window


PEOPLE = tuple(Player(each.uid, each.name) for each in CLUB)
SEASON = Event("s", "Autumn", "season", preset("m_league"))
SCORES = (40000, 30000, 20000, 10000)


def totals(uid: str, day: int, scores=SCORES) -> Totals:
    return Totals(uid, FOUR, scores, None, "s", day=f"2026-10-{day:02}")


@pytest.fixture
def open_part(open_window, qtbot):
    def build(*things, lang="en", event="s"):
        window = open_window(lang)
        page = window.open_page("club")
        qtbot.waitUntil(lambda: page.roll.is_open)
        assert page.roll.put(*PEOPLE, *things)
        page.roll.choose(event)
        part = page.open_part("player")
        qtbot.waitUntil(lambda: part.answer is not None)
        return part

    return build


def test_the_part_shows_whoever_stands_first_and_then_who_is_asked_for(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1), totals("t2", 2, SCORES[::-1]), totals("t3", 3))
    qtbot.waitUntil(lambda: part.title.text() == "Ana")
    assert part.facts.text().startswith("3 games · rank 1 of 4")
    part.acts()["club_find"]()
    qtbot.keyClicks(part.field, "dan")
    qtbot.keyClick(part.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: part.title.text() == "Dan")
    assert part.places.lines()[3] == ("4th", "67%", "× 2")
    told = []
    part.told.connect(told.append)
    part.field.setText("Zoé")
    qtbot.keyClick(part.field, Qt.Key.Key_Return)
    assert told[-1] == "“Zoé” is not in the club."


def test_an_opponent_leads_to_their_page(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1))
    qtbot.waitUntil(lambda: part.title.text() == "Ana")
    part.views.option("versus").click()
    part.list.pressed_line.emit("bo")
    qtbot.waitUntil(lambda: part.title.text() == "Bo")
    part.views.option("yaku").click()
    assert part.nothing.isVisible()
    assert not part.list.isVisible()


def test_a_result_alone_says_that_there_is_no_more(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1))
    qtbot.waitUntil(lambda: [one.key for one in part.list.lines] == ["t1"])
    told = []
    part.told.connect(told.append)
    part.list.pressed_line.emit("t1")
    assert told == ["Only the result of this game is known."]


def test_a_recorded_game_opens_on_the_match_page(open_part, qtbot) -> None:
    part = open_part(SEASON)
    link = Link("", tuple(zip(FOUR, FOUR, strict=True)), "s", day="2026-10-03")
    entries = [Entry("", Booked(Won((Win(1, 0, 3, 40),)))), Entry("", Booked(Finished("late")))]
    roll = part.club.roll
    head = roll.shelf.attempt(
        lambda club: club.create_game(SEASON.rules, FOUR, "Table", entries, link)
    )
    roll.look()
    qtbot.waitUntil(lambda: [one.key for one in part.list.lines] == [head.id])
    assert part.title.text() == "Bo"
    part.list.pressed_line.emit(head.id)
    qtbot.waitUntil(lambda: part.club.desk.settings.value.match == head.id)


def test_the_rates_are_explained_where_they_are_looked_at(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1))
    part.answer = part.answer._replace(page=part.answer.page._replace(rates=rates_of(TALLY)))
    told = []
    part.told.connect(told.append)
    part.rates.row_lit.emit("win")
    part.rates.row_unlit.emit()
    assert told == ["Hands won, by ron or by tsumo: 12 of 55 hands.", ""]


def test_the_line_tells_of_each_game(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1), totals("t2", 2))
    qtbot.waitUntil(lambda: part.title.text() == "Ana")
    graph = part.course
    assert "2 games" in graph.accessibleDescription()
    qtbot.keyClick(graph, Qt.Key.Key_Left)
    assert graph.lit == 2
    qtbot.keyClick(graph, Qt.Key.Key_Home)
    assert graph.told(graph.lit).startswith("10/1/26 · 1st")
    opened = []
    graph.opened.connect(opened.append)
    qtbot.keyClick(graph, Qt.Key.Key_Return)
    assert opened == ["t1"]
    qtbot.keyClick(graph, Qt.Key.Key_Escape)
    assert graph.lit == 0
    scale = graph._scale()
    assert scale.nearest(scale.x(2)) == 2
    assert scale.box.contains(QPointF(scale.x(1), scale.y(0)))


def test_a_club_without_anybody_says_so(open_window, qtbot) -> None:
    page = open_window("fr").open_page("club")
    qtbot.waitUntil(lambda: page.roll.is_open)
    part = page.open_part("player")
    qtbot.waitUntil(lambda: part.answer is not None)
    assert part.message.isVisible()


def test_a_line_of_the_standings_leads_here(open_part, qtbot) -> None:
    part = open_part(SEASON, totals("t1", 1))
    standings = part.club.open("standings")
    qtbot.waitUntil(lambda: standings.shown is not None and len(standings.list.lines) == 4)
    standings.list.pressed_line.emit("chi")
    qtbot.waitUntil(lambda: part.isVisible() and part.title.text() == "Chi")
    assert part.list.hasFocus()

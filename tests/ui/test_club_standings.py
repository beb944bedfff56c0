"""The standings of the Club page: values in, lines out; and the part in the window."""

from itertools import pairwise

import pytest

from riichi_desktop.club import Event, Player, Ratio, Registration, Team, Totals, standings
from riichi_desktop.documents import preset
from riichi_desktop.ui.club.standings.lines import (
    Shown,
    entries_of,
    player_columns,
    player_lines,
    team_columns,
    team_lines,
)
from riichi_desktop.ui.club.standings.numbers import average, percent, permille, shares_said
from riichi_desktop.ui.club.standings.pictures import Marks, Shares, place_inks
from riichi_desktop.ui.theme import Theme, contrast
from riichi_desktop.words import Words
from tests.club.clubs import CLUB, FOUR, TRIO, adjusted, enrolled, event, game, register

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SCORES = (45000, 32000, 25000, 18000)
WORDS = Words("en")


def shown(*things, games, uid="e", lang="en", players=0) -> Shown:
    held = register(*CLUB, *things)
    found = standings(held, uid, games, players)
    return Shown(found, held.events.get(uid), held, Words(lang))


def games(count: int):
    return [game(FOUR, *SCORES, day=f"2026-10-{day:02}") for day in range(1, count + 1)]


def lines_of(held: Shown, query: str = ""):
    return player_lines(entries_of(held), query)


def words_of(line) -> list[str]:
    return [cell.words for cell in line.cells]


def test_a_line_says_rank_name_games_points_and_average_place() -> None:
    lines = lines_of(shown(event(), games=games(2)))
    assert [line.key for line in lines] == list(FOUR)
    assert words_of(lines[0]) == ["1", "Ana", "2", "+60.0", "1.00", "", "+30.0", ""]
    assert words_of(lines[3])[3] == "−54.0"
    assert lines[0].cells[5].picture == Shares((1000, 0, 0, 0))
    assert lines[3].cells[7].picture == Marks((4, 4), 4)


def test_a_line_is_spoken_whole() -> None:
    said = lines_of(shown(event(), games=games(2)))[1].spoken
    for part in ("rank 2", "Bo", "2 games", "+14.0 points", "average place 2.00", "2nd 100%"):
        assert part in said


def test_bonuses_have_a_column_only_where_there_are_some() -> None:
    plain = shown(event(), games=games(1))
    given = shown(event(), adjusted(-20000, "bo"), games=games(1))
    assert "Bonus" not in [column.title for column in player_columns(plain)]
    assert "Bonus" in [column.title for column in player_columns(given)]
    line = next(one for one in lines_of(given) if one.key == "bo")
    assert "−20.0" in words_of(line)
    assert "of which −20.0" in line.spoken
    assert len(line.cells) == len(player_columns(given))


def test_who_takes_no_place_stands_below_with_the_reason() -> None:
    held = shown(
        event(minimum=2),
        enrolled("dan", substitute=True),
        enrolled("eva"),
        games=[*games(2), game(("ana", "bo", "chi", "fay"), *SCORES)],
    )
    lines = lines_of(held)
    headings = [line.spoken for line in lines if not line.key]
    assert headings == [
        "Not placed: fewer than 2 games",
        "Not placed: no games yet",
        "Not placed: substitutes",
    ]
    fay = next(line for line in lines if line.key == "fay")
    assert (words_of(fay)[0], fay.cells[1].aside, fay.muted) == ("", "1 game to go", True)
    below = lines[[line.spoken for line in lines].index("Not placed: no games yet") + 1]
    assert below.cells[1].aside == "", "the heading says it"
    eva = next(line for line in lines if line.key == "eva")
    assert words_of(eva)[-4:] == ["–", "", "", ""]


def test_a_cut_is_a_line_until_it_is_made_and_a_heading_after() -> None:
    held = shown(event(kind="tournament", rounds=3, cuts=((2, 2),)), games=games(1))
    keys = [line.key for line in lines_of(held)]
    assert keys == ["ana", "bo", "", "chi", "dan"]
    assert lines_of(held)[2].spoken == "Cut line: 2 go on after round 2"


def test_what_is_looked_for_is_found_in_name_and_team() -> None:
    teams = (Team("x", "e", "Dragons"), Team("y", "e", "Kazoe"))
    held = shown(
        event(teams=True),
        *teams,
        enrolled("ana", team="x"),
        enrolled("bo", team="y"),
        games=games(1),
    )
    assert [line.key for line in lines_of(held, "dragons")] == ["ana"]
    assert [line.key for line in lines_of(held, "ÂNA")] == ["ana"]
    assert lines_of(held, "zzz") == []
    first = team_lines(held)[0]
    assert first.key == "x"
    assert words_of(first)[:5] == ["1", "Dragons", "Ana", "1", "+30.0"]
    assert len(first.cells) == len(team_columns(held))


def test_places_by_average_points_show_them() -> None:
    held = shown(event(ordering="average_points"), games=games(2))
    titles = [column.title for column in player_columns(held)]
    assert "Average" in titles
    assert words_of(lines_of(held)[0])[titles.index("Average")] == "+30.0"


def test_figures_in_words() -> None:
    assert average(Ratio(9, 4), Words("fr")) == "2,25"
    assert average(Ratio(0, 0), WORDS) == "–"
    assert percent(Ratio(1, 3), WORDS) == "33%"
    assert percent(Ratio(1, 3), WORDS, 1) == "33.3%"
    assert percent(Ratio(0, 0), WORDS) == "–"
    assert permille((Ratio(1, 2), Ratio(1, 2))) == (500, 500)
    assert permille((Ratio(0, 0),)) == ()
    assert shares_said((Ratio(1, 4), Ratio(3, 4)), WORDS) == "1st 25%, 2nd 75%"
    assert shares_said((Ratio(0, 0),), WORDS) == ""


@pytest.mark.parametrize("dark", [False, True])
def test_neighbouring_shares_differ_in_lightness(qapp, dark: bool) -> None:
    theme = Theme("dark" if dark else "light")
    for players in (3, 4):
        inks = place_inks(theme, players)
        assert len(inks) == players
        for one, other in pairwise(inks):
            assert contrast(one.name(), other.name()) > 1.3


# In the window


def four(*scores: int, uid: str, who=FOUR) -> Totals:
    return Totals(uid, who, scores or (40000, 30000, 20000, 10000), None, "s", day="2026-10-01")


PEOPLE = tuple(Player(each.uid, each.name) for each in CLUB)
SEASON = Event("s", "Autumn", "season", preset("m_league"), teams=True)
TEAMS = (Team("x", "s", "Dragons"), Team("y", "s", "Kazoe"))
PLAY = (
    Registration("s.ana", "s", "ana", team="x"),
    Registration("s.bo", "s", "bo", team="y"),
    Registration("s.chi", "s", "chi", team="x"),
    Registration("s.dan", "s", "dan", team="y"),
)


@pytest.fixture
def open_part(open_window, qtbot):
    def build(*things, lang="en", event="s"):
        window = open_window(lang)
        page = window.open_page("club")
        qtbot.waitUntil(lambda: page.roll.is_open)
        assert page.roll.put(*PEOPLE, *things)
        page.roll.choose(event)
        part = page.open_part("standings")
        qtbot.waitUntil(lambda: part.shown is not None)
        return part

    return build


def keys(part) -> list[str]:
    return [line.key for line in part.list.lines]


def test_the_part_shows_the_event_and_follows_it(open_part, qtbot) -> None:
    part = open_part(SEASON, *TEAMS, *PLAY, four(uid="t1"))
    qtbot.waitUntil(lambda: keys(part) == list(FOUR))
    assert "1 game" in part.facts.text()
    assert part.sizes.isHidden()
    assert part.club.roll.put(four(10000, 20000, 30000, 40000, uid="t2"))
    assert part.club.roll.put(four(10000, 20000, 30000, 40000, uid="t3"))
    qtbot.waitUntil(lambda: keys(part) == list(reversed(FOUR)))
    assert part.club.roll.undo()
    qtbot.waitUntil(lambda: "2 games" in part.facts.text())


def test_teams_are_another_view_and_lead_to_their_players(open_part, qtbot) -> None:
    part = open_part(SEASON, *TEAMS, *PLAY, four(uid="t1"))
    qtbot.waitUntil(lambda: len(keys(part)) == 4)
    part.views.option("teams").click()
    assert keys(part) == ["x", "y"]
    part.list.pressed_line.emit("y")
    assert (part.views.current, part.field.text(), keys(part)) == (
        "players",
        "Kazoe",
        ["bo", "dan"],
    )
    part.field.clear()
    assert len(keys(part)) == 4


def test_games_of_three_have_standings_of_their_own(open_part, qtbot) -> None:
    three = Totals("u", FOUR[:3], (50000, 35000, 20000), TRIO, "", day="2026-10-02")
    part = open_part(SEASON, four(uid="t1"), three, event="")
    qtbot.waitUntil(lambda: not part.sizes.isHidden())
    assert (part.sizes.current, len(keys(part))) == ("4", 4)
    part.sizes.option("3").click()
    qtbot.waitUntil(lambda: keys(part) == list(FOUR[:3]))
    assert part.sizes.current == "3"


def test_an_event_without_anybody_says_so(open_part) -> None:
    part = open_part(SEASON)
    assert part.message.isVisible()
    assert not part.list.isVisible()


def test_the_keyboard_finds_and_walks(open_part, qtbot) -> None:
    part = open_part(SEASON, four(uid="t1"))
    qtbot.waitUntil(lambda: len(keys(part)) == 4)
    part.focus_home()
    assert part.list.hasFocus()
    assert part.list.current == "ana"
    part.acts()["club_find"]()
    assert part.field.hasFocus()
    qtbot.keyClicks(part.field, "dan")
    assert keys(part) == ["dan"]

"""The lists of a player's page: games, opponents, yaku; values in, lines out."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.club import PageGame, Ratio, Tally, Versus
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.club.standings.numbers import percent
from riichi_desktop.ui.club.standings.pictures import Marks
from riichi_desktop.ui.match.board.words import final_points, place_name
from riichi_desktop.words import Words

from .answer import PageAnswer

_OUT: Final = -1


def game_columns(words: Words) -> tuple[Column, ...]:
    """Give the columns of the games."""
    title = _titles(words)
    return (
        Column(title["day"], 92, 84),
        Column(title["place"], 42, 40, right=True),
        Column(title["points"], 66, 62, right=True),
        Column(title["total"], 72, 66, right=True),
        Column(title["score"], 66, _OUT, right=True),
        Column(title["others"]),
    )


def game_lines(answer: PageAnswer, words: Words) -> list[ColumnLine]:
    """Give a line a game, the latest first."""
    return [_game(one, answer, words) for one in reversed(answer.page.course)]


def _game(one: PageGame, answer: PageAnswer, words: Words) -> ColumnLine:
    others = words.listed(_others(one.uid, answer, words))
    day, points = day_short(one.day, words), final_points(words, one.points)
    total, tied = final_points(words, one.total), one.tied > 1
    cells = (
        Cell(day, color="muted"),
        Cell(picture=Marks((one.place,), answer.page.players)),
        Cell(points, role="strong", color=_ink(one.points)),
        Cell(total),
        Cell(words.number(one.score), color="muted"),
        Cell(others, color="muted"),
    )
    place = place_name(words, one.place, shared=tied)
    key = "ui.club.page.game_said" if one.hands else "ui.club.page.totals_said"
    spoken = words.text(key, day=day, place=place, points=points, total=total, others=others)
    return ColumnLine(one.uid, cells, spoken, tip=place if tied else None)


def _others(game: str, answer: PageAnswer, words: Words) -> Iterator[str]:
    """Name who else sat at a table, in the order of their places."""
    register, player = answer.register, answer.page.player
    for seat in sorted(answer.games[game].seats, key=lambda seat: seat.place):
        if register.who(seat.player) != player:
            yield name_of(register, seat.player, words) if seat.player else seat.name


def versus_columns(words: Words) -> tuple[Column, ...]:
    """Give the columns of the opponents."""
    title = _titles(words)
    return (
        Column(title["opponent"]),
        Column(title["games"], 56, 52, right=True),
        Column(title["ahead"], 64, 58, right=True),
        Column(title["behind"], 64, 58, right=True),
        Column(title["difference"], 84, 76, right=True),
    )


def versus_lines(answer: PageAnswer, words: Words) -> list[ColumnLine]:
    """Give a line an opponent, most games first."""
    return [_versus(one, answer, words) for one in answer.versus]


def _versus(one: Versus, answer: PageAnswer, words: Words) -> ColumnLine:
    name = name_of(answer.register, one.other, words)
    difference = final_points(words, one.difference)
    cells = (
        Cell(name, role="strong"),
        Cell(words.number(one.games), color="muted"),
        Cell(words.number(one.ahead)),
        Cell(words.number(one.behind)),
        Cell(difference, color=_ink(one.difference)),
    )
    spoken = words.text(
        "ui.club.page.versus_said",
        name=name,
        games=words.text("ui.club.player.games_said", n=one.games),
        ahead=one.ahead,
        behind=one.behind,
        points=difference,
    )
    return ColumnLine(one.other, cells, spoken)


def yaku_columns(words: Words) -> tuple[Column, ...]:
    """Give the columns of the yaku."""
    title = _titles(words)
    return (
        Column(title["yaku"]),
        Column(title["times"], 64, 60, right=True),
        Column(title["share"], 84, 76, right=True),
    )


def yaku_lines(tally: Tally, words: Words) -> list[ColumnLine]:
    """Give a line a yaku that was seen, the commonest first; then one a limit."""
    lines = []
    for heading, group, counts, of in (
        ("yakuman", "yaku", tally.yakuman, tally.tiles),
        ("yaku", "yaku", tally.yaku, tally.tiles),
        ("limits", "limit", tally.limits, tally.wins),
    ):
        if counts:
            said = words.text(f"ui.club.page.heading.{heading}", n=of)
            lines.append(ColumnLine("", (Cell(said, role="caption"),), said))
            order = sorted(counts, key=lambda pair: -pair[1])
            lines += [_seen(group, id, times, of, words) for id, times in order]
    return lines


def _seen(group: str, id: str, times: int, of: int, words: Words) -> ColumnLine:
    name, share = words.text(f"{group}.{id}"), percent(Ratio(times, of), words)
    cells = (
        Cell(name, aside=words.kanji(group, id)),
        Cell(words.number(times), role="strong"),
        Cell(share, color="muted"),
    )
    return ColumnLine(f"{group}.{id}", cells, words.listed((name, words.number(times), share)))


def _titles(words: Words) -> dict[str, str]:
    keys: tuple[str, ...] = (
        "day",
        "place",
        "points",
        "total",
        "score",
        "others",
        "opponent",
        "games",
    )
    keys += ("ahead", "behind", "difference", "yaku", "times", "share")
    return {key: words.text(f"ui.club.page.column.{key}") for key in keys}


def _ink(points: int) -> str:
    return "accent" if points > 0 else "losses" if points < 0 else "text"

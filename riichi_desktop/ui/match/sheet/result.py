"""The result of a match on its score sheet, with lines to sign on."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from riichi_desktop.engine import Rules
from riichi_desktop.export import Match, decimal_points, ending_text, is_told, seat_names
from riichi_desktop.ledger import Account, Game
from riichi_desktop.ui.ink import RULE, Ink
from riichi_desktop.ui.match.sheet.paint import HEAVY, PAD, WIDTH
from riichi_desktop.ui.match.sheet.parts import band, caption
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

_SIGNED: Final = 140
"""How high a row is that is signed."""
_PLACE: Final = 150
_SCORE: Final = 230
_POINTS: Final = 250
_SIGNATURE: Final = 700
_PARTS: Final = ("leftover", "difference", "uma", "oka", "remainder", "penalties")


def result_part(theme: Theme, match: Match, words: Words, *, signed: bool = True) -> Ink:
    """Give the result: place, score, how the points come about, and a line to sign on."""
    paper, game = Ink(theme, WIDTH), match.game
    paper.skip(40)
    over = game.settlement is not None
    why = ending_text(game.table.ending, words) if over else words.text("match.sheet.running")
    caption(paper, words.text("match.title.result"), why)
    accounts = _in_order(game)
    parts = [part for part in _PARTS if over and is_told(part, accounts)]
    _result_heading(paper, parts, words, over=over, signed=signed)
    names = seat_names(game, words)
    for account in accounts:
        _account(paper, account, names[account.chair], parts, words, over=over, signed=signed)
    if signed:
        _referee(paper, words)
    return paper


def _in_order(game: Game) -> list[Account]:
    """Give the accounts by place; while the game goes on, by chair, with nothing but scores."""
    if game.settlement is None:
        nothing = (0,) * 8
        return [
            Account(chair, nothing[0], score, *nothing[:7])
            for chair, score in enumerate(game.table.scores)
        ]
    return sorted(game.settlement, key=lambda one: (one.place, one.chair))


def _edges(parts: Sequence[str], *, over: bool, signed: bool) -> tuple[float, float, float, float]:
    """Give the left edges of the name, the score, the parts, and the right of the points."""
    right = WIDTH - (_SIGNATURE if signed else 0)
    share = 190 if len(parts) > 4 else 220
    score = right - (_POINTS if over else 0) - share * len(parts) - _SCORE
    return _PLACE, score, share, right


def _result_heading(
    paper: Ink, parts: Sequence[str], words: Words, *, over: bool, signed: bool
) -> None:
    name, score, share, right = _edges(parts, over=over, signed=signed)
    box = band(paper.height, 52)
    heads: list[tuple[str, float, float]] = [("score", score, _SCORE)]
    heads += [(part, score + _SCORE + at * share, share) for at, part in enumerate(parts)]
    heads += [("points", right - _POINTS, _POINTS)] if over else []
    for key, left, wide in heads:
        cell = QRectF(left, box.top(), wide - PAD, box.height())
        text = words.text(f"match.column.{key}")
        paper.words(text, "tiny", cell, ink="muted", right=True, least=55)
    if over:
        paper.words(
            words.text("match.column.place"), "tiny", box.adjusted(PAD, 0, 0, 0), ink="muted"
        )
    player = words.text("match.column.player")
    paper.words(player, "tiny", box.adjusted(name, 0, 0, 0), ink="muted")
    if signed:
        text = words.text("match.sheet.signature")
        paper.words(text, "tiny", box.adjusted(right + 60, 0, 0, 0), ink="muted")
    paper.skip(54)
    paper.fill(QRectF(0, paper.height, WIDTH, HEAVY), "text")
    paper.skip(HEAVY)


def _account(
    paper: Ink,
    account: Account,
    name: str,
    parts: Sequence[str],
    words: Words,
    *,
    over: bool,
    signed: bool,
) -> None:
    left, score, share, right = _edges(parts, over=over, signed=signed)
    high = _SIGNED if signed else 96
    top = paper.height
    if over:
        place = words.text(f"ui.match.place.{account.place}")
        paper.words(place, "cell_strong", QRectF(PAD, top, _PLACE, high))
    room = QRectF(left, top, score - left - PAD, high)
    paper.words(name, "body" if account.place != 1 else "strong", room, least=60)
    number = words.number(account.score)
    cells: list[tuple[float, float, str, str]] = [(score, _SCORE, number, "body")]
    for at, part in enumerate(parts):
        points = getattr(account, part)
        said = words.number(points) if part == "leftover" else decimal_points(points, words)
        cells.append((score + _SCORE + at * share, share, said, "cell"))
    if over:
        total = decimal_points(account.points, words)
        cells.append((right - _POINTS, _POINTS, total, "strong"))
    for x, wide, said, role in cells:
        paper.words(said, role, QRectF(x, top, wide - PAD, high), right=True, least=70)
    if signed:
        _sign_here(paper, right + 60, WIDTH, top + high)
    paper.skip(high)
    edge = WIDTH if not signed else right
    paper.fill(QRectF(0, paper.height, edge, 2), "line")
    paper.skip(2)


def _sign_here(paper: Ink, left: float, right: float, bottom: float) -> None:
    paper.fill(QRectF(left, bottom - 1, right - left, RULE), "text")


def _referee(paper: Ink, words: Words) -> None:
    """Give the referee a line to sign on, too."""
    high = _SIGNED - 10
    right = WIDTH - _SIGNATURE
    box = QRectF(0, paper.height, right + 30, high)
    paper.words(words.text("match.sheet.referee"), "note", box, ink="muted", right=True)
    _sign_here(paper, right + 60, WIDTH, paper.height + high)
    paper.skip(high + 10)


def blank_result_part(theme: Theme, rules: Rules, words: Words) -> Ink:
    """Give the result of an empty sheet."""
    paper = Ink(theme, WIDTH)
    paper.skip(40)
    caption(paper, words.text("match.title.result"))
    parts = ["difference", "uma", *(["oka"] if rules.oka else []), "penalties"]
    _result_heading(paper, parts, words, over=True, signed=True)
    right = WIDTH - _SIGNATURE
    for place in range(1, rules.players + 1):
        said = words.text(f"ui.match.place.{place}")
        paper.words(said, "cell_strong", QRectF(PAD, paper.height, _PLACE, _SIGNED), ink="muted")
        _sign_here(paper, right + 60, WIDTH, paper.height + _SIGNED)
        paper.skip(_SIGNED)
        paper.fill(QRectF(0, paper.height, right, 2), "line")
        paper.skip(2)
    _referee(paper, words)
    return paper

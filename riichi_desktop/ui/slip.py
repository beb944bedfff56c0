"""The slip of one hand: its tiles, what it is worth and why, who pays, under which rules."""

import re
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from riichi_desktop.documents import rules_to_text
from riichi_desktop.engine import HandValue, Study, format_hand
from riichi_desktop.export import edition_text, payment_rows, rules_name, situation_text
from riichi_desktop.ui.hand.count_lines import count_lines
from riichi_desktop.ui.hand.formula_strip import formula_of
from riichi_desktop.ui.hand.hand_row import hand_row
from riichi_desktop.ui.hand.headline_words import received, summary_of
from riichi_desktop.ui.kit import Heading, Row, tiles_of
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.paper import Paper
from riichi_desktop.words import Words

UNITS: Final = 2000
"""The width of a slip in units where letters are of their usual size: on A5."""

PICTURE: Final = 1000
"""The width in px of a slip that is copied as a picture, its margins included."""

_MARGIN: Final = 60
_LINE: Final = 66
_ROW_TILE: Final = 60
_HAND_TILE: Final = 168
_INDICATOR: Final = 88
_NUMBER: Final = 150
_POWER: Final = re.compile(r"\^\(([^)]*)\)")
_RAISED: Final = str.maketrans("0123456789+", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺")


def render(
    painter: QPainter, rect: QRectF, study: Study, look: Look, *, units: int = UNITS
) -> None:
    """Draw the slip of a scored hand into a rectangle, at its top, as large as it fits.

    Args:
        painter: where to draw; it comes back as it was.
        rect: the room, in the painter's units.
        study: of a hand that has a value.
        look: whose words and type are used; colours are those of paper.
        units: how wide the paper is in units: fewer make larger letters.
    """
    paper = slip(study, look, units)
    scale = min(rect.width() / paper.width, rect.height() / paper.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.left() + (rect.width() - scale * paper.width) / 2, rect.top())
    painter.scale(scale, scale)
    paper.draw(painter)
    painter.restore()


def slip_image(study: Study, look: Look) -> QImage:
    """Give the slip of a scored hand as a picture."""
    paper = slip(study, look)
    scale = PICTURE / (paper.width + 2 * _MARGIN)
    height = round(scale * (paper.height + 2 * _MARGIN))
    image = QImage(PICTURE, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(_MARGIN, _MARGIN)
    paper.draw(painter)
    painter.end()
    return image


def slip(study: Study, look: Look, units: int = UNITS) -> Paper:
    """Lay out the slip of a scored hand.

    Raises:
        ValueError: the hand has no value.
    """
    value, words = study.value, look.words
    if value is None:
        raise ValueError("a hand without value has no slip")
    paper = Paper(look.theme, units)
    _hand(paper, study, value, words)
    _result(paper, value, words)
    for line in count_lines(study.draft, value, words):
        if isinstance(line, Heading):
            _heading(paper, line)
        else:
            _row(paper, line)
    paper.skip(30)
    paper.flow(_formula(value, words), "body")
    _foot(paper, value, words)
    return paper


def _hand(paper: Paper, study: Study, value: HandValue, words: Words) -> None:
    """Lay the hand down, its indicators below, and say how it was won."""
    paper.hand(hand_row(study.draft, study.rules.players, _HAND_TILE), _HAND_TILE)
    paper.skip(36)
    situation = value.situation
    shown = [(key, tiles) for key, tiles in (("dora", situation.dora), ("ura", situation.ura))]
    x = 0.0
    for key, tiles in shown:
        if tiles:
            caption = words.text(f"ui.strip.{key}")
            box = QRectF(x, paper.height, paper.width, _INDICATOR)
            x += paper.words(caption, "body", box, ink="muted") + 24
            x += len(tiles) * (_INDICATOR * 3 // 4)
            paper.tiles(tiles_of(tiles), x, paper.height + _INDICATOR / 2, _INDICATOR)
            x += 60
    if x:
        paper.skip(_INDICATOR + 24)
    bare = value._replace(situation=replace(situation, dora=(), ura=()))
    paper.paragraph(situation_text(bare, words), "body")
    paper.skip(24)


def _result(paper: Paper, value: HandValue, words: Words) -> None:
    """Set the limit and the points large, and below them who pays what."""
    summary, top, high = summary_of(value, words), paper.height, 150
    points = words.text("ui.result.points", n=received(value.payment))
    right = QRectF(paper.width / 2, top, paper.width / 2, high)
    taken = paper.words(points, "points", right, right=True)
    left = QRectF(0, top, paper.width - taken - 40, high)
    x = paper.words(summary.title, "limit", left)
    if paper.has_kanji:
        x += paper.words(summary.beside, "limit", left.adjusted(x + 24, 0, 0, 0), ink="muted") + 24
    paper.words(summary.worth, "body", left.adjusted(x + 32, 12, 0, 12), ink="muted")
    paper.skip(high + 16)
    _heading(paper, Heading(words.text("ui.result.payments")))
    for name, amount, note in payment_rows(value, words):
        _row(paper, Row(name=name, gloss=note, values=(amount,)))


def _formula(value: HandValue, words: Words) -> list[str]:
    """Write the formula in steps that stay whole, powers raised; the total ends the last."""
    *steps, last = formula_of(value, words).steps
    steps.append(f"{last} {formula_of(value, words).total}")
    return [_POWER.sub(lambda found: found[1].translate(_RAISED), step) for step in steps]


def _heading(paper: Paper, heading: Heading) -> None:
    paper.skip(28)
    box = QRectF(0, paper.height, paper.width, _LINE)
    x = paper.words(heading.title, "strong", box)
    totals = " ".join(heading.totals)
    taken = paper.words(totals, "strong", box, right=True)
    paper.words(heading.note, "body", box.adjusted(x, 0, -taken - 20, 0), ink="muted")
    paper.skip(_LINE + 4)
    paper.rule()
    paper.skip(8)


def _row(paper: Paper, row: Row) -> None:
    box = QRectF(0, paper.height, paper.width, _LINE)
    number = paper.words(" ".join(row.values), "strong", box, right=True)
    right = paper.width - max(number, _NUMBER) - 24
    right = paper.tiles(row.tiles, right, box.center().y(), _ROW_TILE) - 24
    room = QRectF(0, box.top(), right, _LINE)
    x = paper.words(row.name, "body", room, ink="muted" if row.muted else "text")
    for words in (row.kanji if paper.has_kanji else "", row.gloss and f"· {row.gloss}"):
        if words:
            x += paper.measure(" ", "body")
            x += paper.words(words, "body", room.adjusted(x, 0, 0, 0), ink="muted")
    paper.skip(_LINE)


def _foot(paper: Paper, value: HandValue, words: Words) -> None:
    """Name the rules and the fields that were changed, what was understood, and the hand line."""
    paper.skip(36)
    paper.rule()
    paper.skip(20)
    rules = words.text("ui.print.settings", rules=rules_name(value.rules, words))
    edition = edition_text(value.rules, words)
    paper.paragraph(" · ".join(filter(None, (rules, edition))), "small", ink="muted")
    for notice in value.notices:
        paper.paragraph(words.problem(notice), "small", ink="muted")
    paper.skip(8)
    line = format_hand(value.hand, value.situation, rules_to_text(value.rules))
    paper.paragraph(line, "mono", ink="muted")

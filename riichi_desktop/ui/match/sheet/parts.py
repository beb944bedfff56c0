"""What stands around the table of a score sheet: title, corrections, result, rules, foot."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from riichi_desktop.engine import Rules
from riichi_desktop.export import (
    Match,
    Past,
    day_text,
    edition_text,
    match_title,
    moment_text,
    rules_name,
    settling_rows,
)
from riichi_desktop.ui.ink import RULE, Ink
from riichi_desktop.ui.match.sheet.paint import BADGE, PAD, WIDTH, draw_badge, draw_stick
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

_LINE: Final = 56
_COLUMNS: Final = 3
_GAP: Final = 60


class Told(NamedTuple):
    """A correction, to be told below the table.

    Attributes:
        badge: its letter; "" of what is void.
        text: what is said of it.
        at: when, and who; may be "".
        struck: what is struck through before it; "" for nothing.
    """

    badge: str
    text: str
    at: str
    struck: str = ""


def title_part(theme: Theme, match: Match, words: Words) -> Ink:
    """Give the title of a filled sheet: the match, its day, its rules."""
    paper = Ink(theme, WIDTH)
    head = words.text("match.sheet.title")
    right = paper.words(day_text(match.date, words), "body", band(0, 80), right=True)
    title = match_title(match, words)
    box = band(0, 80)
    box.setRight(WIDTH - right - 40)
    paper.words(title, "title", box, least=75)
    paper.skip(92)
    rules = words.text("sheet.rules", rules=rules_name(match.game.rules, words))
    said = " · ".join(filter(None, (rules, edition_text(match.game.rules, words))))
    box = band(paper.height, 58)
    taken = paper.words(head, "note", box, ink="muted", right=True)
    box.setRight(WIDTH - taken - 40)
    paper.words(said, "small", box, ink="muted", least=60)
    paper.skip(84)
    return paper


def blank_title_part(theme: Theme, rules: Rules, words: Words) -> Ink:
    """Give the title of an empty sheet, with lines to write on."""
    paper = Ink(theme, WIDTH)
    paper.words(words.text("match.sheet.title"), "title", band(0, 80))
    named = words.text("sheet.rules", rules=rules_name(rules, words))
    said = " · ".join(filter(None, (named, edition_text(rules, words))))
    paper.words(said, "small", band(0, 80).adjusted(WIDTH / 2, 0, 0, 0), ink="muted", right=True)
    paper.skip(150)
    left = 0.0
    for key, wide in (("game", 1340), ("table", 560), ("date", 770)):
        _line_to_fill(paper, words.text(f"match.sheet.{key}"), left, wide)
        left += wide + 60
    paper.skip(64)
    return paper


def _line_to_fill(paper: Ink, caption: str, left: float, wide: float) -> None:
    box = QRectF(left, paper.height - 36, wide, 48)
    taken = paper.words(caption, "note", box, ink="muted")
    paper.fill(QRectF(left + taken + 20, box.bottom(), wide - taken - 20, RULE), "line")


def band(top: float, high: float) -> QRectF:
    """Give a box as wide as the sheet."""
    return QRectF(0, top, WIDTH, high)


def legend_part(theme: Theme, words: Words) -> Ink:
    """Say what the signs of the table mean."""
    paper = Ink(theme, WIDTH)
    paper.skip(14)
    box = band(paper.height, 44)
    x = draw_stick(paper, PAD, box.center().y())
    said = words.text("match.sheet.riichi")
    x += 10 + paper.words(said, "tiny", box.adjusted(x + 10, 0, 0, 0), ink="muted") + 50
    paper.fill(QRectF(x, box.center().y() - 15, 50, 30), "tint")
    said = words.text("match.sheet.paid")
    x += 60 + paper.words(said, "tiny", box.adjusted(x + 60, 0, 0, 0), ink="muted") + 50
    said = words.text("match.sheet.sticks_left")
    paper.words(said, "tiny", box.adjusted(x, 0, 0, 0), ink="muted")
    paper.skip(44)
    return paper


def corrections_part(theme: Theme, told: Sequence[Told], words: Words) -> Ink:
    """Give what was corrected and what was taken out, or the sentence that nothing was."""
    paper = Ink(theme, WIDTH)
    paper.skip(30)
    if not told:
        box = band(paper.height, _LINE)
        paper.words(words.text("match.sheet.no_corrections"), "note", box, ink="muted")
        paper.skip(_LINE)
        return paper
    caption(paper, words.text("match.sheet.corrections"))
    for one in told:
        left, top = PAD + 60.0, paper.height
        if one.badge:
            draw_badge(paper, one.badge, PAD, top + paper.line_height("note") / 2)
        if one.struck:
            paper.paragraph(one.struck, "note", left=left, struck=True, ink="muted")
        said = " ".join(filter(None, (one.text, one.at)))
        paper.paragraph(said, "tiny" if one.struck else "note", left=left, ink="text")
        paper.height = max(paper.height, top + BADGE) + 6
    return paper


def told_of(past: Past, badge: str, words: Words) -> Told:
    """Tell how an event was before its correction."""
    name = past.title or words.text("match.sheet.game")
    text = words.text("match.sheet.first", hand=name, text=past.text)
    return Told(badge, text, moment_text(past.at, past.station, words))


def void_of(past: Past, words: Words) -> Told:
    """Tell an event that was taken out: struck through, then by whom and when."""
    deltas = " / ".join(map(words.signed, past.deltas))
    struck = " · ".join(filter(None, (past.title, past.text, deltas)))
    return Told(
        "", words.text("match.sheet.voided"), moment_text(past.at, past.station, words), struck
    )


def caption(paper: Ink, text: str, note: str = "") -> None:
    """Write the caption of a part, and a note beside it."""
    box = band(paper.height, 64)
    x = paper.words(text, "strong", box)
    paper.words(note, "note", box.adjusted(x + 30, 4, 0, 4), ink="muted")
    paper.skip(68)


def rules_part(theme: Theme, rules: Rules, words: Words) -> Ink:
    """Give the rules that decide payments and the result, in three columns of small print."""
    paper = Ink(theme, WIDTH)
    paper.skip(40)
    caption(paper, words.text("match.sheet.used"), rules_name(rules, words))
    paper.fill(QRectF(0, paper.height, WIDTH, 2), "line")
    paper.skip(14)
    rows = list(settling_rows(rules, words))
    wide = (WIDTH - _GAP * (_COLUMNS - 1)) / _COLUMNS
    deep = -(-len(rows) // _COLUMNS)
    top, lowest = paper.height, paper.height
    for column in range(_COLUMNS):
        paper.height = top
        left = column * (wide + _GAP)
        for row in rows[column * deep : (column + 1) * deep]:
            _rule(paper, row.name, row.value, left, left + wide, changed=row.changed)
        lowest = max(lowest, paper.height)
    paper.height = lowest
    return paper


def _rule(paper: Ink, name: str, value: str, left: float, right: float, *, changed: bool) -> None:
    """Write a rule on one line, name left and value right; on two where they are too long."""
    role = "tiny_strong" if changed else "tiny"
    need = paper.measure(name, role) + paper.measure(value, role)
    box = QRectF(left, paper.height, right - left, 44)
    if need + 24 <= right - left:
        paper.words(name, role, box, ink="muted")
        paper.words(value, role, box, right=True)
        paper.skip(46)
        return
    paper.paragraph(name, role, left=left, right=right, ink="muted")
    paper.paragraph(value, role, left=left + 30, right=right)
    paper.skip(2)


def foot_part(theme: Theme, title: str, page: int, pages: int, words: Words) -> Ink:
    """Give the foot of a page: whose sheet it is, and which of its pages."""
    paper = Ink(theme, WIDTH)
    box = band(0, 44)
    said = words.text("ui.print.page", page=page, pages=pages)
    taken = paper.words(said, "tiny", box, ink="muted", right=True)
    box.setRight(WIDTH - taken - 40)
    paper.words(title, "tiny", box, ink="muted", least=70)
    paper.height = 44
    return paper


def remarks_part(theme: Theme, height: float, words: Words) -> Ink:
    """Give two lines of an empty sheet for corrections and remarks, in a height in units."""
    paper = Ink(theme, WIDTH)
    box = QRectF(PAD, height / 2 - 60, WIDTH - PAD, 52)
    taken = paper.words(words.text("match.sheet.remarks"), "note", box, ink="muted")
    for left, bottom in ((PAD + taken + 20, height / 2), (PAD, height)):
        paper.fill(QRectF(left, bottom - RULE, WIDTH - left, RULE), "line")
    paper.height = height
    return paper


def added_of(hand: str, badge: str, at: str, words: Words) -> Told:
    """Tell an event that was booked before later ones, after them."""
    return Told(badge, words.text("match.sheet.added", hand=hand), at)

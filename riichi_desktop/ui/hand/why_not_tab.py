"""Why not: each yaku that the hand has not, and what it lacks; the nearest first."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import (
    Absent,
    Rules,
    Study,
    Swap,
    absent,
    law_of,
    nearest_circumstances,
    nearest_swaps,
    tile_name,
    why_not,
)
from riichi_desktop.ui.hand.lighting import Places
from riichi_desktop.ui.hand.lit_rows import LitRows
from riichi_desktop.ui.hand.yaku_words import han_of, name_yaku
from riichi_desktop.ui.kit import Heading, Label, Row, tiles_of
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_HAPPENED: Final = frozenset(
    (
        *("riichi", "double_riichi", "open_riichi", "ippatsu", "menzen_tsumo", "rinshan_kaihou"),
        *("chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou", "paarenchan"),
    )
)
"""Yaku of how it was won, not of the tiles."""

_ALWAYS_OPEN: Final = frozenset(("riichi", "menzen_tsumo"))
"""Those that any closed hand could have had."""

_MANNERS: Final = ("tsumo", "ron")
"""The manner of winning, as a circumstance that decides of the tiles too."""


def absent_of(study: Study) -> tuple[Absent, ...]:
    """Give what a whole hand has not, the nearest first; nothing where it is no win."""
    if study.value is not None:
        return why_not(study.value)
    return absent(study.nearest, (), study.rules) if study.nearest is not None else ()


def absent_lines(study: Study, words: Words) -> list[Heading | Row]:
    """Give the absent yaku as lines, in sections, the nearest first.

    First what one tile or one circumstance changed would give, then how it was not won, then all
    else, the yakuman last. A closed hand without yaku is told of riichi and tsumo before all: that
    is where most such hands get their one.
    """
    nearness = _Nearness(study)
    found = absent_of(study)
    near = sorted(filter(nearness.is_near, found), key=nearness.rank)
    happened = [one for one in found if nearness.could_happen(one)]
    if study.value is None and study.draft.is_closed:
        near = [one for one in happened if one.id in _ALWAYS_OPEN] + near
        happened = [one for one in happened if one.id not in _ALWAYS_OPEN]
    told = {one.id for one in (*near, *happened)}
    rest = [one for one in found if one.id not in told]
    sections = {
        "near": near,
        "happened": happened,
        "far": [one for one in rest if not one.is_yakuman],
        "yakuman": [one for one in rest if one.is_yakuman],
    }
    return [
        line
        for key, ones in sections.items()
        for line in _section(key, ones, study, nearness, words)
    ]


class _Nearness:
    """What one tile or one circumstance would change of a whole hand."""

    def __init__(self, study: Study) -> None:
        self._draft = study.draft
        self._swaps = nearest_swaps(study.draft, study.rules)
        self._choices = nearest_circumstances(study.draft, study.rules)

    def is_near(self, one: Absent) -> bool:
        """Tell whether a yaku is one step away by the tiles, or by calls and manner of winning."""
        if one.missing[0].startswith("not_") or one.id in _HAPPENED:
            return False
        return one.elsewhere or self._step(one) in ("closed", "swap", *_MANNERS)

    def could_happen(self, one: Absent) -> bool:
        """Tell whether a yaku of how it was won could have been with this hand."""
        return one.id in _HAPPENED and one.id in self._choices

    def rank(self, one: Absent) -> tuple[bool, bool]:
        """Give what stands before what: what only a closed hand lacks, then yaku, then yakuman."""
        return one.is_yakuman, one.missing != ("closed",)

    def reason(self, one: Absent, words: Words) -> str:
        """Say by what step a near yaku would be there; "" of what is not near."""
        if one.elsewhere:
            return words.text("ui.why_not.elsewhere")
        if not self.is_near(one):
            return ""
        step = self._step(one)
        if step == "swap":
            out, into, _ = self._swaps[one.id]
            return words.text("ui.why_not.swap", out=tile_name(out), into=tile_name(into))
        return words.text("ui.why_not.closed_only" if step == "closed" else f"ui.why_not.by_{step}")

    def swap(self, one: Absent) -> Swap | None:
        """Give the change of a tile that is told of a yaku."""
        if one.elsewhere or not self.is_near(one) or self._step(one) != "swap":
            return None
        return self._swaps[one.id]

    def place(self, swap: Swap) -> Places:
        """Give where the tile lies that a change takes away."""
        if swap.is_win:
            return frozenset([("win", 0)])
        return frozenset([("concealed", self._draft.concealed.index(swap.out))])

    def _step(self, one: Absent) -> str:
        if one.missing == ("closed",):
            return "closed"
        if self._choices.get(one.id) in _MANNERS:
            return self._choices[one.id]
        return "swap" if one.id in self._swaps else ""


def _section(
    key: str, ones: Iterable[Absent], study: Study, nearness: _Nearness, words: Words
) -> list[Heading | Row]:
    lines = [_row(one, nearness, study, words) for one in ones]
    if not lines:
        return []
    han = words.text("ui.why_not.worth") if key != "yakuman" else ""
    heading = Heading(words.text(f"ui.why_not.{key}"), totals=(han,) if han else ())
    return [heading, *lines]


def _row(one: Absent, nearness: _Nearness, study: Study, words: Words) -> Row:
    swap, reason = nearness.swap(one), nearness.reason(one, words)
    row = _plain_row(one, reason, study.rules, study.draft.is_closed, words)
    if swap is None:
        return row
    return replace(row, key=nearness.place(swap), tiles=tiles_of((swap.into,)))


@lru_cache(maxsize=1000)
def _plain_row(one: Absent, reason: str, rules: Rules, closed: bool, words: Words) -> Row:
    """Give the row of a yaku without tiles: most are the same for one hand after the other."""
    named, law = name_yaku(one.id, words), law_of(rules)
    reason = reason or words.joined(_reason(fact, words) for fact in one.missing)
    han = han_of(one.id, law, closed=closed) or han_of(one.id, law, closed=True)
    return Row(
        name=named.name,
        kanji=named.beside,
        gloss=named.gloss,
        values=(words.number(han),) if not one.is_yakuman else (),
        below=reason,
        accessible=words.text("ui.why_not.row", yaku=named.name, reason=reason),
    )


def _reason(fact: str, words: Words) -> str:
    return words.text("ui.why_not.closed_only" if fact == "closed" else f"lacks.{fact}")


class WhyNotTab(QWidget):
    """The absent yaku, each with what it lacks."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.none = Label(look.theme, "", self, color="muted")
        self.none.setWordWrap(True)
        self.rows = LitRows(look, session, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.none)
        column.addWidget(self.rows)

    def show_study(self, study: Study) -> None:
        """Show what the hand of a study lacks."""
        words = self._look.words
        lines = absent_lines(study, words)
        self.rows.setAccessibleName(words.text("ui.tab.why_not"))
        self.rows.set_rows(lines)
        self.none.setText(words.text("ui.why_not.none"))
        self.none.setVisible(not lines)

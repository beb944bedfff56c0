"""Why not: each yaku that the hand has not, and what it lacks; the nearest first."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import Absent, Draft, Law, Study, absent, count_in, law_of, why_not
from riichi_desktop.ui.hand.lighting import value_kind
from riichi_desktop.ui.hand.lit_rows import LitRows
from riichi_desktop.ui.hand.yaku_words import han_of, name_yaku
from riichi_desktop.ui.kit import Heading, Label, Row
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_HAPPENED: Final = frozenset(
    (
        *("riichi", "double_riichi", "open_riichi", "ippatsu", "menzen_tsumo", "rinshan_kaihou"),
        *("chankan", "haitei", "houtei"),
    )
)
"""Yaku of how it was won, not of the tiles."""

_ALWAYS_OPEN: Final = frozenset(("riichi", "menzen_tsumo"))
"""Those that any closed hand could have had."""

_PAIR: Final = 2


def absent_of(study: Study) -> tuple[Absent, ...]:
    """Give what a whole hand has not, the nearest first; nothing where it is no win."""
    if study.value is not None:
        return why_not(study.value)
    return absent(study.nearest, (), study.rules) if study.nearest is not None else ()


def absent_lines(study: Study, words: Words) -> list[Heading | Row]:
    """Give the absent yaku as lines, in sections, the nearest first.

    First what the tiles lack one condition of, then how it was not won, then what lacks more; the
    yakuman last, where they lack one condition. A closed hand without yaku is told of riichi and
    tsumo before all: that is where most such hands get their one.
    """
    near = [one for one in absent_of(study) if len(one.missing) == 1]
    far = [one for one in absent_of(study) if len(one.missing) > 1 and not one.is_yakuman]
    shapes = [one for one in near if not one.is_yakuman and one.id not in _HAPPENED]
    shapes.sort(key=lambda one: _distance(one, study.draft))
    happened = [one for one in near if not one.is_yakuman and one.id in _HAPPENED]
    yakuman = [one for one in near if one.is_yakuman]
    if study.value is None and study.draft.is_closed:
        shapes = [one for one in happened if one.id in _ALWAYS_OPEN] + shapes
        happened = [one for one in happened if one.id not in _ALWAYS_OPEN]
    return [
        *_section("near", shapes, study, words),
        *_section("happened", happened, study, words),
        *_section("far", far, study, words),
        *_section("yakuman", yakuman, study, words),
    ]


def _distance(one: Absent, draft: Draft) -> int:
    """Give what stands before what: first what only a closed hand lacks, last what is no chance.

    No chance: a triplet of an honour that the hand has no pair of, and what another yaku replaces.
    """
    if one.missing == ("closed",):
        return 0
    if one.missing[0].startswith("not_"):
        return 2
    kind = value_kind(one.id, draft)
    return 1 if kind is None or count_in(draft.total, kind) >= _PAIR else 2


def _section(key: str, rows: Iterable[Absent], study: Study, words: Words) -> list[Heading | Row]:
    law, closed = law_of(study.rules), study.draft.is_closed
    lines = [_row(one, law, closed, words) for one in rows]
    if not lines:
        return []
    han = words.text("ui.why_not.worth") if key != "yakuman" else ""
    heading = Heading(words.text(f"ui.why_not.{key}"), totals=(han,) if han else ())
    return [heading, *lines]


def _row(one: Absent, law: Law, closed: bool, words: Words) -> Row:
    named = name_yaku(one.id, words)
    reasons = [_reason(fact, words) for fact in one.missing]
    if one.elsewhere:
        reasons.append(words.text("ui.why_not.elsewhere"))
    han = han_of(one.id, law, closed=closed) or han_of(one.id, law, closed=True)
    return Row(
        name=named.name,
        kanji=named.beside,
        gloss=named.gloss,
        values=(words.number(han),) if not one.is_yakuman else (),
        below=words.joined(reasons),
        accessible=words.text("ui.why_not.row", yaku=named.name, reason=words.joined(reasons)),
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

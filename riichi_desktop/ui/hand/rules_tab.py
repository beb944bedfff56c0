"""The same hand under every rule set: what differs is marked, and the rules that do it named."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.documents import presets
from riichi_desktop.engine import (
    Compared,
    HandValue,
    Problem,
    Study,
    compare,
    differences,
)
from riichi_desktop.export import limit_name, rules_name, times_paid, worth_text
from riichi_desktop.ui.hand.headline_words import received
from riichi_desktop.ui.hand.lit_rows import LitRows
from riichi_desktop.ui.hand.rule_causes import Causes, is_same
from riichi_desktop.ui.hand.rule_words import rule_text
from riichi_desktop.ui.kit import Heading, Label, Row
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_SHARE: Final = 0.5
_NO_WIN: Final = ("no_yaku", "not_a_win")
"""Problems of a hand that can be under a rule set, and is worth nothing there."""


def rules_lines(study: Study, words: Words) -> list[Heading | Row]:
    """Give the hand under the rules in force, then under each other rule set, as lines."""
    mine, *others = _compared(study)
    causes = Causes(study.draft, mine)
    heading = Heading(words.text("ui.rules.rule"), totals=(words.text("ui.rules.points"),))
    rows = [compared_row(other, mine, causes, words) for other in others]
    return [heading, compared_row(mine, mine, causes, words), *rows]


def _compared(study: Study) -> tuple[Compared, ...]:
    """Value the hand under each rule set, the rules in force first and not twice."""
    worth = study.value if study.value is not None else study.problem
    assert worth is not None
    others = [one for one in presets().values() if differences(one, study.rules)]
    return Compared(study.rules, worth), *compare(study.draft, tuple(others))


def compared_row(one: Compared, mine: Compared, causes: Causes, words: Words) -> Row:
    """Give a row for what a hand is worth under rules, beside `mine`, those in force.

    What differs, and the rules that do it, stand below.
    """
    in_force = one is mine
    note, number = _worth(one.value, words)
    name = rules_name(one.rules, words)
    below = "" if in_force else _difference(one, mine, causes, words)
    current = words.text("ui.rules.current") if in_force else ""
    return Row(
        key=one.rules.id if not in_force else None,
        name=name,
        gloss=current,
        notes=(note,),
        values=(number,),
        below=below,
        muted=not in_force and isinstance(one.value, Problem),
        accessible=words.listed(filter(None, (name, current, note, number, below))),
    )


def _worth(value: HandValue | Problem, words: Words) -> tuple[str, str]:
    if isinstance(value, Problem):
        lost = value.id in _NO_WIN
        return words.text("ui.rules.cannot" if lost else "ui.rules.not_comparable"), ""
    best, number = value.best, words.number(received(value.payment))
    if not best.limit:
        return worth_text(best, words), number
    limit = limit_name(best.limit, words, times_paid(best) or 1)
    han = words.text("ui.result.han", n=best.han) if best.han else ""
    return words.listed(filter(None, (limit, han))), number


def _difference(one: Compared, mine: Compared, causes: Causes, words: Words) -> str:
    """Say how the hand differs and by which rules; "" where it does not."""
    if is_same(one.value, mine.value):
        return ""
    if one.rules.players != mine.rules.players and isinstance(one.value, Problem):
        return _other_players(one.value, words)
    why = words.listed(rule_text(field, one.rules, words) for field in causes.of(one))
    what = ""
    if isinstance(one.value, Problem):
        what = words.problem(one.value).rstrip(".。")
    elif isinstance(mine.value, HandValue):
        more = received(one.value.payment) - received(mine.value.payment)
        what = words.signed(more) if more else words.text("ui.rules.same_points")
    return words.text("ui.rules.differs", what=what, why=why) if what and why else what or why


def _other_players(problem: Problem, words: Words) -> str:
    """Say why a hand cannot be with another number of players."""
    if problem.details.get("reason") == "tile_not_in_three_player_set":
        return words.text("ui.rules.three_without")
    return words.problem(problem).rstrip(".。")


class RulesTab(QWidget):
    """The comparison as rows; a press of one puts its rules in force."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self.same = Label(look.theme, "", self, color="muted")
        self.same.setWordWrap(True)
        self.rows = LitRows(look, session, self, pressable=True)
        self.rows.row_pressed.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.rows)
        column.addWidget(self.same)

    def show_study(self, study: Study) -> None:
        """Compare the whole hand of a study."""
        words = self._look.words
        lines = rules_lines(study, words)
        self.rows.setAccessibleName(words.text("ui.tab.rules"))
        self.rows.set_rows(lines)
        differs = any(isinstance(line, Row) and line.below for line in lines)
        self.same.setText(words.text("ui.rules.press" if differs else "ui.rules.same"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among name and worth."""
        super().resizeEvent(event)
        self.rows.set_columns((round(self.width() * _SHARE),))

    def _take(self, key: object) -> None:
        if isinstance(key, str):
            self._session.set_rules(key)

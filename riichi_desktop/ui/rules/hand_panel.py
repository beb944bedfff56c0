"""The hand of the Hand page, under the set that is shown and under the rules in force."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Compared, Draft, Rules, Study, Tile, compare, differences
from riichi_desktop.ui.hand.lighting import Places
from riichi_desktop.ui.hand.row_tiles import row_tiles
from riichi_desktop.ui.hand.rule_causes import Causes
from riichi_desktop.ui.hand.rules_tab import compared_row
from riichi_desktop.ui.kit import Label, Panel, Row, TableRows
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

_SHARE: Final = 0.35


def hand_rows(study: Study, rules: Rules, words: Words) -> list[Row]:
    """Give what a whole hand is worth under the rules in force, and under others."""
    worth = study.value if study.value is not None else study.problem
    if worth is None:
        return []
    mine = Compared(study.rules, worth)
    causes = Causes(study.draft, mine)
    rows = [compared_row(mine, mine, causes, words)]
    if differences(rules, study.rules):
        rows.append(compared_row(compare(study.draft, (rules,))[0], mine, causes, words))
    return rows


def tile_row(draft: Draft, words: Words) -> Row:
    """Give the tiles of a hand as a row."""
    return Row(
        lead=row_tiles(draft, _groups(draft)),
        accessible=words.tiles(_tiles(draft)),
    )


def _groups(draft: Draft) -> tuple[Places, ...]:
    concealed: Places = frozenset(("concealed", at) for at in range(len(draft.concealed)))
    calls: list[Places] = [frozenset({("meld", at)}) for at in range(len(draft.melds))]
    return concealed, frozenset({("win", 0)}), *calls


def _tiles(draft: Draft) -> tuple[Tile, ...]:
    win = () if draft.win is None else (draft.win,)
    return (*draft.concealed, *win, *(tile for meld in draft.melds for tile in meld.tiles))


class HandPanel(Panel):
    """The tiles at the left, the rows beside; one sentence where there is nothing to compare."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        theme = look.theme
        self.caption = Label(theme, "", self, font="caption", color="muted")
        self.tiles = TableRows(theme, look.art, self, columns=())
        self.rows = TableRows(theme, look.art, self)
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self._lay_out()

    def show_hand(self, study: Study, rules: Rules) -> None:
        """Compare the hand of a study."""
        words = self._look.words
        found = hand_rows(study, rules, words)
        name = words.text("ui.rule_sets.hand")
        self.caption.setText(name)
        self.tiles.setAccessibleName(name)
        self.rows.setAccessibleName(name)
        self._show_tiles(study.draft if found else None)
        self.rows.set_rows(found)
        self.rows.setVisible(bool(found))
        same = not differences(rules, study.rules)
        key = "hand_same" if found else "hand_missing"
        self.hint.setText(words.text(f"ui.rule_sets.{key}"))
        self.hint.setVisible(not found or same)

    def _show_tiles(self, draft: Draft | None) -> None:
        self.caption.setVisible(draft is not None)
        self.tiles.setVisible(draft is not None)
        if draft is None:
            return
        row = tile_row(draft, self._look.words)
        self.tiles.set_rows([row])
        apart = sum(tile.apart for tile in row.lead)
        self.tiles.setFixedWidth(18 * len(row.lead) + 6 * apart + 18)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among name and worth."""
        super().resizeEvent(event)
        self.rows.set_columns((round(self.width() * _SHARE),))

    def _lay_out(self) -> None:
        for label in (self.caption, self.hint):
            label.setContentsMargins(8, 0, 0, 0)  # as far in as the words of rows are
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.caption)
        left.addWidget(self.tiles)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(2)
        right.addWidget(self.rows)
        right.addWidget(self.hint)
        right.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(left, 0)
        row.addLayout(right, 1)

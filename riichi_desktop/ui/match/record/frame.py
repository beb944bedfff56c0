"""The head and the foot of the dialog: what happened and when; why not yet, and the buttons."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.export import rules_name
from riichi_desktop.ui.kit import Button, ElidedLabel, StatusLine
from riichi_desktop.ui.look import Look

from .form import KINDS
from .keyed import HEIGHT, KeyedSegmented
from .keys import KIND_KEYS
from .preview import Preview
from .problems import kind_refusal
from .reasons import Reasons
from .session import RecordSession

_BUTTON: Final = 120
"""The least width of a button at the foot, in px."""


class Head(QWidget):
    """The kinds with their keys, the title, the rules in force."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self.kinds = KeyedSegmented(look.theme, self, stretch=False)
        self.title = ElidedLabel(look.theme, "", self, font="page_title")
        self.rules = ElidedLabel(look.theme, "", self, font="caption", color="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.kinds)
        row.addWidget(self.title, 1)
        row.addWidget(self.rules)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.kinds.picked.connect(session.set_kind)
        self.kinds.refused.connect(self._reasons.tell)
        session.changed.connect(self.show_preview)

    def reword(self, title: str) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.title.setText(title)
        self.rules.setText(rules_name(self._session.table.rules, words))
        self.kinds.set_options(
            [(kind, *2 * (words.text(f"ui.record.kind.{kind}"),)) for kind in KINDS]
        )
        self.kinds.set_hints({kind: key for key, kind in KIND_KEYS.items()})
        self.kinds.setAccessibleName(words.text("ui.record.kinds"))
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show what was chosen; grey what cannot have happened."""
        form, table = preview.form, preview.table
        self.kinds.set_current(form.kind)
        self.kinds.set_reasons(
            {kind: self._reasons.text(kind_refusal(form, table, kind)) for kind in KINDS}
        )


class Foot(QWidget):
    """One sentence, the button that goes back, the button that goes on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.status = StatusLine(look.theme, self)
        self.back = Button(look.theme, "", self)
        self.go = Button(look.theme, "", self, kind="primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.status, 1)
        for button in (self.back, self.go):
            button.setFixedHeight(HEIGHT)
            button.setMinimumWidth(_BUTTON)
            row.addWidget(button)

    def set_hint(self, hint: str) -> None:
        """Show the keys that no control shows."""
        self.status.set_hint(hint)

    def show_ways(self, back: str, go: str, reason: str | None) -> None:
        """Show what the buttons do, and why the one at the right cannot."""
        self.back.setText(back)
        self.go.setText(go)
        self.go.set_reason(reason)
        self.status.say(reason or "")

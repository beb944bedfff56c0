"""The rarer acts: abortive draws, offences, time, the end, who sits where, counters by hand."""

from typing import Final, cast

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import ABORT_REASONS
from riichi_desktop.export import abort_name
from riichi_desktop.ui.kit import ElidedLabel
from riichi_desktop.ui.look import Look

from .act_fields import (
    ActFields,
    NameFields,
    PenaltyFields,
    ReasonFields,
    ReseatFields,
    SetFields,
)
from .form import Act
from .keyed import KeyedSegmented
from .preview import Preview
from .problems import act_refusal
from .reasons import Reasons
from .session import RecordSession

GAME_ACTS: Final[dict[Act, str]] = {
    "chombo": "C",
    "penalty": "P",
    "bell": "E",
    "stop": "A",
    "finish": "Z",
}
"""What concerns an offence or the end of the game, with the key of each."""

TABLE_ACTS: Final[dict[Act, str]] = {"replace": "N", "reseat": "X", "set": "J"}
"""What concerns the table, with the key of each."""

ABORT_KEYS: Final = {reason: str(at) for at, reason in enumerate(ABORT_REASONS, start=1)}


class OtherPanel(QWidget):
    """Three rows of acts; below, what the chosen one asks for. What cannot be is greyed.

    Abortive draws that the rules know stand first; where they know none, one line says so.
    """

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self.aborts = KeyedSegmented(look.theme, self)
        self.no_aborts = ElidedLabel(look.theme, "", self, color="greyed")
        self.game = KeyedSegmented(look.theme, self)
        self.table = KeyedSegmented(look.theme, self)
        self.fields: dict[Act, ActFields] = {
            "penalty": PenaltyFields(look, session, self),
            "finish": ReasonFields(look, session, self),
            "replace": NameFields(look, session, self),
            "reseat": ReseatFields(look, session, self),
            "set": SetFields(look, session, self),
        }
        self._lay_out()
        self.aborts.picked.connect(lambda key: session.set_act("abort", key))
        for acts in (self.game, self.table):
            acts.picked.connect(lambda key: session.set_act(cast("Act", key)))
        for acts in (self.aborts, self.game, self.table):
            acts.refused.connect(self._reasons.tell)
        session.changed.connect(self.show_preview)
        look.reworded.connect(self.reword)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        known = self._session.table.rules.abortive_draws
        self.aborts.set_options(
            [
                (reason, abort_name(reason, words), words.text(f"abort.{reason}"))
                for reason in sorted(ABORT_REASONS, key=lambda reason: reason not in known)
            ]
        )
        self.aborts.setVisible(bool(known))
        self.no_aborts.setVisible(not known)
        self.no_aborts.setText(words.text("ui.record.no_aborts"))
        self.aborts.set_hints(ABORT_KEYS)
        for control, acts in ((self.game, GAME_ACTS), (self.table, TABLE_ACTS)):
            control.set_options([(act, *2 * (words.text(f"ui.record.act.{act}"),)) for act in acts])
            control.set_hints({str(act): key for act, key in acts.items()})
        for control, name in ((self.aborts, "abort"), (self.game, "event"), (self.table, "table")):
            control.setAccessibleName(words.text(f"ui.record.field.{name}"))
        for fields in self.fields.values():
            fields.reword()
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show the chosen act and what it asks for."""
        form, table = preview.form, preview.table
        self.setVisible(form.kind == "other")
        if form.kind != "other":
            return
        act = form.act
        self.aborts.set_current(form.abort if act == "abort" else None)
        self.game.set_current(act if act in GAME_ACTS else None)
        self.table.set_current(act if act in TABLE_ACTS else None)
        self.aborts.set_reasons(
            {
                reason: self._reasons.text(act_refusal(form, table, "abort", reason))
                for reason in ABORT_REASONS
            }
        )
        for control, acts in ((self.game, GAME_ACTS), (self.table, TABLE_ACTS)):
            control.set_reasons(
                {str(one): self._reasons.text(act_refusal(form, table, one)) for one in acts}
            )
        for name, fields in self.fields.items():
            fields.setVisible(name == act)
            if name == act:
                fields.show_preview(preview)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for acts in (self.aborts, self.game, self.table, self.no_aborts):
            column.addWidget(acts)
        for fields in self.fields.values():
            column.addWidget(fields)
        column.addStretch(1)

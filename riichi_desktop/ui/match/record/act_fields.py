"""What the rarer acts ask for besides seats: points, reason, name, round."""

from typing import Final, cast

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import WINDS
from riichi_desktop.ledger import When, last_wind
from riichi_desktop.ui.kit import Button, Label, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import round_name, round_short
from riichi_desktop.words import MINUS

from .keyed import HEIGHT, FieldRow, KeyedSegmented
from .preview import Preview
from .session import RecordSession

AMOUNTS: Final = (-1000, -2000, -4000, -8000, -12000)
"""Penalties that rule books name (EMA 2025 6 and 7, WRC penalties)."""

_STEPPER: Final = 118
_MOST: Final = 99


class TextField(QLineEdit):
    """A line of text as high as everything else here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inner = HEIGHT - 2
        self.setStyleSheet(
            f"QLineEdit {{ min-height: {inner}px; max-height: {inner}px; }}"
            f"QLineEdit:focus {{ min-height: {inner - 2}px; max-height: {inner - 2}px; }}"
        )

    def show_text(self, text: str) -> None:
        """Show a text, unless it is what stands there but for spaces: the reader is typing."""
        if self.text().strip() != text.strip():
            self.setText(text)


class ActFields(QWidget):
    """The base of them: a column of rows; shown by `OtherPanel` for its act."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.session = session
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def reword(self) -> None:
        """Say everything in the language in force."""

    def show_preview(self, preview: Preview) -> None:
        """Show what has been said."""

    def row(self, *controls: QWidget, stretch: int = 0) -> QWidget:
        """Set controls beside each other; the one at `stretch` takes what room is left."""
        whole = QWidget(self)
        line = QHBoxLayout(whole)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for at, control in enumerate(controls):
            line.addWidget(control, int(at == stretch))
        return whole


class ReasonFields(ActFields):
    """The referee's words alone: to end the game."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self.reason = TextField(self)
        self.reason.textEdited.connect(lambda text: session.set_fields(reason=text))
        self.column.addWidget(FieldRow(look, "reason", self.reason, self))

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.reason.setPlaceholderText(self.look.words.text("ui.record.reason_hint"))

    def show_preview(self, preview: Preview) -> None:
        """Show the reason."""
        self.reason.show_text(preview.form.reason)


class PenaltyFields(ReasonFields):
    """Points, when they count, and why."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self.usual = KeyedSegmented(look.theme, self)
        self.points = TextField(self)
        self.points.setFixedWidth(104)
        self.when = KeyedSegmented(look.theme, self)
        self.usual.picked.connect(lambda key: session.set_fields(points=int(key)))
        self.points.textEdited.connect(self._type)
        self.when.picked.connect(lambda key: session.set_fields(when=cast("When", key)))
        whole = self.row(self.usual, self.points)
        self.column.insertWidget(0, FieldRow(look, "points", whole, self))
        self.column.insertWidget(1, FieldRow(look, "when", self.when, self))

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.usual.set_options(
            [(str(n), words.signed(n), words.text("ui.match.points", points=n)) for n in AMOUNTS]
        )
        self.usual.setAccessibleName(words.text("ui.record.field.points"))
        self.points.setAccessibleName(words.text("ui.record.field.points"))
        self.when.set_options(
            [(key, *2 * (words.text(f"ui.record.when.{key}"),)) for key in ("table", "final")]
        )

    def show_preview(self, preview: Preview) -> None:
        """Show the points."""
        super().show_preview(preview)
        form = preview.form
        self.usual.set_current(str(form.points) if form.points in AMOUNTS else None)
        if points_of(self.points.text()) != form.points:
            self.points.setText(str(form.points).replace("-", MINUS) if form.points else "")
        self.when.set_current(form.when)

    def _type(self, text: str) -> None:
        self.session.set_fields(points=points_of(text))


def points_of(text: str) -> int:
    """Give the points that somebody wrote, with whatever sign and spaces; 0 where it is none."""
    bare = "".join(text.replace(MINUS, "-").replace("\u2013", "-").replace(",", "").split())
    try:
        return int(bare) if len(bare) < 9 and bare.isascii() else 0
    except ValueError:
        return 0


class NameFields(ActFields):
    """Who takes over a seat."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self.name = TextField(self)
        self.name.textEdited.connect(lambda text: session.set_fields(name=text))
        self.column.addWidget(FieldRow(look, "name", self.name, self))

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.name.setPlaceholderText(self.look.words.text("ui.record.name_hint"))

    def show_preview(self, preview: Preview) -> None:
        """Show the name."""
        self.name.show_text(preview.form.name)


class ReseatFields(ActFields):
    """Seats are exchanged on the table; here they are put back."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self.reset = Button(look.theme, "", self)
        self.reset.setFixedHeight(HEIGHT)
        self.reset.clicked.connect(lambda: session.set_fields(order=(), chairs=()))
        whole = self.row(self.reset, QWidget(self), stretch=1)
        self.column.addWidget(whole)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.reset.setText(self.look.words.text("ui.record.seats_reset"))

    def show_preview(self, preview: Preview) -> None:
        """Offer to put seats back only where some are exchanged."""
        self.reset.setVisible(bool(preview.form.order))


class SetFields(ReasonFields):
    """Round, honba and sticks, set by hand."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        theme = look.theme
        self.round = KeyedSegmented(theme, self)
        self.honba = Stepper(theme, self, high=_MOST)
        self.sticks = Stepper(theme, self, high=_MOST)
        for stepper in (self.honba, self.sticks):
            stepper.setFixedSize(_STEPPER, HEIGHT)
        self.round.picked.connect(lambda key: session.set_fields(round=key))
        self.honba.stepped.connect(lambda n: session.set_fields(honba=n))
        self.sticks.stepped.connect(lambda n: session.set_fields(sticks=n))
        self._caption = Label(theme, "", self, color="muted")
        counters = self.row(self.honba, self._caption, self.sticks, QWidget(self), stretch=3)
        self.column.insertWidget(0, FieldRow(look, "round", self.round, self))
        self.column.insertWidget(1, FieldRow(look, "honba", counters, self))

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, table = self.look.words, self.session.table
        last = WINDS.index(last_wind(table.rules)) + (1 if table.rules.target else 0)
        self.round.set_options(
            [
                (
                    f"{wind}{turn}",
                    round_short(words, wind, turn),
                    round_name(words, wind, turn),
                )
                for wind in WINDS[: last + 1]
                for turn in range(1, table.players + 1)
            ]
        )
        self._caption.setText(words.text("ui.record.field.sticks"))
        self.honba.setAccessibleName(words.text("ui.record.field.honba"))
        self.sticks.setAccessibleName(words.text("ui.record.field.sticks"))

    def show_preview(self, preview: Preview) -> None:
        """Show round and counters."""
        super().show_preview(preview)
        form = preview.form
        self.round.set_current(form.round or None)
        self.honba.set_value(form.honba)
        self.sticks.set_value(form.sticks)

"""What each winner's hand is worth: whose, by tiles or numbers; whether his riichi was ronned."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import problem
from riichi_desktop.ui.kit import Chip, ElidedLabel
from riichi_desktop.ui.look import Look

from .form import Gain
from .hand_card import HandCard
from .keyed import HEIGHT, KeyedSegmented
from .numbers_panel import NumbersPanel
from .people import player, told
from .preview import Preview
from .reasons import Reasons
from .session import RecordSession
from .worth import Worth, points_words, worth_of


class ValuePanel(QWidget):
    """Winner by winner: the numbers of his hand, or its tiles."""

    tiles_wanted = Signal()
    """The current hand is to be entered by its tiles."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        theme = look.theme
        self.winners = KeyedSegmented(theme, self, stretch=False)
        self.whose = ElidedLabel(theme, "", self, font="strong")
        self.entry = KeyedSegmented(theme, self, stretch=False)
        self.tiles = HandCard(look, self)
        self.numbers = NumbersPanel(look, session, self)
        self.ronned = Chip(theme, "", self)
        self._lay_out()
        self._connect()
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.entry.set_options(
            [(key, *2 * (words.text(f"ui.record.by_{key}"),)) for key in ("numbers", "tiles")]
        )
        for control, key in ((self.winners, "winners"), (self.entry, "entry")):
            control.setAccessibleName(words.text(f"ui.record.field.{key}"))
        self.numbers.reword()
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show what is known; grey what cannot be."""
        form = preview.form
        self.setVisible(form.is_win)
        if not form.is_win:
            return
        worths = [(gain, worth_of(gain, form, preview.table)) for gain in form.gains]
        self._show_winners(worths, preview)
        worth = next((worth for gain, worth in worths if gain == form.gain), None)
        tiles = form.gain is not None and form.gain.by_tiles
        self.entry.set_current("tiles" if tiles else "numbers")
        self.entry.set_hints({"numbers" if tiles else "tiles": "G"})
        nobody = problem("record_no_winner") if form.gain is None else None
        self.entry.set_reasons({"tiles": self._reasons.text(nobody)})
        self.tiles.setVisible(tiles)
        self.numbers.setVisible(not tiles)
        if form.gain is not None and tiles:
            self.tiles.show_hand(form.gain.line, worth, preview.table.players)
        else:
            self.numbers.show_preview(preview, worth)
        self._show_ronned(preview)

    def _show_winners(self, worths: list[tuple[Gain, Worth | None]], preview: Preview) -> None:
        words, table = self._look.words, preview.table
        several = len(worths) > 1
        self.winners.setVisible(several)
        self.whose.setVisible(not several)
        if several:
            self.winners.set_options([self._option(*pair, preview) for pair in worths])
            self.winners.set_current(str(preview.form.current))
        elif worths:
            name = told(words, table, worths[0][0].winner)
            self.whose.setText(words.text("ui.record.hand_of", player=name))
        else:
            self.whose.setText(words.text("ui.record.hand"))

    def _option(self, gain: Gain, worth: Worth | None, preview: Preview) -> tuple[str, str, str]:
        words = self._look.words
        name = player(words, preview.table, gain.winner)
        points = points_words(worth, words) if worth else "…"
        return str(gain.winner), f"{name} · {points}", words.listed((name, points))

    def _show_ronned(self, preview: Preview) -> None:
        form, words = preview.form, self._look.words
        asked = form.kind == "ron" and form.source in form.riichi
        self.ronned.setVisible(asked)
        self.numbers.grid.set_tight(asked)
        if asked:
            self.ronned.setText(words.text("ui.record.ronned"))
            self.ronned.setMinimumWidth(self.ronned.sizeHint().width() + 14)
            self.ronned.setChecked(form.ronned)

    def _connect(self) -> None:
        session = self._session
        self.winners.picked.connect(lambda key: session.look_at(int(key)))
        self.ronned.clicked.connect(session.set_ronned)
        self.entry.picked.connect(self._set_entry)
        self.entry.again.connect(self._set_entry)
        self.entry.refused.connect(self._reasons.tell)
        self.tiles.felt.clicked.connect(self.tiles_wanted)
        session.changed.connect(self.show_preview)
        session.step_changed.connect(self.numbers.show_step)
        self._look.reworded.connect(self.reword)

    def _set_entry(self, key: str) -> None:
        if key == "tiles":
            self.show_preview(self._session.preview)  # it is chosen once there are some
            self.tiles_wanted.emit()
        else:
            self._session.set_numbers()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.winners)
        head.addWidget(self.whose, 1)
        head.addStretch(0)
        head.addWidget(self.entry)
        self.ronned.setFixedHeight(HEIGHT)
        self.ronned.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self.tiles, self.numbers, self.ronned):
            column.addWidget(part)
        column.addStretch(1)

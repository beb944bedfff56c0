"""What each winner's hand is worth, by its numbers: han, fu, limit, yakuman, liability."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem, problem
from riichi_desktop.export import limit_name
from riichi_desktop.ui.kit import Chip, ElidedLabel
from riichi_desktop.ui.look import Look

from .form import FIRST_LIMIT, MOST_HAN, Gain
from .hand_card import HandCard
from .keyed import HEIGHT, FieldRow, KeyedSegmented
from .people import player, told
from .preview import Preview
from .problems import FU, fu_refusal, yakuman_refusal
from .reasons import Reasons
from .session import RecordSession
from .worth import Worth, points_words, worth_of

LIMIT_KEYS: Final = {
    "mangan": "M",
    "haneman": "H",
    "baiman": "B",
    "sanbaiman": "S",
    "yakuman": "Y",
}
"""The letter of each limit, the same in every language."""

MOST_YAKUMAN: Final = 6
"""As many as one hand has ever held (RULES.md 2.6, no. 48)."""

_NOBODY: Final = "nobody"


class ValuePanel(QWidget):
    """Winner by winner: tiles or numbers, han, fu, limits; liability where a yakuman may have it.

    What cannot be is greyed, with the engine's reason.
    """

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
        self.han = KeyedSegmented(theme, self)
        self.fu = KeyedSegmented(theme, self)
        self.limits = KeyedSegmented(theme, self)
        self.times = KeyedSegmented(theme, self)
        self.liable = KeyedSegmented(theme, self)
        self.liable_times = KeyedSegmented(theme, self, stretch=False)
        self.ronned = Chip(theme, "", self)
        self.tiles = HandCard(look, self)
        self._lay_out()
        self._connect()
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.entry.set_options(
            [(key, *2 * (words.text(f"ui.record.by_{key}"),)) for key in ("numbers", "tiles")]
        )
        self.han.set_options([self._han_option(han) for han in range(1, MOST_HAN + 1)])
        names = [*LIMIT_KEYS]
        self.limits.set_options([(name, *2 * (limit_name(name, words),)) for name in names])
        self.limits.set_hints(LIMIT_KEYS)
        self.times.set_options(
            [
                (str(n), f"× {n}", limit_name("yakuman", words, n))
                for n in range(1, MOST_YAKUMAN + 1)
            ]
        )
        for control, key in ((self.winners, "winners"), (self.entry, "entry")):
            control.setAccessibleName(words.text(f"ui.record.field.{key}"))
        self.liable_times.setAccessibleName(words.text("ui.record.field.liable_times"))
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show what is known; grey what cannot be."""
        form, gain = preview.form, preview.form.gain
        self.setVisible(form.is_win)
        if not form.is_win:
            return
        worths = [(gain, worth_of(gain, form, preview.table)) for gain in form.gains]
        self._show_winners(worths, preview)
        self._show_numbers(gain, dict(worths).get(gain) if gain else None, preview)
        self._show_liability(gain, preview)
        self._show_ronned(preview)

    def show_step(self, step: str) -> None:
        """Show where the next digit goes."""
        self._han_row.set_active(step == "han")
        self._fu_row.set_active(step == "fu")
        self._times_row.set_active(step == "times")

    def _show_winners(self, worths: list[tuple[Gain, Worth | None]], preview: Preview) -> None:
        words, table = self._look.words, preview.table
        several = len(worths) > 1
        self.winners.setVisible(several)
        self.whose.setVisible(not several)
        options = []
        for gain, worth in worths:
            name = player(words, table, gain.winner)
            points = points_words(worth, words) if worth else "…"
            options.append((str(gain.winner), f"{name} · {points}", f"{name}, {points}"))
        if several:
            self.winners.set_options(options)
            self.winners.set_current(str(preview.form.current))
        elif worths:
            name = told(words, table, worths[0][0].winner)
            self.whose.setText(words.text("ui.record.hand_of", player=name))
        else:
            self.whose.setText(words.text("ui.record.hand"))

    def _show_numbers(self, gain: Gain | None, worth: Worth | None, preview: Preview) -> None:
        none = self._none() if gain is None else None
        tiles = gain is not None and gain.by_tiles
        self.tiles.setVisible(tiles)
        for row in (self._han_row, self._limit_row):
            row.setVisible(not tiles)
        if gain is not None and tiles:
            self.tiles.show_hand(gain.line, worth, preview.table.players)
        han = worth.han if tiles and worth else gain.han if gain else None
        fu = worth.fu if tiles and worth else gain.fu if gain else None
        yakuman = worth.times if tiles and worth else gain.yakuman if gain else 0
        self.entry.set_current("tiles" if tiles else "numbers")
        self.entry.set_hints({"numbers" if tiles else "tiles": "G"})
        self.entry.set_reasons({key: self._reasons.text(none) for key in ("tiles",)})
        self.han.set_current(str(min(han, MOST_HAN)) if han else None)
        self.han.set_reasons(dict.fromkeys(self.han.keys, self._reasons.text(none)))
        self._offer_fu(fu)
        self.fu.set_current(str(fu) if fu and not (han and han >= FIRST_LIMIT) else None)
        self.fu.set_reasons(
            {key: self._reasons.text(fu_refusal(preview.form, int(key))) for key in self.fu.keys}
        )
        limit = worth.limit if worth else None
        if yakuman:
            limit = "yakuman"
        self.limits.set_current(limit if limit in self.limits.keys else None)
        self.limits.set_reasons(dict.fromkeys(self.limits.keys, self._reasons.text(none)))
        self._fu_row.setVisible(not yakuman and not tiles)
        self._times_row.setVisible(bool(yakuman) and not tiles)
        self.times.set_current(str(yakuman) if yakuman else None)

    def _show_liability(self, gain: Gain | None, preview: Preview) -> None:
        """Show who may be liable, where the rules know liability and the hand is a yakuman."""
        form, table, words = preview.form, preview.table, self._look.words
        shown = bool(gain and gain.yakuman and not gain.by_tiles and table.rules.pao)
        self._liable_row.setVisible(shown)
        if gain is None or not shown:
            return
        self.times.set_reasons(
            {
                key: self._reasons.text(yakuman_refusal(form, table, int(key)))
                for key in self.times.keys
            }
        )
        others = [chair for chair in range(table.players) if chair != gain.winner]
        nobody = words.text("ui.situation.liability_none")
        names = [(str(chair), *2 * (player(words, table, chair),)) for chair in others]
        self.liable.set_options([(_NOBODY, nobody, nobody), *names])
        pao = gain.pao[0] if gain.pao else None
        self.liable.set_current(str(pao.chair) if pao else _NOBODY)
        self.liable_times.setVisible(pao is not None and gain.yakuman > 1)
        self.liable_times.set_options(
            [(str(n), f"× {n}", f"× {n}") for n in range(1, gain.yakuman + 1)]
        )
        self.liable_times.set_current(str(pao.times) if pao else None)

    def _show_ronned(self, preview: Preview) -> None:
        form, words = preview.form, self._look.words
        asked = form.kind == "ron" and form.source in form.riichi
        self.ronned.setVisible(asked)
        if asked and form.source is not None:
            name = told(words, preview.table, form.source)
            self.ronned.setText(words.text("ui.record.ronned", player=name))
            self.ronned.setChecked(form.ronned)

    def _offer_fu(self, fu: int | None) -> None:
        """Offer the usual fu; and one more where a hand that is corrected has it."""
        offered = sorted({*FU, *([fu] if fu else [])})
        words = self._look.words
        self.fu.set_options(
            [(str(n), str(n), words.text("ui.result.fu_flat", fu=n)) for n in offered]
        )

    def _han_option(self, han: int) -> tuple[str, str, str]:
        name = self._look.words.text("ui.result.han", n=han)
        if han == MOST_HAN:
            return str(han), f"{han}+", self._look.words.text("ui.record.most_han", n=han)
        return str(han), str(han), name

    def _none(self) -> Problem:
        return problem("record_no_winner")

    def _connect(self) -> None:
        session = self._session
        self.winners.picked.connect(lambda key: session.look_at(int(key)))
        self.han.picked.connect(lambda key: session.set_han(int(key)))
        self.fu.picked.connect(lambda key: session.set_fu(int(key)))
        self.times.picked.connect(lambda key: session.set_yakuman(int(key)))
        self.limits.picked.connect(self._set_limit)
        self.liable.picked.connect(self._set_liable)
        self.liable_times.picked.connect(self._set_liable_times)
        self.ronned.clicked.connect(session.set_ronned)
        self.entry.picked.connect(self._set_entry)
        self.entry.again.connect(self._set_entry)
        self.tiles.felt.clicked.connect(self.tiles_wanted)
        for control in (self.han, self.fu, self.limits, self.times, self.liable, self.entry):
            control.refused.connect(self._reasons.tell)
        session.changed.connect(self.show_preview)
        session.step_changed.connect(self.show_step)
        self._look.reworded.connect(self.reword)

    def _set_entry(self, key: str) -> None:
        if key == "tiles":
            self.show_preview(self._session.preview)  # it is chosen once there are some
            self.tiles_wanted.emit()
        else:
            self._session.set_numbers()

    def _set_limit(self, limit: str) -> None:
        if limit == "yakuman":
            self._session.set_yakuman(1)
        else:
            self._session.set_limit(limit)

    def _set_liable(self, key: str) -> None:
        self._session.set_liable(None if key == _NOBODY else int(key))

    def _set_liable_times(self, key: str) -> None:
        gain = self._session.form.gain
        if gain is not None and gain.pao:
            self._session.set_liable(gain.pao[0].chair, int(key))

    def _lay_out(self) -> None:
        look = self._look
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.winners)
        head.addWidget(self.whose, 1)
        head.addStretch(1)
        head.addWidget(self.entry)
        self._han_row = FieldRow(look, "han", self.han, self)
        self._fu_row = FieldRow(look, "fu", self.fu, self)
        self._times_row = FieldRow(look, "times", self.times, self)
        self._limit_row = FieldRow(look, "limit", self.limits, self)
        pao = QWidget(self)
        row = QHBoxLayout(pao)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.liable, 1)
        row.addWidget(self.liable_times)
        self._liable_row = FieldRow(look, "liable", pao, self)
        self.ronned.setFixedHeight(HEIGHT)
        self.ronned.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.tiles)
        for part in (
            self._han_row, self._fu_row, self._times_row, self._limit_row, self._liable_row,
        ):  # fmt: skip
            column.addWidget(part)
        column.addWidget(self.ronned)
        column.addStretch(1)

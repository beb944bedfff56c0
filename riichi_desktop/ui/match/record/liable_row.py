"""Who is liable for a yakuman that is entered by numbers, and for how many of several."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from riichi_desktop.ui.look import Look

from .keyed import FieldRow, KeyedSegmented
from .people import player
from .preview import Preview
from .reasons import Reasons
from .session import RecordSession

_NOBODY: Final = "nobody"


class LiableRow(FieldRow):
    """A row of names; shown for a yakuman where the rules know liability.

    Attributes:
        who: the choice of the liable player.
        times: for how many of the yakuman he answers.
    """

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        whole = QWidget(parent)
        self.who = KeyedSegmented(look.theme, whole)
        self.times = KeyedSegmented(look.theme, whole, stretch=False)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.who, 1)
        row.addWidget(self.times)
        super().__init__(look, "liable", whole, parent, hint="P")
        self._session = session
        self._reasons = Reasons(look, session)
        self.who.picked.connect(self._set_who)
        self.who.refused.connect(self._reasons.tell)
        self.times.picked.connect(self._set_times)

    def show_preview(self, preview: Preview) -> None:
        """Show who is liable; nothing for a hand without a yakuman."""
        gain, table, words = preview.form.gain, preview.table, self._look.words
        shown = bool(gain and gain.yakuman and not gain.by_tiles and table.rules.pao)
        self.setVisible(shown)
        if gain is None or not shown:
            return
        others = [chair for chair in range(table.players) if chair != gain.winner]
        nobody = words.text("ui.situation.liability_none")
        names = [(str(chair), *2 * (player(words, table, chair),)) for chair in others]
        self.who.set_options([(_NOBODY, nobody, nobody), *names])
        self.who.setAccessibleName(words.text("ui.record.field.liable"))
        pao = gain.pao[0] if gain.pao else None
        self.who.set_current(str(pao.chair) if pao else _NOBODY)
        self.times.setVisible(pao is not None and gain.yakuman > 1)
        counts = range(1, gain.yakuman + 1)
        self.times.set_options([(str(n), *2 * (f"× {n}",)) for n in counts])
        self.times.setAccessibleName(words.text("ui.record.field.liable_times"))
        self.times.set_current(str(pao.times) if pao else None)

    def _set_who(self, key: str) -> None:
        self._session.set_liable(None if key == _NOBODY else int(key))

    def _set_times(self, key: str) -> None:
        gain = self._session.form.gain
        if gain is not None and gain.pao:
            self._session.set_liable(gain.pao[0].chair, int(key))

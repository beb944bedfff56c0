"""Who is liable: shown when a yakuman that the rules' list has is on the table."""

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.engine import (
    WINDS,
    Draft,
    Problem,
    Study,
    Wind,
    change_refusal,
    value_of,
    was_called,
    with_pao,
)
from riichi_desktop.ui.hand.choices import Choice
from riichi_desktop.ui.hand.winds import wind_options
from riichi_desktop.ui.kit import Captioned
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

MOST = 2
"""No hand holds more yakuman with liability than daisangen or daisuushii with suukantsu."""

_LEAST = 60
"""The px to which three winds may be narrowed, so that two choices have room."""


def liable_yakuman(study: Study) -> tuple[str, ...]:
    """Give the called yakuman for which somebody may be liable, and those for which somebody is."""
    value = study.value
    listed = [
        yakuman
        for yakuman in (value.yakuman if value is not None else ())
        if yakuman in study.rules.pao
        and value is not None
        and was_called(value.hand.melds, yakuman)
    ]
    return tuple(dict.fromkeys([*listed, *(pao.yakuman for pao in study.draft.pao)]))


class _Liable(Choice):
    """Who is liable for one yakuman; pressed again, nobody."""

    def __init__(self, look: Look, session: Session, parent: QWidget) -> None:
        super().__init__(look, session, self._with, self._set, parent, clearable=True)
        self._session = session
        self.yakuman = ""

    def refusal(self, study: Study, key: str) -> Problem | None:
        """Say why somebody cannot be liable: the change, or what it would make of the win."""
        after = self._with(study.draft, key)
        refused = change_refusal(study.draft, after, study.rules)
        if refused is None and study.value is not None:
            value = value_of(after, study.rules)
            return value if isinstance(value, Problem) else None
        return refused

    def _with(self, draft: Draft, key: str) -> Draft:
        return with_pao(draft, self.yakuman, _wind(key))

    def _set(self, key: str) -> bool:
        return self._session.set_pao(self.yakuman, _wind(key))


class LiabilityRow(QWidget):
    """One choice for each yakuman with liability, each under its name; nothing where none is."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._compact = False
        self._choices: list[_Liable] = []
        self._fields: list[Captioned] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for _ in range(MOST):
            choice = _Liable(look, session, self)
            field = Captioned(look.theme, "", choice, self)
            field.hide()
            row.addWidget(field)
            self._choices.append(choice)
            self._fields.append(field)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_compact(self, compact: bool) -> None:
        """Name winds by their kanji in a small window, or by their names."""
        self._compact = compact

    def show_study(self, study: Study) -> None:
        """Show the yakuman of the hand that carry liability, and who is liable."""
        shown = liable_yakuman(study)[:MOST]
        liable = {pao.yakuman: pao.liable for pao in study.draft.pao}
        others = [wind for wind in WINDS[: study.rules.players] if wind != study.draft.seat]
        short = self._compact or len(shown) > 1
        for place, (choice, field) in enumerate(zip(self._choices, self._fields, strict=True)):
            if place < len(shown):
                choice.yakuman = shown[place]
                choice.setMinimumWidth(_LEAST if len(shown) > 1 else 0)
                yaku = self._name(shown[place])
                name = self._look.words.text("ui.situation.liability_for", yaku=yaku)
                field.set_caption(name if len(shown) == 1 else yaku)
                field.setToolTip(name)
                choice.setAccessibleName(name)
                choice.set_options(wind_options(self._look, tuple(others), short=short))
                choice.show_study(study, liable.get(shown[place]))
            field.setVisible(place < len(shown))

    def _name(self, yakuman: str) -> str:
        words = self._look.words
        return words.text(f"{'yaku_kanji' if words.lang == 'ja' else 'yaku'}.{yakuman}")


def _wind(key: str) -> Wind | None:
    return next((wind for wind in WINDS if wind == key), None)

"""How, where and when the hand was won: three rows of choices."""

from dataclasses import replace
from typing import Final, cast

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import (
    WINDS,
    By,
    Draft,
    Problem,
    Riichi,
    Study,
    Wind,
    change_refusal,
    riichi_of,
    with_by,
    with_riichi,
    with_rules,
    with_seat,
)
from riichi_desktop.ui.hand.chip_row import ChipRow
from riichi_desktop.ui.hand.choices import Choice
from riichi_desktop.ui.hand.liability import LiabilityRow
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.hand.winds import SeatChoice, SourceChoice, wind_options
from riichi_desktop.ui.kit import Captioned, Panel, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

_PADDING: Final = 12
_PADDING_COMPACT: Final = 10
_NUMBER: Final = 32
"""The px between the signs of a counter: room for three digits."""

_RIICHI: Final = (("none", "none"), ("riichi", "single"), ("double_riichi", "double"))


class _Players(Choice):
    """Four or three players: the rule set of the same house, where the hand can be under it."""

    def __init__(self, look: Look, session: Session, parent: QWidget) -> None:
        super().__init__(look, session, _with_players, self._set, parent)
        self._session = session

    def refusal(self, study: Study, key: str) -> Problem | None:
        """Say why the hand cannot be under the rules for that many players."""
        text = self._session.rules_for(int(key))
        after = with_rules(study.draft, text, rules_from_text(text))
        return after if isinstance(after, Problem) else None

    def _set(self, key: str) -> bool:
        return self._session.set_players(int(key))


class _Counter(Stepper):
    """Honba or sticks; its ends are the engine's."""

    def __init__(self, look: Look, session: Session, name: str, parent: QWidget) -> None:
        super().__init__(look.theme, parent)
        self._name = name
        self._reasons = Reasons(look, session)
        self._draft = session.draft
        self.stepped.connect(session.set_honba if name == "honba" else session.set_sticks)
        self.refused.connect(self._reasons.tell)

    def show_study(self, study: Study) -> None:
        """Show the number in force."""
        number = int(getattr(study.draft, self._name))
        if number != self.value():
            self.set_value(number)

    def reword(self, study: Study) -> None:
        """Say in the language in force how far it goes."""
        beyond = change_refusal(study.draft, self._with(study.draft, -1), study.rules)
        most = beyond.details["most"] if beyond is not None else 99
        sentence = self._reasons.text(beyond)
        self.set_range(0, int(str(most)), sentence, sentence)
        self.setFixedWidth(2 * (self.theme.control_height - 2) + _NUMBER)

    def _with(self, draft: Draft, number: int) -> Draft:
        if self._name == "honba":
            return replace(draft, honba=number)
        return replace(draft, sticks=number)


class SituationPanel(Panel):
    """Victory, winds, riichi, circumstances, discarder, counters, players, liability.

    Whatever cannot be is greyed, with the engine's reason.
    """

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=_PADDING)
        self._look = look
        self._session = session
        self._compact = False
        self.by = Choice(look, session, _with_by, self._set_by, self)
        self.seat = SeatChoice(look, session, _with_seat, self._set_seat, self)
        self.round = Choice(look, session, _with_round, self._set_round, self)
        self.riichi = Choice(look, session, _with_riichi, self._set_riichi, self)
        self.chips = ChipRow(look, session, self)
        self.source = SourceChoice(
            look, session, _with_source, self._set_source, self, clearable=True
        )
        self.honba = _Counter(look, session, "honba", self)
        self.sticks = _Counter(look, session, "sticks", self)
        self.players = _Players(look, session, self)
        self.liability = LiabilityRow(look, session, self)
        self._captions: dict[Captioned, str] = {}
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        session.changed.connect(self.show_study)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window (winds as kanji, players in row one), or a normal one."""
        self._compact = compact
        self.liability.set_compact(compact)
        side = _PADDING_COMPACT if compact else _PADDING
        self.setContentsMargins(side, _PADDING, side, _PADDING)
        row = self._first if compact else self._third
        row.insertWidget(3, self._players_field)
        self.reword()

    def show_study(self, study: Study) -> None:
        """Show the circumstances in force; grey what cannot be."""
        draft = study.draft
        self.by.show_study(study, draft.by)
        self.seat.show_study(study, draft.seat)
        self.round.show_study(study, draft.round)
        self.riichi.show_study(study, riichi_of(draft))
        self.chips.show_study(study)
        self._offer_sources(study)
        self.source.show_study(study, draft.source)
        self.honba.show_study(study)
        self.sticks.show_study(study)
        self.players.show_study(study, str(study.rules.players))
        self.liability.show_study(study)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, study = self._look.words, self._session.study
        self.setAccessibleName(words.text("ui.situation.title"))
        for field, key in self._captions.items():
            field.set_caption(words.text(f"ui.situation.{key}"))
            field.control.setAccessibleName(words.text(f"ui.situation.{key}"))
        self.by.set_options([(by, *2 * (words.text(f"by.{by}"),)) for by in ("ron", "tsumo")])
        self.seat.mark = words.text("role.dealer_mark") if self._look.theme.has_kanji else "D"
        self.seat.set_options(wind_options(self._look, short=self._compact, dealer=self.seat.mark))
        self.round.set_options(wind_options(self._look, short=self._compact))
        self.riichi.set_options(
            [
                (key, words.text(f"ui.situation.riichi_{word}"), self._riichi_name(key))
                for key, word in _RIICHI
            ]
        )
        self.players.set_options(
            [(key, key, words.text("ui.situation.players_n", n=int(key))) for key in ("4", "3")]
        )
        self.chips.reword()
        self.honba.reword(study)
        self.sticks.reword(study)
        self.show_study(study)

    def _riichi_name(self, key: str) -> str:
        name = "ui.situation.riichi_none" if key == "none" else f"flag.{key}"
        return self._look.words.text(name)

    def _offer_sources(self, study: Study) -> None:
        winds = tuple(wind for wind in WINDS[: study.rules.players] if wind != study.draft.seat)
        self.source.set_options(wind_options(self._look, winds, short=self._compact))

    def _lay_out(self) -> None:
        self._first = self._row(
            ("win", self.by), ("seat_wind", self.seat), ("round_wind", self.round)
        )
        second = self._row(("riichi", self.riichi))
        second.addWidget(self._field("circumstances", self.chips), 1)
        self._third = self._row(
            ("discarded_by", self.source), ("honba", self.honba), ("sticks", self.sticks)
        )
        self._players_field = self._field("players", self.players)
        self._third.addWidget(self._players_field)
        self._third.addWidget(self.liability, 1)
        self._first.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        for row in (self._first, second, self._third):
            if column.count():
                column.addStretch(1)
            column.addLayout(row)

    def _row(self, *fields: tuple[str, QWidget]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        for key, control in fields:
            row.addWidget(self._field(key, control))
        return row

    def _field(self, key: str, control: QWidget) -> Captioned:
        field = Captioned(self._look.theme, "", control, self)
        self._captions[field] = key
        return field

    def _set_by(self, key: str) -> bool:
        return self._session.set_by(cast("By", key))

    def _set_seat(self, key: str) -> bool:
        return self._session.set_seat(cast("Wind", key))

    def _set_round(self, key: str) -> bool:
        return self._session.set_round(cast("Wind", key))

    def _set_riichi(self, key: str) -> bool:
        return self._session.set_riichi(cast("Riichi", key))

    def _set_source(self, key: str) -> bool:
        return self._session.set_source(cast("Wind", key) if key else None)


def _with_players(draft: Draft, _key: str) -> Draft:
    return draft  # the rules change, and the draft with them


def _with_by(draft: Draft, key: str) -> Draft:
    return with_by(draft, cast("By", key))


def _with_seat(draft: Draft, key: str) -> Draft:
    return with_seat(draft, cast("Wind", key))


def _with_round(draft: Draft, key: str) -> Draft:
    return replace(draft, round=cast("Wind", key))


def _with_riichi(draft: Draft, key: str) -> Draft:
    return with_riichi(draft, cast("Riichi", key))


def _with_source(draft: Draft, key: str) -> Draft:
    return replace(draft, source=cast("Wind", key))

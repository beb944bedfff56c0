"""The hand of one winner while it is built: what the table says cannot be changed here."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from riichi_desktop.documents import placed
from riichi_desktop.engine import (
    By,
    Draft,
    Move,
    NotScorable,
    Problem,
    Riichi,
    Study,
    Wind,
    faults,
    parse_draft,
    problem,
    read_surplus_reds,
    study,
)
from riichi_desktop.ledger import Table
from riichi_desktop.ui.session import Session

from .events import line_of
from .form import Gain, RecordForm
from .tiles import draft_for, kept


class TilesSession(Session):
    """A private session of the Hand page's own widgets, under the game's own rules.

    Args:
        form: says how it was won, and who is in riichi.
        table: says the rest.
        gain: whose hand, with the tiles so far.

    Attributes:
        chair: whose hand.
        in_riichi: whether his stick lies on the table.
    """

    def __init__(
        self, form: RecordForm, table: Table, gain: Gain, parent: QObject | None = None
    ) -> None:
        super().__init__(Draft(), parent)
        self.table = table
        self.chair = gain.winner
        self.in_riichi = gain.winner in form.riichi
        self.study: Study = study(draft_for(form, table, gain), table.rules)

    def refusal_of_riichi(self, riichi: Riichi) -> Problem | None:
        """Say why a riichi cannot be chosen: the stick on the table says so."""
        if (riichi != "none") == self.in_riichi:
            return None
        name = "record_stick_lies" if self.in_riichi else "record_no_stick"
        return problem(name, "flags", player=self.table.names[self.chair])

    @property
    def line(self) -> str:
        """The hand so far as a line, without what the table says."""
        return line_of(self.draft)

    def reading(self, text: str) -> Move | Problem:
        """Give the hand that a line stands for at this table, or its first fault."""
        try:
            draft = kept(parse_draft(text), self.draft)
        except NotScorable as error:
            return placed(error.problems[0], text)
        if self.in_riichi and not draft.is_closed:
            return self._is_closed()
        draft, notices, _ = read_surplus_reds(replace(draft, players=None, pao=()), self.rules)
        broken = faults(draft, self.rules)
        return placed(broken[0], text, self.rules) if broken else Move(draft, notices)

    def read_line(self, text: str) -> Problem | None:
        """Put a whole line in place, but for what the table says; a fault comes back."""
        move = self.reading(text)
        if isinstance(move, Problem):
            return move
        self.take(move)
        return None

    def _is_closed(self) -> Problem:
        return problem("record_riichi_is_closed", "melds", player=self.table.names[self.chair])

    def set_riichi(self, riichi: Riichi) -> bool:
        """Choose riichi or double riichi; whether there is one is the table's to say."""
        refusal = self.refusal_of_riichi(riichi)
        if refusal is not None:
            self.told.emit((refusal,))
            return False
        return super().set_riichi(riichi)

    def take(self, move: Move) -> None:
        """Take a move, unless it opens the hand of a player in riichi."""
        if self.in_riichi and self.draft.is_closed and not move.draft.is_closed:
            self.told.emit((self._is_closed(),))
            return
        super().take(move)

    def set_by(self, _by: By) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_seat(self, _seat: Wind) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_round(self, _wind: Wind) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_source(self, _wind: Wind | None) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_honba(self, _honba: int) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_sticks(self, _sticks: int) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_rules(self, _text: str) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def set_players(self, _players: int) -> bool:
        """Refuse: the table says it."""
        return self._refuse()

    def _refuse(self) -> bool:
        self.told.emit((problem("record_table_says"),))
        return False

    def _replace(self, draft: Draft, notices: Sequence[Problem] = ()) -> None:
        super()._replace(kept(draft, self.draft), notices)

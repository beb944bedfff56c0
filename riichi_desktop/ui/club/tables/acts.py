"""What is done with the tables of a round: started, opened, booked, swapped, timed."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Link, Player, Round
from riichi_desktop.ledger import Replaced
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk
from riichi_desktop.ui.club.people import is_known
from riichi_desktop.ui.roll import NewTable

from .changes import extended, started, swapped
from .clock_button import MORE
from .result_acts import ResultActs
from .values import RoundShown, TableShown


class TableActs(QObject):
    """Has the club do what is wanted with tables; asks in dialogs where something is to be said.

    Args:
        club: as every part is given it.
        window: what the dialogs stand over.

    Attributes:
        results: what is done with results that come on paper.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window
        self.results = ResultActs(club, window)
        self.results.said.connect(self.said)

    def act(self, key: str, shown: RoundShown, table: TableShown) -> None:
        """Do one of `card.PICTURES` with a table."""
        match key:
            case "begin":
                self.begin(shown, [table])
            case "open":
                self.open(table.game)
            case "result" | "edit_result":
                self.results.book(shown, table, self._day(shown.round))
            case "substitute":
                self.substitute(shown, table)
            case "extend":
                self._put(extended(shown.round, MORE, table.number))
            case "void":
                self._void(table)

    # Games

    def begin(self, shown: RoundShown, tables: Sequence[TableShown] = ()) -> None:
        """Begin the games of some tables; of all that are planned where none are given."""
        words = self._club.look.words
        chosen = tables or shown.in_state("planned")
        begun = self._club.roll.begin([self._new(shown, table) for table in chosen])
        if begun:
            self.said.emit(words.text("ui.club.round.begun", n=len(begun)))

    def open(self, game: str) -> None:
        """Show a game on the Match page."""
        from riichi_desktop.ui.match.page import MatchPage

        page = self._club.desk.open("match")
        assert isinstance(page, MatchPage)
        page.open_match(game)

    def _new(self, shown: RoundShown, table: TableShown) -> NewTable:
        words, round = self._club.look.words, shown.round
        names = told_apart(self._players(table))
        title = words.text("ui.club.table.title", round=round.number, table=table.number)
        pairs = tuple((name, seat.player) for name, seat in zip(names, table.seats, strict=True))
        day = self._day(round)
        link = Link("", pairs, shown.event, round.uid, table.number, day)
        return NewTable(shown.rules, names, title, link)

    def _players(self, table: TableShown) -> list[Player]:
        register = self._club.roll.register
        found = (register.player(seat.player) for seat in table.seats)
        return [one for one in found if one is not None]

    def _day(self, round: Round) -> str:
        evening = self._club.roll.register.evenings.get(round.evening)
        return evening.day if evening is not None else today()

    def _void(self, table: TableShown) -> None:
        """Declare a game void: it counts for nothing, and its table can be played anew."""
        register = self._club.roll.register
        game = register.links.get(table.game) or register.totals.get(table.totals)
        if game is not None and self._club.roll.put(replace(game, counts=False)):
            number = table.number
            self.said.emit(self._club.look.words.text("ui.club.table.voided", table=number))

    # People

    def swap(self, shown: RoundShown, one: str, other: str) -> None:
        """Have two people swap their places."""
        register, words = self._club.roll.register, self._club.look.words
        if self._put(swapped(shown.round, one, other)):
            names = [register.players[uid].name for uid in (one, other) if uid in register.players]
            self.said.emit(words.text("ui.club.round.swapped", names=words.listed(names)))

    def substitute(self, shown: RoundShown, table: TableShown) -> None:
        """Ask who leaves a table that plays, and who comes."""
        from .substitute_dialog import SubstituteDialog

        if self._is_refused():
            return
        register = self._club.roll.register
        seated = {register.who(uid) for one in shown.tables for uid in _ids(one)}
        offered = [
            player
            for player in register.players.values()
            if is_known(player) and player.uid not in seated
        ]
        dialog = SubstituteDialog(self._club.look, register, table.seats, offered, self._window)

        def replace_seat(chair: int, player: str, name: str) -> None:
            if self._replace(table.game, chair, player, name):
                dialog.accept()

        dialog.replaced.connect(replace_seat)
        dialog.open()

    def _replace(self, game: str, chair: int, player: str, name: str) -> bool:
        """Have somebody take over a chair: in the club's link first, then in the record."""
        from riichi_desktop.ui.match.page import MatchPage

        roll = self._club.roll
        link = roll.register.links[game]
        known = roll.register.players.get(player)
        comes = known or Player(roll.uid(), name, guest=True)
        new = () if known is not None else (comes,)
        name, uid = comes.name, comes.uid
        pairs = link.players if (name, uid) in link.players else (*link.players, (name, uid))
        if not roll.put(*new, replace(link, players=pairs)):
            return False
        page = self._club.desk.page("match")
        assert isinstance(page, MatchPage)
        if not page.book_in(game, Replaced(chair, name)):
            return False
        roll.look()
        words = self._club.look.words
        self.said.emit(words.text("ui.club.substitute.said", player=name))
        return True

    # The round

    def drop(self, shown: RoundShown) -> None:
        """Take a round away that nobody has played."""
        if self._club.roll.put(gone=[("round", shown.round.uid)]):
            self.said.emit(self._club.look.words.text("ui.club.round.dropped"))

    def start_clock(self, shown: RoundShown) -> None:
        """Start the clock of a round; where it has no minutes, ask for them."""
        if not shown.round.minutes:
            self._ask_minutes(shown, start=True)
        elif not shown.round.begun:
            self._put(started(shown.round, shown.round.minutes, self._club.roll.time()))

    def clock(self, key: str, shown: RoundShown) -> None:
        """Do one of `clock_button.ACTS`."""
        match key:
            case "start":
                self.start_clock(shown)
            case "more":
                self._put(extended(shown.round, MORE))
            case "less":
                self._put(extended(shown.round, -MORE))
            case "set":
                self._ask_minutes(shown, start=False)
            case "remove":
                self._put(replace(shown.round, minutes=0, begun="", extra=()))

    def _ask_minutes(self, shown: RoundShown, *, start: bool) -> None:
        from riichi_desktop.ui.match.clock.bar import ClockDialog

        if self._is_refused():
            return
        dialog = ClockDialog(self._club.look, shown.round.minutes, self._window)
        dialog.minutes.show_rules(shown.rules)

        def set_to(minutes: int) -> None:
            begun = shown.round.begun if minutes else ""
            round = replace(shown.round, minutes=minutes, begun=begun)
            if start and minutes:
                round = started(shown.round, minutes, self._club.roll.time())
            self._put(round)

        dialog.set_to.connect(set_to)
        dialog.open()

    def _put(self, round: Round) -> bool:
        return self._club.roll.put(round)

    def _is_refused(self) -> bool:
        refusal = self._club.roll.refusal
        if refusal is not None:
            self.said.emit(self._club.look.words.problem(refusal))
        return refusal is not None


def told_apart(players: Sequence[Player]) -> tuple[str, ...]:
    """Give names for a game: who shares a name is told apart by alias, city or number."""
    names = [player.name.casefold() for player in players]
    found = []
    for player, name in zip(players, names, strict=True):
        aside = player.alias or player.city or player.number
        shared = names.count(name) > 1 and aside
        found.append(f"{player.name} ({aside})" if shared else player.name)
    return tuple(found)


def _ids(table: TableShown) -> tuple[str, ...]:
    return tuple(seat.player for seat in table.seats if seat.player)

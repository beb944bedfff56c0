"""The part that shows one player, of the event that is looked at or of all games."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.club import Played, Register
from riichi_desktop.ui.club.columns import ColumnList
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.club.standings.numbers import average
from riichi_desktop.ui.club.tables.acts import TableActs
from riichi_desktop.ui.kit import ElidedLabel, Label, Panel, Segmented, TableRows
from riichi_desktop.ui.match.board.words import final_points
from riichi_desktop.ui.match.message import Message

from .answer import PageAnswer, page_answer
from .course import CourseGraph
from .lines import (
    game_columns,
    game_lines,
    versus_columns,
    versus_lines,
    yaku_columns,
    yaku_lines,
)
from .place_bars import PlaceBars
from .rates import explained, rate_rows

_SORT: Final = "player"
_SIDE: Final = (400, 366)
_SIZES: Final = ("4", "3")
VIEWS: Final = ("games", "versus", "yaku")


class PlayerPart(Part):
    """A player.

    Attributes:
        player: the id of who is looked at; "" for whoever stands first.
        answer: what is shown; None before it was worked out.
        field: who is looked for.
        course: points over time.
        places: how often each place.
        rates: the rates, each with its fraction.
        views: games, opponents, or yaku.
        list: a line a game, an opponent, or a yaku.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        theme = look.theme
        self.player = ""
        self.answer: PageAnswer | None = None
        self._players = 0
        self.deeds = TableActs(club, self)
        self._whole = QWidget(self)
        self.field = PlayerField(self._whole)
        self.title = ElidedLabel(theme, "", self._whole, font="panel_title")
        self.facts = ElidedLabel(theme, "", self._whole, color="muted")
        self.sizes = Segmented(theme, self._whole)
        self._graphs, self._lists = (Panel(theme, self._whole, padding=12) for _ in range(2))
        self._side, self._scroll = QWidget(self._whole), QScrollArea(self._whole)
        self._place_panel, self._rate_panel = (
            Panel(theme, self._side, padding=12) for _ in range(2)
        )
        self.course = CourseGraph(look, self._graphs)
        self.places = PlaceBars(look, self._place_panel)
        self.rates = TableRows(theme, look.art, self._rate_panel, columns=(72,))
        self.views = Segmented(theme, self._lists)
        self.list = ColumnList(look, self._lists)
        self.list.setUniformItemSizes(True)
        self.nothing = Label(theme, "", self._lists, color="muted")
        self._titles = [Label(theme, "", self._side, font="panel_title") for _ in range(2)]
        self.message = Message(look, self)
        self._lay_out()
        self._connect()
        self.reword()
        self.views.set_current(VIEWS[0])

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {"club_find": self.focus_field}

    def show_player(self, player: str, players: int = 0) -> None:
        """Look at a player.

        Args:
            player: an id.
            players: of games of three or four; 0 for those that there are most of.
        """
        self.player, self._players = player, players
        self.list.verticalScrollBar().setValue(0)
        self.refresh()

    def refresh(self) -> None:
        """Have the page worked out of what is known now."""
        question = partial(_worked_out, self.player, self.club.roll.event_id, self._players)
        self.club.roll.ask(_SORT, question, self._show)

    def enter(self) -> None:
        """Be shown next."""
        self.field.set_people(self.club.roll.register)
        self.refresh()

    def focus_home(self) -> None:
        """Put the keyboard on the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_field(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._scroll.setFixedWidth(_SIDE[compact])
        self.rates.set_columns((64 if compact else 72,))
        self.list.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        find = words.text("ui.club.page.find")
        self.field.setPlaceholderText(find)
        self.field.setAccessibleName(find)
        self.views.setAccessibleName(words.text("ui.club.page.lists"))
        self.sizes.setAccessibleName(words.text("ui.club.standings.sizes"))
        views = [(key, words.text(f"ui.club.page.view.{key}")) for key in VIEWS]
        self.views.set_options([(key, said, said) for key, said in views])
        sizes = [(key, words.text(f"ui.club.standings.size.{key}")) for key in _SIZES]
        self.sizes.set_options([(key, said, said) for key, said in sizes])
        for label, key in zip(self._titles, ("places", "rates"), strict=True):
            label.setText(words.text(f"ui.club.page.{key}"))
        if self.answer is not None:
            self._show(self.answer)

    # Showing

    def _show(self, answer: PageAnswer) -> None:
        self.answer, page, words = answer, answer.page, self.club.look.words
        known = answer.register.player(page.player)
        title, said = (words.text(f"ui.club.page.{key}") for key in ("empty_title", "empty"))
        self.message.say(title, said, ())
        self._stack.setCurrentWidget(self.message if known is None else self._whole)
        if known is None:
            return
        self.title.setText(name_of(answer.register, page.player, words))
        self.facts.setText(self._facts(answer))
        self.sizes.setVisible(bool(page.others))
        self.sizes.set_current(str(page.players))
        self.course.show_games(page.course)
        self.places.show_places(page.figures.places)
        self.rates.set_rows(rate_rows(page.tally.hands, page.rates, words))
        self._show_list()

    def _facts(self, answer: PageAnswer) -> str:
        words, page = self.club.look.words, answer.page
        if not page.course:
            return words.text("ui.club.page.no_games")
        parts = [words.text("ui.club.standings.games", n=page.figures.games)]
        if answer.rank:
            parts.append(words.text("ui.club.page.rank", rank=answer.rank, n=answer.placed))
        parts.append(final_points(words, page.figures.points))
        place = average(page.figures.average_place, words)
        parts.append(words.text("ui.club.standings.said.average_place", place=place))
        return " · ".join(parts)

    def _show_list(self) -> None:
        answer, words = self.answer, self.club.look.words
        if answer is None:
            return
        view = self.views.current or VIEWS[0]
        if view == "games":
            self.list.set_columns(game_columns(words))
            self.list.show_lines(game_lines(answer, words))
        elif view == "versus":
            self.list.set_columns(versus_columns(words))
            self.list.show_lines(versus_lines(answer, words))
        else:
            self.list.set_columns(yaku_columns(words))
            self.list.show_lines(yaku_lines(answer.page.tally, words))
        self.list.setAccessibleName(words.text(f"ui.club.page.view.{view}"))
        self.nothing.setText(words.text(f"ui.club.page.nothing.{view}"))
        empty = not self.list.lines
        for part, shown in ((self.nothing, empty), (self.list, not empty)):
            part.setVisible(shown)
        self.list.head.setVisible(not empty)

    # What is done

    def _press(self, key: str) -> None:
        """Open a game on the Match page, or the page of an opponent."""
        view, answer = self.views.current, self.answer
        if answer is None or view == "yaku":
            return
        if view == "versus":
            self.show_player(key, answer.page.players)
        else:
            self._open(key)

    def _open(self, game: str) -> None:
        roll = self.club.roll
        if game in roll.heads:
            self.deeds.open(game)
        else:
            self.told.emit(self.club.look.words.text("ui.club.page.only_totals"))

    def _explain(self, key: object) -> None:
        if self.answer is not None and key is not None:
            words = self.club.look.words
            self.told.emit(explained(str(key), self.answer.page.rates, words))

    def _find(self) -> None:
        if self.field.uid:
            self.show_player(self.field.uid)
            self.field.clear()
            self.focus_home()
        elif self.field.name:
            name = self.field.name
            self.told.emit(self.club.look.words.text("ui.club.page.unknown", name=name))

    def _size(self, key: str) -> None:
        self.show_player(self.player or (self.answer.page.player if self.answer else ""), int(key))

    def _connect(self) -> None:
        self.field.returnPressed.connect(self._find)
        completer = self.field.completer()
        if completer is not None:
            completer.activated.connect(lambda _text: self._find())
        self.sizes.picked.connect(self._size)
        self.views.picked.connect(lambda _key: self._show_list())
        self.list.pressed_line.connect(self._press)
        self.course.opened.connect(self._open)
        self.rates.row_lit.connect(self._explain)
        self.rates.row_unlit.connect(lambda: self.told.emit(""))
        self.deeds.said.connect(self.told)

    def _lay_out(self) -> None:
        self.nothing.setWordWrap(True)
        self.nothing.setIndent(8)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.title)
        top.addWidget(self.facts, 1)
        top.addWidget(self.sizes)
        self.field.setFixedWidth(210)
        top.addWidget(self.field)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self._graphs, 4)
        left.addWidget(self._lists, 6)
        columns.addLayout(left, 1)
        columns.addWidget(self._scroll)
        whole = QVBoxLayout(self._whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addLayout(top)
        whole.addLayout(columns, 1)
        self._fill()
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self._whole)
        self._stack.addWidget(self.message)

    def _fill(self) -> None:
        """Lay out the panels."""
        graphs = QVBoxLayout(self._graphs)
        graphs.setContentsMargins(0, 0, 0, 0)
        graphs.addWidget(self.course)
        lists = QVBoxLayout(self._lists)
        lists.setContentsMargins(0, 0, 0, 0)
        lists.setSpacing(0)
        lists.addWidget(self.views, 0, Qt.AlignmentFlag.AlignLeft)
        lists.addSpacing(6)
        lists.addWidget(self.list.head)
        lists.addWidget(self.list, 1)
        lists.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        panels = (self._place_panel, self._rate_panel)
        contents = (self.places, self.rates)
        for panel, title, content in zip(panels, self._titles, contents, strict=True):
            column = QVBoxLayout(panel)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            title.setIndent(8)
            column.addWidget(title)
            column.addWidget(content)
            side.addWidget(panel)
        side.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._side)


def _worked_out(
    player: str, event: str, players: int, register: Register, played: Sequence[Played]
) -> PageAnswer:
    return page_answer(player, event, players, register, played)

"""The Points page: choices over the point table at the left, what is paid at the right."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import Problem, with_rules
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.page_header import PageHeader
from riichi_desktop.ui.typed import digit_of, letter_of

from .choice import LIABLE, MOST_YAKUMAN, liable_refusal, times_refusal
from .choices_panel import ChoicesPanel
from .heard_field import HeardField
from .kept_choice import choice_from_text, choice_to_text
from .page_layout import BETWEEN, BETWEEN_COMPACT, GAP, GAP_COMPACT, WIDEST, share
from .result import TABS, PointsResult
from .session import PointsSession, PointsView
from .table import TablePanel
from .typed_numbers import TypedNumbers

LIMIT_HAN: Final = {"M": 5, "H": 6, "B": 8, "S": 11}
"""The letter of each limit, the same in every language, and the han it is chosen with."""

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PointsPage(Page):
    """What han and fu, or yakuman, pay; and back.

    Attributes:
        points: what is chosen.
        header, field, choices, table, result: its parts.
    """

    widest = WIDEST

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._compact = False
        kept = choice_from_text(desk.settings.value.points)
        self.points = PointsSession(desk.session, self, kept)
        self._ruled = self.points.view.own
        self.header = PageHeader(desk, "points", self)
        self.field = HeardField(desk.look, self.header)
        self._left = QWidget(self)
        self.choices = ChoicesPanel(desk.look, self.points, self._left)
        self.table = TablePanel(desk.look, self.points, self._left)
        self.result = PointsResult(desk.look, self.points, self)
        self._typed = TypedNumbers(self.points, self)
        self._lay_out()
        self._connect()

    def open_at(self, han: int, fu: int | None, dealer: bool, tsumo: bool) -> None:
        """Choose a cell of a point table.

        Args:
            han: 13 for more too.
            fu: None from 5 han on.
            dealer: whether the winner is the dealer.
            tsumo: whether he drew the tile.
        """
        self.points.open_at(han, fu, dealer, tsumo)
        self.result.open_tab("steps")

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does on this page."""
        points = self.points
        return {
            "undo": points.stack.undo,
            "redo": points.stack.redo,
            "rules": self._open_rules,
            "honba": lambda: self.choices.honba.step(1),
            "honba_down": lambda: self.choices.honba.step(-1),
            "sticks": lambda: self.choices.sticks.step(1),
            "sticks_down": lambda: self.choices.sticks.step(-1),
            "players": self._turn_players,
            "liable": self._turn_liable,
            "points_ron": self.choices.way.option("ron").click,
            "points_tsumo": self.choices.way.option("tsumo").click,
            "points_dealer": self._turn_dealer,
            **{
                f"points_limit_{n}": partial(points.set_han, han)
                for n, han in enumerate(LIMIT_HAN.values(), 1)
            },
            "points_limit_5": self._add_yakuman,
            "points_kiriage": self.choices.limits.kiriage.click,
            "points_heard": self._edit_heard,
            "points_copy": self._copy,
            **{f"points_tabs_{n}": partial(self._open_tab, key) for n, key in enumerate(TABS, 1)},
        }

    def enter(self) -> None:
        """Follow what was changed elsewhere meanwhile."""
        self.points.enter()
        self._grey_players()

    def leave(self) -> None:
        """Take rules that change from now on as another page's."""
        self.points.shown = False

    def focus_home(self) -> None:
        """Put the keyboard on the cell that is chosen."""
        self.table.table.focus_current()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take digits; F for fu, V for han; arrows go to the table."""
        digit, letter = digit_of(event), letter_of(event)
        if digit is not None:
            self._typed.type(digit)
        elif letter in ("F", "V"):
            self._typed.aim("fu" if letter == "F" else "han")
            if self.points.choice.kind != "han":
                self.points.set_kind("han")
        elif event.key() in _ARROWS:
            self.focus_home()
        else:
            return False
        return True

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self._body.setSpacing(GAP_COMPACT if compact else GAP)
        self._column.setSpacing(BETWEEN_COMPACT if compact else BETWEEN)
        for part in (self.header, self.choices, self.table, self.result):
            part.set_compact(compact)
        self._share()

    def reword(self) -> None:
        """Say everything in the language in force; its parts do so by themselves."""
        self.header.reword()
        self._grey_players()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._share()

    # What commands do

    def _turn_dealer(self) -> None:
        award = self.points.view.award
        self.choices.winner.option("non_dealer" if award.dealer else "dealer").click()

    def _turn_players(self) -> None:
        players = 3 if self.desk.session.rules.players == 4 else 4
        self.choices.players.option(str(players)).click()

    def _turn_liable(self) -> None:
        """Make the next of those liable who can be; a yakuman alone has any."""
        choice, rules = self.points.choice, self.points.view.own
        if choice.kind != "yakuman":
            self.told.emit(self.desk.look.words.text("ui.points.liable_of_yakuman"))
            return
        able = [one for one in LIABLE if liable_refusal(choice, one, rules) is None]
        if len(able) == 1:
            refusal = liable_refusal(choice, "other", rules)
            self._tell((refusal,) if refusal else ())
            return
        self.points.set_liable(able[(able.index(choice.liable) + 1) % len(able)])

    def _add_yakuman(self) -> None:
        """Choose a yakuman; again: one more, and after the most one again."""
        choice, rules = self.points.choice, self.points.view.own
        if choice.kind != "yakuman":
            self.points.set_kind("yakuman")
            return
        more = choice.yakuman + 1
        is_most = more > MOST_YAKUMAN or times_refusal(more, rules) is not None
        self.points.set_yakuman(1 if is_most else more)

    def _open_rules(self) -> None:
        if self.header.rules is not None:
            self.header.rules.click()

    def _edit_heard(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _open_tab(self, key: str) -> None:
        self.result.open_tab(key)
        self.result.tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _copy(self) -> None:
        from riichi_desktop.export import points_sheet

        words = self.desk.look.words
        text = points_sheet(self.points.view.awarded, words)
        QGuiApplication.clipboard().setText(text)
        self.told.emit(words.text("ui.status.copied_text"))

    # What follows

    def _search(self, text: str) -> None:
        self.result.search.show_text(text)
        if text.strip():
            self.result.open_tab("search")
        else:
            self.result.open_tab("steps")

    def _follow(self, view: PointsView) -> None:
        """Clear what was said before; other rules may exclude other numbers of players."""
        self.told.emit("")
        if view.own is not self._ruled:
            self._ruled = view.own
            self._grey_players()

    def _keep(self, view: PointsView) -> None:
        """Keep what is chosen for the next start."""
        self.desk.settings.change(points=choice_to_text(view.choice))

    def _grey_players(self) -> None:
        """Grey the number of players that the hand of the Hand page excludes."""
        session, words = self.desk.session, self.desk.look.words
        reasons = {}
        for players in (4, 3):
            text = session.rules_for(players)
            tried = with_rules(session.draft, text, rules_from_text(text))
            if isinstance(tried, Problem):
                reasons[str(players)] = words.problem(tried)
        self.choices.grey_players(reasons)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        words = self.desk.look.words
        self.told.emit(" ".join(words.problem(one) for one in problems))

    def _show_undo(self) -> None:
        stack = self.points.stack
        self.header.show_undo(stack.canUndo(), stack.canRedo())

    def _connect(self) -> None:
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)
        for refused in (
            self.choices.refused,
            self.table.table.refused,
            self.result.payments.refused,
        ):
            refused.connect(self.told)
        self.points.told.connect(self._tell)
        self.points.stack.indexChanged.connect(self._show_undo)
        self.points.changed.connect(self._follow)
        self.points.changed.connect(self._keep)
        self.field.textChanged.connect(self._search)
        self.field.left.connect(self.focus_home)
        self.field.down.connect(self.result.search.focus_rows)
        self.result.search.wanted.connect(self.field.setText)
        self._typed.goal_changed.connect(self.choices.worth.show_goal)

    def _lay_out(self) -> None:
        self.header.add_left(self.field, 4)
        self.header.add_undo()
        self.header.add_button("points_copy", "copy")
        self._column = QVBoxLayout(self._left)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(BETWEEN)
        self._column.addWidget(self.choices)
        self._column.addWidget(self.table, 1)
        self._body = QHBoxLayout()
        self._body.setSpacing(GAP)
        self._body.addWidget(self._left)
        self._body.addWidget(self.result)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addLayout(self._body, 1)

    def _share(self) -> None:
        left, right = share(self.width(), compact=self._compact)
        self._left.setFixedWidth(left)
        self.result.setFixedWidth(right)

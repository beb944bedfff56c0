"""All that is known of the stations: how it stands, who records what, what lies aside."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Button, ElidedLabel, Label, Notice
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.settings import SettingsStore
from riichi_desktop.ui.shelf import Shelf

from .confirm_dialog import ConfirmDialog
from .hub_asker import HubAsker
from .lines import aside_lines, game_title, grid_of_who
from .row_grid import RowGrid
from .said import Sign, WhoLine, sign_of, who_lines
from .stations import Stations

if TYPE_CHECKING:
    from riichi_desktop.storage import HubState, Seen

ASK_MS: Final = 5000
"""How often the hub is asked who is there, while this is open."""

_ICON: Final = 22
_SIZE: Final = (680, 560)


class StationsDialog(Dialog):
    """How this station stands among the others.

    Args:
        look: as everywhere.
        stations: this station and the hub.
        shelf: its database.
        settings: where the hub is.
    """

    setup_asked = Signal()
    """Where the hub is, is to be changed."""
    said = Signal(str)
    """A sentence for the status line."""

    def __init__(
        self,
        look: Look,
        stations: Stations,
        shelf: Shelf,
        settings: SettingsStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.stations.title", parent)
        self._stations, self._shelf, self._settings = stations, shelf, settings
        self._seen: tuple[Seen, ...] = ()
        self._asker = HubAsker(self)
        theme = look.theme
        self._picture = QLabel(self)
        self.state = Label(theme, "", self, font="strong")
        self.state.setWordWrap(True)
        self.address = ElidedLabel(theme, "", self, color="muted")
        self.alone = Label(theme, "", self, color="muted")
        self.alone.setWordWrap(True)
        self.setup = Button(theme, "", self, icon="settings")
        self.trouble = Notice(theme, "", self)
        self.joining = Button(theme, "", self)
        self.who = Label(theme, "", self, font="panel_title")
        self.nobody = Label(theme, "", self, color="muted")
        self.there = RowGrid(look, self._press, self._say, (3, 2, 4), self)
        self.aside = Label(theme, "", self, font="panel_title")
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.lying = RowGrid(look, self._press, self._say, (1,), self)
        self._asking = QTimer(self)
        self._lay_out()
        self._connect()
        self.reword()
        self._ask()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        text = self.look.words.text
        self.setup.setText(text("ui.stations.setup.open"))
        self.joining.setText(text("ui.stations.join"))
        self.who.setText(text("ui.stations.who"))
        self.nobody.setText(text("ui.stations.who_nobody"))
        self.aside.setText(text("ui.stations.aside"))
        self.hint.setText(text("ui.stations.aside_hint"))
        self.alone.setText(text("ui.stations.setup.hint"))
        self.refresh()

    def refresh(self) -> None:
        """Show how everything stands now."""
        stations, words = self._stations, self.look.words
        state, is_set = stations.state, stations.is_set
        sign = self._sign()
        self.state.setText(sign.sentence)
        ink = self.look.theme.palette.text
        self._picture.setPixmap(icon_pixmap(sign.icon, ink, _ICON, self.devicePixelRatioF()))
        role = words.text(f"ui.stations.role.{(state and state.role) or self._settings.value.role}")
        own = (stations.station, role, stations.address)
        self.address.setText(" · ".join(filter(None, own)))
        self.address.setVisible(is_set)
        self.alone.setVisible(not is_set)
        trouble = state.problem if state is not None else None
        shown = words.problem(trouble) if trouble else ""
        self.trouble.setText("" if shown == sign.sentence else shown)
        self.trouble.setVisible(bool(self.trouble.text()))
        self.joining.setVisible(trouble is not None and trouble.id == "hub_is_another")
        lines = self._who()
        grid = grid_of_who(lines, words, takes=stations.is_referee)
        self.there.show_lines(grid)
        self.who.setVisible(is_set)
        self.there.setVisible(bool(lines) and is_set)
        self.nobody.setVisible(not lines and is_set)
        lying = aside_lines(stations, self._shelf, words)
        self.lying.show_lines(lying)
        for part in (self.aside, self.hint, self.lying):
            part.setVisible(bool(lying))

    def _sign(self) -> Sign:
        stations, words = self._stations, self.look.words
        if not stations.is_set:
            return Sign("info", "", words.text("ui.stations.said.alone"))
        return sign_of(stations.state, stations.fault, words, waits=stations.is_waiting)

    def _who(self) -> tuple[WhoLine, ...]:
        stations, words = self._stations, self.look.words
        held: dict[str, list[str]] = {}
        state = stations.state
        for game, lease in state.leases.items() if state is not None else ():
            held.setdefault(lease.station, []).append(game)
        titles = {
            game: game_title(self._shelf, game, words) for some in held.values() for game in some
        }
        now = round(stations.time().timestamp() * 1000)
        return who_lines(self._seen, held, stations.station, now, titles, words)

    # What is done

    def _press(self, key: str, id: str) -> None:
        {"take": self._take_over, "again": self._rebook, "drop": self._drop}[key](id)

    def _take_over(self, game: str) -> None:
        title, holder = game_title(self._shelf, game, self.look.words), self._stations.holder(game)
        self._confirm(
            "ui.stations.take", partial(self._stations.take_over, game), title=title, station=holder
        )

    def _rebook(self, game: str) -> None:
        words, left = self.look.words, self._stations.rebook(game)
        if left is None:
            trouble = self._shelf.trouble
            self._say("" if trouble is None else words.problem(trouble))
        elif left:
            self._say(words.text("ui.stations.again_left", n=left))
        else:
            self._say(words.text("ui.stations.again_done"))
        self.refresh()

    def _drop(self, game: str) -> None:
        def drop() -> None:
            self._stations.drop_aside(game)
            self.refresh()

        title = game_title(self._shelf, game, self.look.words)
        self._confirm("ui.stations.drop", drop, title=title)

    def _join(self) -> None:
        self._confirm("ui.stations.join", self._stations.join)

    def _confirm(self, key: str, done: Callable[[], object], **said: str) -> None:
        dialog = ConfirmDialog(self.look, key, self, **said)
        dialog.confirmed.connect(done)
        dialog.open()

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.said.emit(sentence)

    # The hub

    def _ask(self) -> None:
        """Ask the hub who is there, unless that is being asked."""
        from riichi_desktop.storage import StorageError, address_of

        if self._asker.is_asking or not self._stations.is_set:
            return
        try:
            self._asker.ask(address_of(self._settings.value.hub))
        except StorageError:
            return  # `fault` says so

    def _take(self, answer: "HubState | Problem") -> None:
        if not isinstance(answer, Problem):
            self._seen = answer.stations
            self.refresh()

    def _connect(self) -> None:
        self._asking.setInterval(ASK_MS)
        self._asking.timeout.connect(self._ask)
        self._asking.start()
        self._asker.answered.connect(self._take)
        self._stations.changed.connect(self.refresh)
        self._stations.arrived.connect(lambda _change: self.refresh())
        self.look.theme.changed.connect(self.refresh)
        self.setup.clicked.connect(self.setup_asked)
        self.joining.clicked.connect(self._join)

    def _lay_out(self) -> None:
        self.fault = ElidedLabel(self.look.theme, "", self, color="muted")
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._picture)
        top.addWidget(self.state, 1)
        top.addWidget(self.setup)
        self.body.addLayout(top)
        for part in (self.address, self.alone, self.trouble):
            self.body.addWidget(part)
        self.body.addWidget(self.joining, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._scrolled(), 1)
        self.foot.insertWidget(0, self.fault, 1)
        self.setMinimumSize(*_SIZE)

    def _scrolled(self) -> QScrollArea:
        """Lay who is there and what lies aside where there is room for any number of them."""
        area, inside = QScrollArea(self), QWidget(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 8, 0)
        column.setSpacing(8)
        for part in (self.who, self.nobody, self.there):
            column.addWidget(part)
        column.addSpacing(8)
        for part in (self.aside, self.hint, self.lying):
            column.addWidget(part)
        column.addStretch(1)
        area.setWidget(inside)
        return area

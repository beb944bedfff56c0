"""Where the club's hub is, and what this station is there; empty, this machine works alone."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from riichi_desktop.documents import LONGEST_NAME
from riichi_desktop.engine import Problem
from riichi_desktop.ui.kit import Button, Label, Notice, Segmented, announce, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.settings import SettingsStore

from .hub_asker import HubAsker
from .stations import Stations

if TYPE_CHECKING:
    from riichi_desktop.storage import Address, HubState

ROLES: Final = ("station", "referee", "screen")
"""As they are offered: what most are comes first."""

_EXAMPLE: Final = "postgresql://table1@laptop/club"
_LONGEST_URL: Final = 1000
_ROWS: Final = ("hub", "station", "role", "password")
_WIDTH: Final = 600


class SetupDialog(AskDialog):
    """Asks for the hub's address, the station's name, its role and its password.

    The password goes into the system's keyring, and is neither kept nor shown anywhere else.
    """

    def __init__(
        self, look: Look, settings: SettingsStore, stations: Stations, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "ui.stations.setup.title", "ui.stations.setup.done", parent)
        self._settings, self._stations = settings, stations
        theme, kept = look.theme, settings.value
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.hub, self.station = QLineEdit(stations.address, self), QLineEdit(kept.station, self)
        self.role = Segmented(theme, self)
        self.password = QLineEdit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.trial = Button(theme, "", self, icon="globe")
        self.answer = Notice(theme, "", self)
        self.answer.hide()
        self._said: Problem | HubState | str = ""
        self._asker = HubAsker(self)
        self._captions = {key: Label(theme, "", self, color="muted") for key in _ROWS}
        self._role = kept.role
        self._lay_out_parts()
        self._connect()
        self.reword()
        self.hub.setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, fields = self.look.words, (self.hub, self.station, self.role, self.password)
        self.hint.setText(words.text("ui.stations.setup.hint"))
        for key, field in zip(_ROWS, fields, strict=True):
            self._captions[key].setText(words.text(f"ui.stations.setup.{key}"))
            field.setAccessibleName(words.text(f"ui.stations.setup.{key}"))
        self.hub.setPlaceholderText(_EXAMPLE)
        self.station.setPlaceholderText(self._stations.station)
        self.password.setPlaceholderText(words.text("ui.stations.setup.password_hint"))
        said = [
            (key, *(words.text(f"ui.stations.{group}.{key}") for group in ("role", "role_tip")))
            for key in ROLES
        ]
        self.role.set_options([(key, name, tip) for key, name, tip in said])
        self.role.set_current(self._role)
        self.trial.setText(words.text("ui.stations.setup.try"))
        self._grey()
        self._show(self._said)

    def try_connection(self) -> None:
        """Ask the hub that is typed what is there, and say what comes of it."""
        address = self._address()
        if address is not None:
            self._show("ui.stations.setup.asking")
            self._asker.ask(address)
            self._grey()

    def save(self) -> None:
        """Put what is typed in force, and close; where it cannot be, say why."""
        address = self._address()
        if address is None and self.hub.text().strip():
            return
        if address is not None and self._keep_password(address):
            return
        self._settings.change(
            hub="" if address is None else address.url,
            station=" ".join(self.station.text().split()),
            role=self._role,
        )
        self.accept()

    def _address(self) -> "Address | None":
        """Read the address; the password that is typed there goes where passwords are typed."""
        from riichi_desktop.storage import StorageError, address_of

        text = self.hub.text().strip()
        if not text:
            return None
        try:
            address = address_of(text)
        except StorageError as error:
            self._show(error.problem)
            return None
        if address.password is not None:
            self.password.setText(address.password)
            self.hub.setText(address.url)
        return address._replace(password=self.password.text() or None)

    def _keep_password(self, address: "Address") -> bool:
        """Put the password into the keyring; tell whether that failed, which is said."""
        from riichi_desktop.storage import StorageError, keep_password

        if address.kind != "postgresql" or not address.password:
            return False
        try:
            keep_password(address, address.password)
        except StorageError as error:
            self._show(error.problem)
            return True
        if address.url == self._settings.value.hub:
            self._stations.begin_anew()
        return False

    def _take(self, answer: "HubState | Problem") -> None:
        self._grey()
        self._show(answer)
        announce(self.answer, self.answer.text())

    def _show(self, said: "Problem | HubState | str") -> None:
        """Show what a hub answered, why not, or the words of a key; "" for nothing."""
        self._said = said
        words = self.look.words
        if isinstance(said, Problem):
            sentence = words.problem(said)
        elif isinstance(said, str):
            sentence = words.text(said) if said else ""
        else:
            sentence = words.text(
                "ui.stations.setup.found",
                games=words.text("ui.stations.games", n=said.games),
                stations=words.text("ui.stations.count", n=len(said.stations)),
                role=words.text(f"ui.stations.role.{said.role}"),
            )
        self.answer.setText(sentence)
        self.answer.setVisible(bool(sentence))
        self.adjustSize()

    def _grey(self) -> None:
        words, empty = self.look.words, not self.hub.text().strip()
        reason = words.text("ui.stations.setup.no_address") if empty else None
        asking = words.text("ui.stations.setup.asking") if self._asker.is_asking else None
        self.trial.set_reason(reason or asking)

    def _typed(self) -> None:
        """Forget what was said of another address."""
        self._asker.drop()
        self._show("")
        self._grey()

    def _pick(self, role: str) -> None:
        self._role = role

    def _connect(self) -> None:
        self.hub.textEdited.connect(self._typed)
        self.password.textEdited.connect(self._typed)
        self.role.picked.connect(self._pick)
        self.trial.clicked.connect(self.try_connection)
        self.trial.refused.connect(self.say)
        self._asker.answered.connect(self._take)
        self.confirmed.connect(self.save)
        for field in (self.hub, self.station, self.password):
            field.returnPressed.connect(self.yes.click)

    def _lay_out_parts(self) -> None:
        self.hub.setMaxLength(_LONGEST_URL)
        self.station.setMaxLength(LONGEST_NAME)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for at, (key, field) in enumerate(
            zip(_ROWS, (self.hub, self.station, self.role, self.password), strict=True)
        ):
            grid.addWidget(self._captions[key], at, 0)
            grid.addWidget(field, at, 1)
        self.hint.setFixedWidth(_WIDTH - 40)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addWidget(self.answer)
        self.body.addStretch(1)
        self.foot.insertWidget(0, self.trial)
        self.setFixedWidth(_WIDTH)
        fields = self.hub, self.station, self.role, self.password
        chain(self, (*fields, self.trial, self.cancel, self.yes))

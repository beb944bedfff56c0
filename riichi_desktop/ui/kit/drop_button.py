"""The button that opens a menu of choices."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit.choice_menu import ChoiceMenu
from riichi_desktop.ui.kit.paint import (
    HOVER,
    PRESSED,
    RADIUS,
    draw_chevron,
    draw_frame,
    draw_ring,
    mix,
)
from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.theme import Theme


class DropButton(Pressable):
    """A choice out of a list, in a menu below the button that opens at what is chosen.

    Args:
        theme: what it is painted by.
        prefix: words that stand before the chosen option's, such as "Rules: ".
    """

    picked = Signal(str)
    """The key that the reader chose."""

    def __init__(self, theme: Theme, prefix: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._prefix = prefix
        self._faces: dict[str, str] = {}
        self._options: tuple[tuple[str, str], ...] = ()
        self._current: str | None = None
        self._menu = ChoiceMenu(self)
        self._menu.setToolTipsVisible(True)
        self._menu.hovered.connect(self._reached)
        self._menu.aboutToShow.connect(self._prepare)
        self._group = QActionGroup(self)
        self._group.triggered.connect(lambda action: self._pick(str(action.data())))
        self.setMenu(self._menu)

    @property
    def current(self) -> str | None:
        """The chosen key."""
        return self._current

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are offered."""
        return tuple(key for key, _ in self._options)

    def options_menu(self) -> QMenu:
        """Give the menu, to add further actions below the options."""
        return self._menu

    def set_prefix(self, prefix: str) -> None:
        """Change the words before the chosen option's."""
        self._prefix = prefix
        self._say()

    def set_faces(self, faces: Mapping[str, str]) -> None:
        """Set what stands on the button, by key, where the words in the menu are too long there."""
        self._faces = dict(faces)

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (key, words) pairs; the menu is made anew.

        Words after a tab stand at the right of the menu, and not on the button.
        """
        if tuple(options) == self._options:
            return
        self._options = tuple(options)
        self._menu.clear()
        for action in self._group.actions():
            self._group.removeAction(action)
        for key, words in self._options:
            action = self._menu.addAction(words.replace("&", "&&"))
            action.setData(key)
            action.setCheckable(True)
            self._group.addAction(action)
        self._mark()
        self._say()

    def set_reasons(self, reasons: Mapping[str, str], tips: Mapping[str, str]) -> None:
        """Grey options with a sentence each that says why, by their keys; free all others.

        Args:
            reasons: key -> why it cannot be chosen.
            tips: key -> the tooltip of one that can.
        """
        for action in self._group.actions():
            key = str(action.data())
            action.setEnabled(key not in reasons)
            action.setToolTip(reasons.get(key) or tips.get(key, ""))

    def set_current(self, key: str | None) -> None:
        """Show a key as chosen; tells nobody."""
        self._current = key
        self._mark()
        self._say()

    def set_reason(self, reason: str | None) -> None:
        """Grey the control with a sentence that says why, or free it with None."""
        super().set_reason(reason)
        # Qt opens a button's menu at the press, before any click could be refused.
        self.setMenu(self._menu if reason is None else None)  # type: ignore[arg-type]

    def sizeHint(self) -> QSize:
        """Give the size in px that shows everything."""
        width = self.theme.width("body", self.text()) + 2 * 15 + 14
        return QSize(round(width), self.theme.control_height)

    def minimumSizeHint(self) -> QSize:
        """Give the size in px below which nothing can be read."""
        return QSize(min(90, self.sizeHint().width()), self.theme.control_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the whole words as the tooltip where they are cut."""
        super().resizeEvent(event)
        self._tell_cut()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Down too."""
        if event.key() == Qt.Key.Key_Down:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint fill, outline, words, chevron, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color, greyed = QRectF(self.rect()), self.theme.color, self.reason is not None
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        fill = None if greyed else mix(color("control"), color("text"), share)
        draw_frame(painter, rect, RADIUS, fill, color("outline"))
        ink = color("greyed" if greyed else "text")
        room = rect.adjusted(15, 0, -29, 0)
        words = self.theme.cut("body", self.text(), room.width() + 1)
        painter.setFont(self.theme.font("body"))
        painter.setPen(ink)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room.adjusted(0, 0, 2, 0), left, words)
        draw_chevron(painter, QPointF(rect.right() - 20, rect.center().y()), ink)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, RADIUS)

    def refill(self) -> None:
        """Offer anew just before the menu opens; here there is nothing to do."""

    def _prepare(self) -> None:
        self.refill()
        from riichi_desktop.ui.kit.greyed_menu import reach_greyed

        reach_greyed(self._menu)
        check = icon("check", self.theme.palette.text)
        for action in self._group.actions():
            action.setIcon(check if action.isChecked() else QIcon())
        chosen = self._group.checkedAction()
        if chosen is not None:
            self._menu.setActiveAction(chosen)

    def _reached(self, action: QAction) -> None:
        if not action.isEnabled():
            self.refused.emit(action.toolTip())

    def _pick(self, key: str) -> None:
        if key != self._current:
            self.set_current(key)
            self.picked.emit(key)

    def _mark(self) -> None:
        for action in self._group.actions():
            action.setChecked(action.data() == self._current)

    def _say(self) -> None:
        words = dict(self._options).get(self._current or "", "")
        face = self._faces.get(self._current or "", words.partition("\t")[0])
        self.setText(self._prefix + face)
        self.updateGeometry()
        self._tell_cut()

    def _tell_cut(self) -> None:
        self.set_tip(self.text() if self.width() < self.sizeHint().width() else "")

"""The parts of the reference, at the left: one is open."""

from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.kit import Label, Panel, Pressable, draw_ring, mix
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

_WALK: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_BAR: Final = 3
_INSET: Final = 12
_WIDE: Final = (204, 164)


class _Entry(Pressable):
    """One part to press."""

    def __init__(self, contents: "Contents", key: str) -> None:
        super().__init__(contents.theme, "", contents)
        self.key = key
        self._contents = contents
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        wide = self.theme.width("strong", self.text()) + 2 * _INSET
        return QSize(round(wide), self.theme.control_height)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(80, self.theme.control_height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop."""
        super().focusInEvent(event)
        self._contents.stop_at(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        step = _WALK.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._contents.walk(self, step)

    def switched(self, checked: bool) -> None:
        """Be opened by assistive technology."""
        if checked:
            super().switched(checked)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, bar, words, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, chosen, color = QRectF(self.rect()), self.isChecked(), self.theme.color
        if chosen or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("tint") if chosen else mix(color("surface"), color("tint"), 0.6))
            painter.drawRoundedRect(rect, 6, 6)
        if chosen:
            bar = QRectF(0, 7, _BAR, rect.height() - 14)
            painter.fillRect(bar, color("accent"))
        role = "strong" if chosen else "body"
        painter.setFont(self.theme.font(role))
        painter.setPen(color("text"))
        room = rect.adjusted(_INSET, 0, -4, 0)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, align, self.theme.cut(role, self.text(), room.width()))
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, 6)


class Contents(Panel):
    """The list of parts, grouped by what is counted. One Tab stop; the arrows walk and open."""

    picked = Signal(str)
    """The id of the part that was chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=8)
        self._entries: dict[str, _Entry] = {}
        self._captions: dict[str, Label] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._build()
        theme.changed.connect(self.updateGeometry)

    @property
    def entries(self) -> tuple[_Entry, ...]:
        """The parts, in their order."""
        return tuple(self._entries.values())

    def reword(self, words: Words) -> None:
        """Name the parts and their groups."""
        self.setAccessibleName(words.text("ui.reference.sections"))
        for group, caption in self._captions.items():
            caption.setText(words.text(f"reference.group.{group}"))
        for id, entry in self._entries.items():
            title = words.text(f"reference.section.{id}")
            entry.setText(title)
            entry.setAccessibleName(title)
            entry.refit()
        self.updateGeometry()

    def set_current(self, key: str) -> None:
        """Show a part as the one that is open; "" for none, while a search is read."""
        if key:
            self._entries[key].setChecked(True)
            self.stop_at(self._entries[key])
            return
        for entry in self._entries.values():
            entry.setAutoExclusive(False)  # else Qt lets nothing go
            entry.setChecked(False)
            entry.setAutoExclusive(True)

    def focus(self, key: str) -> None:
        """Put the keyboard on a part."""
        self._entries[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_at(self, stop: _Entry) -> None:
        """Have Tab come to one part alone."""
        for entry in self._entries.values():
            tab = Qt.FocusPolicy.StrongFocus if entry is stop else Qt.FocusPolicy.ClickFocus
            entry.setFocusPolicy(tab)

    def walk(self, entry: _Entry, step: int) -> None:
        """Open the next part up or down, the focus with it."""
        keys = [*self._entries]
        key = keys[(keys.index(entry.key) + step) % len(keys)]
        self._entries[key].setFocus(Qt.FocusReason.TabFocusReason)
        self.picked.emit(key)

    def sizeHint(self) -> QSize:
        """Give the size in px: wide enough for every name, and no less than usual."""
        names = [one.sizeHint().width() for one in self._entries.values()]
        return QSize(max([_WIDE[self.theme.compact], *(wide + 24 for wide in names)]), 300)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(self.sizeHint().width(), 120)

    def _build(self) -> None:
        for group, held in groupby(reference.SECTION_IDS, key=reference.SECTION_GROUPS.__getitem__):
            if self._captions:
                self._column.addSpacing(8)
            caption = Label(self.theme, "", self, font="caption", color="muted")
            caption.setContentsMargins(_INSET, 0, 0, 0)
            caption.setFixedHeight(22)
            self._captions[group] = caption
            self._column.addWidget(caption)
            for id in held:
                entry = self._entries[id] = _Entry(self, id)
                entry.clicked.connect(lambda _=False, key=id: self.picked.emit(key))
                self._column.addWidget(entry)
        self._column.addStretch(1)

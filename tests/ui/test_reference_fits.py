"""No word of the Reference page is cut off in the smallest window, whatever the language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.reference.cycle_view import CycleView
from riichi_desktop.ui.reference.hand_button import HandButton
from riichi_desktop.ui.reference.row_layout import INSET, LINE, Placed, width_of
from riichi_desktop.ui.reference.row_values import Head, Item
from riichi_desktop.ui.reference.sheet_rows import SheetRows
from riichi_desktop.ui.reference.stops import Stop
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

STRETCH = 0.35
PSEUDO = "pseudo"


class PseudoWords(Words):
    """French, each sentence 35 per cent longer; where it has words, by words."""

    def text(self, key: str, /, **values: object) -> str:
        text = super().text(key, **values)
        if key.startswith(("formula.", "rules.")) or "_kanji." in key or not text.strip():
            return text
        more = round(len(text) * STRETCH + 0.5)
        gap = " " if " " in text else ""
        while more > 0:
            text += gap + "õ" * min(more, 7)
            more -= 7 + len(gap)
        return text


def words_of(lang: str) -> Words:
    return PseudoWords("fr") if lang == PSEUDO else Words(lang)


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """Collect what is painted cut."""
    found: list[str] = []
    whole = Theme.cut

    def noting(self: Theme, role: str, words: str, room: float) -> str:
        shown = whole(self, role, words, room)
        if shown != words:
            found.append(words)
        return shown

    monkeypatch.setattr(Theme, "cut", noting)
    return found


def faults(page: QWidget, theme: Theme) -> Iterator[str]:
    """Name what does not fit, of everything that is seen or can be scrolled to."""
    for label in page.findChildren(QLabel):
        if isinstance(label, Stop | CycleView) or not label.isVisibleTo(page) or not label.text():
            continue
        if label.wordWrap():
            high = label.heightForWidth(label.width())
            if high > label.height() or widest_word(label) > label.width():
                yield f"{label.text()}: {high} of {label.height()} px high"
        elif label.sizeHint().width() > label.width():
            yield f"{label.text()}: {label.sizeHint().width()} of {label.width()} px"
    for button in page.findChildren(HandButton):  # other buttons cut their words by the theme
        if button.isVisibleTo(page) and button.minimumSizeHint().width() > button.width():
            yield f"{button.accessibleName()}: {button.width()} px"
    for rows in page.findChildren(SheetRows):
        if rows.isVisibleTo(page):
            yield from row_faults(rows, theme)


def widest_word(label: QLabel) -> float:
    if "<" in label.text() or (not label.text().isascii() and max(label.text()) > "\u3000"):
        return 0  # rich text, and Japanese, which is broken anywhere
    return max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())


def row_faults(rows: SheetRows, theme: Theme) -> Iterator[str]:
    for place in rows._placed():
        boxes = [*row_boxes(place, theme)]
        for words, box in boxes:
            if box.right() > rows.width() - INSET + 1 or box.bottom() > place.top + place.high + 2:
                yield f"{words}: ends at {box.right()} of {rows.width()}"
        for at, (words, box) in enumerate(boxes):
            for other, taken in boxes[at + 1 :]:
                if box.adjusted(0, 3, -1, -3).intersects(taken.adjusted(0, 3, -1, -3)):
                    yield f"{words} over {other}"
    if rows.height() < rows.heightForWidth(rows.width()):
        yield f"rows: {rows.height()} px"


def row_boxes(place: Placed, theme: Theme) -> Iterator[tuple[str, QRectF]]:
    """Give everything of a row with its box."""
    for one in place.written:
        wide = theme.width(one.font, one.words.rstrip())
        yield one.words, QRectF(one.x, one.y, wide, one.high)
    line = place.line
    role = "caption" if isinstance(line, Head) else "body" if line.muted else "strong"
    for words, right, y in place.values:
        wide = theme.width(role, words)
        yield words, QRectF(right - wide, y, wide, LINE)
    if place.tiles is not None and isinstance(line, Item):
        wide = width_of(line.tiles, place.tile)
        yield "tiles", QRectF(*place.tiles, wide, place.tile)


@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize(
    ("rules", "size"),
    [("wrc2025", (1024, 700)), ("tenhou_sanma", (1024, 700)), ("mahjong_soul", (1280, 800))],
)
def test_no_word_is_cut_off(open_window, qapp, cut, rules, size, lang):
    window = open_window("fr")
    window.session.set_rules(rules)
    window.look.words = words_of(lang)
    window.resize(*size)
    page = window.open_page("reference")
    window.look.reworded.emit()
    theme, found = window.look.theme, []
    for id in reference.SECTION_IDS:
        page.open_section(id)
        qapp.processEvents()
        cut.clear()
        page.grab()
        found += [f"{id}: {one}" for one in (*faults(page, theme), *cut)]
    page.search.setText("dora")
    qapp.processEvents()
    cut.clear()
    page.grab()
    found += [f"search: {one}" for one in (*faults(page, theme), *cut)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_of_the_search_is_whole(open_window, qapp, lang):
    window = open_window(lang)
    window.resize(1024, 700)
    page = window.open_page("reference")
    qapp.processEvents()
    (field,) = (one for one in page.findChildren(QLineEdit) if one.placeholderText())
    wide = field.fontMetrics().horizontalAdvance(field.placeholderText())
    assert wide + 60 <= field.width()


@pytest.mark.parametrize("kind", reference.HAND_KINDS)
def test_yaku_of_a_kind_of_hand_fit_too(open_window, qapp, kind):
    window = open_window("fr")
    window.resize(1024, 700)
    page = window.open_page("reference")
    page.open_section("yaku")
    view = page._view()
    view.kinds.set_current(kind)
    view.kinds.picked.emit(kind)
    qapp.processEvents()
    assert [*faults(page, window.look.theme)] == []
    assert view.cards

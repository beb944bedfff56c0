"""The printed reference: two A4 pages in every language and under every rule set, nothing lost."""

import zlib
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.engine import LOCAL_YAKU_IDS, Rules
from riichi_desktop.export import reference
from riichi_desktop.ui import Look, Theme
from riichi_desktop.ui.ink import Ink
from riichi_desktop.ui.reference import sheet_print
from riichi_desktop.ui.reference.sheet_pages import RATIO, sheet_pages
from riichi_desktop.words import LANGUAGES, Words

LOCAL = replace(preset("mahjong_soul"), local_yaku=LOCAL_YAKU_IDS, renhou="mangan_alternative")
ALL: dict[str, Rules] = {id: preset(id) for id in preset_ids()} | {"local": LOCAL}

TIGHTEST = 0.72
"""How narrow words may be made: narrower ones are hard to read."""


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light"), Words("fr"))


@pytest.fixture
def written(monkeypatch) -> list[tuple[str, float]]:
    """Collect what is written, each with the share of its width that it has."""
    found: list[tuple[str, float]] = []
    words, paragraph = Ink.words, Ink.paragraph

    def noting(self: Ink, text: str, role: str, box: QRectF, **how: object) -> float:
        found.append((text, min(1.0, box.width() / max(1.0, self.measure(text, role)))))
        return words(self, text, role, box, **how)

    def also(self: Ink, text: str, role: str, **how: object) -> None:
        found.append((text, 1.0))
        paragraph(self, text, role, **how)

    monkeypatch.setattr(Ink, "words", noting)
    monkeypatch.setattr(Ink, "paragraph", also)
    return found


@pytest.mark.parametrize(
    ("id", "lang"),
    [*((id, "fr") for id in ALL), *product(("jpml_a", "local", "tenhou_sanma"), ("en", "ja"))],
)
def test_two_pages_hold_everything_and_the_longest_squeeze_no_word(look, written, id, lang):
    look.set_language(lang)
    pages = sheet_pages(ALL[id], look)
    assert len(pages) == 2
    if id in ("tenhou_sanma", "local"):
        assert written
        assert sorted({(share, text) for text, share in written if share < TIGHTEST}) == []
    for page in pages:
        assert page.fits
        assert page.width <= 4300, "letters of 5 points at least"
        for column, x, y in page.placed:
            assert x + column.width <= page.width + 1
            assert y + column.height <= page.width * RATIO + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_on_the_sheet(look, written, lang):
    look.set_language(lang)
    rules = preset("tenhou")
    sheet_pages(rules, look)
    texts = {text for text, _ in written}
    sheet = reference.reference_sheet(rules, look.words)
    for id in ("yaku", "yakuman"):
        for block in sheet.section(id).blocks:
            if isinstance(block, reference.Entries):
                assert {entry.name for entry in block.entries} <= texts
                assert {entry.condition for entry in block.entries} <= texts
    for block in sheet.section("tables").blocks:
        if isinstance(block, reference.PointTable):
            cells = {reference.together(c.payments) for _, row in block.rows for c in row}
            assert {block.title, *cells} <= texts
    assert look.words.text("reference.tables.mangan_mark") in texts
    assert sum(sheet.settings in text for text in texts) == 2, "on every page"


def test_the_pdf_is_two_a4_pages_with_letters_and_each_tile_once(look):
    pdf = sheet_print.sheet_pdf(preset("bareme"), look)
    assert pdf.startswith(b"%PDF-")
    assert pdf.count(b"/Type /Page\n") == 2
    assert pdf.count(b"/MediaBox [0 0 595") == 2
    assert b"/FontFile" in pdf
    pictures = pdf.count(b"/Subtype /Image")
    assert 37 < pictures // 2 < 50, "a picture and its edge for each tile, and some turned ones"
    assert pdf.count(b"/Width 189") + pdf.count(b"/Width 252") == pictures, "1,600 to an inch"
    assert b"/DCTDecode" not in pdf, "no picture is blurred"
    assert len(pdf) < 800_000


def test_it_is_good_in_black_and_white(look):
    """A mangan cell is tinted and lettered; grey words are dark enough to be copied."""
    page = sheet_pages(preset("tenhou"), look)[1]
    image = QImage(1400, round(1400 * RATIO), QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    page.draw(painter, QRectF(image.rect()))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    shades = {
        grey.pixelColor(x, y).lightness()
        for y in range(0, grey.height(), 3)
        for x in range(0, 1400, 3)
    }
    assert min(shades) < 40
    assert 0xEB in shades


def test_a_sheet_is_saved_where_one_says(look, monkeypatch, tmp_path):
    path = tmp_path / "sheet.pdf"
    monkeypatch.setattr(sheet_print, "ask_where", lambda *_: (path, ".pdf"))
    assert sheet_print.save_sheet(preset("tenhou"), look, None) == (
        "Aide-mémoire enregistré\u202f: sheet.pdf."
    )
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_sheet_that_cannot_be_saved_is_said(look, monkeypatch, tmp_path):
    monkeypatch.setattr(sheet_print, "ask_where", lambda *_: (tmp_path / "no" / "x.pdf", ".pdf"))
    said = sheet_print.save_sheet(preset("tenhou"), look, None)
    assert "x.pdf" in said
    assert "n’a pas pu" in said
    monkeypatch.setattr(sheet_print, "ask_where", lambda *_: None)
    assert sheet_print.save_sheet(preset("tenhou"), look, None) == ""


def test_it_is_not_larger_than_a_mail_takes(look):
    pdf = sheet_print.sheet_pdf(LOCAL, look)
    assert len(pdf) < 8_000_000
    assert len(zlib.compress(pdf, 1)) > len(pdf) * 0.5, "it is compressed already"

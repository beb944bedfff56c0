"""The score sheet: on paper and as a picture, filled and empty, in three languages."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPdfWriter

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.export import Match
from riichi_desktop.ledger import (
    Amended,
    Booked,
    Drawn,
    Entry,
    Finished,
    Game,
    Penalty,
    Replaced,
    Voided,
    Win,
    Won,
    game_of,
)
from riichi_desktop.ui import Look, Theme
from riichi_desktop.ui.ink import Ink
from riichi_desktop.ui.match.sheet.paint import WIDTH, grid_for, letter
from riichi_desktop.ui.match.sheet.sheet import (
    PICTURE,
    Piece,
    Sheet,
    blank_pdf,
    blank_sheet,
    draw_sheet,
    filled_sheet,
    match_image,
    paginate,
    prepare,
    sheet_pdf,
)
from riichi_desktop.words import LANGUAGES, Words

NAMES = ("Aïko", "Bruno", "Chloé", "山田太郎")
LONG = (
    "Maximilien de la Rochefoucauld",
    "Константинопольская",
    "W" * 40,
    "山田太郎左衛門尉源朝臣義経",
)
PAGE = 4095.0
"""The height of an A4 page within its margins, in units."""
THIN = "\u202f"


@pytest.fixture(params=LANGUAGES)
def look(request, qapp) -> Look:
    return Look(Theme("dark"), Words(request.param))


@pytest.fixture
def french(qapp) -> Look:
    return Look(Theme("light"), Words("fr"))


def game(*acts, names=NAMES, id="wrc2025") -> Game:
    """Play a record; an event that stands alone is booked. Uids are e0, e1, …"""
    entries = [
        Entry(
            f"e{n}",
            act if isinstance(act, Booked | Amended | Voided) else Booked(act),
            "2026-11-30T20:14:00Z",
            "Table 3",
        )
        for n, act in enumerate(acts)
    ]
    rules = preset(id)
    return game_of(rules, names[: rules.players], entries)


def hands(count: int, names=NAMES, id="wrc2025") -> Game:
    """Play an evening of so many hands: the first dealer stays, then it is broken off."""
    return game(*(Drawn((0, 2), (0,)) for _ in range(count)), Finished("…"), names=names, id=id)


def everything() -> Game:
    return game(
        Won((Win(0, 1, 1, 30),), (0,)),
        Penalty(2, -1000, "table", "retard"),
        Won((Win(0, None, 5),)),
        Drawn((0, 3), (3,)),
        Replaced(1, "Émile"),
        Amended("e0", Won((Win(0, 1, 2, 30),), (0,))),
        Voided("e2"),
        Booked(Drawn((0,)), before="e3"),
        Penalty(0, -5000, "final", "téléphone"),
        Finished("fermeture"),
    )


@pytest.fixture
def written(monkeypatch) -> list[tuple[str, bool, float, float]]:
    """Note everything that is written: words, struck through, left and right edge of the room."""
    found = []
    words, paragraph = Ink.words, Ink.paragraph

    def note_words(self, text, role, box, **options):
        found.append((text, options.get("struck", False), box.left(), box.right()))
        return words(self, text, role, box, **options)

    def note_paragraph(self, text, role, **options):
        right = options.get("right")
        edges = options.get("left", 0), self.width if right is None else right
        found.append((text.replace("\xa0", " "), options.get("struck", False), *edges))
        return paragraph(self, text, role, **options)

    monkeypatch.setattr(Ink, "words", note_words)
    monkeypatch.setattr(Ink, "paragraph", note_paragraph)
    return found


@pytest.mark.parametrize("id", ["wrc2025", "jpml_a", "tenhou_sanma", "mahjong_soul"])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
def test_an_evening_fits_one_page(look, id, names):
    match = Match(hands(12, names, id), "Table 3", "2026-11-30")
    assert len(paginate(filled_sheet(match, look), PAGE)) == 1
    assert sheet_pdf(match, look).startswith(b"%PDF")


def test_a_long_evening_has_the_heading_on_each_page(french):
    sheet = filled_sheet(Match(hands(90, LONG)), french)
    pages = paginate(sheet, PAGE)
    assert len(pages) >= 3
    for page in pages:
        assert page[-1].top + page[-1].ink.height <= PAGE
    assert [page[0].ink is sheet.heading for page in pages[1:-1]] == [True] * (len(pages) - 2)
    drawn = [id(placed.ink) for page in pages for placed in page]
    pieces = [id(ink) for piece in sheet.pieces for ink in piece.inks]
    assert [one for one in drawn if one != id(sheet.heading)] == [
        one for one in pieces if one != id(sheet.heading)
    ]


def test_what_belongs_together_is_never_parted(french):
    theme = french.theme

    def ink(height: float) -> Ink:
        paper = Ink(theme, WIDTH)
        paper.height = height
        return paper

    heading = ink(100)
    rows = [Piece((ink(300),), in_table=True) for _ in range(3)]
    end = Piece((ink(300), ink(100)), in_table=True)
    pages = paginate(Sheet((Piece((heading,)), *rows, end), heading, ""), 1380)
    tops = [[placed.top for placed in page] for page in pages]
    assert tops == [[0, 100, 400, 700], [0, 100, 400]]


def test_forty_hands_are_on_two_pages(look):
    match = Match(hands(40), "Table 3", "2026-11-30")
    assert len(paginate(filled_sheet(match, look), PAGE)) == 2
    assert sheet_pdf(match, look).count(b"/Type /Page\n") == 2


def test_nothing_is_written_beside_the_paper(look, written):
    filled_sheet(Match(everything(), "T" * 200, "2026-11-30"), look)
    filled_sheet(Match(hands(3, LONG)), look, signed=False)
    assert written
    assert not [one for one in written if one[2] < 0 or one[3] > WIDTH + 1 or one[3] <= one[2]]


def test_a_sheet_says_all_of_a_match(french, written):
    filled_sheet(Match(everything(), "Finale", "2026-11-30"), french)
    texts = [text for text, *_ in written]
    for said in (
        "Finale",
        "30 novembre 2026",
        "Feuille de score",
        "Est 1",
        "Est 1 · 1",
        "Ron d’Aïko sur Bruno · 2 han 30 fu",
        f"Chloé{THIN}: −1{THIN}000 sur le score (retard)",
        "Émile remplace Bruno",
        f"Aïko{THIN}: −5{THIN}000 après l’uma (téléphone)",
        "partie interrompue",
        f"Scores et banque{THIN}: 119{THIN}000",
        "Arbitre",
        "Signature",
        "Valeur d’un honba par payeur",
        "+15 / +5 / −5 / −15",
    ):
        assert said in texts
    assert texts.count("1er") == 1


def test_corrections_are_marked_and_told(french, written):
    filled_sheet(Match(everything()), french)
    texts = {text: struck for text, struck, *_ in written}
    first = (
        f"Est 1{THIN}: noté d’abord «{THIN}Ron d’Aïko sur Bruno · 1 han 30 fu{THIN}»{THIN}; corrigé"
    )
    assert any(text.startswith(f"{first} le 30 novembre à ") for text in texts)
    assert any(text.endswith(", poste Table 3") for text in texts)
    assert any(text.startswith(f"Est 1 · 1{THIN}: ajouté après coup") for text in texts)
    assert [text for text, *_ in written].count("A") == 2  # beside the hand, and below the table
    struck = [text for text, is_struck in texts.items() if is_struck]
    assert len(struck) == 1
    assert struck[0].startswith("Est 1 · 1 · Tsumo d’Aïko · mangan · +12")
    assert "Aucune correction." not in texts


def test_a_record_without_corrections_says_so(french, written):
    filled_sheet(Match(hands(2)), french)
    assert "Aucune correction." in [text for text, *_ in written]


def test_a_game_that_goes_on_has_no_places(french, written):
    filled_sheet(Match(game(Drawn((0,)))), french)
    texts = [text for text, *_ in written]
    assert "Partie en cours" in texts
    assert "1er" not in texts
    assert filled_sheet(Match(game()), french).pieces


@pytest.mark.parametrize("id", preset_ids())
def test_an_empty_sheet_is_one_page_with_room_to_write(look, id):
    rules = preset(id)
    sheet = blank_sheet(rules, look, PAGE)
    (page,) = paginate(sheet, PAGE)
    rows = [placed.ink.height for placed in page if placed.ink.height == page[3].ink.height]
    assert len(rows) >= 13
    assert rows[0] >= 8 * 15
    assert page[-1].top + page[-1].ink.height <= PAGE


def test_an_empty_sheet_is_a_pdf(french):
    assert blank_pdf(preset("wrc2025"), french).startswith(b"%PDF")


def test_an_empty_sheet_has_two_rows_as_lines_for_corrections(look, written):
    sheet = blank_sheet(preset("wrc2025"), look, PAGE)
    assert look.words.text("match.sheet.remarks") in [text for text, *_ in written]
    heights = [piece.height for piece in sheet.pieces]
    row = heights[3]
    assert [high for high in heights if high == pytest.approx(2 * row)]
    assert sum(heights) <= PAGE


@pytest.mark.parametrize("signed", [True, False])
def test_only_paper_is_signed(french, written, signed):
    filled_sheet(Match(everything()), french, signed=signed)
    texts = [text for text, *_ in written]
    assert ("Signature" in texts, "Règles appliquées" in texts) == (signed, signed)
    assert ("A" in texts) == signed


def test_the_picture_of_a_match(look):
    image = match_image(Match(everything(), "Finale", "2026-11-30"), look)
    assert image.width() == PICTURE
    assert 600 < image.height() < 2400
    black = QImage(image).convertToFormat(QImage.Format.Format_Grayscale8)
    shades = {
        black.pixelColor(x, y).value() for x in range(0, PICTURE, 3) for y in range(0, 400, 3)
    }
    assert min(shades) < 60
    assert max(shades) == 255


def test_without_a_kanji_font_winds_are_letters(french, written):
    french.theme.has_kanji = False
    filled_sheet(Match(hands(1)), french)
    texts = [text for text, *_ in written]
    assert "東" not in texts
    assert {"E", "S", "O", "N"} <= {*texts}


def test_a_device_that_takes_no_page_is_told(french, monkeypatch):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)

    class Jammed(QPdfWriter):
        def newPage(self) -> bool:
            return False

    writer = Jammed(buffer)
    prepare(writer)
    long, short = Match(hands(60)), Match(hands(2))
    assert not draw_sheet(writer, lambda _: filled_sheet(long, french), french.words)
    assert draw_sheet(writer, lambda _: filled_sheet(short, french), french.words)


def test_letters_of_corrections_never_end():
    assert [letter(at) for at in (0, 1, 25, 26, 27, 701, 702)] == [
        *("A", "B", "Z", "AA", "AB", "ZZ", "AAA"),
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_column_is_as_wide_as_the_hands_need(french, players):
    narrow = grid_for(french.theme, players, ["Est 1"])
    wide = grid_for(french.theme, players, ["Sud 4 · 12" * 2], badges=True)
    assert narrow.round < wide.round
    assert narrow.seat(players) == wide.seat(players)
    assert narrow.what.width() > wide.what.width() > 500

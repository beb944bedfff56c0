"""The slip: on paper and as a picture, everything that a hand is worth, in three languages."""

import errno
import os
import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from riichi_desktop.ui import Look, Session, Theme, saving, starting_draft
from riichi_desktop.ui.paper import Paper
from riichi_desktop.ui.printing import SIZES, save_slip, slip_pdf
from riichi_desktop.ui.slip import PICTURE, render, slip, slip_image
from riichi_desktop.words import LANGUAGES, Words

HANDS = {
    "mangan": "340m68p888s22z+7p [6'66z@W] seat=S from=W dora=1z honba=1 sticks=1 rules=m_league",
    "kan": "234m34099p67s+8s (1111z) tsumo riichi seat=S dora=3z4m ura=9p6s rules=tenhou",
    "yakuman": "1z+1z [777+7z] (5555z) [6'66z@S] [1'11s@W] tsumo pao=daisangen:S",
    "changed": "2233445566778p+8p rules=tenhou,kiriage_mangan=true",
    "sanma": "19p19s1234567z99m+1z tsumo rules=tenhou_sanma",
    "most": "2m+2m [3'33p@E] (5555s) (7777m) [999+9s] seat=W round=S from=N dora=12345m honba=9",
}


@pytest.fixture(params=LANGUAGES)
def look(request, qapp) -> Look:
    return Look(Theme("dark"), Words(request.param))


@pytest.fixture
def french(qapp) -> Look:
    return Look(Theme("light"), Words("fr"))


def study_of(name: str):
    found = Session(starting_draft(HANDS[name])).study
    assert found.value is not None or name == "sanma"
    return found


def words_of(paper_of, monkeypatch) -> list[str]:
    """Give all words that are set while a slip is laid out."""
    found = []
    for name in ("words", "paragraph"):
        real = getattr(Paper, name)

        def note(self, text, *rest, _real=real, **options):
            found.append(text)
            return _real(self, text, *rest, **options)

        monkeypatch.setattr(Paper, name, note)
    paper_of()
    return found


@pytest.mark.parametrize("name", [name for name in HANDS if name != "sanma"])
@pytest.mark.parametrize("size", SIZES)
def test_a_slip_fits_one_page(look, name, size):
    pdf = slip_pdf(study_of(name), look, size)
    assert pdf.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert b"/Subtype /Image" not in pdf, "tiles are lines, not pictures"


def test_a_slip_says_everything(french, monkeypatch):
    study = study_of("mangan")
    said = words_of(lambda: slip(study, french), monkeypatch)
    for words in (
        "Mangan",
        "満貫",
        "8\u202f300 points",
        "4 han 40 fu",
        "Yakuhai hatsu",
        "Brelan ouvert, honneur",
        "32 → 40 fu",
        "+9\u202f300",
        "\u22128\u202f300",
    ):
        assert words in said, words
    whole = "\n".join(said)
    assert "Ron sur Ouest" in whole
    assert "2⁴⁺²" in whole
    assert "Calculé selon M-League" in whole
    assert "M-League · état au 18 septembre 2026" in whole
    assert HANDS["mangan"] in said


def test_fields_that_depart_from_the_rule_set_are_named(french, monkeypatch):
    study = study_of("changed")
    whole = "\n".join(words_of(lambda: slip(study, french), monkeypatch))
    assert "Tenhou, modifié" in whole


def test_a_hand_without_value_has_no_slip(french):
    study = Session(starting_draft("123m")).study
    with pytest.raises(ValueError, match="no slip"):
        slip(study, french)


def ink(image: QImage) -> QRectF:
    """Give the box of all pixels that are not white."""
    dark = [
        (x, y)
        for y in range(0, image.height(), 2)
        for x in range(0, image.width(), 2)
        if image.pixelColor(x, y).lightness() < 200
    ]
    columns, rows = [x for x, _ in dark], [y for _, y in dark]
    return QRectF(min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows))


def test_a_picture_is_of_its_width_and_keeps_a_margin(french):
    image = slip_image(study_of("most"), french)
    assert image.width() == PICTURE
    box = ink(image)
    assert box.left() > 15
    assert box.right() < PICTURE - 15
    assert box.bottom() < image.height() - 15


def test_a_slip_that_is_too_high_is_drawn_smaller(french):
    image = QImage(600, 200, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    render(painter, QRectF(0, 0, 600, 200), study_of("kan"), french)
    painter.end()
    box = ink(image)
    assert box.bottom() <= 199
    assert box.width() < 400


def test_a_slip_is_the_same_by_day_and_by_night(qapp):
    by_day, by_night = (
        slip_image(study_of("mangan"), Look(Theme(mode), Words("en"))) for mode in ("light", "dark")
    )
    assert by_day == by_night


def test_letters_that_are_higher_than_their_box_are_not_cut(french):
    paper = Paper(french.theme, 400)
    paper.words("p", "points", QRectF(0, 100, 400, 60))
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    paper.draw(painter)
    painter.end()
    inked = [y for y in range(300) if any(image.pixelColor(x, y).value() < 99 for x in range(120))]
    assert inked[-1] > 162  # the tail of the p hangs below the box


def test_the_steps_of_a_formula_stay_whole_on_paper(french):
    paper, said = Paper(french.theme, 500), []
    paper.words = lambda text, *_rest, **_options: said.append(text)
    steps = ["放銃者 × 2 = 16,000；", "責任払い対象者 × 2 = 16,000；", "32,000"]
    paper.flow(steps, "body")
    assert "".join(said) == "".join(steps)
    assert len(said) > 1
    assert all(text.startswith(("放", "責", "3")) for text in said)


def test_the_winning_tile_has_a_line_below(french):
    image = slip_image(study_of("mangan"), french)
    scale = PICTURE / (2000 + 120)
    y = round((60 + 168 + 14) * scale)
    dark = [x for x in range(PICTURE) if image.pixelColor(x, y).value() < 60]
    assert 0.4 * PICTURE < dark[0] < dark[-1] < 0.8 * PICTURE


@pytest.fixture
def choose(monkeypatch, tmp_path):
    """Let the file dialog answer: a name, and a part of how the kind is called."""

    def answer(name: str, kind: str) -> None:
        def run(self) -> int:
            chosen = next(one for one in self.nameFilters() if kind in one)
            monkeypatch.setattr(self, "selectedNameFilter", lambda: chosen)
            monkeypatch.setattr(self, "selectedFiles", lambda: [str(tmp_path / name)])
            return QDialog.DialogCode.Accepted.value

        monkeypatch.setattr(QFileDialog, "exec", run)

    return answer


@pytest.mark.parametrize(("size", "points"), [("A5", (420, 595)), ("A6", (297, 420))])
def test_a_slip_is_saved_on_the_paper_that_was_chosen(
    french, qtbot, choose, tmp_path, size, points
):
    window = QWidget()
    qtbot.addWidget(window)
    choose("hand", size)
    assert save_slip(study_of("mangan"), french, window) == "Fiche enregistrée\u202f: hand.pdf."
    text = (tmp_path / "hand.pdf").read_bytes()
    box = re.search(rb"/MediaBox \[0 0 (\S+) (\S+)\]", text)
    assert box is not None
    assert tuple(round(float(one)) for one in box.groups()) == points


def test_a_slip_that_cannot_be_written_leaves_what_was_there(
    french, qtbot, choose, tmp_path, monkeypatch
):
    window = QWidget()
    qtbot.addWidget(window)

    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    old = tmp_path / "hand.pdf"
    old.write_bytes(b"old")
    monkeypatch.setattr(saving, "may_replace", lambda *_: True)
    monkeypatch.setattr(os, "fsync", refuse)
    choose("hand.pdf", "A6")
    said = save_slip(study_of("mangan"), french, window)
    assert said == (
        "La fiche n’a pas pu être enregistrée (hand.pdf)\u202f: "
        f"{saving.because(OSError(errno.ENOSPC, ''), french.words)}."
    )
    assert old.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["hand.pdf"]


@pytest.mark.parametrize("role", ["body", "strong", "small", "mono", "cell"])
def test_every_letter_on_paper_is_one_that_a_pdf_can_name(french, role):
    """What is copied from the file, and found in it, is what is read: no digit is missing."""
    text = "A 0123456789 han x"
    layout = QTextLayout(text, Paper(french.theme, 2000).font(role))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    for run in layout.glyphRuns():
        named = set(run.rawFont().glyphIndexesForString(text))
        assert set(run.glyphIndexes()) <= named

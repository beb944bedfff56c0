"""What goes out of the club: papers, files, the clipboard, the archive; hostile names harmless."""

import io
import json
import socket
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu

from riichi_desktop.club import Adjustment, Round
from riichi_desktop.documents import preset, read_archive
from riichi_desktop.export import club as out
from riichi_desktop.ui import Look, Theme
from riichi_desktop.ui.club.output.cards_paper import start
from riichi_desktop.ui.club.output.files import content, kinds, proposed
from riichi_desktop.ui.club.output.heads import Printed, batches, title_part
from riichi_desktop.ui.club.output.listings import results_table
from riichi_desktop.ui.club.output.paper_dialog import PaperDialog
from riichi_desktop.ui.club.output.papers import (
    PAPERS,
    draw_page,
    pages_of,
    paper_of,
    paper_pdf,
)
from riichi_desktop.ui.club.output.rounds import round_title, with_rounds
from riichi_desktop.ui.club.output.table_paper import table_sheet
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.words import LANGUAGES, Words
from tests.club import clubs

HOSTILE = (
    '=HYPERLINK("http://x","y")',
    "<script>alert(1)</script><b>&amp;",
    "\u05e9\u05dc\u05d5\u05dd\u202e\u2066abc",
    "🀄👨‍👩‍👧‍👦🀄" * 30,
    "x" * 10_000,
    "漢" * 500,
    "line\nbreak\ttab\x00",
    "",
)
NAMES = ("Ana", "Bo", "Chi", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida")


def season(names=NAMES, rounds=2, unplayed=(), event="Ligue d’automne"):
    held = replace(clubs.event(kind="tournament"), name=event)
    people = [replace(clubs.people("p")[0], uid=f"p{at}", name=n) for at, n in enumerate(names)]
    ids = [one.uid for one in people]
    rotated = [ids[at:] + ids[:at] for at in range(rounds)]
    whole = len(ids) // 4 * 4
    drawn = [
        Round(
            f"r{number}",
            number,
            tuple(tuple(order[at : at + 4]) for at in range(0, whole, 4)),
            "e",
            sits_out=tuple(order[whole:]),
        )
        for number, order in enumerate(rotated, start=1)
    ]
    enrolled = [clubs.enrolled(one, number=at) for at, one in enumerate(ids, 1)]
    register = clubs.register(held, *people, *enrolled, *drawn)
    played = [
        clubs.game(seats, 45000, 35000, 25000, 15000, round=one.uid, table=at, day="2026-11-30")
        for one in drawn
        for at, seats in enumerate(one.tables, 1)
        if (one.number, at) not in unplayed
    ]
    return out.season_of(register, "e", played, "2026-11-30")


def printed(made=None, lang="en", round_=""):
    return Printed(made or season(), round_, Look(Theme("light"), Words(lang)))


# Papers


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", [one.key for one in PAPERS if one.key != "teams"])
def test_every_paper_is_a_pdf_of_at_least_a_page(qapp, paper, lang):
    of = printed(lang=lang)
    row = paper_of(paper)
    assert row.fault(of) is None
    assert len(pages_of(row, of).pages) >= 1
    assert paper_pdf(row, of).startswith(b"%PDF")


@pytest.mark.parametrize("report", ["pdf-offline"])
def test_the_reported_standings_without_a_network(qapp, report, monkeypatch):
    """Reported of another program: no PDF where its library could not be fetched."""

    def refuse(*_args, **_said):
        raise OSError(report)

    monkeypatch.setattr(socket, "socket", refuse)
    assert len(paper_pdf(paper_of("standings"), printed())) > 0


@pytest.mark.parametrize("paper", [one.key for one in PAPERS if one.key != "teams"])
def test_hostile_names_on_paper_are_harmless(qapp, paper):
    of = printed(season(HOSTILE, event=HOSTILE[4]))
    row = paper_of(paper)
    pages = pages_of(row, of)
    assert len(pages.pages) < 20
    assert paper_pdf(row, of).startswith(b"%PDF")
    for page in pages.pages:
        assert all(ink.width <= WIDTH for ink, _ in page)


def test_who_has_no_name_has_a_dash_on_paper(qapp):
    table = results_table(printed(season(("", "Bo", "Chi", "Dan"))), season().rounds[0])
    assert [row[2] for row in table.rows[:4]].count("—") == 1


def test_a_paper_that_cannot_be_says_why(qapp):
    empty = printed(out.season_of(clubs.register(clubs.event()), "e", (), "2026-11-30"))
    whys = {one.key: one.fault(empty).id for one in PAPERS}
    assert whys == {
        "standings": "paper_nobody",
        "teams": "paper_no_teams",
        "games": "paper_no_games",
        "results": "paper_no_rounds",
        "schedule": "paper_no_rounds",
        "personal": "paper_no_rounds",
        "forms": "paper_no_rounds",
        "cards": "paper_nobody",
    }
    for lang in LANGUAGES:
        assert all(Words(lang).problem(one.fault(empty)) for one in PAPERS)


def test_forms_need_rules_for_as_many_players(qapp):
    made = season()
    of = printed(made._replace(event=""))
    assert paper_of("forms").fault(of).id == "paper_no_rules"
    at_hand = of._replace(at_hand=preset("ema2025"))
    assert paper_of("forms").fault(at_hand) is None
    assert len(pages_of(paper_of("forms"), at_hand).pages) == 2
    three = of._replace(at_hand=preset("tenhou_sanma"))
    assert paper_of("forms").fault(three).id == "paper_no_rules"


def test_a_form_is_a_page_for_each_table(qapp):
    pages = pages_of(paper_of("forms"), printed())
    assert len(pages.pages) == 2
    for page in pages.pages:
        last = page[-1]
        assert last.top + last.ink.height <= 273 * WIDTH / 186 - 79


def test_eight_cards_fill_a_page(qapp):
    names = [f"P{n}" for n in range(16)]
    assert len(pages_of(paper_of("cards"), printed(season(names))).pages) == 2
    assert len(pages_of(paper_of("cards"), printed(season([*names, "Q"]))).pages) == 3


def test_the_heading_is_on_each_page_of_a_long_list(qapp):
    of = printed(season([f"Player {n}" for n in range(200)]))
    pages = pages_of(paper_of("standings"), of)
    assert len(pages.pages) > 2
    heading = pages.sheet.heading
    assert pages.pages[0][1].ink is heading
    assert all(page[0].ink is heading for page in pages.pages[1:])
    shown = sum(len(page) - 1 for page in pages.pages)
    assert shown == 200 + 1


def test_a_thousand_players_do_not_break_it(qapp):
    of = printed(season([f"Player {n}" for n in range(1000)], rounds=1))
    for key in ("standings", "schedule", "personal", "cards", "results"):
        pages = pages_of(paper_of(key), of)
        for page in pages.pages:
            assert page[-1].top + page[-1].ink.height <= 273 * WIDTH / 186


def test_many_rounds_make_several_slips(qapp):
    made = season(("Ana", "Bo", "Chi", "Dan"), rounds=120)
    pages = pages_of(paper_of("personal"), printed(made))
    assert all(page[-1].top + page[-1].ink.height <= 4095 for page in pages.pages)


def test_results_of_a_round_leave_room_where_there_are_none(qapp):
    made = season(unplayed={(1, 2)})
    table = results_table(printed(made), made.rounds[0])
    assert [row[0] for row in table.rows] == [1, None, None, None, 2, None, None, None]
    assert [row[1] for row in table.rows] == [1, 2, 3, 4, None, None, None, None]
    assert table.rows[0][2:] == ("Ana", 45000, 30000)
    assert table.rows[4] == (2, None, "Eva", None, None)


def test_columns_without_anything_are_left_out(qapp):
    columns = tuple(out.Column(name, "text", 5) for name in ("a", "b"))
    table = out.Table("", columns, (("x", None), ("y", None)))
    of = printed()
    title = title_part(of, "t")
    sheet = table_sheet(title, "", table, of.theme, of.words)
    assert [len(piece.inks) for piece in sheet.pieces] == [2, 1, 1]
    empty = table_sheet(title, "", table._replace(rows=()), of.theme, of.words)
    assert len(empty.pieces) == 1


def test_a_page_is_drawn_dark_on_white(qapp):
    of = printed()
    image = QImage(279, 410, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    draw_page(painter, pages_of(paper_of("standings"), of), 0, of)
    painter.end()
    dark = sum(image.pixelColor(x, y).value() < 160 for x in range(279) for y in range(60))
    assert 50 < dark < 279 * 30


def test_the_round_says_its_day_where_it_is_of_an_evening(qapp):
    made = season()
    assert round_title(made, made.rounds[0], Words("fr")) == "Ronde 1"
    assert with_rounds(made) is made


def test_things_come_in_batches():
    assert list(batches(range(5), 2)) == [(0, 1), (2, 3), (4,)]
    assert list(batches((), 2)) == []


# Files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_file_has_its_content(lang):
    made, words = season(), Words(lang)
    starts = {".xlsx": b"PK", ".html": b"<!doctype", ".json": b"{"}
    for kind, said in kinds(made, words).items():
        assert kind[kind.rindex(".") :] in said
        assert content(made, kind, words).startswith(starts.get(kind, "\ufeff".encode()))


def test_a_table_without_rows_is_no_kind():
    assert "teams.csv" not in kinds(season(), Words("en"))
    assert "report.csv" in kinds(season(), Words("en"))


def test_a_name_for_a_file_is_one_everywhere():
    made = season(event='a/b\\c:"d"*?<e>|' + "x" * 300)
    name = proposed(made, Words("en"), "Standings")
    assert name.startswith("2026-11-30 a b c d e")
    assert len(name) <= 80


def test_points_of_a_column_stand_in_line():
    table = out.Table("", (out.Column("p", "final", 5),), ((9475,), (-12800,), (0,), (None,)))
    assert out.shown_rows(table, Words("en")) == [("+9.48",), ("−12.80",), ("0.00",), ("",)]
    plain = table._replace(rows=((9400,), (-12800,)))
    assert out.shown_rows(plain, Words("en")) == [("+9.4",), ("−12.8",)]


def test_personal_schedules_in_one_go_are_those_one_by_one():
    made, words = season(), Words("en")
    each = [out.personal_table(made, one, words) for one in out.seated_players(made)]
    assert list(out.personal_tables(made, words)) == each


def test_standings_as_text_name_everybody():
    text = out.standings_text(season(), Words("en"))
    assert text.startswith("Ligue d’automne, 30 November 2026\n\n")
    assert all(name in text for name in NAMES)
    hostile = out.standings_text(season(HOSTILE), Words("en"))
    assert max(map(len, hostile.splitlines())) < 400


# The dialog, and the page


def test_the_dialog_greys_what_cannot_be_and_turns_pages(qtbot):
    of = printed(season([f"Player {n}" for n in range(200)]))
    dialog = PaperDialog(of.look, of, "standings", pdf=False)
    qtbot.addWidget(dialog)
    assert dialog.which.option("teams").reason == "This event has no teams."
    assert dialog.page.text() == f"Page 1 of {dialog.preview.count}"
    dialog.after.click()
    assert dialog.preview.at == 1
    dialog.preview.turn(-9)
    assert dialog.preview.at == 0
    assert dialog.round.isHidden()
    dialog.which.option("results").click()
    assert not dialog.round.isHidden()
    assert (dialog.printed.round, dialog.round.current) == ("r2", "r2")


def test_the_dialog_says_what_is_wanted(qtbot):
    of = printed()
    dialog = PaperDialog(of.look, of, "cards", pdf=True)
    qtbot.addWidget(dialog)
    asked = []
    dialog.wanted.connect(lambda paper, made, pdf: asked.append((paper.key, made.round, pdf)))
    dialog.yes.click()
    dialog.other.click()
    assert asked == [("cards", "r2", True), ("cards", "r2", False)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dialog_of_hostile_names_stays_small(qtbot, lang):
    of = printed(season(HOSTILE, event=HOSTILE[4]), lang=lang)
    dialog = PaperDialog(of.look, of, "cards", pdf=False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.width() < 1000
    for one in PAPERS:
        dialog.which.set_current(one.key)
        dialog.reword()
    assert dialog.sizeHint().width() < 1000


@pytest.fixture
def page(open_window, qtbot):
    """Give the Club page over a tournament."""
    window = open_window("en")
    page = window.open_page("club")
    qtbot.waitUntil(page.open_club)
    made = season()
    register = made.register
    totals = [
        clubs.totals(
            [seat.player for seat in game.seats],
            *(seat.score for seat in game.seats),
            round=game.round,
            table=game.table,
            day=game.day,
        )
        for game in made.games
    ]
    things = [*register.events.values(), *register.players.values()]
    things += [*register.rounds.values(), *totals]
    page.roll.shelf.attempt(lambda club: club.put(things))
    page.roll.look()
    page.roll.choose("e")
    qtbot.waitUntil(lambda: len(page.roll.played) == len(totals) and not page.roll.left)
    return page


@pytest.fixture
def said(page):
    sentences = []
    page.told.connect(sentences.append)
    return sentences


@pytest.fixture
def choose(monkeypatch, tmp_path):
    """Let the file dialog answer: a name, and a kind by what stands in it."""

    def answer(name: str, kind: str = "") -> Path:
        def run(self) -> int:
            kinds = self.nameFilters()
            chosen = next((one for one in kinds if kind and kind in one), kinds[0])
            monkeypatch.setattr(self, "selectedNameFilter", lambda: chosen)
            monkeypatch.setattr(self, "selectedFiles", lambda: [str(tmp_path / name)])
            return QDialog.DialogCode.Accepted.value if name else 0

        monkeypatch.setattr(QFileDialog, "exec", run)
        return tmp_path / name

    return answer


def dialog_of(page, qtbot):
    found = []

    def is_there():
        found[:] = [one for one in page.findChildren(PaperDialog) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(is_there)
    return found[0]


def test_results_are_saved(page, said, choose, qtbot):
    file = choose("out", "Seating")
    page.handlers()["club_save"]()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Saved: out.csv."]
    assert "Round,Table,East" in file.with_suffix(".csv").read_text("utf-8-sig")


def test_standings_are_copied(page, said, qtbot):
    page.handlers()["club_copy"]()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Standings copied as text."]
    assert "Ligue d’automne" in QGuiApplication.clipboard().text()


def test_a_paper_is_saved_as_pdf(page, said, choose, qtbot):
    page.handlers()["pdf"]()
    dialog = dialog_of(page, qtbot)
    choose("")
    dialog.yes.click()
    assert (dialog.isVisible(), said) == (True, [])
    file = choose("paper")
    dialog.yes.click()
    assert said == ["Saved: paper.pdf."]
    assert file.with_suffix(".pdf").read_bytes().startswith(b"%PDF")


def test_a_paper_is_printed(page, said, qtbot, monkeypatch, tmp_path):
    printers = []

    def accept(self) -> int:
        printer = self.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        printers.append(printer.docName())
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    page.handlers()["print"]()
    dialog_of(page, qtbot).yes.click()
    assert printers == ["Ligue d’automne Standings"]
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    assert len(said) == 1


def test_the_club_goes_whole_into_an_archive(page, said, choose, qtbot):
    file = choose("club")
    page.handlers()["club_archive"]()
    qtbot.waitUntil(lambda: "Saved: club.zip." in said)
    archive = read_archive(file.with_suffix(".zip").read_bytes())
    assert {act.id for act in archive.acts} >= {"e", "p0", "r1"}
    with zipfile.ZipFile(io.BytesIO(file.with_suffix(".zip").read_bytes())) as held:
        assert json.loads(held.read("manifest.json"))["left_out"] == 0


def test_a_file_that_cannot_be_written_is_told(page, said, choose, qtbot, tmp_path):
    (tmp_path / "there.zip").mkdir()
    choose("missing/club")
    page.handlers()["club_archive"]()
    qtbot.waitUntil(lambda: any("missing" in one or "not saved" in one for one in said[1:]))


def test_without_a_database_nothing_goes_out(page, said):
    page.roll.shelf.close()
    for command in ("print", "pdf", "club_save", "club_copy", "club_archive"):
        page.handlers()[command]()
    assert said == ["Open the club’s database first."] * 5


def test_what_is_still_worked_out_is_said(page, said):
    page.roll.left = 3
    page.handlers()["club_save"]()
    assert said == ["3 games are still being worked out: try again in a moment."]


def test_the_menu_names_everything_with_its_keys(page, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append(menu))
    page.header.buttons["club_export"].click()
    (menu,) = opened
    shown = {action.data(): action.shortcut().toString() for action in menu.actions()}
    shown.pop(None)
    assert shown["print"] == "Ctrl+P"
    assert set(shown) <= set(page.handlers())
    assert all(action.text() for action in menu.actions() if action.data())


def test_an_adjustment_is_on_paper(qapp):
    made = season()
    register = clubs.register(
        *made.register.events.values(),
        *made.register.players.values(),
        Adjustment("a", "e", -20000, "late", "p0"),
    )
    again = out.season_of(register, "e", made.games, "2026-11-30")
    tables = out.season_tables(again, Words("en"))
    assert "Adjustments" in [one.title for one in tables["standings"].columns]
    assert len(pages_of(paper_of("standings"), printed(again)).pages) == 1


def test_sanma_forms_have_three_seats(qapp):
    rules = preset("tenhou_sanma")
    event = replace(clubs.event(kind="tournament"), rules=rules)
    people = clubs.people("Ana", "Bo", "Chi")
    ids = tuple(one.uid for one in people)
    register = clubs.register(event, *people, Round("r1", 1, (ids,), "e"))
    of = printed(out.season_of(register, "e", (), "2026-11-30"))
    assert paper_of("forms").fault(of) is None
    assert len(pages_of(paper_of("forms"), of).pages) == 1


def test_cards_are_handed_out_by_start_number(qapp):
    of = printed()
    rows = of.season.standings.rows
    numbered = {row.player: at for at, row in enumerate(reversed(rows), start=1)}
    changed = [row._replace(number=numbered[row.player]) for row in rows]
    assert [row.number for row in sorted(changed, key=start)] == sorted(numbered.values())
    late = changed[0]._replace(number=0)
    assert sorted([late, changed[1]], key=start) == [changed[1], late]

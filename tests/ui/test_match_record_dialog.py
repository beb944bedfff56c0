"""The booking dialog: clicks and keys in, an event out; greyed controls say why."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_draft
from riichi_desktop.ledger import (
    Aborted,
    Drawn,
    Finished,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Win,
    Won,
    new_table,
)
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.record import RecordDialog, form_from_text
from riichi_desktop.ui.match.record.form import RecordForm
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words

NAMES = ("Aiko", "Bruno", "Chloé", "David")
HAND = "234m067p3455s+2s [8888m] dora=3m"


def table(rules="tenhou", **changes):
    chosen = preset(rules)
    return replace(new_table(chosen, NAMES[: chosen.players]), **changes)


WORDS = {lang: Words(lang) for lang in LANGUAGES}


@pytest.fixture(scope="module")
def theme(qapp):
    dressed = Theme("light")
    dressed.apply(qapp)  # once: to put the style sheet in force takes longer than a whole test
    return dressed


@pytest.fixture
def look(theme):
    theme.set_compact(False)
    return Look(theme, WORDS["en"])


@pytest.fixture
def open_dialog(look, qtbot):
    def build(held=None, riichi=(), kind="ron", lang="en", compact=False, **options):
        look.theme.set_compact(compact)
        look.words = WORDS[lang]
        dialog = RecordDialog(look, held or table(), riichi, kind, **options)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.events, dialog.texts = [], []
        dialog.confirmed.connect(dialog.events.append)
        dialog.form_changed.connect(dialog.texts.append)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return build


def words_number(points):
    return WORDS["en"].number(points)


def click(widget):
    QApplication.processEvents()  # what has just been shown gets its place first
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def keys(dialog, text):
    """Type at whatever has the focus; "\\n" is Enter, "<" Backspace."""
    special = {"\n": Qt.Key.Key_Return, "<": Qt.Key.Key_Backspace}
    for sign in text:
        where = dialog.focusWidget() or dialog
        if sign in special:
            QTest.keyClick(where, special[sign])
        else:
            QTest.keyClicks(where, sign)


# The usual hands


def test_a_usual_ron_takes_five_taps(open_dialog):
    dialog = open_dialog()
    page = dialog.page
    cell = page.value.numbers.grid.options["3-40"]
    for tap in (page.seats.seats[0], page.seats.seats[2], cell, dialog.foot.go):
        click(tap)  # the fifth is what opened the dialog
    assert dialog.events == [Won((Win(2, 0, 3, 40),))]
    assert dialog.result_event == dialog.events[0]
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("kind", "typed", "event"),
    [
        ("ron", "1334\n", Won((Win(2, 0, 3, 40),))),
        ("ron", "13m\n", Won((Win(2, 0, 5),))),
        ("ron", "135w45\n", Won((Win(2, 0, 5), Win(3, 0, 5)))),
        ("ron", "13hw4s\n", Won((Win(2, 0, 6), Win(3, 0, 11)))),
        ("ron", "13y\n", Won((Win(2, 0, yakuman=1),))),
        ("ron", "13yyp\n", Won((Win(2, 0, yakuman=2, pao=(Liable(0, 1),)),))),
        ("ron", "13y3\n", Won((Win(2, 0, yakuman=3),))),
        ("ron", "133v1\n", None),
        ("ron", "133f6v2\n", Won((Win(2, 0, 2, 60),))),
        ("ron", "1332\n", Won((Win(2, 0, 3, 25),))),
        ("ron", "1330\n", Won((Win(2, 0, 3, 100),))),
        ("ron", "133i43\n", Won((Win(2, 0, 3, 30),), (3,))),
        ("ron", "134<<33\n", None),
        ("ron", "12<334\n", Won((Win(2, 0, 3, 40),))),
        ("ron", "t233\n", Won((Win(1, None, 3, 30),))),
        ("tsumo", "2322\n", Won((Win(1, None, 3, 25),))),
        ("draw", "13\n", Drawn((0, 2))),
        ("draw", "i213n4\n", Drawn((0, 1, 2), (1,), (3,))),
        ("other", "1\n", Aborted("kyuushu_kyuuhai")),
        ("other", "i2d\n", Drawn((1,), (1,))),
    ],
)
def test_the_keyboard_alone_books_a_hand(open_dialog, kind, typed, event):
    dialog = open_dialog(kind=kind)
    keys(dialog, typed)
    if event is None:
        assert dialog.events == []
        assert dialog.isVisible()
        assert dialog.foot.status.text()
    else:
        assert dialog.events == [event]


def test_enter_books_wherever_the_focus_is_but_on_the_button_back(open_dialog):
    dialog = open_dialog()
    keys(dialog, "1334")
    dialog.page.value.numbers.grid.options["3-40"].setFocus(Qt.FocusReason.TabFocusReason)
    keys(dialog, "\n")
    assert dialog.events == [Won((Win(2, 0, 3, 40),))]
    other = open_dialog()
    keys(other, "1334")
    other.foot.back.setFocus(Qt.FocusReason.TabFocusReason)
    keys(other, "\n")
    assert (other.events, other.isVisible()) == ([], False)


def test_a_hand_that_lacks_something_is_not_booked_and_says_what(open_dialog):
    dialog = open_dialog()
    keys(dialog, "13")
    click(dialog.foot.go)
    assert dialog.events == []
    assert "Chloé" in dialog.foot.status.text()
    assert dialog.foot.go.reason == dialog.foot.status.text()


def test_several_winners_have_a_value_each(open_dialog):
    dialog = open_dialog(table("ema2025"))
    keys(dialog, "132w4")
    value = dialog.page.value
    assert dialog.form.current == 3
    keys(dialog, "m")  # the hand of the one named last, then the one that is missing
    assert dialog.form.current == 2
    assert [value.winners.option(key).text() for key in ("2", "3")] == [
        "Chloé · …",
        "David · 8,000",
    ]
    keys(dialog, "23")
    click(value.winners.option("3"))
    assert dialog.form.current == 3
    assert value.numbers.grid.current == "5"
    keys(dialog, "\n")
    assert dialog.events == [Won((Win(2, 0, 2, 30), Win(3, 0, 5)))]


# Riichi


def test_the_sticks_of_the_table_are_there_and_can_be_changed(open_dialog):
    dialog = open_dialog(riichi=(1,))
    told = []
    dialog.riichi_changed.connect(told.append)
    sticks = dialog.page.seats.sticks
    assert [sticks[chair].isChecked() for chair in range(4)] == [False, True, False, False]
    click(sticks[3])
    click(sticks[1])
    keys(dialog, "1334\n")
    assert told == [(1, 3), (3,)]
    assert dialog.events == [Won((Win(2, 0, 3, 40),), (3,))]


def test_a_ronned_riichi_is_asked_for_and_explained(open_dialog):
    dialog = open_dialog(riichi=(0,))
    ronned = dialog.page.value.ronned
    keys(dialog, "2334")
    assert not ronned.isVisible()
    keys(dialog, "w2w1")
    assert ronned.isVisible()
    click(ronned)
    shown = dialog.page.preview.said.shown()
    assert any("Aiko" in sentence and "not paid" in sentence for sentence in shown)
    keys(dialog, "\n")
    assert dialog.events == [Won((Win(2, 0, 3, 40),))]


def test_who_is_in_riichi_is_tenpai_and_the_seat_says_why(open_dialog):
    dialog = open_dialog(riichi=(1,), kind="draw")
    seat = dialog.page.seats.seats[1]
    assert seat.reason
    assert "Bruno" in seat.reason
    click(seat)
    assert dialog.foot.status.text() == seat.reason
    assert dialog.form.ready == (1,)


# Greyed with reason


def test_what_cannot_be_is_greyed_with_its_reason(open_dialog):
    dialog = open_dialog(table("m_league"))
    numbers, other = dialog.page.value.numbers, dialog.page.other
    assert {option.reason for option in numbers.grid.options.values()} == {
        numbers.grid.options["3-40"].reason
    }
    assert dialog.page.value.entry.option("tiles").reason
    keys(dialog, "13")
    assert numbers.grid.options["3-30"].reason is None
    assert numbers.grid.options["3-20"].reason
    click(numbers.grid.options["3-20"])
    assert dialog.foot.status.text() == numbers.grid.options["3-20"].reason
    assert dialog.form.gain.han is None
    keys(dialog, "y")
    assert not numbers.grid.options["3-30"].isVisible()
    assert numbers.grid.current == "yakuman"
    assert numbers.liable.isVisible()
    keys(dialog, "o")
    assert other.no_aborts.isVisible()
    assert not other.aborts.isVisible()
    assert other.aborts.option("suukaikan").reason
    assert other.game.option("stop").reason
    assert other.game.option("chombo").reason is None


def test_rules_without_liability_ask_for_none(open_dialog):
    dialog = open_dialog(replace(table(), rules=replace(preset("tenhou"), pao=())))
    keys(dialog, "13yp")
    assert not dialog.page.value.numbers.liable.isVisible()
    assert dialog.form.gain.pao == ()


# The rarer acts


def test_a_penalty_has_points_time_and_reason(open_dialog):
    dialog = open_dialog(kind="other")
    keys(dialog, "p3")
    fields = dialog.page.other.fields["penalty"]
    click(fields.usual.option("-2000"))
    assert fields.points.text() == "\u22122000"
    fields.points.selectAll()
    fields.points.setFocus()
    keys(dialog, "-1500")
    click(fields.when.option("table"))
    fields.reason.setFocus()
    keys(dialog, "late rtdo\n")
    assert dialog.events == [Penalty(2, -1500, "table", "late rtdo")]


@pytest.mark.parametrize(
    ("typed", "field", "text", "event"),
    [
        ("n2", "name", "Zoe", Replaced(1, "Zoe")),
        ("z", "reason", "the room closes", Finished("the room closes")),
        ("x12", "", "", Reseated((1, 0, 2, 3))),
    ],
)
def test_other_acts_are_booked(open_dialog, typed, field, text, event):
    dialog = open_dialog(kind="other")
    keys(dialog, typed)
    if field:
        line = next(line for line in dialog.findChildren(QLineEdit) if line.isVisible())
        line.setFocus()
        keys(dialog, text)
    keys(dialog, "\n")
    assert dialog.events == [event]


def test_round_and_counters_are_set_by_hand(open_dialog):
    dialog = open_dialog(table(wind="S", turn=2, honba=1, sticks=2), kind="other")
    keys(dialog, "j")
    fields = dialog.page.other.fields["set"]
    assert (fields.round.current, fields.honba.value(), fields.sticks.value()) == ("S2", 1, 2)
    click(fields.round.option("S3"))
    fields.honba.step(-1)
    keys(dialog, "\n")
    assert dialog.events == [Placed("S3", 0, 2)]


def test_seats_are_put_back(open_dialog):
    dialog = open_dialog(kind="other")
    keys(dialog, "x13")
    assert dialog.page.seats.seats[0].text() == "Chloé"
    click(dialog.page.other.fields["reseat"].reset)
    assert dialog.page.seats.seats[0].text() == "Aiko"
    assert dialog.form.order == ()


# Kept, undone, corrected


def test_what_was_said_is_kept_when_the_dialog_is_closed(open_dialog):
    dialog = open_dialog()
    keys(dialog, "13")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    form = form_from_text(dialog.texts[-1])
    assert (form.source, form.winners) == (0, (2,))
    again = open_dialog(riichi=(3,), form=form)
    keys(again, "34\n")
    assert again.events == [Won((Win(2, 0, 3, 40),), (3,))]


def test_a_form_in_which_nothing_was_said_is_no_text(open_dialog):
    dialog = open_dialog()
    keys(dialog, "1<")
    assert dialog.texts == ['{"source":0}', ""]


def test_touches_are_undone_and_done_again(open_dialog):
    dialog = open_dialog()
    keys(dialog, "133")
    modifier = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Z, modifier)
    assert dialog.form.gain.han is None
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Y, modifier)
    assert dialog.form.gain.han == 3


def test_a_correction_is_filled_from_its_event(open_dialog):
    event = Won((Win(1, 0, 3, 40),), (2,))
    dialog = open_dialog(table(turn=3, honba=1), event=event)
    assert dialog.windowTitle() == "Correction of East 3 · 1 honba"
    assert dialog.foot.go.text() == "Correct"
    assert dialog.page.value.numbers.grid.current == "3-40"
    keys(dialog, "f3\n")
    assert dialog.events == [Won((Win(1, 0, 3, 30),), (2,))]


def test_fu_that_are_not_offered_are_shown_where_a_hand_has_them(open_dialog):
    dialog = open_dialog(event=Won((Win(1, 0, 4, 120),)))
    assert dialog.page.value.numbers.grid.current == "5"
    assert dialog.session.preview.event.wins[0].fu == 120


@pytest.mark.parametrize(
    ("kind", "cell", "paid"),
    [
        ("ron", "3-40", "5,200"),
        ("ron", "4-110", "8,000"),
        ("tsumo", "2-20", "400/700"),
        ("tsumo", "11", "6,000/12,000"),
        ("ron", "yakuman", "32,000"),
    ],
)
def test_each_cell_says_what_it_pays(open_dialog, kind, cell, paid):
    dialog = open_dialog(kind=kind)
    keys(dialog, "2" if kind == "tsumo" else "13")
    grid = dialog.page.value.numbers.grid
    assert grid.faces[cell].paid == paid
    click(grid.options[cell])
    worth = dialog.session.preview.row.paid[0].payment
    assert {words_number(one.points) for one in worth.transfers} == {*paid.split("/")}


def test_one_touch_of_a_cell_is_one_step_of_undo(open_dialog):
    dialog = open_dialog()
    keys(dialog, "13")
    grid = dialog.page.value.numbers.grid
    click(grid.options["2-60"])
    assert (dialog.form.gain.han, dialog.form.gain.fu) == (2, 60)
    keys(dialog, "<")
    assert (dialog.form.gain.han, dialog.form.gain.fu) == (None, None)
    assert grid.current is None


def test_arrows_walk_the_cells_and_the_limits_below(open_dialog):
    dialog = open_dialog()
    keys(dialog, "1344")
    grid = dialog.page.value.numbers.grid
    grid.options["4-40"].setFocus(Qt.FocusReason.TabFocusReason)
    for key, chosen in (
        (Qt.Key.Key_Left, "4-30"),
        (Qt.Key.Key_Up, "3-30"),
        (Qt.Key.Key_Down, "4-30"),
        (Qt.Key.Key_Down, "6"),
        (Qt.Key.Key_Right, "8"),
        (Qt.Key.Key_Up, "4-50"),
        (Qt.Key.Key_Right, "4-60"),
    ):
        QTest.keyClick(dialog.focusWidget(), key)
        assert grid.current == chosen


def test_a_forgotten_hand_is_inserted(open_dialog):
    dialog = open_dialog(purpose="insert")
    assert (dialog.windowTitle(), dialog.foot.go.text()) == ("Forgotten hand: East 1", "Insert")


# Preview


def test_the_preview_says_who_pays_whom_and_what_comes_next(open_dialog):
    dialog = open_dialog(table(honba=1, sticks=1), riichi=(2,))
    keys(dialog, "1334")
    preview = dialog.page.preview
    assert (preview.title.text(), preview.points.text()) == ("3 han 40 fu", "5,200")
    assert preview.next.text() == "Next: East 2"
    assert "Chloé +6,500" in preview.seats.accessibleName()
    rows = {name: [cell.words for cell in cells] for name, cells in preview.scores.rows()}
    assert rows["Chloé"] == ["+5,200", "+300", "+1,000", "31,500", "1st"]
    assert rows["Bruno"] == ["0", "0", "0", "25,000", "2nd"]
    assert "Chloé" in preview.scores.accessibleDescription()


def test_a_refused_hand_shows_a_notice_in_the_preview(open_dialog):
    poor = table(scores=(25000, 25000, 49500, 500))
    dialog = open_dialog(poor, riichi=(3,), kind="draw")
    assert dialog.page.preview.notice.isVisible()
    assert dialog.page.preview.notice.text() == dialog.foot.go.reason


# Every kind, language, size


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [True, False])
def test_everything_fits_and_has_a_name(open_dialog, lang, compact):
    dialog = open_dialog(table("ema2025", honba=1, sticks=2), (0, 1), "ron", lang, compact)
    for typed in ("13y", "t", "d1", "op2"):
        keys(dialog, typed)
        QApplication.processEvents()
        assert not dialog.page.preview.is_cut
        shown = [b for b in dialog.findChildren(QAbstractButton) if b.isVisible()]
        assert len(shown) > 12
        for button in shown:
            assert button.accessibleName() or button.text(), button
            corner = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(corner), button.text()
            assert button.height() >= 40, button.text()
            assert button.parentWidget().rect().contains(button.geometry()), button.text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_story_needs_no_scroll_bar(open_dialog, lang):
    held = table("ema2025", honba=2, sticks=3)
    event = Won((Win(1, 0, 4, 30), Win(2, 0, yakuman=1, pao=(Liable(3, 1),))), (1, 2))
    dialog = open_dialog(held, lang=lang, compact=True, event=event)
    dialog.session.tap_riichi(0)
    dialog.session.set_ronned(True)
    QApplication.processEvents()
    assert len(dialog.page.preview.said.shown()) == 7
    assert not dialog.page.preview.is_cut


def test_a_language_can_change_while_it_is_open(open_dialog):
    dialog = open_dialog(kind="draw")
    dialog.look.set_language("fr")
    assert dialog.windowTitle() == "Est 1\u202f: inscrire la main"
    assert dialog.head.kinds.option("draw").text() == "Main nulle"
    assert dialog.page.seats.seats[0].role_words == "Noten"


def test_three_players_have_three_seats(open_dialog):
    dialog = open_dialog(table("tenhou_sanma"))
    keys(dialog, "4")
    assert dialog.form == RecordForm()
    keys(dialog, "1334\n")
    assert dialog.events == [Won((Win(2, 0, 3, 40),))]


def test_arrows_go_to_the_seat_on_that_side(open_dialog):
    dialog = open_dialog(bottom=1)
    seats = dialog.page.seats.seats
    seats[1].setFocus()
    for key, chair in ((Qt.Key.Key_Up, 3), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 0)):
        QTest.keyClick(dialog.focusWidget(), key)
        assert dialog.focusWidget() is seats[chair]
    keys(dialog, " ")
    assert dialog.form.source == 0


# Tiles


def test_a_hand_is_entered_by_its_tiles(open_dialog):
    dialog = open_dialog(table(honba=1), riichi=(2,))
    keys(dialog, "13g")
    editor = dialog.editor
    assert editor.session.draft.seat == "W"
    assert editor.session.draft.source == "E"
    assert (editor.session.draft.honba, editor.session.draft.sticks) == (1, 1)
    keys(dialog, "234m067p3455999s2s")
    assert "riichi" in editor.session.draft.flags
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.editor is None
    gain = dialog.form.gain
    assert gain.by_tiles
    assert dialog.page.value.tiles.isVisible()
    keys(dialog, "\n")
    win = dialog.events[0].wins[0]
    assert win.hand.flags == {"riichi"}
    assert (win.han, win.fu) == (None, None)


def test_what_the_table_says_cannot_be_changed_by_the_tiles(open_dialog):
    dialog = open_dialog(riichi=(2,))
    keys(dialog, "13g")
    session = dialog.editor.session
    told = []
    session.told.connect(lambda problems: told.extend(p.id for p in problems))
    for change in (
        lambda: session.set_seat("E"),
        lambda: session.set_round("S"),
        lambda: session.set_source("N"),
        lambda: session.set_by("tsumo"),
        lambda: session.set_honba(3),
        lambda: session.set_sticks(3),
        lambda: session.set_rules("wrc2025"),
        lambda: session.set_players(3),
    ):
        assert not change()
    assert told == ["record_table_says"] * 8
    assert not session.set_riichi("none")
    assert session.set_riichi("double_riichi")
    session.clear()
    assert "double_riichi" in session.draft.flags
    assert session.draft.source == "E"
    assert session.read_line("234m [333p] 3455s") is not None
    click(dialog.editor.facts)
    assert told[-1] == "record_table_says"


def test_riichi_without_a_stick_is_greyed(open_dialog):
    dialog = open_dialog()
    keys(dialog, "13g")
    riichi = dialog.editor.circumstances.riichi
    assert riichi.option("riichi").reason
    assert riichi.option("none").reason is None
    assert not dialog.editor.session.set_riichi("riichi")


def test_an_unfinished_hand_is_kept_and_not_taken(open_dialog):
    dialog = open_dialog()
    keys(dialog, "13g123m")
    assert dialog.foot.go.reason
    click(dialog.foot.go)
    assert dialog.editor is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.editor is None
    assert dialog.isVisible()
    assert (dialog.form.gain.line, dialog.form.gain.by_tiles) == ("123m", False)
    assert form_from_text(dialog.texts[-1]).gain.line == "123m"
    keys(dialog, "34\n")
    assert dialog.events == [Won((Win(2, 0, 3, 40),))]


def test_numbers_take_the_place_of_tiles_and_back(open_dialog):
    dialog = open_dialog(event=None)
    keys(dialog, "13")
    dialog.session.set_tiles(HAND)
    assert dialog.page.value.entry.current == "tiles"
    keys(dialog, "g")
    assert dialog.page.value.entry.current == "numbers"
    assert dialog.form.gain.line == HAND
    click(dialog.page.value.entry.option("tiles"))
    assert dialog.editor is not None
    click(dialog.foot.go)
    assert dialog.form.gain.by_tiles
    click(dialog.page.value.tiles.felt)
    assert dialog.editor is not None


def test_a_draft_of_the_hand_page_is_taken_over(look, qtbot):
    draft = parse_draft("234m067p3455s+2s (9999m) riichi seat=S from=W dora=3m rules=tenhou")
    dialog = RecordDialog.from_draft(look, table(), (), draft)
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    form = dialog.form
    assert (form.kind, form.source, form.winners, form.riichi) == ("ron", 2, (1,), (1,))
    assert dialog.session.preview.problem is None
    assert dialog.session.preview.row.paid[0].win.han == 3
    dialog.confirm()
    assert dialog.result_event.riichi == (1,)


def test_a_draft_that_the_rules_of_the_game_do_not_have_says_so(look, qtbot):
    draft = parse_draft("234m067p3455s+2s (9999m) seat=S rules=tenhou")
    dialog = RecordDialog.from_draft(look, table("tenhou_sanma"), (), draft)
    qtbot.addWidget(dialog)
    assert dialog.form.winners == (1,)
    assert dialog.form.gain.line == ""
    assert dialog.foot.status.text()
    north = replace(parse_draft("123m"), seat="N")
    other = RecordDialog.from_draft(look, table("tenhou_sanma"), (), north)
    qtbot.addWidget(other)
    assert other.form.winners == ()


def test_abortive_draws_that_can_be_stand_first(open_dialog):
    some = replace(preset("tenhou"), abortive_draws=("suukaikan", "kyuushu_kyuuhai"))
    dialog = open_dialog(new_table(some, NAMES), kind="other")
    aborts = dialog.page.other.aborts
    assert aborts.isVisible()
    assert not dialog.page.other.no_aborts.isVisible()
    assert [aborts.option(key).reason is None for key in aborts.keys] == [True] * 2 + [False] * 3
    keys(dialog, "4\n")
    assert dialog.events == [Aborted("suukaikan")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [True, False])
def test_no_word_reaches_the_letter_of_its_key(open_dialog, lang, compact):
    dialog = open_dialog(kind="other", lang=lang, compact=compact)
    other = dialog.page.other
    for choice in (dialog.head.kinds, other.aborts, other.game, other.table):
        for key in choice.keys:
            option = choice.option(key)
            place = QRectF(option.geometry())
            room = choice._room(option, place)
            width = dialog.look.theme.width("strong", option.text())
            ends = room.center().x() + min(width, room.width() - 4) / 2
            assert ends <= place.right() - 13, (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize(("riichi", "least"), [((), 40), ((0,), 33)])
def test_all_values_have_room_above_the_buttons(open_dialog, lang, compact, riichi, least):
    dialog = open_dialog(table("ema2025"), riichi, lang=lang, compact=compact)
    keys(dialog, "13")
    QApplication.processEvents()
    value = dialog.page.value
    assert value.ronned.isVisible() == bool(riichi)
    cells = [*value.numbers.grid.options.values()]
    assert min(cell.height() for cell in cells) >= least
    shown = [*cells, value.ronned] if riichi else cells
    ends = [one.mapTo(dialog, one.rect().bottomLeft()).y() for one in shown]
    assert max(ends) < dialog.foot.y()
    if riichi:
        assert max(ends[:-1]) < value.ronned.mapTo(dialog, value.ronned.rect().topLeft()).y()

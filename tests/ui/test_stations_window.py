"""The stations in the window: the sign, what is known, the setting, a match that another holds."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from riichi_desktop.club import Player
from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import Booked, Drawn, Entry, Win, Won
from riichi_desktop.storage import Exchange as Hub
from riichi_desktop.storage import ExchangeState, Lease, Seen, address_of, create_hub, open_club
from riichi_desktop.ui.stations.confirm_dialog import ConfirmDialog
from riichi_desktop.ui.stations.dialog import StationsDialog
from riichi_desktop.ui.stations.said import ago_said, sign_of, who_lines
from riichi_desktop.ui.stations.setup_dialog import SetupDialog
from riichi_desktop.words import LANGUAGES, Words

SOON = 3000
RULES = preset("tenhou")
NAMES = ("Ana", "Bo", "Chi", "Dan")
RON = Booked(Won((Win(1, 0, 2, 30),)))
DRAW = Booked(Drawn((0,)))
AWAY = problem("hub_unreachable", server="laptop", detail="—")
REFUSED = problem("hub_refused", server="laptop", detail="—")


class Ring:
    """A keyring in memory, in the place of the module of that name."""

    def __init__(self) -> None:
        self.kept = {}

    def get_password(self, service, user):
        return self.kept.get((service, user))

    def set_password(self, service, user, password):
        self.kept[service, user] = password


@pytest.fixture
def ring(monkeypatch) -> Ring:
    ring = Ring()
    monkeypatch.setitem(sys.modules, "keyring", ring)
    return ring


@pytest.fixture
def url(tmp_path) -> str:
    url = f"sqlite:///{tmp_path}/hub.db"
    create_hub(address_of(url))
    return url


@pytest.fixture
def other(tmp_path, url):
    """Another station of the club."""
    with open_club(tmp_path / "other" / "club.db", station="table2") as club:
        hub = Hub(club, address_of(url))
        hub.start()
        yield club, hub
        hub.close()


@pytest.fixture
def window(open_window, url, qtbot):
    """The window of the station table1."""
    window = open_window("en")
    window.settings.change(hub=url, station="table1")
    page = window.open_page("match")
    qtbot.waitUntil(lambda: window.shelf.is_open)
    qtbot.waitUntil(lambda: window.stations.state is not None and window.stations.state.connected)
    assert page.shelf.station == "table1"
    return window


def dialog_of(window, kind):
    found = [one for one in window.findChildren(kind) if one.isVisible()]
    assert found
    return found[-1]


@pytest.mark.parametrize(
    ("state", "fault", "icon", "word"),
    [
        (ExchangeState(connected=True), None, "check", "Connected"),
        (ExchangeState(connected=True, unsent=3), None, "send", "3 not sent yet"),
        (ExchangeState(), None, "clock", "Connecting…"),
        (ExchangeState(problem=AWAY), None, "offline", "No connection"),
        (ExchangeState(problem=AWAY, unsent=3), None, "offline", "3 not sent yet"),
        (ExchangeState(problem=REFUSED), None, "warning", "No connection"),
        (ExchangeState(connected=True, aside=2), None, "warning", "2 lines lie aside"),
        (ExchangeState(connected=True, problem=REFUSED), None, "warning", "Stations: look"),
        (None, problem("hub_scheme", kind="mysql"), "warning", "Stations: look"),
        (None, None, "offline", "No connection"),
    ],
)
def test_a_station_is_seen_at_a_glance_and_not_by_colour_alone(state, fault, icon, word):
    sign = sign_of(state, fault, Words("en"))
    assert (sign.icon, sign.word) == (icon, word)
    assert all(sign_of(state, fault, Words(lang)).sentence for lang in LANGUAGES)


def test_a_station_whose_database_is_not_open_yet_is_on_its_way():
    assert sign_of(None, None, Words("en"), waits=True).word == "Connecting…"


def test_without_a_connection_it_is_said_that_everything_is_kept():
    sign = sign_of(ExchangeState(problem=AWAY, unsent=3), None, Words("en"))
    assert sign.sentence == "No connection: everything is kept here. 3 lines are not sent yet."


@pytest.mark.parametrize(
    ("since", "said"),
    [
        (0, "here"),
        (44_999, "here"),
        (45_000, "1 minute ago"),
        (600_000, "10 minutes ago"),
        (7_200_000, "2 hours ago"),
    ],
)
def test_when_somebody_was_there_is_said(since, said):
    assert ago_said(since, Words("en")) == said


def test_who_is_there_is_listed_with_what_he_records():
    now = 200_000_000
    seen = [Seen("wall", "1", now), Seen("gone", "1", 1), Seen("table2", "1", now - 120_000)]
    held = {"table2": ["g2", "g1"], "table1": ["g3"]}
    titles = {"g1": "A", "g2": "B", "g3": "C"}
    lines = who_lines(seen, held, "table1", now, titles, Words("en"))
    assert [(one.station, one.seen, one.title, one.is_own) for one in lines] == [
        ("table1", "", "C", True),
        ("table2", "2 minutes ago", "A", False),
        ("table2", "2 minutes ago", "B", False),
        ("wall", "here", "", False),
    ]


def test_a_machine_alone_has_no_sign(open_window, qtbot):
    window = open_window("en")
    page = window.open_page("club")
    qtbot.waitUntil(lambda: window.shelf.is_open)
    assert not page.header.sign.isVisible()


def test_the_sign_opens_what_is_known(window, qtbot):
    sign = window.page.header.sign
    qtbot.waitUntil(lambda: sign.text() == "Connected")
    assert sign.isVisible()
    assert sign.accessibleName() == "Stations of the club: Connected: everything is at the hub."
    sign.click()
    dialog = dialog_of(window, StationsDialog)
    assert dialog.state.text() == "Connected: everything is at the hub."
    qtbot.waitUntil(lambda: bool(dialog.there.lines))
    assert [line.cells for line in dialog.there.lines] == [
        ("\u2068table1\u2069 (this station)", "here", "")
    ]


def test_what_another_puts_and_books_is_in_the_window_at_once(window, other, qtbot):
    club, hub = other
    window.open_page("club")
    qtbot.waitUntil(lambda: window.page.roll.is_open)
    window.page.roll.watch(False)  # what comes is told, and not looked for
    club.put([Player("a", "Ana")])
    hub.wake()
    qtbot.waitUntil(lambda: "a" in window.page.roll.register.players, timeout=SOON)


def test_a_match_that_another_holds_is_shown_as_it_goes_on(window, other, qtbot):
    club, hub = other
    page = window.open_page("match")
    head = club.create_game(RULES, NAMES, "Table 2")
    hub.hold(head.id)
    qtbot.waitUntil(lambda: window.stations.holder(head.id) == "table2", timeout=SOON)
    qtbot.waitUntil(lambda: any(one.id == head.id for one in page.shelf.games()), timeout=SOON)
    assert page.open_match(head.id)
    assert page.book.refusal == problem("match_held", station="table2")
    assert not page.book.book(RON.event)
    assert not page.book.tap_riichi(0)
    question = page.view.bar.question
    assert (question.key, question.answers) == ("barred", ())
    assert "table2" in question.sentence
    club.append(head.id, Entry("e1", RON), number=1)
    hub.wake()
    qtbot.waitUntil(lambda: len(page.book.game.entries) == 1, timeout=SOON)
    hub.let_go(head.id)
    qtbot.waitUntil(lambda: page.book.refusal is None, timeout=SOON)
    assert page.book.book(DRAW.event)
    qtbot.waitUntil(lambda: len(club.entries(head.id)) == 2, timeout=SOON)


def test_the_match_that_is_open_is_held_and_let_go(window, other, qtbot):
    _, hub = other
    page = window.open_page("match")
    head = page.shelf.create(RULES, NAMES, "Table 1")
    assert page.open_match(head.id)

    def holder() -> str:
        lease = hub.state().leases.get(head.id)
        return "" if lease is None else lease.station

    qtbot.waitUntil(lambda: holder() == "table1", timeout=SOON)
    page.close_match()
    qtbot.waitUntil(lambda: holder() == "", timeout=SOON)


def test_a_referee_takes_a_match_over_once_it_was_said_what_that_means(window, other, qtbot):
    club, hub = other
    page = window.open_page("match")
    window.settings.change(role="referee")
    head = club.create_game(RULES, NAMES, "Table 2")
    hub.hold(head.id)
    qtbot.waitUntil(lambda: window.stations.holder(head.id) == "table2", timeout=SOON)
    qtbot.waitUntil(lambda: any(one.id == head.id for one in page.shelf.games()), timeout=SOON)
    assert page.open_match(head.id)
    assert [key for key, _ in page.view.bar.question.answers] == ["hold"]
    page.talk.answer("barred", "hold")
    dialog = dialog_of(window, ConfirmDialog)
    assert "“table2”" in dialog.means.text()
    assert "“Table 2”" in dialog.means.text()
    dialog.yes.click()
    qtbot.waitUntil(lambda: page.book.refusal is None, timeout=SOON)
    qtbot.waitUntil(lambda: hub.state().leases[head.id].station == "table1", timeout=SOON)


def test_what_lies_aside_is_booked_again_or_let_go(window, qtbot, monkeypatch):
    page = window.open_page("match")
    head = page.shelf.create(RULES, NAMES, "Table 1")
    club = page.shelf.attempt(lambda club: club)
    for number, act in enumerate((RON, DRAW), start=1):
        club.append(head.id, Entry(f"e{number}", act), number=number)
    qtbot.waitUntil(lambda: window.stations.state.unsent == 0, timeout=SOON)
    with club._database.writing() as connection:
        from riichi_desktop.storage.aside import put_aside

        assert put_aside(connection, head.id, 2)
    club._forget()
    window.stations.wake()
    qtbot.waitUntil(lambda: page.header.sign.text() == "1 line lies aside", timeout=SOON)
    window.run("stations")
    dialog = dialog_of(window, StationsDialog)
    (line,) = dialog.lying.lines
    assert line.cells == ("Table 1",)
    assert "Ana" in line.below
    dialog.lying.buttons["drop", head.id].click()
    dialog_of(window, ConfirmDialog).reject()
    assert dialog.lying.lines
    dialog.lying.buttons["again", head.id].click()
    assert not dialog.lying.lines
    assert len(club.entries(head.id)) == 2


def test_what_lies_aside_is_let_go_when_that_is_confirmed(window, qtbot):
    page = window.open_page("match")
    head = page.shelf.create(RULES, NAMES, "Table 1")
    club = page.shelf.attempt(lambda club: club)
    club.append(head.id, Entry("e1", RON), number=1)
    with club._database.writing() as connection:
        from riichi_desktop.storage.aside import put_aside

        assert put_aside(connection, head.id, 1)
    club._forget()
    window.run("stations")
    dialog = dialog_of(window, StationsDialog)
    dialog.refresh()
    dialog.lying.buttons["drop", head.id].click()
    dialog_of(window, ConfirmDialog).yes.click()
    assert not dialog.lying.lines
    assert club.aside() == ()


def test_a_screen_shows_and_records_nothing(window, other, qtbot):
    club, hub = other
    page = window.open_page("match")
    window.settings.change(role="screen")
    head = club.create_game(RULES, NAMES, "Table 2")
    hub.wake()
    qtbot.waitUntil(lambda: any(one.id == head.id for one in page.shelf.games()), timeout=SOON)
    said = "This station is a screen: it shows everything and records nothing."
    assert page.header.buttons["match_new"].reason == said
    assert page.open_match(head.id)
    assert page.view.bar.question.sentence == said
    assert not page.book.book(RON.event)


# The setting


def opened(window) -> SetupDialog:
    window._open_stations()
    if window.stations.is_set:  # else there is nothing else to know
        dialog_of(window, StationsDialog).setup.click()
    return dialog_of(window, SetupDialog)


def test_the_setting_tries_a_hub_and_goes_there(open_window, url, qtbot):
    window = open_window("en")
    dialog = opened(window)
    assert dialog.trial.reason == "Without an address there is nothing to try."
    QTest.keyClicks(dialog.hub, url)
    dialog.trial.click()
    found = "The hub answers: 0 matches, 0 stations. Rights of this user: Referee."
    qtbot.waitUntil(lambda: dialog.answer.text() == found)
    QTest.keyClicks(dialog.station, " table  9 ")
    dialog.role.pick(dialog.role.option("referee"))
    QTest.keyClick(dialog.hub, Qt.Key.Key_Return)
    kept = window.settings.value
    assert (kept.hub, kept.station, kept.role) == (url, "table 9", "referee")
    qtbot.waitUntil(lambda: window.stations.state is not None and window.stations.state.connected)
    assert window.stations.is_referee


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mysql://laptop/club", "No hub can be in “mysql”: PostgreSQL (postgresql://…) or SQLite"),
        ("nonsense", "Not an address of a hub: nonsense."),
    ],
)
def test_an_address_that_is_none_is_said_and_not_kept(open_window, text, said):
    window = open_window("en")
    dialog = opened(window)
    dialog.hub.setText(text)
    dialog.save()
    assert dialog.answer.text().startswith(said)
    assert dialog.isVisible()
    assert window.settings.value.hub == ""


def test_a_file_in_a_network_folder_is_refused_in_words(open_window, tmp_path, monkeypatch):
    from riichi_desktop.storage.stations import address

    monkeypatch.setattr(address, "is_on_network", lambda _path: True)
    window = open_window("en")
    dialog = opened(window)
    dialog.hub.setText(f"sqlite:///{tmp_path}/hub.db")
    dialog.save()
    assert dialog.answer.text().startswith("Network folder: two machines could damage")


def test_a_password_goes_into_the_keyring_alone(open_window, ring, data_dir):
    window = open_window("en")
    dialog = opened(window)
    dialog.hub.setText("postgresql://table1:geheim7@localhost:1/club")
    dialog.save()
    kept = "postgresql://table1@localhost:1/club"
    assert window.settings.value.hub == kept
    assert ring.kept == {("riichi-desktop", kept): "geheim7"}
    held = [path for path in data_dir.rglob("*") if path.is_file()]
    assert held
    assert not any(b"geheim7" in path.read_bytes() for path in held)


def test_a_password_that_somebody_put_into_the_settings_is_not_shown(open_window, qtbot):
    window = open_window("en")
    window.settings.change(hub="postgresql://table1:geheim7@localhost:1/club")
    dialog = opened(window)
    shown = dialog_of(window, StationsDialog).address.text()
    assert shown.endswith("Station · postgresql://table1@localhost:1/club")
    assert dialog.hub.text() == "postgresql://table1@localhost:1/club"


def test_a_password_that_no_keyring_keeps_is_said(open_window, ring, monkeypatch):
    monkeypatch.setattr(ring, "set_password", lambda *_: None)
    window = open_window("en")
    dialog = opened(window)
    dialog.hub.setText("postgresql://table1@localhost:1/club")
    dialog.password.setText("geheim7")
    dialog.save()
    assert "put it into the file .pgpass" in dialog.answer.text()
    assert window.settings.value.hub == ""


def test_another_hub_is_gone_on_with_once_that_is_confirmed(window, qtbot, tmp_path):
    page = window.open_page("match")
    page.shelf.create(RULES, NAMES, "Table 1")
    qtbot.waitUntil(lambda: window.stations.state.unsent == 0, timeout=SOON)
    new = f"sqlite:///{tmp_path}/new.db"
    create_hub(address_of(new))
    window.settings.change(hub=new)
    qtbot.waitUntil(lambda: window.stations.state.problem is not None, timeout=SOON)
    window.run("stations")
    dialog = dialog_of(window, StationsDialog)
    assert dialog.trouble.text().startswith("This is not the hub that this station was with")
    dialog.joining.click()
    dialog_of(window, ConfirmDialog).yes.click()
    qtbot.waitUntil(lambda: window.stations.state.connected, timeout=SOON)
    assert not dialog.joining.isVisible()


def test_what_others_write_elsewhere_leaves_what_is_said_here(window, other, qtbot):
    club, hub = other
    page = window.open_page("match")
    assert page.open_match(page.shelf.create(RULES, NAMES, "Table 1").id)
    changes = []
    page.book.changed.connect(changes.append)
    club.put([Player("a", "Ana")])
    hub.wake()
    got = []
    window.stations.arrived.connect(got.append)
    qtbot.waitUntil(lambda: bool(got), timeout=SOON)
    assert changes == []


def test_an_empty_address_is_this_machine_alone(window, qtbot):
    dialog = opened(window)
    dialog.hub.clear()
    dialog.save()
    assert window.settings.value.hub == ""
    assert window.stations.state is None
    assert not window.page.header.sign.isVisible()
    shown = dialog_of(window, StationsDialog)
    assert shown.state.text() == "This computer works alone."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(window, lang):
    window.look.set_language(lang)
    dialog = opened(window)
    shown = [*window.findChildren(QDialog)]
    assert len(shown) == 2
    assert all(one.windowTitle() for one in shown)
    assert Words(lang).text("ui.stations.setup.hint") == dialog.hint.text()


def test_a_lease_that_ran_out_bars_nobody(window, monkeypatch):
    state = ExchangeState(leases={"g": Lease("g", "table2", 1)}, role="station")
    monkeypatch.setattr(type(window.stations), "state", property(lambda _: state))
    assert window.stations.holder("g") == ""
    assert window.stations.refusal("g") is None

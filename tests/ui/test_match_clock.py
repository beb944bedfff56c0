"""The round clock: what it shows, what it sounds, and how it comes back."""

import json

import pytest

from riichi_desktop.ui.match.clock.clock import (
    Clock,
    ClockFace,
    clock_of,
    from_text,
    reading,
    to_text,
)
from riichi_desktop.ui.match.clock.timer import KEEP_EVERY_S, RoundTimer

NOON = "2026-05-01T12:00:00+00:00"
LATER = "2026-05-01T12:10:00+00:00"
BEFORE = "2026-05-01T09:00:00+00:00"


def running(limit: int = 4500, at: float = 100.0, **values) -> Clock:
    return Clock(limit, **values).started(at)


def test_it_counts_only_while_it_runs():
    clock = running()
    assert clock.face(160.0) == ClockFace(4440, "running")
    paused = clock.paused(160.0)
    assert paused.face(9999.0) == ClockFace(4440, "paused")
    assert paused.started(500.0).face(510.0) == ClockFace(4430, "running")
    assert Clock(4500).face(7.0) == ClockFace(4500, "ready")


def test_seconds_are_rounded_up_so_that_zero_is_the_end():
    assert running(60).face(159.9).seconds == 1
    assert running(60).face(160.0) == ClockFace(0, "over")
    assert running(1000).face(1100.0) == ClockFace(0, "over", warning=True)
    assert running(60).face(10_000.0).seconds == 0


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1930, "32:10"), (0, "0:00"), (5, "0:05"), (5999, "99:59"), (6000, "1:40:00")],
)
def test_what_it_shows(seconds, text):
    assert ClockFace(seconds, "running").text == text


def test_a_reading_that_goes_back_gives_no_time():
    assert running().face(40.0).seconds == 4500


def test_each_alarm_is_given_once():
    clock, alarms = running(1000).sounded(199.0)
    assert alarms == ()
    clock, alarms = clock.sounded(200.0)
    assert alarms == ("warning",)
    clock, alarms = clock.sounded(1099.0)
    assert alarms == ()
    clock, alarms = clock.sounded(1100.0)
    assert alarms == ("bell",)
    assert clock.sounded(2000.0) == (clock, ())


def test_a_clock_found_at_its_end_rings_and_does_not_warn():
    assert running(1000).sounded(5000.0)[1] == ("bell",)


def test_a_round_shorter_than_the_warning_has_none():
    assert running(600).sounded(300.0)[1] == ()
    assert not running(600).face(300.0).warning


def test_a_longer_round_sounds_again():
    clock = running(1000).sounded(1100.0)[0].extended(1200, 1200.0)
    assert clock.left(1200.0) == 1200
    assert (clock.rung, clock.warned) == (False, False)
    assert clock.sounded(2400.0)[1] == ("bell",)


def test_less_time_and_a_time_set_by_hand():
    clock = running(4500, at=0.0)
    assert clock.extended(-600, 100.0).left(100.0) == 3800
    assert clock.extended(-9000, 100.0).face(100.0).state == "over"
    assert clock.with_left(60, 100.5).left(100.5) == pytest.approx(60, abs=1)


def test_the_rules_say_how_long():
    assert clock_of(75) == Clock(4500)
    assert clock_of(0) is None


def test_the_systems_reading_goes_forward():
    first = reading()
    assert reading() >= first


def kept(clock: Clock, now: float = 200.0) -> str:
    return to_text(clock, now, NOON)


@pytest.mark.parametrize(
    ("name", "now", "date", "left", "doubtful"),
    [
        ("the program was away", 800.0, LATER, 3800, False),
        ("the date was put back", 800.0, BEFORE, 3800, True),
        ("the machine was restarted", 15.0, LATER, 3800, True),
        ("both", 15.0, BEFORE, 4400, True),
        ("at once", 200.0, NOON, 4400, False),
    ],
)
def test_it_comes_back(name, now, date, left, doubtful):
    restored = from_text(kept(running()), now, date)
    assert restored.clock.left(now) == left, name
    assert restored.clock.is_running
    assert restored.doubtful is doubtful, name


def test_a_paused_clock_comes_back_as_it_stood():
    restored = from_text(kept(running().paused(150.0)), 9999.0, LATER)
    assert (restored.clock.face(9999.0), restored.doubtful) == (ClockFace(4450, "paused"), False)


def test_the_bell_does_not_ring_again_after_a_restart():
    rung = running(60).sounded(170.0)[0]
    assert from_text(kept(rung), 800.0, LATER).clock.sounded(800.0)[1] == ()
    assert from_text(kept(running(400)), 800.0, LATER).clock.sounded(800.0)[1] == ("bell",)


def broken(**values) -> str:
    return json.dumps({**json.loads(kept(running())), **values})


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "null", "7", '{"clock": 1}', broken(clock=2)),
        *(broken(limit="x"), broken(limit=-1), broken(limit=1e300), broken(spent=None)),
        *(broken(at="yesterday"), broken(at=5), broken(reading="x"), broken(limit=True)),
        *(broken(at="2026-05-01T12:00:00"), broken(reading=10**400), broken(reading=-1e999)),
        *(broken(reading=float("nan")), "[" * 100_000),
    ],
)
def test_a_text_that_is_no_clock(text):
    assert from_text(text, 800.0, LATER) is None


class Times:
    """A reading and a date that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.date = NOON


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
def timer(qapp, times):
    """A timer over the test's own time; `heard` is what it told."""
    made = RoundTimer(Clock(1000), reading=lambda: times.now, date=lambda: times.date)
    made.heard = []
    made.ticked.connect(lambda face: made.heard.append(face and face.text))
    made.warned.connect(lambda: made.heard.append("warned"))
    made.rang.connect(lambda: made.heard.append("rang"))
    made.texts = []
    made.kept.connect(made.texts.append)
    yield made
    made.set_clock(None)


def test_the_timer_tells_what_the_clock_does(timer, times):
    timer.start()
    for times.now in (200.0, 201.0, 1100.0, 1101.0):
        timer.tick()
    assert timer.heard == ["16:40", "15:00", "warned", "14:59", "0:00", "rang", "0:00"]


def test_the_timer_is_kept_at_each_change_and_twice_a_minute(timer, times):
    timer.start()
    assert len(timer.texts) == 1
    for second in range(2 * KEEP_EVERY_S):
        times.now += 1
        timer.tick()
        assert len(timer.texts) == 1 + (second + 1) // KEEP_EVERY_S
    timer.pause()
    assert json.loads(timer.texts[-1])["running"] is False


def test_the_timer_starts_stops_and_is_longer(timer, times):
    timer.toggle()
    times.now += 10
    timer.toggle()
    assert timer.face == ClockFace(990, "paused")
    timer.extend(60)
    timer.set_left(30)
    assert timer.face.seconds == 30


def test_the_timer_comes_back(timer, times):
    text = kept(running(4500), 200.0)
    times.now, times.date = 800.0, LATER
    assert timer.restore("nothing") is None
    assert timer.clock == Clock(1000)
    assert timer.restore(text) is False
    assert timer.heard[-1] == "63:20"
    times.date = BEFORE
    assert timer.restore(text) is True


def test_no_clock_tells_nothing(timer):
    timer.set_clock(None)
    timer.start()
    timer.tick()
    assert (timer.heard, timer.texts, timer.face) == ([None], [""], None)


def test_the_timer_wakes_by_itself(qtbot, qapp):
    timer = RoundTimer(Clock(1, spent=0.9))
    with qtbot.waitSignal(timer.rang, timeout=3000):
        timer.start()


def test_alarms_beep(qtbot, monkeypatch):
    from PySide6.QtWidgets import QApplication, QWidget

    from riichi_desktop.ui.match.clock import beep

    beeps = []
    monkeypatch.setattr(beep, "GAP_MS", 1)
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    window = QWidget()
    qtbot.addWidget(window)
    beeper = beep.Beeper(window)
    beeper.sound("warning")
    assert (len(beeps), beeper.is_beeping) == (1, False)
    beeper.sound("bell")
    assert beeper.is_beeping
    qtbot.waitUntil(lambda: not beeper.is_beeping)
    assert len(beeps) == 4
    beeper.sound("bell")
    beeper.stop()
    qtbot.wait(10)
    assert len(beeps) == 5

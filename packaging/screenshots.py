"""The pictures of the README and of the manual, taken without a screen.

    python packaging/screenshots.py                   all of them
    python packaging/screenshots.py club standings    these alone
    python packaging/screenshots.py FOLDER [NAME]…    the same under another folder

Those of the README are in packaging/screenshots, those of the manual in resources/manual/pictures,
a folder for each language. The machine should have Noto Sans CJK JP (Debian: fonts-noto-cjk); the
pictures show its type. Names, hands and events are invented.
"""

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = Path("packaging", "screenshots")
MANUAL: Final = Path("resources", "manual", "pictures")
LANGUAGES: Final = ("fr", "en", "ja")
"""The languages that the manual is written in."""

BIG: Final = (1280, 800)
SMALL: Final = (1024, 700)
BESIDE_CURSOR: Final = (50, 50)
"""Where a window stands, in px: nothing of it is under the cursor, which is at 0, 0."""

_COLOURS: Final = 256
_FREQUENT: Final = 192
_APART: Final = 24
"""How far a colour is from all others, in steps of red, green and blue, that has to be kept."""

Parts = tuple[int, int, int]

WAIT_S: Final = 10.0
"""How long a database or a dialog may take to open."""

WHOLE: Final = "340m68p888s22z+7p [66'6z@N] seat=S from=W dora=1z honba=1 sticks=1 rules=m_league"
WAITS: Final = "34555m888s22z [6'66z@W] seat=S from=W dora=1z rules=tenhou"
TITLES: Final = {"fr": "Table 3, vendredi", "en": "Table 3, Friday", "ja": "金曜 3卓"}
WAITS_HIGH: Final = 250
NAMES: Final = ("Aiko", "Bruno", "Chloé", "David")
MEMBERS: Final = (
    *("Aiko Tanaka", "Bruno Lefèvre", "Chloé Martin", "David Nguyen", "Emma Rossi"),
    *("Farid Benali", "Gaëlle Le Gall", "Hugo Petit", "Inès Moreau", "Kenji Watanabe"),
    *("Léa Dubois", "Oscar Schmidt"),
)
EVENINGS: Final = 11
SEASONS: Final = {"fr": "Saison d’automne", "en": "Autumn season", "ja": "秋季リーグ"}


class Stage:
    """A program over empty files, brought to what a picture shows.

    Args:
        program: the application.
        lang: the language that it speaks.
        size: of its window in px.
    """

    def __init__(self, program: "QApplication", lang: str, size: tuple[int, int]) -> None:
        from riichi_desktop import app

        self.program = program
        self.window: Any = app.build(program, lang, "hand")
        self.window.settings.change(theme="light", reduced_motion=True, rules="wrc2025")
        self.window.resize(*size)
        self.window.move(*BESIDE_CURSOR)
        self.window.show()
        self.window.finish()
        self.settle()

    def settle(self) -> None:
        """Let layouts settle, one after the other."""
        for _ in range(8):
            self.program.processEvents()

    def open(self, key: str) -> Any:
        """Show a page whole, and give it."""
        page = self.window.open_page(key)
        self.window.finish()
        self.settle()
        return page

    def wait(self, done: Callable[[], bool]) -> None:
        """Wait for something; fail when it takes too long."""
        end = time.monotonic() + WAIT_S
        while not done():
            if time.monotonic() > end:
                raise TimeoutError(done)
            self.program.processEvents()

    def dialog(self) -> "QWidget":
        """Give the dialog that is open."""
        from PySide6.QtWidgets import QDialog

        self.settle()
        shown: list[QWidget] = [d for d in self.window.findChildren(QDialog) if d.isVisible()]
        return shown[0]


def hand(stage: Stage) -> "QWidget":
    """The Hand page with a scored hand."""
    stage.open("hand")
    stage.window.session.read_line(WHOLE)
    return stage.window  # type: ignore[no-any-return]


def waits(stage: Stage) -> "QWidget":
    """What the Hand page says of a ready hand."""
    page = stage.open("hand")
    stage.window.session.read_line(WAITS)
    stage.settle()
    page.hand.result.setFixedHeight(WAITS_HIGH)
    return page.hand.result  # type: ignore[no-any-return]


def points(stage: Stage) -> "QWidget":
    """The Points page."""
    stage.open("points")
    return stage.window  # type: ignore[no-any-return]


def reference(stage: Stage) -> "QWidget":
    """The Reference page, at the yaku."""
    page = stage.open("reference")
    page.open_section("yaku")
    page.setFocus()  # no ring where the keyboard was
    return stage.window  # type: ignore[no-any-return]


def rules(stage: Stage) -> "QWidget":
    """The Rules page."""
    stage.open("rules")
    return stage.window  # type: ignore[no-any-return]


def match(stage: Stage) -> "QWidget":
    """A match after some hands, a stick on the table."""
    _play(stage)
    return stage.window  # type: ignore[no-any-return]


def record(stage: Stage) -> "QWidget":
    """The dialog of a ron."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    _play(stage).acts.record("ron")
    dialog = stage.dialog()
    dialog.activateWindow()
    for key in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_4):
        stage.settle()
        QTest.keyClick(dialog, key)
    return dialog


def practice(stage: Stage) -> "QWidget":
    """The Practice page, a question asked."""
    stage.open("practice")
    return stage.window  # type: ignore[no-any-return]


def club(stage: Stage) -> "QWidget":
    """An evening of the Club page: one table plays, the other one is over, two sit out."""
    from riichi_desktop.club import Attendance, Evening, Event, Player, Round, Totals
    from riichi_desktop.documents import preset
    from riichi_desktop.ledger import Drawn, Win, Won
    from riichi_desktop.ui.club.days import today

    page = stage.open("club")
    stage.wait(lambda: bool(page.roll.is_open))
    day, people = today(), [Player(f"p{at}", name) for at, name in enumerate(MEMBERS)]
    ids = [one.uid for one in people]
    tables = (tuple(ids[:4]), tuple(ids[4:8]))
    season = Event("s", SEASONS[stage.window.look.words.lang], "season", preset("wrc2025"))
    scores = (42300, 25100, 19800, 32800)
    page.roll.put(
        *(*people, season, Evening(day, day, "s")),
        *(Attendance(f"{day}.{uid}", day, uid) for uid in ids[:10]),
        Round("r", 1, tables, "", day, (ids[8], ids[9]), minutes=75),
        Totals("t", tables[1], scores, None, "s", "r", 2, day),
    )
    page.roll.choose("s")
    part = page.open_part("evening")
    shown = part.sections[0].shown
    part.deeds.begin(shown, [shown.tables[0]])
    game = part.sections[0].shown.tables[0].game
    for event in (Won((Win(1, 0, 3, 40),)), Won((Win(2, None, 2, 40),)), Drawn((0, 2))):
        stage.window.page_of("match").book_in(game, event)
    page.roll.look()
    stage.wait(lambda: part.sections[0].shown.tables[1].seats[0].points is not None)
    page.setFocus()  # no ring where the keyboard was
    page.told.emit("")
    return stage.window  # type: ignore[no-any-return]


def standings(stage: Stage) -> "QWidget":
    """The standings of a season of some evenings, two tables each."""
    from riichi_desktop.club import Event, Player, Totals
    from riichi_desktop.documents import preset

    page = stage.open("club")
    stage.wait(lambda: bool(page.roll.is_open))
    people = [Player(f"p{at}", name) for at, name in enumerate(MEMBERS)]
    season = Event("s", SEASONS[stage.window.look.words.lang], "season", preset("wrc2025"))
    results: list[Totals] = []
    dice = random.Random(3)  # the same results at each run
    for evening in range(EVENINGS):
        here = dice.sample([one.uid for one in people], 8)
        day = f"2026-{9 + evening // 4:02}-{3 + evening % 4 * 7:02}"
        for seats in (here[:4], here[4:]):
            swing = [100 * dice.randint(-110, 150) for _ in range(3)]
            scores = (*(30000 + one for one in swing), 30000 - sum(swing))
            results.append(Totals(f"t{len(results)}", tuple(seats), scores, None, "s", day=day))
    if not page.roll.put(*people, season, *results):
        raise ValueError(results)
    page.roll.choose("s")
    part = page.open_part("standings")
    stage.wait(lambda: part.shown is not None and part.shown.standings.games == len(results))
    page.setFocus()  # no ring where the keyboard was
    page.told.emit("")
    return stage.window  # type: ignore[no-any-return]


def _play(stage: Stage) -> Any:
    """Open the Match page, with a match in which four hands were booked."""
    from riichi_desktop.documents import preset
    from riichi_desktop.ledger import Drawn, Win, Won

    page = stage.open("match")
    stage.wait(lambda: bool(page.shelf.is_open))
    title = TITLES[stage.window.look.words.lang]
    page.open_match(page.shelf.create(preset("wrc2025"), NAMES, title).id)
    for event in (
        Won((Win(1, 0, 3, 40),)),
        Won((Win(2, None, 2, 40),)),
        Drawn((0, 2)),
        Won((Win(3, 1, 4, 30),)),
    ):
        if not page.book.book(event):
            raise ValueError(event)
    page.book.tap_riichi(1)
    stage.settle()
    return page


PICTURES: Final[Mapping[str, Callable[[Stage], "QWidget"]]] = {
    "hand": hand,
    "waits": waits,
    "points": points,
    "reference": reference,
    "rules": rules,
    "match": match,
    "record": record,
    "club": club,
    "practice": practice,
}
"""Every picture of the manual, and what it shows."""

OF_README: Final = {
    **{name: PICTURES[name] for name in ("hand", "match", "club", "reference")},
    "standings": standings,
}
"""What the README shows, larger and in English."""


def with_palette(image: "QImage") -> "QImage":
    """Give a picture in 256 of its colours; all others become the nearest of them.

    The edges of letters have thousands of greys that nobody tells apart: it takes half the room.
    """
    from collections import Counter

    from PySide6.QtGui import QImage

    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("I").tolist()
    counted = Counter(pixels).most_common()
    table = _table([colour for colour, _ in counted])
    parts = [(_parts(colour), at) for at, colour in enumerate(table)]
    place = {colour: _nearest(_parts(colour), parts)[1] for colour, _ in counted}
    width, height = image.width(), image.height()
    content = bytes(map(place.__getitem__, pixels))
    made = QImage(content, width, height, width, QImage.Format.Format_Indexed8)
    made.setColorTable(table)
    return made.copy()  # the bytes go


def _table(colours: list[int]) -> list[int]:
    """Choose colours, the most frequent given first: these, and rare ones that no other is like."""
    table = colours[:_FREQUENT]
    parts = [(_parts(colour), at) for at, colour in enumerate(table)]
    for colour in colours[_FREQUENT:]:
        if len(table) < _COLOURS and _nearest(_parts(colour), parts)[0] > _APART**2:
            parts.append((_parts(colour), len(table)))
            table.append(colour)
    kept = {*table}
    others = (colour for colour in colours if colour not in kept)
    return [*table, *islice(others, _COLOURS - len(table))]


def _nearest(own: Parts, parts: list[tuple[Parts, int]]) -> tuple[int, int]:
    """Give the square of the distance to the nearest colour, and its place."""
    return min(
        (sum((a - b) ** 2 for a, b in zip(own, other, strict=True)), at) for other, at in parts
    )


def _parts(colour: int) -> Parts:
    """Give red, green and blue of a colour."""
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


def take(
    program: "QApplication",
    show: Callable[[Stage], "QWidget"],
    lang: str,
    size: tuple[int, int],
    file: Path,
) -> None:
    """Take one picture into a file; its ending says the format.

    Args:
        program: the application.
        show: brings a window to what is to be seen, and gives it.
        lang: the language that it speaks.
        size: of the window in px.
        file: where the picture goes.

    Raises:
        OSError: the file could not be written.
    """
    from PySide6.QtGui import QImageWriter
    from shiboken6 import delete

    from riichi_desktop.paths import use_data_dir

    with tempfile.TemporaryDirectory() as data:
        use_data_dir(data)
        stage = Stage(program, lang, size)
        shown = show(stage)
        stage.settle()
        image = with_palette(shown.grab().toImage())
        stage.window.close()
        delete(stage.window)
    file.parent.mkdir(parents=True, exist_ok=True)
    writer = QImageWriter(str(file))
    writer.setQuality(0)  # nothing lost, pressed hardest
    if not writer.write(image):
        raise OSError(f"{file}: {writer.errorString()}")
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB")


def main(arguments: list[str]) -> int:
    """Take the pictures: all, or those that are named."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt, which reads it once
    sys.path.insert(0, str(ROOT))
    from riichi_desktop import app

    known = {*PICTURES, *OF_README}
    names = known & {*arguments} or known
    folder = Path(next((one for one in arguments if one not in known), ROOT))
    program = app.application()
    for name, show in OF_README.items():
        if name in names:
            take(program, show, "en", BIG, folder / README / f"{name}.png")
    for lang in LANGUAGES:
        for name, show in PICTURES.items():
            if name in names:
                take(program, show, lang, SMALL, folder / MANUAL / lang / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

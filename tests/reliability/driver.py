"""The program with its window, doing what it is told: run in a process of its own by `scenes`.

python driver.py ACT[,ACT…] [RESOURCES]     words on standard output, one a line
"""

import os
import sys
import traceback
from pathlib import Path

ACTS = tuple(sys.argv[1].split(","))
if len(sys.argv) > 2:
    from riichi_desktop import paths

    FOLDER = Path(sys.argv[2])
    paths._resources = lambda: FOLDER

if os.environ.get("CLOCK_JUMPS"):
    import clocks

    clocks.jump(tuple(map(int, os.environ["CLOCK_JUMPS"].split(","))))

HAND = "234m567p345s345p5s+5s riichi"
NAMES = ("Ana", "Bo", "Chi", "Dan")


def say(word: str) -> None:
    """Tell the scene how far it is; it may kill this process at any moment."""
    os.write(1, f"{word}\n".encode("utf-8", "backslashreplace"))


def begin(window) -> None:
    """Have a match open; the latest one, or a new one."""
    page = window.open_page("match")
    shelf = page.shelf
    shelf.open()
    if not shelf.is_open:
        say(f"shelf {shelf.refused.id}")
        return
    heads = shelf.games()
    head = heads[0] if heads else shelf.create(window.session.rules, NAMES, "")
    if head is None:
        say(f"shelf {shelf.trouble.id}")
    elif not page.book.take(head.id):
        say("no match")


def book(window) -> None:
    """Book hands, each told when it is written."""
    from riichi_desktop.ledger import Drawn

    book = window.open_page("match").book
    if book.game is None:
        return
    for number in range(12):
        if book.game.is_over or not book.book(Drawn((number % 4,))):
            say(f"refused {book.shelf.trouble.id if book.shelf.trouble else 'over'}")
            return
        say(f"booked {len(book.game.entries)}")


def type_hands(window) -> None:
    """Build hands tile by tile, each told when it is kept."""
    for number in range(40):
        if window.session.draft.is_whole:
            window.session.clear()
        window.page_of("hand").hand.picker.grid.keys[(7 * number) % 34].click()
        say(f"draft {window.session.line}")


def back_up(window) -> None:
    """Make backups."""
    shelf = window.open_page("match").shelf
    for _ in range(5):
        say("backup")
        shelf.attempt(lambda club: club.backup_now())


def every_page(window) -> None:
    """Open each page and paint it."""
    from PySide6.QtWidgets import QApplication

    from riichi_desktop.ui import PAGES

    for row in PAGES:
        window.open_page(row.key)
        window.finish()
        QApplication.processEvents()
        window.grab()
        say(f"page {row.key}")


def go_on(window) -> None:
    """Do each act in turn, and close."""
    from PySide6.QtWidgets import QApplication

    say("open")
    for act in ACTS:
        if act == "hand":
            say(f"read {window.session.read_line(HAND)}")
        elif act == "status":
            QApplication.processEvents()
            say(f"status {window.status.text()}")
        elif act == "mend":
            say("mend")
            sys.stdin.readline()
            window.keeper.try_again()
        else:
            {"match": begin, "book": book, "type": type_hands, "backup": back_up,
             "pages": every_page, "none": lambda _window: None}[act](window)  # fmt: skip
    say("closing")
    window.close()


def safely(window) -> None:
    """Go on; a fault of this script ends it."""
    try:
        go_on(window)
    except Exception:  # noqa: BLE001 - it would hang
        traceback.print_exc()
        os._exit(3)


def main() -> int:
    """Run the program; what it does is in `go_on`."""
    from riichi_desktop import app

    build = app.build

    def build_and_go_on(*arguments):
        from PySide6.QtCore import QTimer

        window = build(*arguments)
        QTimer.singleShot(0, window, lambda: safely(window))
        return window

    app.build = build_and_go_on
    sys.argv = ["riichi-desktop"]
    from riichi_desktop import __main__

    return __main__.main()


if __name__ == "__main__":
    status = main()
    say("closed")
    sys.exit(status)

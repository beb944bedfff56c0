"""The door of the program: a window where no command is given, else the command line.

Nothing but the standard library is imported here: the command line must not wait for Qt, nor the
window for the command line.
"""

import gc
import os
import sys
from typing import Final

WINDOW_OPTIONS: Final = ("--data-dir", "--lang", "--page")
"""Options that the window takes, each with a value."""


def main() -> int:
    """Run what the command line asks for and give its exit status.

    Where a file of the program's own cannot be read, that is one sentence.
    """
    argv = sys.argv[1:]
    windowed = is_for_window(argv)
    try:
        return _window(argv) if windowed else _command_line(argv)
    except Exception as error:
        from riichi_desktop import paths, refusal, system

        file = paths.resource_of(error)
        if file:
            return refusal.tell(system.INCOMPLETE.format(file=file), on_screen=windowed)
        if windowed:
            fault = f"{type(error).__name__}: {error}"
            refusal.tell(system.STUMBLED.format(fault=fault), on_screen=True)
        raise


def _command_line(argv: list[str]) -> int:
    from riichi_desktop import cli

    return cli.main(argv)


def _window(argv: list[str]) -> int:
    from riichi_desktop import paths, refusal, system

    reason = system.obstacle(os.environ)
    if reason:
        return refusal.tell(reason, on_screen=False)
    if files := paths.lacking():  # a picture would be missed when it is painted
        return refusal.tell(system.INCOMPLETE.format(file=files[0]), on_screen=True)

    gc.disable()  # nothing that loads is garbage: `app.run` enables it when the window is seen
    from riichi_desktop import app

    return app.run(argv)


def is_for_window(argv: list[str]) -> bool:
    """Tell whether arguments name no command but only options of the window, each with a value."""
    words = iter(argv)
    for word in words:
        name, equals, _ = word.partition("=")
        if name not in WINDOW_OPTIONS or (not equals and next(words, None) is None):
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())

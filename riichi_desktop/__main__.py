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
    try:
        return _run()
    except OSError as error:
        from riichi_desktop import paths, system

        if file := paths.resource_of(error):
            print(system.INCOMPLETE.format(file=file), file=sys.stderr)
            return 1
        raise


def _run() -> int:
    argv = sys.argv[1:]
    if not is_for_window(argv):
        from riichi_desktop import cli

        return cli.main(argv)

    from riichi_desktop import paths, system

    reason = system.obstacle(os.environ)
    if not reason and (files := paths.lacking()):  # a picture would be missed when it is painted
        reason = system.INCOMPLETE.format(file=files[0])
    if reason:
        print(reason, file=sys.stderr)
        return 1

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

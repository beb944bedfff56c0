"""The window: build everything once, wire it, run it."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTimer, QTranslator, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from riichi_desktop import __version__
from riichi_desktop.documents import use_own_rules
from riichi_desktop.paths import (
    config_dir,
    data_dir,
    has_folder,
    resource,
    resource_of,
    use_data_dir,
)
from riichi_desktop.ui import (
    PAGES,
    Keeper,
    Look,
    MainWindow,
    Session,
    Settings,
    SettingsStore,
    Theme,
    starting_draft,
)
from riichi_desktop.words import LANGUAGES, Words, system_language

if TYPE_CHECKING:
    from argparse import Namespace

APP_ID: Final = "org.riichidesktop.RiichiDesktop"
"""The name of the .desktop file, and what window managers know the window by."""

SETTLE_MS: Final = 200
"""When what the window can do without at first is done; it is seen long before."""

_SAYS_IN_ENVIRONMENT: Final = os.name == "posix" and sys.platform != "darwin"
"""Whether the system says in LANG and its like what its user speaks."""


def run(argv: list[str]) -> int:
    """Open the window, and give the exit status when it is closed.

    Args:
        argv: options of the window, each with a value (see `__main__.WINDOW_OPTIONS`).
    """
    options = _options(argv) if argv else None
    use_data_dir(options.data_dir if options else None)
    app = application()
    window = build(app, options.lang if options else None, options.page if options else "")
    sys.excepthook = reporter(window)
    window.show()
    QTimer.singleShot(SETTLE_MS, app, settle)
    return app.exec()


def settle() -> None:
    """Let Control-C end the program at once; let Python collect garbage, but of nothing so far."""
    import signal  # here, and so late, as much else that is done once the window is seen

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Python would see it at the next event only
    gc.freeze()
    gc.enable()


def build(app: QApplication, lang: str | None = None, page: str = "") -> MainWindow:
    """Build the window over the user's files.

    Args:
        app: the application; it is dressed as the settings say.
        lang: a language for this time, in place of the one that is set.
        page: the key of the page to open, in place of the one that was open last.
    """
    store = SettingsStore(config_dir())
    use_own_rules(data_dir() / "rules")
    settings = store.value
    add_fonts()
    theme = Theme(settings.theme, touch=settings.touch, reduced_motion=settings.reduced_motion)
    theme.apply(app)
    look = Look(theme, Words(lang or language(settings)))
    look.set_tile_index(settings.tile_index)
    keeper = Keeper(data_dir())
    session = Session(starting_draft(keeper.line, settings.rules))
    session.remember_left(settings.left_rules)
    window = MainWindow(look, session, store, keeper, data_dir(), page)
    store.changed.connect(_Dresser(look, settings))
    session.changed.connect(
        lambda study: store.change(rules=study.draft.rules, left_rules=session.left_rules)
    )
    translator = QTranslator(window)
    look.reworded.connect(lambda: teach_qt(look.words.lang, translator))
    QTimer.singleShot(SETTLE_MS, window, lambda: teach_qt(look.words.lang, translator))
    for part in (store, theme, look, keeper, session):
        part.setParent(window)
    if has_folder("rules"):
        QTimer.singleShot(SETTLE_MS, window, lambda: look_after_rules(window))
    if not session.draft.is_empty:
        window.say(look.words.text("ui.status.restored"))
    keeper.follow(session)
    return window


def add_fonts() -> None:
    """Make the faces known that a bundle brings; a clone has none and takes the system's."""
    for file in sorted(resource("fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))


def look_after_rules(window: MainWindow) -> None:
    """Set the club's damaged rule sets aside, and say which files cannot be used."""
    from riichi_desktop.ui.rules.shelf import met_files

    for sentence in met_files(data_dir(), window.look.words):
        window.say(sentence)


def teach_qt(lang: str, translator: QTranslator) -> None:
    """Have Qt's own dialogs speak a language, and write its numbers and dates."""
    QLocale.setDefault(QLocale(lang))
    QCoreApplication.removeTranslator(translator)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{lang}", folder):
        QCoreApplication.installTranslator(translator)


def language(settings: Settings) -> str:
    """Give the language to speak: the one that is set, else the system's, else English."""
    if settings.language in LANGUAGES:
        return settings.language
    if _SAYS_IN_ENVIRONMENT:
        return system_language(os.environ)
    spoken = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in LANGUAGES), "en")


def reporter(
    window: MainWindow,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Give an excepthook that writes a report, says so in the window, and lets it live on."""
    folder = data_dir() / "reports"
    versions = {"Riichi Desktop": __version__, "Qt": qVersion()}
    reported: set[tuple[type[BaseException], int]] = set()

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        from riichi_desktop.keeping import write_report

        if file := resource_of(error):
            window.tell_of_files("incomplete", file)
            return
        sys.__excepthook__(kind, error, trace)
        if (kind, place_of(trace)) in reported:
            return  # what fails at each painting would fill the disk
        reported.add((kind, place_of(trace)))
        try:
            name = write_report(folder, error, trace, versions).name
        except OSError:
            window.tell_of_files("fault", "")
        else:
            window.tell_of_files("fault_reported", name)

    return hook


def place_of(trace: TracebackType | None) -> int:
    """Give a number that stands for the line of code that a traceback ends at."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return hash((trace.tb_frame.f_code, trace.tb_lineno)) if trace is not None else 0


class _Dresser:
    """Puts changed settings in force at once."""

    def __init__(self, look: Look, settings: Settings) -> None:
        self._look = look
        self._before = settings

    def __call__(self, settings: Settings) -> None:
        """Follow a change; a language given for this time holds until another is chosen."""
        look, theme = self._look, self._look.theme
        if settings.language != self._before.language:
            look.set_language(language(settings))
        self._before = settings
        look.set_tile_index(settings.tile_index)
        theme.set_mode(settings.theme)
        theme.set_touch(settings.touch)
        theme.set_reduced_motion(settings.reduced_motion)


def application() -> QApplication:
    """Give the application, named and in the style that the theme dresses."""
    QApplication.setApplicationName(APP_ID)
    QApplication.setApplicationDisplayName("Riichi Desktop")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName(APP_ID)
    return QApplication([APP_ID, "-style", "Fusion"])


def _options(argv: list[str]) -> "Namespace":
    from argparse import ArgumentParser  # takes 3 ms; most people have no options

    parser = ArgumentParser(prog="riichi-desktop", add_help=False, allow_abbrev=False)
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--page", choices=[page.key for page in PAGES], default="")
    return parser.parse_args(argv)

"""The files of an event: which kinds there are, what is in them, how they are called."""

from typing import TYPE_CHECKING, Final

from riichi_desktop.export import club as out
from riichi_desktop.export import file_title
from riichi_desktop.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

WHOLE: Final = (".xlsx", ".html", ".json")
"""The kinds that hold everything."""


def kinds(season: out.Season, words: Words) -> dict[str, str]:
    """Give how each kind is called that an event can be saved as: ``standings.csv`` is one table.

    A table without rows is no kind.
    """
    whole = {kind: words.text(f"ui.club.output.kind.{kind[1:]}") for kind in WHOLE}
    tables = out.season_tables(season, words)
    return whole | {
        f"{key}.csv": words.text("ui.club.output.kind.csv", table=table.title)
        for key, table in tables.items()
    }


def content(season: out.Season, kind: str, words: Words) -> bytes:
    """Give what a file of a kind has in it."""
    make: Mapping[str, Callable[[], bytes]] = {
        ".xlsx": lambda: out.season_xlsx(season, words),
        ".html": lambda: out.season_page(season, words),
        ".json": lambda: out.season_json(season),
    }
    if kind in make:
        return make[kind]()
    return out.season_csv(season, kind.removesuffix(".csv"), words)


def proposed(season: out.Season, words: Words, *more: str) -> str:
    """Propose a name for a file, without suffix; every system can have it."""
    title = out.season_title(season, words)
    return file_title(season.day, " ".join((title, *more)))

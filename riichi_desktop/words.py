"""Words: ids in, sentences out, in French, English or Japanese; without Qt.

The catalogue is `resources/i18n/<language>.json`, compiled by `packaging/words.py` from the Qt
Linguist files beside it. Everything that a person reads comes through one `Words` value.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from riichi_desktop.engine import TILE_NAMES, Tile, parse_tile, tile_name
from riichi_desktop.paths import resource

if TYPE_CHECKING:
    from riichi_desktop.engine import Problem

LANGUAGES: Final = ("fr", "en", "ja")
"""The languages that the program speaks."""

WINDS: Final = "ESWN"
MINUS: Final = "\u2212"

_THOUSANDS: Final = {"fr": "\u202f", "en": ",", "ja": ","}
_BETWEEN_RANKS: Final = {"fr": ", ", "en": ", ", "ja": ""}
_BETWEEN_GROUPS: Final = {"fr": "\u202f; ", "en": "; ", "ja": "、"}
_BETWEEN_PARTS: Final = {"fr": ", ", "en": ", ", "ja": "、"}
_PLURAL: Final[Mapping[str, Callable[[int], int]]] = {
    "fr": lambda n: int(abs(n) > 1),
    "en": lambda n: int(abs(n) != 1),
    "ja": lambda _: 0,
}
"""Which plural form a count takes: French says 0 tuile, English 0 tiles."""


def system_language(env: Mapping[str, str]) -> str:
    """Give the language that an environment asks for, `en` where it asks for none of ours.

    The first set of LC_ALL, LC_MESSAGES and LANG rules, as in POSIX; where that one is not ours,
    the list in LANGUAGE is tried in its order.
    """
    ruling = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    for locale in (ruling, *env.get("LANGUAGE", "").split(":")):
        language = re.split(r"[_.@-]", locale.lower(), maxsplit=1)[0]
        if language in LANGUAGES:
            return language
    return "en"


class Words:
    """The catalogue of one language.

    Attributes:
        lang: `fr`, `en` or `ja`.
    """

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        """Read the catalogue of a language, from the program's own folder unless another is given.

        Raises:
            ValueError: the program does not speak that language.
        """
        if lang not in LANGUAGES:
            raise ValueError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        path = (folder or resource("i18n")) / f"{lang}.json"
        self._entries: dict[str, str | list[str]] = json.loads(path.read_text("utf-8"))
        self._plural = _PLURAL[lang]
        self._translated = self._translators()

    def __contains__(self, key: str) -> bool:
        """Tell whether the catalogue has a key."""
        return key in self._entries

    def keys(self) -> Iterable[str]:
        """Give the keys of the catalogue."""
        return self._entries.keys()

    def text(self, key: str, /, **values: object) -> str:
        """Give the sentence of a key with its placeholders filled.

        Integers are written as `number` writes them; anything else as `str` does. A sentence that
        has plural forms takes the one of the value `n`.

        Raises:
            KeyError: no such key, or a placeholder (or `n`) without a value.
        """
        entry = self._entries[key]
        if not isinstance(entry, str):
            entry = entry[self._plural(int(str(values["n"])))]
        if "{" not in entry:
            return entry
        return entry.format_map({name: self._shown(value) for name, value in values.items()})

    def _shown(self, value: object) -> str:
        return self.number(value) if isinstance(value, int) else str(value)

    def number(self, value: int) -> str:
        """Write an integer with the thousands of the language and a true minus sign."""
        digits = f"{abs(value):,}".replace(",", _THOUSANDS[self.lang])
        return MINUS + digits if value < 0 else digits

    def signed(self, value: int) -> str:
        """Write a gain or a loss: + or U+2212 before the number, no sign before 0."""
        return "+" + self.number(value) if value > 0 else self.number(value)

    def kanji(self, group: str, id: str) -> str:
        """Give the kanji to set after a name; "" where the name in this language is the kanji."""
        kanji = self.text(f"{group}_kanji.{id}")
        return "" if kanji == self.text(f"{group}.{id}") else kanji

    def wind(self, ordinal: int) -> str:
        """Name the wind of an ordinal: 0 East, 1 South, 2 West, 3 North."""
        return self.text(f"wind.{WINDS[ordinal]}")

    def tile(self, tile: Tile) -> str:
        """Name a tile as a screen reader should say it: "five of circles, red"."""
        name = tile_name(tile)
        if name[0] == "0":
            return self.text("tile.red", tile=self._suited(name[1], "5"))
        return self.tiles([tile])

    def _suited(self, suit: str, *ranks: str) -> str:
        names = _BETWEEN_RANKS[self.lang].join(self.text(f"rank.{rank}") for rank in ranks)
        return self.text("tile.suited", rank=names, suit=self.text(f"suit.{suit}"))

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Name tiles in the order given, neighbours of a suit together: "two, three of bamboo"."""
        groups = []
        for suit, names in groupby(map(tile_name, tiles), key=lambda name: name[1]):
            ranks = [name[0] for name in names]
            if suit == "z":
                groups += [self.text(f"tile.z{rank}") for rank in ranks]
            else:
                groups.append(self._suited(suit, *ranks))
        return _BETWEEN_GROUPS[self.lang].join(groups)

    def joined(self, parts: Iterable[str]) -> str:
        """Set parts one after another with the semicolon of the language (、 in Japanese)."""
        return _BETWEEN_GROUPS[self.lang].join(parts)

    def listed(self, parts: Iterable[str]) -> str:
        """Set parts one after another with the comma of the language."""
        return _BETWEEN_PARTS[self.lang].join(parts)

    def problem(self, problem: "Problem") -> str:
        """Give the sentence of a problem or of a notice, its data in words.

        A problem whose data has a `reason` is told by the sentence of that reason, unless its own
        sentence has a place for it. Data values that are ids become words by the name that they
        stand under (see `_translators`); any other value, and an id that is unknown, is shown as it
        is. The place that the problem concerns is there as `field`.

        Raises:
            KeyError: the catalogue has no such sentence.
        """
        data = problem.details
        key = self._sentence_of(problem.id)
        if "reason" in data:
            because = self._sentence_of(str(data["reason"]))
            if "{reason}" in str(self._entries.get(key)):
                data["reason"] = self.text(because)
            else:
                key = because
        worded = {name: self._worded(name, value) for name, value in data.items()}
        return self.text(key, **{"field": problem.field, **worded})

    def _sentence_of(self, id: str) -> str:
        return f"problem.{id}" if f"problem.{id}" in self else f"notice.{id}"

    def _worded(self, name: str, value: object) -> object:
        translate = self._translated.get(name)
        return value if translate is None else translate(value)

    def _translators(self) -> dict[str, Callable[[object], str]]:
        """Give how a data value becomes words, by its name."""
        groups = {"flag": "flag", "other": "flag", "yaku": "yaku", "yakuman": "yaku"}
        groups |= {"meld": "meld", "suit": "suit", "rule": "rule_field", "preset": "rules"}
        groups |= {"left": "rules", "instead": "rules"}
        groups |= {"expected": "json", "found": "json", "abort": "abort", "part": "match.part"}
        winds = dict.fromkeys(("wind", "seat", "round"), self._wind_of)
        named = {name: partial(self._of, group) for name, group in groups.items()}
        return {"tile": self._tiles_of, "tiles": self._tiles_of, **winds, **named}

    def _of(self, group: str, value: object) -> str:
        key = f"{group}.{value}"
        return self.text(key) if key in self else str(value)

    def _wind_of(self, value: object) -> str:
        return self.wind(value) if isinstance(value, int) else self._of("wind", value)

    def _tiles_of(self, value: object) -> str:
        """Name one tile or several: numbers, or names one after another such as `3m0m`."""
        tiles = _parsed(value) if isinstance(value, str) else value
        if isinstance(tiles, Iterable):
            return self.tiles(tiles)
        return self.tile(tiles) if isinstance(tiles, int) else str(value)


def _parsed(names: str) -> Tile | list[Tile] | None:
    pairs = [names[at : at + 2] for at in range(0, len(names), 2)]
    if not all(pair in TILE_NAMES for pair in pairs):
        return None
    tiles = [parse_tile(pair) for pair in pairs]
    return tiles[0] if len(tiles) == 1 else tiles

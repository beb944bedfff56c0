"""THE TABLE of keys: every shortcut of the window, what it does, and where it is listed.

A row means something on the pages that it names, or on every page. What it does there its page
says (`Page.handlers`); keys that are not bound a page reads itself (tiles, modes, the hand strip).
On two pages one key may mean two things. The shortcuts dialog shows every row.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from riichi_desktop.ui.hand.key_entry import MODE_KEYS
from riichi_desktop.ui.page import PAGE_KEYS


class Command(NamedTuple):
    """One row.

    Attributes:
        id: its handler is found by it; see `words` for its name.
        keys: portable texts of key sequences, the one to show first.
        group: `ui.shortcut_group.<group>` is its heading.
        pages: the keys of the pages where it means something; none for every page.
        bound: whether the window acts on it; else a page reads the keys.
        typed: whether the keys are pressed one after the other; else each of them does it.
        numbered: whether each key does a thing of its own: `id_1` the first, `id_2` the second …
    """

    id: str
    keys: tuple[str, ...]
    group: str
    pages: tuple[str, ...] = ()
    bound: bool = True
    typed: bool = False
    numbered: bool = False

    @property
    def words(self) -> str:
        """The key of its name in the catalogue."""
        return f"ui.{'situation' if self.id in CHIPS else 'shortcut'}.{self.id}"

    def means(self, page: str) -> bool:
        """Tell whether it means something on a page."""
        return not self.pages or page in self.pages

    def act(self, keys: str) -> str:
        """Give the id of the handler of one of its keys."""
        return f"{self.id}_{self.keys.index(keys) + 1}" if self.numbered else self.id


CHIPS: Final = ("ippatsu", "last_tile", "rinshan", "chankan", "first_turn")
"""Circumstances that a key switches; they are named as their switches are."""

EVERYWHERE: Final = "everywhere"
"""The group of what means the same on every page; it is listed last."""


def _numbered(modifier: str, count: int) -> tuple[str, ...]:
    return tuple(f"{modifier}+{number}" for number in range(1, count + 1))


_HAND: Final = ("hand",)
_POINTS: Final = ("points",)
_REFERENCE: Final = ("reference",)
_RULES: Final = ("rules",)
_MATCH: Final = ("match",)
_CLUB: Final = ("club",)
_PRACTICE: Final = ("practice",)
_BOTH: Final = (*_HAND, *_MATCH)
_COUNTED: Final = (*_HAND, *_POINTS)
_ALL: Final = (*_HAND, *_POINTS, *_MATCH)
_PRINTED: Final = (*_HAND, *_REFERENCE, *_MATCH, *_CLUB)

_MODES: Final = tuple(
    Command(f"mode_{_word}", (f"Shift+{_key}",), "modes", _HAND, bound=False)
    for (_key, _mode), _word in zip(
        MODE_KEYS.items(),
        ("tile", "chi", "pon", "open_kan", "closed_kan", "added_kan", "dora", "ura", "north"),
        strict=True,
    )
)

COMMANDS: Final = (
    Command("tiles", ("1", "2", "3", "M"), "tiles", _HAND, bound=False, typed=True),
    Command("red_five", ("0", "P"), "tiles", _HAND, bound=False, typed=True),
    Command("backspace", ("Backspace",), "tiles", _HAND, bound=False),
    Command("clear", ("Ctrl+Backspace",), "tiles", _HAND),
    Command("arrows", ("Left", "Right", "Up", "Down"), "tiles", _HAND, bound=False),
    Command("enter", ("Return", "Space"), "tiles", _HAND, bound=False),
    *_MODES,
    Command("ron_tsumo", ("Shift+W",), "situation", _HAND),
    Command("riichi", ("Shift+R",), "situation", _HAND),
    Command("seat", ("Shift+S",), "situation", _HAND),
    Command("round", ("Shift+Q",), "situation", _HAND),
    *(
        Command(_chip, (f"Shift+{_key}",), "situation", _HAND)
        for _chip, _key in zip(CHIPS, "ILXVF", strict=True)
    ),
    Command("source", ("Shift+E",), "situation", _HAND),
    Command("honba", ("Shift+H",), "situation", _COUNTED),
    Command("honba_down", ("Ctrl+Shift+H",), "situation", _COUNTED),
    Command("sticks", ("Shift+B",), "situation", _COUNTED),
    Command("sticks_down", ("Ctrl+Shift+B",), "situation", _COUNTED),
    Command("players", ("Shift+O",), "situation", _COUNTED),
    Command("liable", ("Shift+G",), "situation", _COUNTED),
    Command("undo", ("Ctrl+Z",), "page", (*_ALL, *_RULES, *_CLUB)),
    Command("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "page", (*_ALL, *_RULES, *_CLUB)),
    Command("line", ("Ctrl+L",), "page", _HAND),
    Command("paste", ("Ctrl+V",), "page", _HAND),
    Command("copy", ("Ctrl+C",), "page", _HAND),
    Command("copy_text", ("Ctrl+T",), "page", _BOTH),
    Command("copy_picture", ("Ctrl+Shift+C",), "page", _BOTH),
    Command("print", ("Ctrl+P",), "page", _PRINTED),
    Command("pdf", ("Ctrl+Shift+P",), "page", (*_BOTH, *_CLUB)),
    Command("stations", ("F8",), "page", (*_MATCH, *_CLUB)),
    Command("history", ("Ctrl+H",), "page", _HAND),
    Command("send", ("Ctrl+M",), "page", _HAND),
    Command("rules", ("Ctrl+R",), "page", (*_ALL, *_REFERENCE, *_RULES, *_PRACTICE)),
    Command("tabs", _numbered("Alt", 4), "page", (*_BOTH, *_PRACTICE), numbered=True),
    Command("points_numbers", ("1", "3"), "points", _POINTS, bound=False, typed=True),
    Command("points_fu", ("F", "4", "0"), "points", _POINTS, bound=False, typed=True),
    Command("points_han", ("V",), "points", _POINTS, bound=False),
    Command("points_limit", ("M", "H", "B", "S", "Y"), "points", _POINTS, numbered=True),
    Command("points_ron", ("R",), "points", _POINTS),
    Command("points_tsumo", ("T",), "points", _POINTS),
    Command("points_dealer", ("D",), "points", _POINTS),
    Command("points_kiriage", ("K",), "points", _POINTS),
    Command("points_arrows", ("Left", "Right", "Up", "Down"), "points", _POINTS, bound=False),
    Command("points_heard", ("Ctrl+F", "/"), "page", _POINTS),
    Command("points_copy", ("Ctrl+C", "Ctrl+T"), "page", _POINTS),
    Command("points_tabs", _numbered("Alt", 2), "page", _POINTS, numbered=True),
    Command("reference_find", ("Ctrl+F", "/"), "page", _REFERENCE),
    Command("reference_copy", ("Ctrl+C",), "page", _REFERENCE),
    Command("reference_pdf", ("Ctrl+Shift+P",), "page", _REFERENCE),
    Command("reference_sections", _numbered("Alt", 9), "page", _REFERENCE, numbered=True),
    Command("rule_sets_find", ("Ctrl+F", "/"), "page", _RULES),
    Command("rule_sets_compare", ("Ctrl+K",), "page", _RULES),
    Command("rule_sets_differing", ("Ctrl+D",), "page", _RULES),
    Command("rule_sets_use", ("Ctrl+Return",), "page", _RULES),
    Command("rule_sets_copy", ("Ctrl+N",), "page", _RULES),
    Command("rule_sets_rename", ("F2",), "page", _RULES),
    Command("rule_sets_delete", ("Del",), "page", _RULES),
    Command("rule_sets_import", ("Ctrl+I",), "page", _RULES),
    Command("rule_sets_export", ("Ctrl+S",), "page", _RULES),
    Command("match_ron", ("R",), "match", _MATCH),
    Command("match_tsumo", ("T",), "match", _MATCH),
    Command("match_draw", ("D",), "match", _MATCH),
    Command("match_other", ("O",), "match", _MATCH),
    Command("match_riichi", ("1", "2", "3", "4"), "match", _MATCH, bound=False, numbered=True),
    Command("match_clock", ("C",), "match", _MATCH),
    Command("match_edit", ("F2",), "match", _MATCH),
    Command("match_insert", ("Ins",), "match", _MATCH, bound=False),
    Command("match_delete", ("Del",), "match", _MATCH, bound=False),
    Command("match_check", ("Ctrl+K",), "match", _MATCH),
    Command("match_scoreboard", ("F9",), "match", _MATCH),
    Command("match_turn", ("Ctrl+Shift+T",), "match", _MATCH),
    Command("match_clock_set", ("Shift+C",), "match", _MATCH),
    Command("match_new", ("Ctrl+N",), "match", _MATCH),
    Command("match_list", ("Ctrl+O",), "match", _MATCH),
    Command("match_rename", ("Shift+F2",), "match", _MATCH),
    Command("match_import", ("Ctrl+I",), "match", _MATCH),
    Command("match_backups", ("Ctrl+B",), "match", _MATCH),
    Command("recheck", ("Ctrl+Shift+K",), "match", _MATCH),
    Command("match_save", ("Ctrl+S",), "match", _MATCH),
    Command("match_blank", ("Ctrl+E",), "match", _MATCH),
    Command("match_link", ("Ctrl+L",), "match", _MATCH),
    Command("match_more", ("Ctrl+M",), "match", _MATCH),
    Command("club_tabs", _numbered("Alt", 6), "page", _CLUB, numbered=True),
    Command("club_event", ("Ctrl+E",), "page", _CLUB),
    Command("club_new_event", ("Ctrl+N",), "page", _CLUB),
    Command("club_edit_event", ("Ctrl+Shift+E",), "page", _CLUB),
    Command("club_export", ("Ctrl+M",), "page", _CLUB),
    Command("club_save", ("Ctrl+S",), "page", _CLUB),
    Command("club_copy", ("Ctrl+Shift+C",), "page", _CLUB),
    Command("club_archive", ("Ctrl+Shift+S",), "page", _CLUB),
    Command("club_import", ("Ctrl+I",), "page", _CLUB),
    Command("club_screen", ("F9",), "page", _CLUB),
    Command("club_screen_set", ("Shift+F9",), "page", _CLUB),
    Command("club_find", ("Ctrl+F", "/"), "club", _CLUB),
    Command("club_edit", ("F2",), "club", _CLUB),
    Command("club_remove", ("Del",), "club", _CLUB),
    Command("club_tables", ("Ctrl+G",), "club", _CLUB),
    Command("club_begin", ("Ctrl+Return",), "club", _CLUB),
    Command("club_clock", ("Ctrl+T",), "club", _CLUB),
    Command("club_result", ("Ctrl+B",), "club", _CLUB),
    Command("club_penalty", ("Ctrl+Shift+B",), "club", _CLUB),
    Command("club_ceremony", ("Ctrl+R",), "club", _CLUB),
    Command("practice_number", ("3", "9", "0"), "practice", _PRACTICE, bound=False, typed=True),
    Command("practice_tiles", ("3", "6", "P"), "practice", _PRACTICE, bound=False, typed=True),
    Command("practice_letter", ("T",), "practice", _PRACTICE, bound=False),
    Command("practice_check", ("Return",), "practice", _PRACTICE, bound=False),
    Command("practice_show", ("Esc",), "practice", _PRACTICE, bound=False),
    Command("practice_open", ("Ctrl+Return",), "page", _PRACTICE),
    Command("pages", _numbered("Ctrl", len(PAGE_KEYS)), EVERYWHERE, numbered=True),
    Command("settings", ("Ctrl+,",), EVERYWHERE),
    Command("help", ("F1", "?"), EVERYWHERE),
    Command("manual", ("Shift+F1",), EVERYWHERE),
    Command("quit", ("Ctrl+Q",), EVERYWHERE),
)


def by_keys(rows: Sequence[Command] = COMMANDS) -> Mapping[str, Sequence[Command]]:
    """Give the rows that each key stands for, on whatever page."""
    found: dict[str, list[Command]] = {}
    for row in rows:
        for keys in row.keys:
            found.setdefault(keys, []).append(row)
    return found


def meaning(rows: Sequence[Command], page: str) -> Command | None:
    """Give the one of a key's rows that it stands for on a page.

    Where it means nothing there, the row of another page that the window acts on, so that it can be
    said; None where there is none.
    """
    here = next((row for row in rows if row.means(page)), None)
    return here or next((row for row in rows if row.bound), None)


def keys_of(id: str) -> tuple[str, ...]:
    """Give the key sequences of a command, as portable texts.

    Raises:
        KeyError: no row has that id.
    """
    return _KEYS[id]


def name_of(act: str, rows: Sequence[Command] = COMMANDS) -> str:
    """Give the key in the catalogue of what a handler does, by its id.

    Raises:
        StopIteration: no row has such a handler.
    """
    return next(row.words for row in rows if act in (row.id, *map(row.act, row.keys)))


_KEYS: Final = {command.id: command.keys for command in COMMANDS}

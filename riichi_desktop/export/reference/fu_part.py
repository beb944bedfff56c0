"""Fu in six steps, with tiles; the cases that are not counted; one count in full."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import KIND, Rules, evaluate, parse_draft
from riichi_desktop.export.names import fu_label
from riichi_desktop.words import Words

from .blocks import Block, Line, Lines, Section, SheetTile, Text
from .tiles import group_of, hand_tiles, kan_of, note_of, tiles_named

__all__ = ["fu_section", "fu_steps"]

_COUNTED: Final = "222p678s79s11p+8s [555'z@W]"
_GROUPS: Final = (
    ("run", "", 0, 0),
    ("triplet_simple", "555s", 2, 4),
    ("triplet_outside", "999s", 4, 8),
    ("kan_simple", "5s", 8, 16),
    ("kan_outside", "9s", 16, 32),
)
_WAITS: Final = (
    ("ryanmen", ("67s",), ("58s",), 0),
    ("shanpon", ("33p", "77s"), ("3p", "7s"), 0),
    ("kanchan", ("68s",), ("7s",), 2),
    ("penchan", ("89s",), ("7s",), 2),
    ("tanki", ("5p",), ("5p",), 2),
)


def fu_section(rules: Rules, words: Words) -> Section:
    """Give the section of fu."""
    title, intro = (words.text(f"reference.{key}.fu") for key in ("section", "intro"))
    blocks = (*fu_steps(rules, words), _fixed(words), *_worked(rules, words))
    return Section("fu", "fu", title, intro, blocks)


def fu_steps(rules: Rules, words: Words) -> tuple[Block, ...]:
    """Give the six steps under rules, with the sentences that go with them."""
    two = tuple(words.text(f"reference.fu.{key}") for key in ("open", "closed"))
    return (
        _step(1, words, [Line(_name("base", words), values=("20",))]),
        _step(2, words, list(_manner(rules, words))),
        _step(3, words, list(_groups(words)), two),
        Text(words.text("reference.fu.group_note"), "note"),
        _step(4, words, list(_pairs(rules, words))),
        _step(5, words, list(_waits(words))),
        Text(words.text("reference.fu.wait_note"), "note"),
        _step(6, words, list(_rounding(words))),
    )


def _step(number: int, words: Words, lines: list[Line], heads: tuple[str, ...] = ()) -> Lines:
    title = words.text(f"reference.fu.step_{number}")
    return Lines(f"fu.step_{number}", title, heads, tuple(lines))


def _name(key: str, words: Words) -> str:
    return words.text(f"reference.fu.{key}")


def _manner(rules: Rules, words: Words) -> Iterator[Line]:
    yield Line(_name("closed_ron", words), values=("+10",))
    yield Line(_name("open_ron", words), values=("0",))
    yield Line(_name("tsumo", words), values=("+2",))
    if not rules.rinshan_tsumo_fu:
        yield Line(_name("rinshan", words), values=("0",))


def _groups(words: Words) -> Iterator[Line]:
    for key, shown, opened, closed in _GROUPS:
        tiles: tuple[SheetTile, ...] = tiles_named("678s")
        if key.startswith("kan"):
            tiles = kan_of(shown)
        elif shown:
            tiles = tiles_named(shown)
        values = (_plus(opened), _plus(closed))
        yield Line(_name(key, words), values=values, tiles=tiles)


def _pairs(rules: Rules, words: Words) -> Iterator[Line]:
    """The seat is South and the round East for the winds that are shown."""
    double = rules.double_wind_pair_fu
    rows = [("pair_plain", "44p", 0), ("pair_dragon", "66z", 2), ("pair_wind", "22z", 2)]
    rows.append(("pair_double", "11z", double))
    if rules.players == 3 and rules.north == "yakuhai":
        rows.append(("pair_north", "44z", 2))
    for key, shown, fu in rows:
        yield Line(_name(key, words), values=(_plus(fu),), tiles=tiles_named(shown))


def _waits(words: Words) -> Iterator[Line]:
    for key, held, wins, fu in _WAITS:
        tiles = list(tiles_named(*held))
        winning = [tile._replace(win=True) for group in wins for tile in tiles_named(group)]
        winning[0] = winning[0]._replace(apart=True)
        kanji = "" if words.lang == "ja" else words.text(f"wait_kanji.{key}")
        yield Line(
            words.text(f"wait.{key}"),
            kanji,
            "" if words.lang == "ja" else words.text(f"wait_gloss.{key}"),
            values=(_plus(fu),),
            tiles=(*tiles, *winning),
        )


def _rounding(words: Words) -> Iterator[Line]:
    text = words.text
    yield Line(text("reference.fu.round_example", raw=32, fu=40), values=("40",))
    yield Line(text("reference.fu.round_stays", fu=40), values=("40",))


def _fixed(words: Words) -> Lines:
    rows = (
        ("chiitoitsu", "25"),
        ("pinfu_tsumo", "20"),
        ("pinfu_ron", "30"),
        ("open", "30"),
        ("limit", words.text("reference.fu.not_needed")),
    )
    lines = tuple(Line(_name(f"fixed_{key}", words), values=(value,)) for key, value in rows)
    return Lines("fu.fixed", _name("fixed", words), (), lines)


def _worked(rules: Rules, words: Words) -> Iterator[Block]:
    """Count the fu of one hand, reason by reason, by the engine."""
    draft = parse_draft(_COUNTED)
    value = evaluate(*draft.complete(), rules)
    shown = Line(note_of(draft, words), tiles=hand_tiles(draft, rules.players))
    lines = [
        Line(
            fu_label(item, value, words),
            values=(str(item.fu) if at == 0 else _plus(item.fu),),
            tiles=tuple(group_of(KIND[kind] for kind in item.tiles)),
        )
        for at, item in enumerate(value.best.fu_items)
    ]
    total = words.text("ui.result.fu_sum", raw=value.best.fu_raw, fu=value.best.fu)
    if value.best.fu_raw == value.best.fu:
        total = words.text("ui.result.fu_flat", fu=value.best.fu)
    yield Lines("fu.worked", _name("worked", words), (total,), (shown, *lines))


def _plus(fu: int) -> str:
    return f"+{fu}" if fu else "0"

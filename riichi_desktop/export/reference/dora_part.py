"""The dora cycle with its tiles, and dora of all kinds."""

from collections.abc import Iterator

from riichi_desktop.engine import Rules, Tile, next_in_cycle, parse_tile
from riichi_desktop.words import Words

from .blocks import Cycle, Cycles, Line, Lines, Section, Text
from .tiles import tiles_named

_STARTS = (("suit", "1p"), ("winds", "1z"), ("dragons", "5z"))


def dora_section(rules: Rules, words: Words) -> Section:
    """Give the section of dora."""
    title, intro = (words.text(f"reference.{key}.dora") for key in ("section", "intro"))
    blocks = (
        Cycles(words.text("reference.dora.cycle"), tuple(_cycles(rules, words))),
        Text(words.text("reference.dora.cycle_note"), "note"),
        Lines("dora.kinds", words.text("reference.dora.kinds"), (), tuple(_kinds(rules, words))),
        Text(words.text("reference.dora.twice"), "note"),
    )
    return Section("dora", "han", title, intro, blocks)


def _cycles(rules: Rules, words: Words) -> Iterator[Cycle]:
    """Follow the engine from a first tile until it comes round."""
    starts = (("man", "1m"), *_STARTS) if rules.players == 3 else _STARTS
    for name, start in starts:
        first = tile = parse_tile(start)
        tiles: list[Tile] = []
        while not tiles or tile != first:
            tiles.append(tile)
            tile = next_in_cycle(tile, rules.players)
        yield Cycle(_name(name, rules, words), tuple(tiles))


def _name(cycle: str, rules: Rules, words: Words) -> str:
    if cycle == "suit" and rules.players == 3:
        return words.listed(
            [words.text("rule_field.red_fives.p"), words.text("rule_field.red_fives.s")]
        )
    return words.text(f"reference.dora.{cycle}")


def _kinds(rules: Rules, words: Words) -> Iterator[Line]:
    reds = sum(rules.red_fives)
    kinds = [
        ("dora", True, ""),
        ("kan_dora", rules.kan_dora, ""),
        ("ura_dora", rules.ura_dora, ""),
        ("kan_ura_dora", rules.kan_ura_dora, ""),
        ("aka_dora", bool(reds), "".join("0" + s for s, n in _reds(rules) if n)),
    ]
    if rules.players == 3:
        kinds.append(("north_dora", rules.north == "nukidora", "4z"))
    for id, counts, shown in kinds:
        own = f"reference.dora.{id}"
        kanji = "" if own in words or words.lang == "ja" else words.text(f"dora_kanji.{id}")
        group = "dora_kanji" if words.lang == "ja" else "dora"
        yield Line(
            words.text(own if own in words else f"{group}.{id}"),
            kanji,
            "" if counts else words.text("reference.dora.not"),
            tiles=tiles_named(*(shown[at : at + 2] for at in range(0, len(shown), 2)))
            if counts
            else (),
            below=words.text(f"reference.dora.rule.{id}"),
            muted=not counts,
        )


def _reds(rules: Rules) -> Iterator[tuple[str, int]]:
    return zip("mps", rules.red_fives, strict=True)

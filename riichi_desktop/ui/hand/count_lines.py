"""The lines of the count: yaku, dora and fu of the kept reading, each tied to its tiles."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import (
    Draft,
    HandValue,
    Law,
    Reading,
    law_of,
)
from riichi_desktop.export import fu_label, limit_name, times_paid
from riichi_desktop.ui.hand.lighting import NOWHERE, Groups, Lighting, dora_places, together
from riichi_desktop.ui.hand.row_tiles import row_tiles
from riichi_desktop.ui.hand.yaku_words import han_of, name_dora, name_yaku
from riichi_desktop.ui.kit import Heading, Row, RowTile, tiles_of
from riichi_desktop.words import Words

MOST_TILES: Final = 12
"""Tiles in a row at most: a yaku of the whole hand shows none."""

_FU_IDLE_FROM: Final = 5


def count_lines(draft: Draft, value: HandValue, words: Words) -> list[Heading | Row]:
    """Give the count of a value as lines; each row's key is the places that it lights.

    Args:
        draft: the hand in the strip.
        value: what it is worth.
        words: the language in force.
    """
    lighting = Lighting(draft, value.best)
    lines: list[Heading | Row] = []
    if value.yakuman:
        lines += _yakuman_lines(draft, value, lighting, words)
    else:
        lines += yaku_lines(draft, value.best, lighting, law_of(value.rules), words)
        lines += _dora_rows(draft, value, words)
    if value.fu is not None:
        lines += _fu_lines(draft, value, lighting, words)
    return lines


def yaku_lines(
    draft: Draft, reading: Reading, lighting: Lighting, law: Law, words: Words
) -> Iterator[Heading | Row]:
    """Give the heading and the rows of the ordinary yaku of a reading."""
    total = words.text("ui.result.han", n=reading.han)
    yield Heading(words.text("ui.result.yaku"), totals=(total,))
    for id, han in reading.yaku.items():
        named, groups = name_yaku(id, words), lighting.yaku(id)
        mark = _mark(id, draft, law, words)
        yield Row(
            key=together(groups),
            name=named.name,
            kanji=named.beside,
            gloss=" · ".join(filter(None, (named.gloss, mark))),
            tiles=_tiles(draft, groups),
            values=(words.number(han),),
            accessible=_spoken(named.name, mark, words.text("ui.result.han", n=han), words),
        )


def _mark(id: str, draft: Draft, law: Law, words: Words) -> str:
    """Say whether the hand is open or closed where the yaku is worth more or less by it."""
    closed, opened = (han_of(id, law, closed=closed) for closed in (True, False))
    if not closed or not opened or closed == opened:
        return ""
    return words.text("ui.result.closed" if draft.is_closed else "ui.result.open")


def _dora_rows(draft: Draft, value: HandValue, words: Words) -> Iterator[Row]:
    for id, han in value.dora.items():
        named = name_dora(id, words)
        places, tiles = dora_places(draft, id, value.rules)
        yield Row(
            key=places,
            name=named.name,
            kanji=named.beside,
            gloss=named.gloss,
            tiles=tiles_of(tiles[:MOST_TILES]),
            values=(words.number(han),),
            accessible=_spoken(named.name, "", words.text("ui.result.han", n=han), words),
        )


def _yakuman_lines(
    draft: Draft, value: HandValue, lighting: Lighting, words: Words
) -> Iterator[Heading | Row]:
    paid, counted = times_paid(value.best), sum(value.yakuman.values())
    yield Heading(limit_name("yakuman", words), totals=(f"× {counted}",))
    for id, times in value.yakuman.items():
        named, groups = name_yaku(id, words), lighting.yaku(id)
        yield Row(
            key=together(groups),
            name=named.name,
            kanji=named.beside,
            gloss=named.gloss,
            tiles=_tiles(draft, groups),
            values=(f"× {times}",),
            accessible=_spoken(
                named.name, "", words.text("ui.result.yakuman_times", n=times), words
            ),
        )
    if counted > paid:
        cap = words.text("ui.result.yakuman_capped", n=paid)
        yield Row(NOWHERE, cap, values=(f"→ {paid}",), muted=True, accessible=cap)
    alone = words.text("ui.result.yakuman_alone")
    yield Row(NOWHERE, alone, muted=True)


def _fu_lines(
    draft: Draft, value: HandValue, lighting: Lighting, words: Words
) -> Iterator[Heading | Row]:
    best = value.best
    raw, fu, han = best.fu_raw, best.fu, best.han or 0
    note = "ui.result.fu_rounded" if raw != fu else ""
    if han >= _FU_IDLE_FROM:
        note = "ui.result.fu_idle"
    total = words.text("ui.result.fu_sum" if raw != fu else "ui.result.fu_flat", raw=raw, fu=fu)
    yield Heading(
        words.text("ui.result.fu"),
        words.listed(("", words.text(note))) if note else "",
        (total,),
    )
    for item in best.fu_items:
        groups = lighting.fu(item)
        label = fu_label(item, value, words)
        number = words.text("ui.result.fu_flat", fu=item.fu)
        yield Row(
            key=together(groups),
            name=label,
            tiles=_tiles(draft, groups),
            values=(words.number(item.fu),),
            accessible=_spoken(label, "", number, words),
        )


def _tiles(draft: Draft, groups: Groups) -> tuple[RowTile, ...]:
    tiles = row_tiles(draft, groups)
    return tiles if len(tiles) <= MOST_TILES else ()


def _spoken(name: str, mark: str, number: str, words: Words) -> str:
    return words.listed(filter(None, (name, mark, number)))

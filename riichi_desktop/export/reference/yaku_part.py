"""Yaku by han, and yakuman: what each needs, what it is worth, a hand that shows it."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, Literal, NamedTuple

from riichi_desktop.engine import LOCAL_YAKU, Rules, law_of
from riichi_desktop.export.names import limit_word, yaku_name
from riichi_desktop.words import Words

from .blocks import Block, Entries, Entry, Section, Text
from .examples import COMPANIONS, example
from .settings import COUNTED
from .tiles import example_of

HandKind = Literal["all", "closed", "open", "closed_only"]
HAND_KINDS: Final[tuple[HandKind, ...]] = ("all", "closed", "open", "closed_only")
"""Which yaku are listed: all, those of a closed hand, of an open one, of a closed one alone."""

NONE: Final = "–"
_COUNTED_BASE: Final = {"sanbaiman": 6000}


class _Worth(NamedTuple):
    id: str
    closed: int
    open: int


def yaku_section(rules: Rules, words: Words) -> Section:
    """Give the section of ordinary yaku, by their han with a closed hand."""
    blocks: list[Block] = [*yaku_groups(rules, words, "all")]
    special = _special(rules, words)
    if special:
        blocks.append(Entries("special", words.text("reference.special"), ("",), special))
    title, intro = (words.text(f"reference.{key}.yaku") for key in ("section", "intro"))
    return Section("yaku", "han", title, intro, tuple(blocks))


def yaku_groups(rules: Rules, words: Words, kind: HandKind) -> tuple[Entries, ...]:
    """Give the yaku of a kind of hand, the cheapest first."""
    listed = sorted(
        (row for row in _worths(rules) if _is_listed(row, kind)), key=lambda row: _han(row, kind)
    )
    keys = {"closed": ("closed",), "closed_only": ("closed",), "open": ("open",)}
    heads = tuple(words.text(f"reference.{key}") for key in keys.get(kind, ("closed", "open")))
    return tuple(
        Entries(
            f"han.{han}",
            words.text("ui.result.han", n=han),
            heads,
            tuple(_entry(row.id, _values(row, kind), rules, words) for row in rows),
        )
        for han, rows in groupby(listed, key=lambda row: _han(row, kind))
    )


def yakuman_section(rules: Rules, words: Words) -> Section:
    """Give the section of yakuman, each with how often it counts under the rules."""
    law = law_of(rules)
    ids = [row.id for row in law.yakuman if row.id != "open_riichi"]
    ids += [id for id in rules.local_yaku if id in LOCAL_YAKU and LOCAL_YAKU[id].is_yakuman]
    once = {n: words.text("reference.yakuman.once", n=n) for n in (1, 2)}
    entries = tuple(
        _entry(id, (once[min(law.times(id), rules.yakuman_cap)],), rules, words) for id in ids
    )
    title, intro = (words.text(f"reference.{key}.yakuman") for key in ("section", "intro"))
    hands = Entries("yakuman", words.text("reference.yakuman.hands"), ("",), entries)
    notes = (Text(note, "note") for note in _yakuman_notes(rules, words))
    return Section("yakuman", "han", title, intro, (*notes, hands))


def _yakuman_notes(rules: Rules, words: Words) -> Iterator[str]:
    cap = rules.yakuman_cap
    key = "cap_one" if cap == 1 else "cap"
    yield words.text(f"reference.yakuman.{key}", n=cap)
    if rules.pao:
        names = words.listed(yaku_name(id, words) for id in rules.pao)
        yield words.text("reference.yakuman.pao", names=names)
    else:
        yield words.text("reference.yakuman.no_pao")
    limit = limit_word(COUNTED[rules.counted_limit], words)
    points = _COUNTED_BASE.get(rules.counted_limit, 8000)
    yield words.text("reference.yakuman.counted", limit=limit, points=points)


def _worths(rules: Rules) -> Iterator[_Worth]:
    seen: set[str] = set()
    for row in law_of(rules).yaku:
        three_suits = row.id == "sanshoku_doujun" and rules.players == 3
        if row.id not in seen and row.id != "renhou" and not three_suits:
            seen.add(row.id)
            yield _Worth(row.id, row.closed, row.open)
    for id in rules.local_yaku:
        local = LOCAL_YAKU.get(id)
        if local is not None and not local.is_yakuman:
            yield _Worth(id, local.closed, local.open)


def _is_listed(row: _Worth, kind: HandKind) -> bool:
    if kind == "open":
        return row.open > 0
    return kind != "closed_only" or not row.open


def _han(row: _Worth, kind: HandKind) -> int:
    return row.open if kind == "open" else row.closed


def _values(row: _Worth, kind: HandKind) -> tuple[str, ...]:
    closed, opened = str(row.closed), str(row.open) if row.open else NONE
    return {"all": (closed, opened), "open": (opened,)}.get(kind, (closed,))


def _special(rules: Rules, words: Words) -> tuple[Entry, ...]:
    """Give what is neither a yaku of so many han nor a yakuman: renhou, nagashi mangan."""
    mangan = (words.text("reference.renhou.mangan"),)
    found = []
    if rules.renhou in ("mangan_alternative", "five_han_alone"):
        found.append(_entry("renhou", mangan, rules, words))
    if rules.nagashi_mangan:
        found.append(_entry("nagashi_mangan", mangan, rules, words))
    return tuple(found)


def _entry(id: str, values: tuple[str, ...], rules: Rules, words: Words) -> Entry:
    draft = example(id, rules)
    declared = draft.flags if draft is not None else ()
    others = [yaku_name(other, words) for other in COMPANIONS.get(id, ()) if other not in declared]
    beside = words.text(f"yaku.{id}" if words.lang == "ja" else f"yaku_kanji.{id}")
    return Entry(
        id,
        yaku_name(id, words),
        beside,
        words.text(f"yaku_gloss.{id}"),
        words.text(f"yaku_rule.{id}"),
        values,
        None if draft is None else example_of(draft, rules, words, others),
    )

"""The value of a rule field in a few words, and rules as rows of such values."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.engine import (
    ABORT_REASONS,
    FIELDS,
    FIELDS_BY_DOCUMENT,
    Chombo,
    FloatingUma,
    RedFives,
    RuleField,
    Rules,
    TimeLimit,
    differences,
)
from riichi_desktop.words import Words

from .game_names import decimal_points
from .names import abort_name, yaku_name

_SETTLING: Final = ("limits", "fu", "settlement", "liability", "three_players", "frame")
_TOO: Final = ("red_fives", "nagashi_mangan")


class RuleRow(NamedTuple):
    """One rule, in words.

    Attributes:
        field: its name in a document; "oka" for what follows of start and return.
        group: one of `engine.GROUPS`.
        name: of the field, in words.
        value: what these rules say.
        changed: whether the rule set whose name they bear says otherwise.
    """

    field: str
    group: str
    name: str
    value: str
    changed: bool


def rule_value(field: RuleField, value: object, words: Words) -> str:
    """Say a value of a field: a choice, yes or no, a number, names of yaku, uma in thousands."""
    if field.document == "target" and not value:
        return words.text("rule_value.none")
    if isinstance(value, bool):
        return words.text("rule_value.yes" if value else "rule_value.no")
    key = f"rule_value.{field.document}.{value}"
    if key in words:
        return words.text(key)
    if isinstance(value, RedFives):
        return str(sum(value)) if len(set(value)) == 1 else _reds(value, words)
    if isinstance(value, Chombo | TimeLimit):
        return _chombo(value, words) if isinstance(value, Chombo) else _time(value, words)
    if field.kind == "uma":
        return _floating(value, words) if isinstance(value, FloatingUma) else _uma(value, words)
    if isinstance(value, tuple):
        names = [_name(str(id), words) for id in value]
        return words.listed(names) if names else words.text("rule_value.none")
    return words.number(value) if isinstance(value, int) else str(value)


def rule_rows(rules: Rules, words: Words) -> tuple[RuleRow, ...]:
    """Give every rule that can matter at a table of so many players, in the order of the fields."""
    known = rules.id in preset_ids()
    changed = {*differences(rules, preset(rules.id))} if known else set[RuleField]()
    return tuple(
        RuleRow(
            field.document,
            field.group,
            words.text(f"rule_field.{field.document}"),
            rule_value(field, getattr(rules, field.name), words),
            field in changed,
        )
        for field in FIELDS
        if rules.players == 3 or field.group != "three_players"
    )


def settling_rows(rules: Rules, words: Words) -> Iterator[RuleRow]:
    """Give the rules that decide who pays what and how a game ends; those without effect left out.

    Oka, which follows from start and return, is among them.
    """
    idle = {*_idle(rules)}
    for row in rule_rows(rules, words):
        if row.field in idle or (row.group not in _SETTLING and row.field not in _TOO):
            continue
        yield row
        if row.field == "uma":
            oka = _in_thousands(rules.oka, words)
            yield RuleRow("oka", row.group, words.text("rule_field.oka"), oka, False)


def _idle(rules: Rules) -> Iterator[str]:
    """Give the fields that change nothing, as others are."""
    if rules.multiple_ron == "head_bump":
        yield from ("multiple_ron_honba", "multiple_ron_sticks")
    if not rules.pao:
        yield from ("pao_scope", "pao_ron_honba", "pao_tsumo_honba")
    if not rules.nagashi_mangan:
        yield from ("nagashi_mangan", "nagashi_as")
    if not rules.double_yakuman:
        yield "double_yakuman"
    yield "players"


def _name(id: str, words: Words) -> str:
    return abort_name(id, words) if id in ABORT_REASONS else yaku_name(id, words)


def rule_help(document: str, rules: Rules, words: Words) -> str:
    """Say what a field is about; where the rules say no, that its sentence is of the yes.

    Args:
        document: the field's name in a document; "oka" for what follows of start and return.
        rules: the rules it is said of.
        words: the language.
    """
    said = words.text(f"rule_help.{document}")
    field = FIELDS_BY_DOCUMENT.get(document)
    if field is None or getattr(rules, field.name) is not False:
        return said
    return words.text("ui.rule_sets.if_yes", rule=said[:1].lower() + said[1:])


def _reds(value: RedFives, words: Words) -> str:
    suits = ((words.text(f"suit.{suit}"), count) for suit, count in zip("mps", value, strict=True))
    return words.listed(f"{count} {suit}" for suit, count in suits if count)


def _chombo(value: Chombo, words: Words) -> str:
    kind = words.text(f"rule_value.chombo.kind.{value.kind}")
    if value.kind == "reverse_mangan":
        return kind
    points = words.number(value.points)
    return words.text("match.event.named", worth=kind, names=points)


def _time(value: TimeLimit, words: Words) -> str:
    ending = words.text(f"rule_value.time_limit.ending.{value.ending}")
    if not value.minutes:
        return ending
    return words.listed([words.text("match.sheet.minutes", n=value.minutes), ending])


def _uma(value: object, words: Words) -> str:
    assert isinstance(value, tuple)
    return " / ".join(_in_thousands(points, words) for points in value)


def _floating(value: FloatingUma, words: Words) -> str:
    rows: Iterable[str] = (
        words.text("match.sheet.floating", n=count, uma=_uma(row, words))
        for count, row in enumerate(value.up, 1)
    )
    return words.joined([*rows, words.text("match.sheet.else", uma=_uma(value.none, words))])


def _in_thousands(points: int, words: Words) -> str:
    """Write points in thousands, whole where they are: +15, −7.5."""
    return words.signed(points // 1000) if points % 1000 == 0 else decimal_points(points, words)

"""What booking would do, in sentences: who is paid what for which reason, and what comes next."""

from collections.abc import Iterator
from typing import Final, assert_never

from riichi_desktop.export import limit_word
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Finished,
    Paid,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Table,
    Won,
)
from riichi_desktop.ui.match.board.values import STICK
from riichi_desktop.ui.match.board.words import ending, honba, isolated, pot, round_name
from riichi_desktop.words import Words

from .form import MOST_HAN
from .people import listed, told
from .preview import Preview

_KIRIAGE: Final = ((4, 30), (3, 60))
"""Han and fu that only kiriage makes a mangan (1,920 base points)."""


def sentences(preview: Preview, words: Words) -> tuple[str, ...]:
    """Say what the rules make of what happened; nothing while something is missing."""
    event, table = preview.event, preview.table
    if event is None or preview.after is None:
        return ()
    match event:
        case Won():
            found = _won(event, preview, words)
        case Drawn():
            found = _drawn(event, preview, words)
        case Aborted():
            found = iter([words.text("ui.record.say.abort")])
        case Chombo():
            found = _chombo(event, table, words)
        case _:
            found = _between(event, preview, words)
    laid = () if preview.row is None else _laid(preview, words)
    return (*found, *laid)


def _won(event: Won, preview: Preview, words: Words) -> Iterator[str]:
    row = preview.row
    assert row is not None
    for notice in row.notices:
        yield words.problem(notice)
    counting = [paid for paid in row.paid if paid.counts]
    for paid in counting:
        yield from _limits(paid, preview.table, words)
        yield from _liability(paid, preview.table, words)
    yield from _honba(counting, preview.table, words)
    yield from _sticks(counting, event, preview.table, words)
    rules = preview.table.rules
    if preview.form.kind == "tsumo" and rules.players == 3:
        value = words.text(f"rule_value.tsumo_split.{rules.tsumo_split}")
        yield words.text("ui.record.say.tsumo_split", value=value)


def _limits(paid: Paid, table: Table, words: Words) -> Iterator[str]:
    """Say where the rules, and not han and fu alone, made the limit."""
    win, rules = paid.win, table.rules
    if paid.limit == "mangan" and (win.han, win.fu) in _KIRIAGE:
        yield words.text("ui.record.say.kiriage", han=win.han, fu=win.fu)
    if win.han is not None and win.han >= MOST_HAN and paid.limit is not None:
        yield words.text("ui.record.say.counted", limit=limit_word(paid.limit, words))
    if win.yakuman > rules.yakuman_cap:
        yield words.text("ui.result.yakuman_capped", n=rules.yakuman_cap)


def _liability(paid: Paid, table: Table, words: Words) -> Iterator[str]:
    """Say who answers for the yakuman, and for how much of it."""
    if not paid.win.pao or not table.rules.pao:
        return
    by = {(transfer.payer, transfer.reason) for transfer in paid.payment.transfers}
    for liable in paid.win.pao:
        name = told(words, table, liable.chair)
        wind = table.wind_of(liable.chair)
        if liable.chair == paid.win.source:
            yield words.text("ui.record.say.pao_discarder", player=name)
        elif (wind, "pao") in by:
            yield words.text("ui.liability.all", seat=name)
        elif (wind, "pao_half") in by:
            yield words.text("ui.liability.half", seat=name)
    held = sum(liable.times or paid.win.yakuman for liable in paid.win.pao)
    if held < paid.win.yakuman and table.rules.pao_scope == "yakuman":
        yield words.text("ui.record.say.pao_part", n=held, all=paid.win.yakuman)


def _honba(counting: list[Paid], table: Table, words: Words) -> Iterator[str]:
    """Say who is paid for the counters, and by the liable player where he is."""
    with_honba = [paid for paid in counting if paid.honba]
    if not with_honba:
        return
    paid = with_honba[0]
    points = sum(transfer.honba for transfer in paid.payment.transfers)
    said = {"n": paid.honba, "points": words.signed(points)}
    if len(with_honba) > 1:
        yield words.text("ui.record.say.honba_each", **said)
        return
    key = "honba_nearest" if len(counting) > 1 else "honba"
    yield words.text(f"ui.record.say.{key}", player=told(words, table, paid.win.winner), **said)
    payers = [transfer.payer for transfer in paid.payment.transfers if transfer.honba]
    if paid.win.pao and len(payers) == 1:
        payer = next(c for c in range(table.players) if table.wind_of(c) == payers[0])
        yield words.text("ui.record.say.honba_payer", player=told(words, table, payer))


def _sticks(counting: list[Paid], event: Won, table: Table, words: Words) -> Iterator[str]:
    """Say who takes the riichi sticks."""
    pool = table.sticks + len(event.riichi)
    if not pool or not counting:
        return
    nearest = _nearest(counting, table)
    said = {"n": nearest.sticks, "points": words.signed(STICK * nearest.sticks)}
    name = told(words, table, nearest.win.winner)
    if _nets(nearest, event):
        net = {"own": STICK, "net": words.signed(STICK * (nearest.sticks - 1))}
        said |= {"points": words.number(STICK * nearest.sticks), **net}
    if len(counting) == 1:
        key = "sticks_net" if "net" in said else "sticks"
        yield words.text(f"ui.record.say.{key}", player=name, **said)
        return
    own = [paid.win.winner for paid in counting if paid.sticks and paid is not nearest]
    if own:
        yield words.text("ui.record.say.sticks_own", players=listed(words, table, own))
    if nearest.sticks:
        key = "sticks_nearest_net" if "net" in said else "sticks_nearest"
        yield words.text(f"ui.record.say.{key}", player=name, **said)


def _nearest(counting: list[Paid], table: Table) -> Paid:
    """Give the winner who takes the pot: the first after the discarder."""
    return min(
        counting, key=lambda paid: (paid.win.winner - (paid.win.source or 0)) % table.players
    )


def _nets(nearest: Paid, event: Won) -> bool:
    """Tell whether who takes the pot has laid a stick of it in this hand."""
    return bool(nearest.sticks) and nearest.win.winner in event.riichi


def _laid(preview: Preview, words: Words) -> Iterator[str]:
    """Say who pays a stick, and whose riichi tile was ronned."""
    event, form, table = preview.event, preview.form, preview.table
    if isinstance(event, Won | Drawn | Aborted):
        laid = event.riichi
        counting = [paid for paid in preview.row.paid if paid.counts] if preview.row else []
        if isinstance(event, Won) and counting and _nets(_nearest(counting, table), event):
            said = _nearest(counting, table).win.winner  # with the pot that he takes
            laid = tuple(chair for chair in laid if chair != said)
        if laid:
            yield words.text(
                "ui.record.say.riichi", players=listed(words, table, laid), n=len(laid)
            )
    if isinstance(event, Won):
        for chair in sorted({*form.riichi} - {*event.riichi}):
            yield words.text("ui.record.say.ronned", player=told(words, table, chair))


def _drawn(event: Drawn, preview: Preview, words: Words) -> Iterator[str]:
    table = preview.table
    if event.nagashi:
        names = listed(words, table, event.nagashi)
        yield words.text(f"ui.record.say.nagashi_{table.rules.nagashi_as}", players=names)
        return
    have = len(event.tenpai)
    if have in (0, table.players):
        yield words.text(f"ui.record.say.{'all' if have else 'none'}_tenpai")
        return
    noten = tuple(chair for chair in range(table.players) if chair not in event.tenpai)
    for group, chairs in (("noten", noten), ("tenpai", event.tenpai)):
        points, names = table.rules.noten_pool // len(chairs), listed(words, table, chairs)
        key = f"ui.record.say.{group}_{'each' if len(chairs) > 1 else 'one'}"
        yield words.text(key, players=names, points=points)


def _chombo(event: Chombo, table: Table, words: Words) -> Iterator[str]:
    names, chombo = listed(words, table, event.chairs), table.rules.chombo
    if chombo.kind == "reverse_mangan":
        yield words.text("ui.record.say.chombo_reverse", players=names, n=len(event.chairs))
    else:
        points = words.signed(-chombo.points)
        yield words.text("ui.record.say.after_uma", players=names, points=points)
    yield words.text("ui.record.say.chombo_replay")
    if event.riichi:
        names = listed(words, table, event.riichi)
        yield words.text("ui.record.say.riichi_back", players=names)


def _between(
    event: Penalty | Bell | Finished | Stopped | Replaced | Reseated | Placed,
    preview: Preview,
    words: Words,
) -> Iterator[str]:
    table, say = preview.table, words.text
    match event:
        case Penalty(chair, points, when):
            key = "after_uma" if when == "final" else "at_table"
            said = {"players": told(words, table, chair), "points": words.signed(points)}
            yield say(f"ui.record.say.{key}", **said)
        case Bell():
            left = preview.after.bell if preview.after is not None else None
            yield say("ui.record.say.bell", n=left) if left else say("ui.record.say.bell_idle")
        case Finished() | Stopped():
            yield say("ui.record.say.finish")
        case Replaced(chair, name):
            player = told(words, table, chair)
            yield say("ui.record.say.replace", name=isolated(name), player=player)
        case Reseated():
            yield say("ui.record.say.reseat")
        case Placed():
            yield say("ui.record.say.set")
        case _:
            assert_never(event)


def next_words(preview: Preview, words: Words) -> str:
    """Say how the game goes on: the next hand with its counters, or why it is over."""
    after, table = preview.after, preview.table
    if after is None:
        return ""
    if after.is_over:
        why = ending(words, after.ending)
        over = words.text("ui.match.over")
        return words.text("ui.record.say.rule", rule=over, value=why) if why else over
    name = round_name(words, after.wind, after.turn)
    parts = [name]
    if after.honba:
        parts.append(honba(words, after.honba))
    if after.sticks:
        parts.append(pot(words, after.sticks))
    if preview.row is not None and after.round == table.round:
        parts.insert(1, words.text("ui.record.say.dealer_stays"))
    if after.may_stop:
        parts.append(words.text("ui.record.say.may_stop"))
    return words.text("ui.record.say.next", what=" · ".join(parts))

"""Rules, events and records by chance."""

from itertools import count

from hypothesis import strategies as st

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.engine import ABORT_REASONS, FU_VALUES, FloatingUma, Rules, TimeLimit, fu_fault
from riichi_desktop.engine import Chombo as ChomboRule
from riichi_desktop.ledger import (
    Aborted,
    Act,
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Entry,
    Event,
    Finished,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Restored,
    Stopped,
    Voided,
    Win,
    Won,
)

from .tables import with_

HUNDREDS = st.integers(-300, 300).map(lambda n: 100 * n)


def chairs(players: int, least: int = 0) -> st.SearchStrategy[tuple[int, ...]]:
    found = st.lists(st.integers(0, players - 1), unique=True, min_size=least)
    return found.map(tuple)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Give rules with every field of the match by chance."""
    base = preset(draw(st.sampled_from(preset_ids())))
    players = base.players
    row = st.lists(HUNDREDS, min_size=players - 1, max_size=players - 1).map(
        lambda held: (*held, -sum(held))
    )
    floating = st.builds(
        FloatingUma, st.lists(row, min_size=players - 1, max_size=players - 1).map(tuple), row
    )
    fields = {
        "multiple_ron": st.sampled_from(["all", "two_abort_on_three", "head_bump"]),
        "multiple_ron_honba": st.sampled_from(["nearest", "each"]),
        "multiple_ron_sticks": st.sampled_from(["nearest", "own_back_rest_nearest"]),
        "honba_per_payer": st.sampled_from([0, 100, 500]),
        "riichi_needs_1000": st.booleans(),
        "noten_pool": st.sampled_from([0, 1200, 3000, 6000]),
        "dealer_repeats_on": st.sampled_from(["tenpai", "win", "never"]),
        "nagashi_mangan": st.booleans(),
        "nagashi_as": st.sampled_from(["draw", "win"]),
        "abortive_draws": st.sampled_from([(), ABORT_REASONS]),
        "length": st.sampled_from(["east", "south"]),
        "start": st.sampled_from([25000, 30000, 35000]),
        "return_points": st.sampled_from([25000, 30000, 40000]),
        "uma": row | floating,
        "ties": st.sampled_from(["seat_order", "split"]),
        "leftover_sticks": st.sampled_from(["first", "first_split", "lost"]),
        "final_rounding": st.sampled_from(["none", "half_up", "half_down"]),
        "bust": st.sampled_from(["no", "below_zero", "at_zero"]),
        "dealer_may_stop": st.sampled_from(["no", "automatic", "asked"]),
        "target": st.sampled_from([0, 30000, 40000]),
        "chombo": st.builds(
            ChomboRule, st.sampled_from(["points_after_uma", "reverse_mangan"]), st.just(20000)
        ),
        "time_limit": st.builds(
            TimeLimit, st.just(0), st.sampled_from(["none", "finish_hand", "one_more_hand"])
        ),
        "tsumo_split": st.sampled_from(
            ["loss", "north_half", "equal", "dealer_pays", "full", "plus_1000"]
        ),
        "pao_scope": st.sampled_from(["yakuman", "hand"]),
        "pao_ron_honba": st.sampled_from(["discarder", "liable"]),
        "pao_tsumo_honba": st.sampled_from(["liable", "shared", "liable_if_alone"]),
        "yakuman_cap": st.sampled_from([1, 2, 6]),
    }
    return with_(base, **draw(st.fixed_dictionaries(fields)))


@st.composite
def wins(draw: st.DrawFn, players: int, winner: int, source: int | None) -> Win:
    """Give a win by numbers, liability among them."""
    if draw(st.integers(0, 5)):
        han, fu = draw(st.sampled_from(CELLS[source is None]))
        return Win(winner, source, han, fu)
    times = draw(st.integers(1, 3))
    others = st.lists(
        st.integers(0, players - 1).filter(lambda chair: chair != winner), unique=True
    )
    liable = draw(others)[:times]
    return Win(winner, source, yakuman=times, pao=tuple(Liable(chair) for chair in liable))


CELLS = {
    tsumo: [
        *((han, fu) for han in range(1, 5) for fu in FU_VALUES if fu_fault(han, fu, tsumo) is None),
        *((han, None) for han in range(5, 15)),
    ]
    for tsumo in (True, False)
}


@st.composite
def hands(draw: st.DrawFn, players: int) -> Event:
    riichi = draw(chairs(players))
    kind = draw(st.sampled_from(["ron", "ron", "tsumo", "draw", "draw", "abort", "chombo"]))
    if kind == "draw":
        ready = tuple(dict.fromkeys((*riichi, *draw(chairs(players)))))
        return Drawn(ready, riichi, draw(st.just(()) | chairs(players)))
    if kind == "abort":
        reason = draw(st.sampled_from(ABORT_REASONS))
        if reason == "suucha_riichi":
            riichi = tuple(range(players))
        return Aborted(reason, riichi[:-1] if reason == "kyuushu_kyuuhai" else riichi)
    if kind == "chombo":
        return Chombo(draw(chairs(players, 1)), riichi)
    source, *winners = draw(st.permutations(range(players)))
    if kind == "tsumo":
        return Won((draw(wins(players, winners[0], None)),), riichi)
    many = draw(st.sampled_from([1, 1, 1, 2, 3]))
    return Won(tuple(draw(wins(players, one, source)) for one in winners[:many]), riichi)


def between(players: int) -> st.SearchStrategy[Event]:
    chair = st.integers(0, players - 1)
    return st.one_of(
        st.builds(Penalty, chair, HUNDREDS, st.sampled_from(["table", "final"])),
        st.just(Bell()),
        st.builds(Stopped, chair),
        st.builds(Replaced, chair, st.sampled_from(["Eva", "Fay"])),
        st.builds(Reseated, st.permutations(range(players)).map(tuple)),
        st.builds(
            Placed,
            st.sampled_from(["E1", "E3", "S2", "W1"]),
            st.integers(0, 5),
            st.integers(0, 4),
        ),
        st.just(Finished()),
    )


def events(players: int) -> st.SearchStrategy[Event]:
    return st.one_of(hands(players), hands(players), hands(players), between(players))


@st.composite
def records(draw: st.DrawFn) -> list[Entry]:
    """Give a record of draws, so that every event can follow, with words on all that is there."""
    numbers = count()
    entries: list[Entry] = []
    for _ in range(draw(st.integers(0, 12))):
        uid = str(next(numbers))
        entries.append(Entry(uid, draw(acts([entry.uid for entry in entries]))))
    return entries


def acts(uids: list[str]) -> st.SearchStrategy[Act]:
    event = st.integers(0, 15).map(lambda n: Drawn(tuple(at for at in range(4) if n >> at & 1)))
    if not uids:
        return st.builds(Booked, event)
    target = st.sampled_from(uids)
    return st.one_of(
        st.builds(Booked, event),
        st.builds(Booked, event, target),
        st.builds(Amended, target, event),
        st.builds(Voided, target),
        st.builds(Restored, target),
    )

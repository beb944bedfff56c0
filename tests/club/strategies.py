"""Games and events by chance: by their scores, or by their hands."""

from hypothesis import strategies as st

from riichi_desktop.club import Adjustment, Event, Played
from riichi_desktop.ledger import Event as Happened
from riichi_desktop.ledger import Finished, Game, IllegalEvent, replay
from tests.ledger.strategies import hands
from tests.ledger.tables import NAMES

from .clubs import CLUB, SEATED, SPLIT, TRIO, adjusted, event, game, recorded

IDS = tuple(one.uid for one in CLUB)
SHIFTS = st.sampled_from((-20000, -5000, 0, 0, 5000, 12300))
"""How far a score is from the start; few, so that there are ties."""
DAYS = st.sampled_from(("2026-01-01", "2026-01-08", ""))


@st.composite
def scored(draw: st.DrawFn) -> Played:
    """Give a game of three or four by its scores."""
    rules = draw(st.sampled_from((SPLIT, SPLIT, SEATED, TRIO)))
    players = draw(st.permutations(IDS))[: rules.players]
    shifts = [draw(SHIFTS) for _ in players[1:]]
    scores = [rules.start + shift for shift in (*shifts, -sum(shifts))]
    penalties = draw(st.sampled_from(((), (-20000, *(0,) * (rules.players - 1)))))
    fields = {"day": draw(DAYS), "event": draw(st.sampled_from("eef")), "penalties": penalties}
    return game(players, *scores, rules=rules, **fields)


def broken_off(events: list[Happened]) -> Game:
    """Give the game of events as far as they are legal, then broken off."""
    try:
        held = replay(SPLIT, NAMES, events)
    except IllegalEvent as error:
        held = error.game
    return replay(SPLIT, NAMES, [*(one.event for one in held.events), Finished()])


@st.composite
def by_hands(draw: st.DrawFn) -> Played:
    """Give a game of four by its hands, broken off."""
    held = broken_off(draw(st.lists(hands(4), max_size=3)))
    players = draw(st.permutations(IDS))[:4]
    return recorded(held, players, day=draw(DAYS))


seasons: st.SearchStrategy[list[Played]] = st.lists(scored() | by_hands(), max_size=7)
"""Games of the events ``e`` and ``f``."""

adjustments: st.SearchStrategy[list[Adjustment]] = st.lists(
    st.builds(
        adjusted,
        st.sampled_from((-5000, 300)),
        st.sampled_from(IDS),
        cancelled=st.sampled_from(("", "", "mistaken")),
    ),
    max_size=4,
)


@st.composite
def leagues(draw: st.DrawFn) -> Event:
    """Give the event ``e``, counting all games or the best."""
    return event(
        counting=draw(st.sampled_from(("all", "all", "best"))),
        counted=draw(st.integers(0, 3)),
        ordering=draw(st.sampled_from(("points", "average_points", "average_place"))),
        minimum=draw(st.integers(0, 3)),
        teams=draw(st.booleans()),
    )

"""Who plays the next round of a tournament and how it is seated; values in, values out."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from riichi_desktop.club import (
    Chance,
    Cut,
    Event,
    NotSeatable,
    Played,
    Register,
    Round,
    SeatedRound,
    SeatingConstraints,
    SeatingGroup,
    SeatingPlan,
    SeatingQuality,
    draw,
    entrants,
    evaluate_seating,
    is_played,
    rounds_of,
    schedule,
    standings,
    swiss,
)
from riichi_desktop.engine import Problem, problem

Method = Literal["draw", "swiss", "all"]
METHODS: Final[tuple[Method, ...]] = ("draw", "swiss", "all")


class Wish(NamedTuple):
    """How a round is to be seated.

    Attributes:
        method: by chance, by standing, or all rounds that are left at once.
        teams: whether people of a team must not meet.
        cities: whether people of a city should avoid each other.
        others: whether those who did not go on after a cut play on at tables of their own.
    """

    method: Method = "draw"
    teams: bool = False
    cities: bool = False
    others: bool = False


class Field(NamedTuple):
    """Who plays.

    Attributes:
        number: of the next round.
        going: who plays on, the first of the standings first.
        out: who did not go on after the last cut.
        substitutes: who fills up.
        cut: the last cut that was made; None for none.
        past: the rounds there are, merged players as one.
    """

    number: int
    going: tuple[str, ...]
    out: tuple[str, ...]
    substitutes: tuple[str, ...]
    cut: Cut | None
    past: SeatingPlan


class Proposal(NamedTuple):
    """Rounds to be put, or why there are none.

    Attributes:
        rounds: the rounds.
        notices: what could not be spared.
        refused: why there are no rounds.
    """

    rounds: tuple[Round, ...] = ()
    notices: tuple[Problem, ...] = ()
    refused: tuple[Problem, ...] = ()


def field_of(register: Register, event: Event, played: Sequence[Played]) -> Field:
    """Give who plays the next round: who is registered, has not withdrawn, and was not cut."""
    known = entrants(register, event.uid)
    rounds = rounds_of(register, event.uid)
    held = standings(register, event.uid, played)
    active = {one.player for one in known.values() if not one.withdrawn and not one.substitute}
    order = [row for row in held.rows if row.player in active]
    return Field(
        1 + max((one.number for one in rounds), default=0),
        tuple(row.player for row in order if not row.cut),
        tuple(row.player for row in order if row.cut),
        tuple(one.player for one in known.values() if one.substitute and not one.withdrawn),
        held.cuts[-1] if held.cuts else None,
        plan_of(register, rounds),
    )


def plan_of(register: Register, rounds: Sequence[Round]) -> SeatingPlan:
    """Give rounds as they were seated; merged players are one."""
    who = register.who
    return tuple(tuple(tuple(map(who, table)) for table in one.tables) for one in rounds)


def constraints_of(register: Register, event: Event, wish: Wish) -> SeatingConstraints:
    """Give who should not meet: people of a team never, people of a city where it can be."""
    teams: dict[str, list[str]] = {}
    cities: dict[str, list[str]] = {}
    for one in entrants(register, event.uid).values():
        if one.team in register.teams:
            teams.setdefault(register.teams[one.team].name, []).append(one.player)
        player = register.player(one.player)
        if player is not None and player.city:
            cities.setdefault(player.city, []).append(one.player)
    return SeatingConstraints(
        _groups(teams) if wish.teams else (), _groups(cities) if wish.cities else ()
    )


def _groups(members: dict[str, list[str]]) -> tuple[SeatingGroup, ...]:
    return tuple(
        SeatingGroup(name, tuple(players)) for name, players in members.items() if len(players) > 1
    )


def why_not_next(
    register: Register, event: Event, played: Sequence[Played], wish: Wish
) -> Problem | None:
    """Say why the next round cannot be seated as it is wished; None where it can."""
    rounds = rounds_of(register, event.uid)
    last = max((one.number for one in rounds), default=0)
    active = sum(not one.withdrawn for one in entrants(register, event.uid).values())
    least = event.rules.players
    if event.closed:
        return problem("event_closed", "event", event=event.name)
    if active < least:
        return problem("seating_too_few", "players", n=active, least=least)
    if event.rounds and last >= event.rounds:
        return problem("cup_all_rounds", "rounds", n=event.rounds)
    if wish.method == "all":
        if not event.rounds:
            return problem("cup_no_rounds", "rounds")
        coming = [after for after, _ in event.cuts if last < after < event.rounds]
        if coming:
            return problem("cup_cut_between", "cuts", turn=min(coming))
    awaited = wish.method == "swiss" or any(after == last for after, _ in event.cuts)
    if last and awaited and not is_played(rounds, played, last):
        return problem("cup_results_missing", "rounds", turn=last)
    return None


def seat(
    register: Register,
    event: Event,
    played: Sequence[Played],
    wish: Wish,
    chance: Chance,
    uid: Callable[[], str],
) -> Proposal:
    """Seat the next round, or all that are left.

    Args:
        register: what the club wrote down.
        event: which.
        played: all games and totals.
        wish: how.
        chance: the generator.
        uid: makes an id.
    """
    field = field_of(register, event, played)
    constraints = constraints_of(register, event, wish)
    try:
        if wish.method == "all":
            made = _all_rounds(field, event, constraints, chance)
        else:
            made = (_one_round(field, event, wish, constraints, chance),)
    except NotSeatable as error:
        return Proposal(refused=error.problems)
    rounds = tuple(
        round_of(uid(), event, field.number + at, one.tables, one.out)
        for at, one in enumerate(made)
    )
    return Proposal(rounds, tuple(notice for one in made for notice in one.notices))


def _all_rounds(
    field: Field, event: Event, constraints: SeatingConstraints, chance: Chance
) -> tuple[SeatedRound, ...]:
    left = event.rounds - field.number + 1
    plan = schedule(
        field.going,
        left,
        chance=chance,
        size=event.rules.players,
        past=field.past,
        constraints=constraints,
        substitutes=field.substitutes,
    )
    people = field.going
    seated = [{one for table in tables for one in table} for tables in plan]
    return tuple(
        SeatedRound(tables, tuple(one for one in people if one not in there))
        for tables, there in zip(plan, seated, strict=True)
    )


def _one_round(
    field: Field, event: Event, wish: Wish, constraints: SeatingConstraints, chance: Chance
) -> SeatedRound:
    size = event.rules.players
    parts = [field.going]
    if wish.others and field.out:
        if len(field.going) % size:
            most = len(field.going) // size * size
            fault = problem("seating_cut", "cut", n=len(field.going), least=size, most=most)
            raise NotSeatable([fault])
        parts.append(field.out)
    made = []
    for at, people in enumerate(parts):
        method = swiss if wish.method == "swiss" else draw
        made.append(
            method(
                people,
                chance=chance,
                size=size,
                past=field.past,
                constraints=constraints,
                substitutes=field.substitutes if at == len(parts) - 1 else (),
            )
        )
    return SeatedRound(
        tuple(table for one in made for table in one.tables),
        tuple(player for one in made for player in one.out),
        notices=tuple(notice for one in made for notice in one.notices),
    )


def round_of(
    uid: str,
    event: Event,
    number: int,
    tables: Sequence[tuple[str, ...]],
    out: Sequence[str] = (),
) -> Round:
    """Give a round to be put; its clock is that of the rules."""
    minutes = event.rules.time_limit.minutes
    return Round(uid, number, tuple(tables), event.uid, sits_out=tuple(out), minutes=minutes)


def quality_of(register: Register, event: Event, wish: Wish) -> SeatingQuality | None:
    """Say how good the rounds there are; None without any, and where one cannot be counted."""
    plan = plan_of(register, rounds_of(register, event.uid))
    if not plan:
        return None
    active = [one.player for one in entrants(register, event.uid).values() if not one.substitute]
    try:
        return evaluate_seating(plan, constraints_of(register, event, wish), active)
    except NotSeatable:
        return None

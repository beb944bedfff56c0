"""Who plays next, at which tables, and why others do not; values in, values out."""

from dataclasses import replace

from riichi_desktop.club import (
    FREE,
    EveningTables,
    Register,
    Round,
    SeatingConstraints,
    SeatingGroup,
    SitOut,
    evening_turns,
)
from riichi_desktop.engine import Problem, problem
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.words import Words


def free_register(register: Register, evening: str, busy: frozenset[str]) -> Register:
    """Give a register in which those who sit at a table that plays are not here."""
    left = {
        uid: replace(one, here=one.here and register.who(one.player) not in busy)
        if one.evening == evening
        else one
        for uid, one in register.attendances.items()
    }
    return replace(register, attendances=left)


def why_none(register: Register, evening: str, size: int, busy: frozenset[str]) -> Problem | None:
    """Say why no table can be proposed of those who are free; None where one can."""
    turns = evening_turns(free_register(register, evening, busy), evening, size)
    if turns.playing:
        return None
    return problem("evening_too_few", "tables", n=size, missing=turns.missing)


def team_groups(register: Register, event: str) -> SeatingConstraints:
    """Spare people of a team each other, where an event has teams."""
    members: dict[str, list[str]] = {}
    for one in register.registrations.values():
        if one.event == event and one.team in register.teams:
            members.setdefault(one.team, []).append(register.who(one.player))
    groups = (SeatingGroup(register.teams[team].name, tuple(who)) for team, who in members.items())
    return SeatingConstraints(avoided=tuple(groups)) if members else FREE


def round_of(found: EveningTables, uid: str, evening: str, minutes: int) -> Round:
    """Give a proposal as a round to be put."""
    out = tuple(one.player for one in found.out)
    return Round(uid, found.number, found.tables, "", evening, out, minutes=minutes)


def why_out(register: Register, round: Round, size: int, words: Words) -> str:
    """Say why people sit out of a round; "" where nobody does, or nothing says why."""
    if not round.sits_out or not round.evening:
        return ""
    rounds = {
        uid: one
        for uid, one in register.rounds.items()
        if one.evening == round.evening and one.number < round.number
    }
    seated = (uid for table in round.tables for uid in table)
    there = frozenset(map(register.who, (*round.sits_out, *seated)))
    held = {
        uid: one
        for uid, one in register.attendances.items()
        if one.evening == round.evening and register.who(one.player) in there
    }
    turns = evening_turns(replace(register, rounds=rounds, attendances=held), round.evening, size)
    reasons = {one.player: one for one in turns.out}
    found = [reasons[uid] for uid in map(register.who, round.sits_out) if uid in reasons]
    return " · ".join(_because(one, register, words) for one in found)


def _because(one: SitOut, register: Register, words: Words) -> str:
    held = one.presence
    counts = {"in_a_row": held.in_a_row, "sat_out_less": held.sat_out, "played_more": held.games}
    name = name_of(register, one.player, words)
    return words.text(f"ui.club.turn.{one.reason}", name=name, n=counts.get(one.reason, 0))

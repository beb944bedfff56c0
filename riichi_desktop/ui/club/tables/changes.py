"""A round changed: who swaps with whom, and how long it lasts; values in, values out."""

from dataclasses import replace
from datetime import UTC, datetime

from riichi_desktop.club import Round
from riichi_desktop.ui.match.clock.clock import WARNING, ClockFace


def swapped(round: Round, one: str, other: str) -> Round:
    """Give a round in which two people swapped places.

    Who was not in the round at all comes in for the other, who then sits out.

    Args:
        round: it has the first of them.
        one: the id of a player.
        other: that of the one who takes that place.
    """
    pair = {one: other, other: one}
    tables = tuple(tuple(pair.get(uid, uid) for uid in table) for table in round.tables)
    out = [pair.get(uid, uid) for uid in round.sits_out]
    if other not in people_of(round):
        out.append(one)
    return replace(round, tables=tables, sits_out=tuple(out))


def people_of(round: Round) -> tuple[str, ...]:
    """Give everybody in a round: at the tables, then who sits out."""
    return (*(uid for table in round.tables for uid in table), *round.sits_out)


def started(round: Round, minutes: int, now: datetime) -> Round:
    """Give a round whose clock starts now."""
    return replace(round, minutes=minutes, begun=now.astimezone(UTC).isoformat(timespec="seconds"))


def extended(round: Round, minutes: int, table: int = 0) -> Round:
    """Give a round with more time, or less: for a table, for all where it is 0."""
    if not table:
        return replace(round, minutes=max(0, round.minutes + minutes))
    extra = list(round.extra or (0,) * len(round.tables))
    extra[table - 1] = max(0, extra[table - 1] + minutes)
    return replace(round, extra=tuple(extra) if any(extra) else ())


def extra_of(round: Round, table: int) -> int:
    """Give how many minutes more a table has than the round; 0 for the round itself."""
    return round.extra[table - 1] if 0 < table <= len(round.extra) else 0


def face_of(round: Round, now: datetime, table: int = 0) -> ClockFace | None:
    """Give what the clock of a round shows, or that of one of its tables; None without a clock."""
    limit = (round.minutes + extra_of(round, table)) * 60
    if not limit:
        return None
    spent = spent_of(round, now)
    if spent is None:
        return ClockFace(limit, "ready")
    left = max(0, limit - int(spent))
    warning = 0 < left <= WARNING < limit
    return ClockFace(left, "running" if left else "over", warning)


def spent_of(round: Round, now: datetime) -> float | None:
    """Give the seconds since the clock of a round started; None where it did not."""
    try:
        begun = datetime.fromisoformat(round.begun).astimezone(UTC)
    except (ValueError, OverflowError):  # the first and the last days have no other zone
        return None
    return max(0.0, (now - begun).total_seconds())

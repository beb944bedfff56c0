"""Rows as stations bring them."""

from riichi_desktop.storage.stations.values import ActRow, EntryRow, GameRow, Rows

AT = "2026-11-30T20:00:00Z"
RULES = {"digest": '{"id":"tenhou"}'}


def game(uid="g", **other):
    values = {"title": "Table 1", "created": AT, "rules": "digest", "rules_id": "tenhou"}
    return GameRow(uid, **{**values, "names": '["Ana","Bo","Chi","Dan"]', **other})


def entry(number, game="g", station="one"):
    return EntryRow(f"{game}-{number}-{station}", game, number, "book", "{}", station, AT)


def act(uid, thing="p", station="one"):
    return ActRow(uid, "player", thing, "{}", station, AT)


def brought(*rows, rules=RULES):
    """Give rows of any kind as they are brought."""
    games, entries, acts = (
        tuple(row for row in rows if isinstance(row, kind)) for kind in (GameRow, EntryRow, ActRow)
    )
    return Rows(games, entries, acts, rules if games else {})


def without_arrival(rows):
    return [row._replace(arrival=0) for row in rows]


def problem_of(refused) -> str:
    """Give the id of a `pytest.raises` that caught a StorageError."""
    return refused.value.problem.id

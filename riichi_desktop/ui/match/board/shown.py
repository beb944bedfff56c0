"""The table as it is shown: of a game that is over, with the leftover sticks given out."""

from dataclasses import replace

from riichi_desktop.ledger import Game, Table


def table_shown(game: Game) -> Table:
    """Give the table whose scores are shown everywhere.

    Where the game is over, they are those of the result; sticks that went to nobody stay in sight.
    """
    accounts = game.settlement
    if accounts is None:
        return game.table
    scores = tuple(one.score for one in sorted(accounts, key=lambda account: account.chair))
    given = any(one.leftover for one in accounts)
    return replace(game.table, scores=scores, honba=0, sticks=0 if given else game.table.sticks)

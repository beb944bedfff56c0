"""The part that shows one player: places, points over time, rates, opponents, games."""

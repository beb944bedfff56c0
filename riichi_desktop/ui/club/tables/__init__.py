"""The tables of a round: who sits where, how they stand, what came of them."""

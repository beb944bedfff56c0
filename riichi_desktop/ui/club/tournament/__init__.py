"""The part that runs a tournament: rounds, seating, results, the ceremony."""

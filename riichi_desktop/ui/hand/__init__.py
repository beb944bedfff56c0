"""The Hand page: what lies on the table, what can be added, how it was won, what it is worth."""

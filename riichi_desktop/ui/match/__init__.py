"""The match: the table with its scores, the record of its hands, the board on a second screen."""

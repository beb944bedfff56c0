"""An evening of the club: who is here, and at which tables they play."""

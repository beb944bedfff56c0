"""Events: seasons, leagues and tournaments, who takes part, what is added or taken."""

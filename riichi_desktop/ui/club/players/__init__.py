"""Who the club knows: the list of players, and one of them."""

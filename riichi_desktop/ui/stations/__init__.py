"""This station among the others of its club: how it stands, where the hub is, who holds what."""

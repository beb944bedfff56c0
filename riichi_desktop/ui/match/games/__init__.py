"""The list of matches, and what is done with one as a whole."""

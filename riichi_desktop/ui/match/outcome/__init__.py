"""The result, what is needed for a better one, and whether the sticks agree."""

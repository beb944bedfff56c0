"""The Rules page: every rule set with every field, compared, copied, changed."""

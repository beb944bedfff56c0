"""The Reference page: everything a scorer may want to look up, under the rules in force."""

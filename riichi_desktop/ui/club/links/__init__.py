"""What a recorded game counts for, and who the names in its record are."""

"""The Club page: who plays, on which evening, for what."""

"""A correction, and what it changes."""

"""The scores as lines."""

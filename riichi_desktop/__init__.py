"""Riichi Desktop: what a riichi hand is worth, and why."""

__version__ = "0.1.0"

"""The felt table: cards, sticks, the middle."""

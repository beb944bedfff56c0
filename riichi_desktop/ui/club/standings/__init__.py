"""The part that shows the standings of an event."""

"""The window for a second screen."""

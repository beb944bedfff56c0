"""The window for a second screen: who sits where, how tables stand, who stands where."""

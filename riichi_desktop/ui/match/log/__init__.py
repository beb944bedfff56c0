"""The record of a match, hand by hand."""

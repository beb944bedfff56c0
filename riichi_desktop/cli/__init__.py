"""The command line: hands and points from a terminal or a script, without Qt."""

from .main import main

__all__ = ["main"]

"""The window: all of Qt. Its only guest is the program itself, which builds it module by module."""

__all__ = ()

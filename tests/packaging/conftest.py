"""Lets the tests import what packaging/build.py does."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
if str(PACKAGING) not in sys.path:
    sys.path.append(str(PACKAGING))

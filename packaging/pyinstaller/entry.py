"""Where the frozen program begins: the same door as `python -m riichi_desktop`."""

import sys

from riichi_desktop.__main__ import main

sys.exit(main())

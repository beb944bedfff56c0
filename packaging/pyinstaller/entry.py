"""Where the frozen program begins: the same door as `python -m riichi_desktop`."""

import os
import sys

from riichi_desktop.__main__ import main

# The bundle's libraries are for this process, which has them by now, not for a file manager or a
# printing dialog that it starts. PyInstaller keeps what the variable held before.
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
elif sys.platform.startswith("linux"):
    os.environ.pop("LD_LIBRARY_PATH", None)

sys.exit(main())

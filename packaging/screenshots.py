"""The picture of the README: the Hand page with a scored hand, taken without a screen.

    python packaging/screenshots.py [FOLDER]    default: packaging/screenshots

The machine should have Noto Sans CJK JP (Debian: fonts-noto-cjk); the picture shows its type.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "screenshots"
SIZE = (1280, 800)
PICTURES = {
    "hand.png": (
        "en",
        "light",
        "340m68p888s22z+7p [66'6z@N] seat=S from=W dora=1z honba=1 sticks=1 rules=m_league",
    ),
}
"""File -> language, theme, hand line."""


def main(arguments: list[str]) -> int:
    """Take all pictures into a folder."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt, which reads it once
    sys.path.insert(0, str(ROOT))
    from riichi_desktop import app
    from riichi_desktop.paths import use_data_dir

    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        use_data_dir(data)
        program = app.application()
        for name, (language, theme, line) in PICTURES.items():
            window = app.build(program, language)
            window.settings.change(theme=theme, reduced_motion=True)
            window.session.read_line(line)
            window.resize(*SIZE)
            window.show()
            window.finish()
            for _ in range(5):  # layouts settle one after the other
                program.processEvents()
            if not window.grab().save(str(folder / name), "PNG"):
                print(f"{folder / name} could not be written", file=sys.stderr)
                return 1
            window.close()
            print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""At 200 % everything is there, twice as sharp, in the smallest window too."""

import os
import subprocess
import sys

import pytest

LOOK_AT = """
import sys
from pathlib import Path
from riichi_desktop import app
qt = app.application()
window = app.build(qt, "fr")
window.resize(1024, 700)
window.show()
window.finish()
window.session.read_line("340m68p888s22z+7p [6'66z@W] seat=S from=W dora=1z rules=tenhou")
for key in ("hand", "points", "reference", "rules", "practice"):
    page = window.open_page(key)
    for _ in range(4):
        qt.processEvents()
    image = window.grab().toImage()
    least = window.minimumSizeHint()
    fine = sum(
        image.pixel(x, y) != image.pixel(x + 1, y)
        for y in range(0, image.height(), 7)
        for x in range(0, image.width() - 1, 2)
    )
    print(key, image.width(), image.height(), least.width() <= 1024, least.height() <= 700, fine)
"""


def seen(factor: str, tmp_path) -> dict[str, list[str]]:
    """Give what each page looks like: its size in device pixels, whether it fits, how fine."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK_AT],
        env={
            **os.environ,
            "QT_SCALE_FACTOR": factor,
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        },
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    return {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()}


@pytest.mark.slow
def test_twice_as_large_is_twice_as_sharp(tmp_path):
    """A picture that was only stretched would change at every other point alone."""
    pages = seen("2", tmp_path)
    assert len(pages) == 5
    for key, (width, height, fits_across, fits_down, fine) in pages.items():
        assert (width, height) == ("2048", "1400"), key
        assert (fits_across, fits_down) == ("True", "True"), key
        assert int(fine) > 1000, key


@pytest.mark.slow
def test_a_scale_between_fits_too(tmp_path):
    for key, (width, height, fits_across, fits_down, _) in seen("1.5", tmp_path).items():
        assert (width, height) == ("1536", "1050"), key
        assert (fits_across, fits_down) == ("True", "True"), key

"""A club in a folder of the test, closed whatever happens."""

import pytest

from riichi_desktop.storage import Club, open_club


@pytest.fixture
def path(tmp_path):
    return tmp_path / "club" / "club.db"


@pytest.fixture
def opened(path):
    """Give a way to open the club; all are closed at the end."""
    clubs = []

    def open_one(**options) -> Club:
        clubs.append(open_club(path, station="here", **options))
        return clubs[-1]

    yield open_one
    for club in clubs:
        club.close()


@pytest.fixture
def club(opened) -> Club:
    return opened()

"""How the Hand page shares out its room."""

import pytest

from riichi_desktop.ui.hand.page_layout import GAP, GAP_COMPACT, WIDEST, share

SITUATION = 204


@pytest.mark.parametrize(
    ("width", "height", "left", "right", "strip"),
    [
        (1172, 694, 637, 519, 72),  # 1280 x 800
        (1332, 794, 757, 559, 88),  # 1440 x 900
        (1380, 974, 757, 600, 88),  # 1920 x 1080
        (1092, 694, 593, 483, 72),  # 1200 x 800
    ],
)
def test_the_sizes_of_the_mocks(width, height, left, right, strip):
    found = share(width, height, SITUATION, compact=False)
    assert (found.left, found.right) == pytest.approx((left, right), abs=2)
    assert found.strip == strip


def test_a_small_window():
    found = share(916, 610, SITUATION, compact=True)
    assert (found.left, found.right, found.strip) == (518, 386, 0)


@pytest.mark.parametrize("width", range(1092, WIDEST + 200, 31))
@pytest.mark.parametrize("height", range(650, 1300, 53))
def test_both_sides_always_fit(width, height):
    found = share(width, height, SITUATION, compact=False)
    assert found.left + GAP + found.right <= width
    assert found.left >= 590
    assert 480 <= found.right <= 600


@pytest.mark.parametrize("width", range(900, 1100, 17))
def test_a_small_window_is_shared_to_the_last_pixel(width):
    found = share(width, 600, SITUATION, compact=True)
    assert found.left + GAP_COMPACT + found.right == width

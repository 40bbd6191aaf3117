"""The count of an assault under the dice."""

import pygame
import pytest

from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.table.panels.counts import SIGN, Shifted, paint_columns, paint_counts
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.scenes.menu_tools import an_app
from tests.tales.bandits.at_table.player import sit_down
from tests.tales.bandits.table import table


@pytest.fixture(scope="module")
def board(tmp_path_factory):
    opened = an_app(tmp_path_factory.mktemp("app"), (1024, 640), instant=True)
    yield sit_down(opened, Game(Beginning(seed=1)), (Seat(), Seat("potter"), Seat("potter"))).drawing.board
    opened.close()


@pytest.mark.parametrize("card", ["beer", "gypsy", "fair"])
@pytest.mark.parametrize("stretch", [0, 1, 2])
def test_a_cart_as_strong_as_another_may_be_turned_up_first(board, card, stretch):
    """Carts are turned up from the first to the last (4.1); of the others a band sees the back."""
    carts = ["a05", "b05", "c02"]
    carts[stretch] = card
    g = table("place", carts=tuple(carts), rows=("KBO", "BKO", "OKB"))
    shown = redact(g, 0).state
    shown.carts[stretch] = g.carts[stretch]._replace(is_up=True)
    picture = pygame.Surface((1024, 640))

    paint_counts(Shifted(picture, picture.get_rect()), board.ground, board.brush, shown)

    assert pygame.Surface((1024, 640)).get_buffer().raw == picture.get_buffer().raw


@pytest.mark.parametrize("dice", [(2,), (2, 6, 6), (6, 6, 6, 6)])
def test_the_bell_or_coin_does_not_touch_the_sum(board, dice):
    ground, brush = board.ground, board.brush
    g = table("bail", bridge={"K": dice})
    picture = pygame.Surface((1024, 640))
    brush.written.clear()

    paint_columns(Shifted(picture, picture.get_rect()), ground, brush, g)

    written = {text: place for text, place, _room in brush.written}
    sign = ground.bridge_sum(0)[0] + ground.px(38) - round(ground.px(SIGN))
    assert written[str(sum(dice))].right <= sign

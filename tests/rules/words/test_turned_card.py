"""A card of a game is told by its place in the Ballad, never by a number like the printed one."""

import pytest

from gest_desktop.rules.naming import turned_card


@pytest.mark.parametrize(
    ("turned", "said"),
    [
        (1, "Day of Market (Ballad 1, card 1)"),
        (8, "Day of Market (Ballad 1, card 8)"),
        (13, "Day of Market (Ballad 2, card 5)"),
        (24, "Day of Market (Ballad 3, card 8)"),
    ],
)
def test_a_turned_card_is_told_by_its_place_in_the_ballad(turned: int, said: str) -> None:
    assert said == turned_card(1, turned)

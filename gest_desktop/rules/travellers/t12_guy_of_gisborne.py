"""T12 Guy of Gisborne, added by Event 4: beat him, or go to Prison and he is discarded (R55)."""

from gest_desktop.rules.robbery import imprison_robbers
from gest_desktop.rules.script import Do
from gest_desktop.rules.travellers.traveller import Way, out_of_the_game, to_discard, traveller

traveller(
    12,
    defense=3,
    ways=(Way(success=(out_of_the_game,), failure=(Do(imprison_robbers), to_discard)),),
)

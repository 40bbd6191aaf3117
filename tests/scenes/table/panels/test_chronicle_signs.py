"""The letter before a line of the chronicle is that of the side which did it."""

import pytest

from gest_desktop.rules import journal
from gest_desktop.rules.vocabulary import AVAILABLE, DECK, ROBIN, SHERIFF, TUXFORD, VICTIMS
from gest_desktop.scenes.table.panels.chronicle_signs import doer

GONE = journal.CampMoved(TUXFORD, AVAILABLE)
MONKS = journal.TravellerMoved(6, DECK, VICTIMS)


@pytest.mark.parametrize("entry", [GONE, MONKS])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_what_either_side_may_do_is_of_the_one_whose_plot_or_event_it_was(entry, side):
    for begun in (journal.PlotChosen(side, "capture"), journal.EventCarriedOut(side, 7, 1)):
        assert side == doer(entry, [journal.CardTurned(7), begun])


def test_in_a_phase_of_the_inspection_a_traveller_is_robin_hoods():
    earlier = [journal.PlotChosen(SHERIFF, "capture"), journal.PhaseBegun("mischief")]

    assert ROBIN == doer(MONKS, earlier)

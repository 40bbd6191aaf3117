"""The six Plots (3): three for each side, one file each."""

from typing import Final

from gest_desktop.rules.plots.capture import CAPTURE
from gest_desktop.rules.plots.hire import HIRE
from gest_desktop.rules.plots.patrol import PATROL
from gest_desktop.rules.plots.recruit import RECRUIT
from gest_desktop.rules.plots.rob import ROB
from gest_desktop.rules.plots.sneak import SNEAK

PLOTS: Final = (RECRUIT, SNEAK, ROB, HIRE, PATROL, CAPTURE)

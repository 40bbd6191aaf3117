"""The seven Deeds (4): four for Robin Hood, three for the Sheriff, one file each."""

from typing import Final

from gest_desktop.rules.deeds.confiscate import CONFISCATE
from gest_desktop.rules.deeds.disperse import DISPERSE
from gest_desktop.rules.deeds.donate import DONATE
from gest_desktop.rules.deeds.inspire import INSPIRE
from gest_desktop.rules.deeds.ride import RIDE
from gest_desktop.rules.deeds.swashbuckle import SWASHBUCKLE
from gest_desktop.rules.deeds.turncoat import TURNCOAT

DEEDS: Final = (TURNCOAT, DONATE, SWASHBUCKLE, INSPIRE, RIDE, CONFISCATE, DISPERSE)

"""The Royal Inspection Round (6): five phases, one file each."""

from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.inspection.reset import RESET
from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.script import Script, perform
from gest_desktop.rules.vocabulary import ROBIN

ROYAL_INSPECTION = Script(
    "royal_inspection",
    "6",
    perform(UNREST),
    perform(MISCHIEF, ROBIN),
    perform(GOVERNANCE),
    perform(REDEPLOYMENT),
    perform(RESET),
)

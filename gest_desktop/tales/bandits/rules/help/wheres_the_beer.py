"""Where's the Beer?: one die of each opponent on the Drawbridge goes up by 2, to 6 at most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.journal import DieRaised
from gest_desktop.tales.bandits.rules.naming import band_name, card_name
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, FACES, WHERES_THE_BEER

BASE = 7  # an option has one digit for each band: the face named, or 0


class WheresTheBeer(Help):
    """Will Scarlet's band is included; whose dice are all 6 is named too, without effect (BR37)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        others = [other for other in g.bands if other != band and g.bridge[other]]
        if not any(min(g.bridge[other]) < FACES[-1] for other in others):
            return ()
        digits = [[face * BASE**other for face in sorted(set(g.bridge[other]))] for other in others]
        return [sum(named) for named in product(*digits)]

    def named(self, option: int) -> dict[int, int]:
        """The face named of each band."""
        faces = {band: option // BASE**band % BASE for band in range(len(BAND_IDS))}
        return {band: face for band, face in faces.items() if face}

    def use(self, g: State, band: int, option: int) -> None:
        for other, face in self.named(option).items():
            dice = list(g.bridge[other])
            dice.remove(face)
            raised = min(face + 2, FACES[-1])
            g.bridge[other] = tuple(sorted((*dice, raised)))
            if g.journal is not None and raised != face:
                g.journal.write(DieRaised(other, face, raised))

    def value(self, g: State, option: int) -> Value:
        return {"dice": {BAND_IDS[band]: face for band, face in self.named(option).items()}}

    def label(self, g: State, option: int) -> str:
        pairs = self.named(option).items()
        dice = ", ".join(f"{band_name(band, g.players)} {face}" for band, face in pairs)
        return _("{card}: {dice}").format(card=card_name(self.card), dice=dice)


WheresTheBeer(WHERES_THE_BEER)

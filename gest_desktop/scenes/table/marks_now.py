"""What is marked on the table at this moment: what may be chosen, what is held, what is spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gest_desktop.rules.vocabulary import PRISON
from gest_desktop.scenes.table.panels.chronicle_links import spoken_of
from gest_desktop.scenes.table.replay.flights import Scenery
from gest_desktop.scenes.table.seen.things import Marks, Thing

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

NOTHING: frozenset[Thing] = frozenset()


class MarksNow:
    """Asks the scene."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def marks(self, moment: Scenery) -> Marks:
        table = self.table
        legal, chosen = self.of_question()
        lifted = set(moment.lifted)
        if table.held is not None:
            legal = table.held.ends()
        held = table.held or (table.returning.held if table.returning else None)
        if held is not None:
            lifted |= {Thing("piece", held.source, held.picture, i) for i in range(held.number)}
        arrows = () if table.flow.beat_player.is_playing else table.flow.arrows
        return Marks(
            legal, chosen, frozenset(lifted), table.hovered, table.focused, self.lit(), arrows, self.tint(),
            table.glow,
        )  # fmt: skip

    def of_question(self) -> tuple[frozenset[Thing], frozenset[Thing]]:
        """What may be chosen; what has been, or what the adviser would choose."""
        answering = self.table.flow.answering
        if answering is None or self.table.flow.beat_player.is_playing:
            return NOTHING, NOTHING
        advised = self.table.adviser.option if self.table.has_adviser else None
        advised_things = {thing for thing, option in answering.things.items() if option == advised}
        return answering.legal, answering.chosen() | advised_things

    def lit(self) -> frozenset[Thing]:
        """What a line speaks of, the lines about a thing, and where a piece could be dragged."""
        hovered = self.table.hovered
        if hovered is None:
            return NOTHING
        answering, is_playing = self.table.flow.answering, self.table.flow.beat_player.is_playing
        ends = answering.ends(hovered) if answering is not None and not is_playing else NOTHING
        return spoken_of(hovered, self.table.flow.lines) | ends

    def tint(self) -> dict[int, float]:
        """Where Robin may be, for whoever wants to see it: the same belief for both sides."""
        if not self.table.app.settings.suspicion:
            return {}
        suspicion = self.table.flow.view().state.suspicion
        return {place: share for place, share in enumerate(suspicion) if share and place <= PRISON}

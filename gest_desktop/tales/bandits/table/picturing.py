"""What one frame of the table shows: marks, odds and everything else, frozen as a `Moment`."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.motion.pulse import glow
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.table.advice import Advice
from gest_desktop.tales.bandits.table.foresee.outlook import Outlooks
from gest_desktop.tales.bandits.table.pointer import Pointer
from gest_desktop.tales.bandits.table.seen.things import Marks
from gest_desktop.tales.bandits.table.session.flow import Flow
from gest_desktop.tales.bandits.table.session.moment import Moment

BREATHING: Final = 6.0  # seconds for which a new question glows
PLACING: Final = ("place", "marian")
ROWS: Final = ("cart", "space", "die")


def is_weighed(thing: Thing | None) -> bool:
    """Whether odds are told about a thing."""
    return thing is not None and thing.kind in (*ROWS, "column", "bridge")


class Picturing(Scene):
    flow: Flow
    advice: Advice

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pointer = Pointer()
        self.clock = self.asked_at = 0.0
        self.message, self.message_until = "", 0.0
        self.peeks = False
        self._outlooks: Kept[Outlooks | None] = Kept()

    def marks(self) -> Marks:
        question, pointer = self.flow.answering, self.pointer
        if question is None:
            return Marks(hovered=pointer.hovered, focused=pointer.focused)
        legal = question.next_things
        if pointer.held is not None:
            legal = question.targets(pointer.held)
        age = self.clock - self.asked_at
        is_still = age > BREATHING or self.app.settings.reduced_motion
        return Marks(
            legal,
            question.touched | question.about,
            pointer.hovered,
            pointer.focused,
            glow(age, is_still),
            self.advice.suggested,
        )

    def outlooks(self) -> Outlooks | None:
        """The odds as the viewer may believe them; worked out once for every position."""
        flow = self.flow
        if flow.is_playing or not any(flow.shown.carts):
            return None
        return self._outlooks.get(
            (flow.version, flow.viewer), lambda: Outlooks(View(flow.viewer, flow.shown))
        )

    def moment(self) -> Moment:
        flow, pointer = self.flow, self.pointer
        pointed = pointer.hovered or pointer.focused
        row, at = self.row_pointed(pointed)
        return Moment(
            flow=flow,
            settings=self.app.settings,
            marks=self.marks(),
            pos=pointer.pos,
            resting_on=pointer.resting_on,
            held=pointer.held,
            message=self.message if self.clock < self.message_until else "",
            advice=self.advice.words,
            advice_title=self.advice.title,
            outlooks=self.outlooks() if row >= 0 or is_weighed(pointer.resting_on) else None,
            pointed_row=row,
            placing_at=at,
            peeks=self.peeks,
            thinking=flow.rival.seconds if flow.rival is not None and flow.rival.is_thinking else None,
        )

    def row_pointed(self, thing: Thing | None) -> tuple[int, tuple[int, int] | None]:
        """The row whose odds are shown, and where a bandit would be placed there."""
        question = self.flow.answering
        if thing is None or thing.kind not in ROWS:
            g = self.flow.shown
            return g.cart if any(g.dice[g.cart]) else -1, None
        is_asked = question is not None and question.asked.kind in PLACING and thing in question.next_things
        return thing.place, (thing.place, thing.number) if is_asked and thing.kind == "space" else None

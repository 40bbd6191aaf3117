"""Everything that one frame is drawn from, frozen."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.foresee.outlook import Outlooks
from gest_desktop.tales.bandits.table.seen.things import Marks
from gest_desktop.tales.bandits.table.session.flow import Flow

Pos = tuple[int, int]


@dataclass(frozen=True)
class Moment:
    flow: Flow
    settings: Settings
    marks: Marks
    pos: Pos = (-1, -1)
    resting_on: Thing | None = None  # the pointer has been still there
    held: Thing | None = None  # what is dragged
    message: str = ""  # one sentence instead of the prompt
    advice: str = ""  # a hint or reasons, shown over the board
    advice_title: str = ""
    thinking: float | None = None  # for how many seconds a computer band has been thinking
    outlooks: Outlooks | None = None
    pointed_row: int = -1  # the stretch whose odds are shown
    placing_at: tuple[int, int] | None = None  # the free space pointed at while placing
    peeks: bool = False  # nothing covers the table

    @property
    def state(self) -> State:
        return self.flow.shown

    @property
    def question(self) -> Answering | None:
        return self.flow.answering

"""Pictures of everything that explains something over the table: notes, a hint, the opponent's reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gest_desktop.ai.opponent import answer
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import asks, played, question, sit_down
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.adviser import LEVEL, OTHERS, RUNGS

DAY: Final = 86400.0
WISHES: Final = {"level": LEVEL, "persona": "none", "alternatives": OTHERS, "numbers": True, "seed": 1}


def point_at(table: TableScene, thing: Thing) -> None:
    """Put the pointer on something, and press the right button."""
    rect = table.drawing.popups.rect_of(thing)
    if rect is not None:
        pointer = table.state.pointer
        pointer.pos = rect.center
        pointer.hovered = pointer.asked_about = thing


def hovering(app: App, thing: Thing, kind: str, side: int, topic: Topic | None = None) -> None:
    point_at(question(app, kind, side, topic), thing)


def hint(app: App, kind: str, side: int, topic: Topic | None = None, rung: int = RUNGS) -> None:
    """Advice as it comes from the search, in all its rungs."""
    advise(question(app, kind, side, topic), rung)


def advise(table: TableScene, rung: int) -> None:
    answering = table.flow.answering
    table.state.ask_adviser()
    adviser = table.state.adviser
    if answering is None or adviser is None:
        return
    request = table.contest.request() | WISHES
    adviser.ticket, adviser.rung, adviser.reply = None, rung, answer(request)


def recap(app: App, kind: str, side: int, why: bool = False, away: float = 0.0, seed: int = 10) -> None:
    """The opponent's last turn as it is found again, perhaps after days, and explained."""
    table = sit_down(app, played(asks(kind, side, after=60), seed), side)
    table.flow.last_turn.ended -= away
    if why:
        table.commands.because()


NOTE_SHOTS: Final[dict[str, Callable[[App], object]]] = {
    "note_space": partial(hovering, thing=space(3), kind="space", side=ROBIN),
    "note_forest": partial(hovering, thing=space(8), kind="space", side=SHERIFF),
    "note_card": partial(hovering, thing=Thing("half", number=0), kind="box", side=ROBIN),
    "note_box": partial(hovering, thing=Thing("box", number=1), kind="box", side=SHERIFF),
    "note_inspection": partial(hovering, thing=Thing("inspection"), kind="box", side=ROBIN),
    "note_icon": partial(hovering, thing=Thing("button", picture="because"), kind="box", side=ROBIN),
    "note_choice": partial(hovering, thing=Thing("chip"), kind="choice", side=ROBIN, topic=Topic.ACTION),
    "hint_box": partial(hint, kind="box", side=ROBIN),
    "hint_space": partial(hint, kind="space", side=ROBIN),
    "hint_first": partial(hint, kind="space", side=SHERIFF, rung=1),
    "hint_choice": partial(hint, kind="choice", side=ROBIN, topic=Topic.ACTION),
    "hint_second": partial(hint, kind="box", side=SHERIFF, rung=2),
    "recap": partial(recap, kind="box", side=ROBIN),
    "recap_away": partial(recap, kind="box", side=ROBIN, away=2.2 * DAY, seed=18),
    "recap_sheriff": partial(recap, kind="box", side=SHERIFF, away=DAY / 6, seed=12),
    "reasons": partial(recap, kind="box", side=ROBIN, why=True, away=2.2 * DAY, seed=18),
    "reasons_sheriff": partial(recap, kind="box", side=SHERIFF, why=True, seed=12),
}

"""What the table says at this moment: the prompt, the phase, what Unrest would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.journal import BalladBegun, CardTurned, PhaseBegun, UnrestCounted
from gest_desktop.rules.naming import shillings
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.forecast import forecast
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.seen.turn_status import TurnStatus
from gest_desktop.scenes.table.session.rival import SLOW
from gest_desktop.scenes.table.session.seat_words import seat_words

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.stage import Stage
    from gest_desktop.scenes.table.paint.layout import Layout
    from gest_desktop.scenes.table.scene import TableScene


def prompt_bar(table: TableScene, stage: Stage, layout: Layout) -> PromptBar:
    mine, asked, rival = table.flow.is_mine, table.flow.asked(), table.flow.rival
    can_undo = bool(table.contest.steps_back())
    words, rule = prompt(table, with_cost(asked)), asked.rule if mine else ""
    bar = PromptBar(stage, layout, table.contest.actor, table.heading, words, rule, can_undo)
    bar.hourglass = rival.seconds if rival is not None and rival.is_thinking else None
    return bar


def with_cost(asked: Decision) -> str:
    """What is asked, and what each answer costs."""
    if not asked.cost:
        return asked.prompt
    return _("{question} ({sum} each)").format(question=asked.prompt, sum=shillings(asked.cost))


def prompt(table: TableScene, asked: str) -> str:
    """What was told a moment ago, what the rival is at, or what is asked."""
    beat = table.flow.beat_player.beat
    if table.message_for > 0.0:
        return table.message
    if beat is not None and table.flow.is_replaying:
        return _("Once more: {words}").format(words=sentence(beat.entries[-1]))
    told = table.flow.told_lines
    if told and (table.flow.beat_player.is_held or (beat is not None and table.flow.is_mine)):
        return sentence(told[-1])
    if not table.flow.is_mine and not table.contest.is_over:
        return waiting(table)
    if table.held is not None:
        return _("Put it down where it glows; the wheel or Shift takes more, Esc lets go.")
    return asked


def waiting(table: TableScene) -> str:
    """What is said while the rival is at it; progress once it takes long."""
    rival, beat = table.flow.rival, table.flow.beat_player.beat
    if beat is not None:
        return sentence(beat.entries[-1])
    if rival is None or not rival.is_thinking:
        return _("It is the rival's turn.")
    if rival.seconds < SLOW:
        return _("The rival is thinking …")
    return _("The rival is thinking … {n} lines of play weighed.").format(n=rival.iterations)


def turn_status(table: TableScene) -> TurnStatus:
    robin, sheriff = (seat_words(seat, table.contest) for seat in table.contest.seats)
    expected = (
        forecast(table.flow.view(), table.flow.beat_player.shown) if not table.contest.is_over else None
    )
    return TurnStatus(expected, phase(table), table.contest.actor, (robin, sheriff))


def phase(table: TableScene) -> str:
    """The phase of the Royal Inspection under way, if one is."""
    for entry in reversed(table.flow.told_lines):
        match entry:
            case PhaseBegun(name=name):
                return name
            case CardTurned() | BalladBegun():
                return ""
            case UnrestCounted():
                return "unrest"
    return ""

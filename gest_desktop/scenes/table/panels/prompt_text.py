"""What the table says right now: the prompt, the phase, what Unrest would bring."""

from __future__ import annotations

from gest_desktop.rules.chronicle import sentence, told
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.journal import BalladBegun, CardTurned, PhaseBegun, Rolled, UnrestCounted
from gest_desktop.rules.naming import place_name, shillings, side_name
from gest_desktop.rules.texts import name_of
from gest_desktop.rules.vocabulary import AVAILABLE, NOBODY
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.foresee.forecast import forecast
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.turn_status import Forecast, TurnStatus
from gest_desktop.scenes.table.session.rival import SLOW
from gest_desktop.scenes.table.session.seat_words import seat_words
from gest_desktop.scenes.table.session.table_moment import TableMoment


class PromptWriter:
    """Lays out a new prompt bar only when the text changes."""

    def __init__(self, stage: Stage, layout: Layout) -> None:
        self.stage, self.layout = stage, layout
        self._asked: Kept[Decision] = Kept()
        self._can_undo: Kept[bool] = Kept()
        self._bar: Kept[PromptBar] = Kept()

    def bar(self, moment: TableMoment) -> PromptBar:
        actor, position = side_to_act(moment), (moment.position, moment.flow.is_paused)
        asked = self._asked.get(position, moment.flow.asked)
        can_undo = self._can_undo.get(position, lambda: moment.flow.can_undo)
        series = moment.question.series if moment.question is not None else None
        question = moment.question.prompt if moment.question and series else with_cost(asked)
        is_asked = moment.flow.is_mine and not moment.flow.is_paused
        words, rule = prompt(moment, in_phase(moment, question)), asked.rule if is_asked else ""
        said = (actor, heading(actor), words, rule, can_undo)
        return self._bar.get(said, lambda: PromptBar(self.stage, self.layout, *said))


def side_to_act(moment: TableMoment) -> int:
    """Whose turn it is; whoever turns the next card must not see who comes after that."""
    flow = moment.flow
    return flow.viewer if flow.is_paused or flow.is_end_coming else moment.contest.actor


def heading(actor: int) -> str:
    return _("The end") if actor == NOBODY else side_name(actor)


def with_cost(asked: Decision) -> str:
    """The question, how many spaces may be chosen, and what each costs."""
    if asked.times > 1:
        words = _("{question} (space {n} of up to {most}, {sum} each)")
        if not asked.cost:
            words = _("{question} (space {n} of up to {most})")
    elif asked.times:
        words = _("{question} (1 space, {sum})") if asked.cost else _("{question} (1 space)")
    else:
        words = _("{question} (cost: {sum} each)") if asked.cost else "{question}"
    sum_told, n = shillings(asked.cost), asked.chosen + 1
    return words.format(question=asked.prompt, sum=sum_told, n=n, most=asked.times)


def in_phase(moment: TableMoment, asked: str) -> str:
    """The question, and to which phase of a Royal Inspection it belongs."""
    name = phase(moment)
    return _("{phase}: {question}").format(phase=_(name_of(name)), question=asked) if name else asked


def prompt(moment: TableMoment, asked: str) -> str:
    """The latest message, what the opponent is doing, or the question."""
    flow, beat = moment.flow, moment.flow.beat_player.beat
    if moment.message:
        return moment.message
    if beat is not None and flow.is_replaying:
        return _("Replay: {words}").format(words=words_of(beat))
    if flow.summary is not None:
        return _("The Royal Inspection is over.")
    if flow.waits_for_card:
        return _("Your turn is over: turn the next card, or undo.")
    if flow.waits_for_rival:
        return _("Your turn is over: let your opponent act, or undo.")
    is_told = flow.beat_player.is_held or flow.is_end_coming or (beat is not None and flow.is_mine)
    if flow.told_lines and is_told:
        return sentence(flow.told_lines[-1])
    if not flow.is_mine and not moment.contest.is_over:
        return waiting(moment)
    if moment.held is not None and moment.question is not None and not moment.held_ends:
        return moment.question.refuse_lifted(moment.held)
    if moment.held is not None and moment.held.is_cylinder:
        return _("Drop it on a box of the Initiative track. Esc: cancel.")
    if moment.held is not None and moment.held.is_carriage and moment.held.source == AVAILABLE:
        return _("Drop it on a glowing space. Esc: cancel.")
    if moment.held is not None and moment.held.is_carriage:
        return _("Drop it on the glowing space of its road. Esc: cancel.")
    if moment.held is not None:
        return _("Drop it on a glowing space. Wheel or Shift: take more. Esc: cancel.")
    return asked


def words_of(beat: Beat) -> str:
    """The last line of the chronicle that the beat tells; of dice that still roll, nothing but where."""
    if isinstance(beat.entry, Rolled):
        return _("Rob in {place}").format(place=place_name(beat.entry.space))
    return [words for _entry, words in told(beat.entries)][-1]


def waiting(moment: TableMoment) -> str:
    """The text while the opponent is thinking; progress once it takes long."""
    rival, beat = moment.flow.rival, moment.flow.beat_player.beat
    if beat is not None:
        return words_of(beat)
    if rival is None or not rival.is_thinking:
        return _("It is your opponent's turn.")
    if rival.seconds < SLOW or not rival.iterations:
        return _("Your opponent is thinking…")
    return _("Your opponent is thinking… {n} lines considered.").format(n=rival.iterations)


def seconds_thought(moment: TableMoment) -> float | None:
    """How long the opponent has been thinking, if it is; for the hourglass."""
    rival = moment.flow.rival
    return rival.seconds if rival is not None and rival.is_thinking else None


def turn_status(moment: TableMoment) -> TurnStatus:
    contest, flow = moment.contest, moment.flow
    robin, sheriff = (seat_words(seat, contest) for seat in contest.seats)
    return TurnStatus(
        expected(moment),
        phase(moment),
        NOBODY if flow.is_paused else contest.actor,
        (robin, sheriff),
        _(flow.banner) if flow.banner else "",
    )


def expected(moment: TableMoment) -> Forecast | None:
    """What the Royal Inspection will bring, or what is left of the one in progress."""
    shown = moment.flow.beat_player.shown
    if shown.winner != NOBODY:
        return None
    return forecast(moment.flow.view(), shown, phase(moment))


def phase(moment: TableMoment) -> str:
    """The phase of the Royal Inspection in progress, if any."""
    for entry in reversed(moment.flow.told_lines):
        match entry:
            case PhaseBegun(name=name):
                return name
            case CardTurned() | BalladBegun():
                return ""
            case UnrestCounted():
                return "unrest"
    return ""

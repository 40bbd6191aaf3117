"""What is marked on the table right now: what may be chosen, what is held, what is mentioned."""

from __future__ import annotations

from gest_desktop.ai.hunch import hunch, trained_hunches
from gest_desktop.rules.vocabulary import NOWHERE, PRISON, ROBIN
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.panels.chronicle_links import spoken_of
from gest_desktop.scenes.table.panels.recap_steps import Step
from gest_desktop.scenes.table.seen.planned_moves import arrivals, planned_arrows
from gest_desktop.scenes.table.seen.things import Arrow, Marks, Thing
from gest_desktop.scenes.table.session.advised_moves import AdvisedMoves
from gest_desktop.scenes.table.session.table_moment import TableMoment

Things = frozenset[Thing]
NOTHING: Things = frozenset()


def marks_now(moment: TableMoment, flying: Things, step: Step | None = None) -> Marks:
    """The current marks; `flying` pieces are in motion and not drawn where they lay.

    Of the opponent's turn all traces are shown, or only those of the step that is pointed at.
    """
    legal, chosen = of_question(moment)
    if moment.held is not None:
        legal = moment.held_ends
    return Marks(
        legal, chosen, flying | lifted(moment), border(moment, moment.hovered),
        border(moment, moment.focused), lit(moment, step),
        traces(moment, step),
        tint(moment), real_place(moment), barred(moment), ghosts(moment), moment.glow,
    )  # fmt: skip


def border(moment: TableMoment, pointed: Thing | None) -> Thing | None:
    """What is pointed at; instead of a row of the card, the border on the map that it names."""
    if pointed is None or pointed.kind != "chip" or moment.question is None:
        return pointed
    meant = moment.question.meaning(pointed)
    named = (each for each in moment.question.borders if moment.question.meaning(each) == meant)
    return next(named, pointed)


def of_question(moment: TableMoment) -> tuple[Things, Things]:
    """What may be chosen; and what has been, or what the adviser would choose."""
    answering = moment.question
    if answering is None:
        return NOTHING, NOTHING
    shown = on_map(moment)
    if shown.things:  # all else stops glowing, so that they stand out
        return answering.legal & shown.things, answering.chosen() | shown.things
    return answering.legal, answering.chosen() | advised(moment, answering)


def on_map(moment: TableMoment) -> AdvisedMoves:
    """What the adviser shows on the map, as long as it does."""
    adviser = moment.adviser
    return adviser.moves if adviser is not None and adviser.is_on_map else AdvisedMoves()


def advised(moment: TableMoment, answering: Answering) -> set[Thing]:
    """What the adviser would choose, once it has said so."""
    option = moment.adviser.option if moment.adviser is not None else None
    return {thing for thing, each in answering.things.items() if option is not None and each == option}


def advised_way(moment: TableMoment) -> tuple[Arrow, ...]:
    """The move that the adviser would make, once it has named the place where pieces go or come from."""
    adviser = moment.adviser
    return adviser.ways if adviser is not None and adviser.option is not None and moment.question else ()


def looked_at(moment: TableMoment) -> Things:
    """The place that the adviser speaks of."""
    answering, adviser = moment.question, moment.adviser
    hint = adviser.hint(answering.asked) if adviser is not None and answering is not None else None
    return frozenset() if hint is None or hint.where is None else frozenset({hint.where})


def lifted(moment: TableMoment) -> Things:
    """The held pieces, or those on their way back."""
    held = moment.held or (moment.returning.held if moment.returning else None)
    if held is None:
        return NOTHING
    return held.pieces


def traces(moment: TableMoment, step: Step | None) -> tuple[Arrow, ...]:
    """The opponent's moves: always right after its turn, later only while its turn is being explained."""
    if moment.is_playing:
        return ()
    if step is not None:
        return step.arrows
    way = on_map(moment).arrows or advised_way(moment)
    if way:
        return way
    plan = planned_arrows(moment.question.sight, moment.question.view) if moment.question else ()
    if plan:
        return plan
    return moment.flow.last_turn.arrows if moment.shows_reasons else moment.flow.arrows


def barred(moment: TableMoment) -> Things:
    """What is greyed; a box that the opponent holds shows that itself."""
    question = moment.question
    if question is None:
        return NOTHING
    held = question.sight.initiative if question.asked.kind == "box" else ()
    return frozenset(thing for thing in question.barred if thing.number not in held)


def ghosts(moment: TableMoment) -> Things:
    """Pieces that stand only where the player plans to bring them."""
    question = moment.question
    return arrivals(question.sight, question.view) if question is not None else NOTHING


def lit(moment: TableMoment, step: Step | None) -> Things:
    """What a line or step mentions, the lines that mention a thing, and where a piece could be dragged."""
    if step is not None and not moment.is_playing:
        return step.things
    if moment.hovered is None:
        return looked_at(moment)
    return spoken_of(moment.hovered, moment.flow.lines) | moment.hover_ends | looked_at(moment)


def real_place(moment: TableMoment) -> int:
    """Where Robin is, for his own player, beside what the Sheriff may think."""
    flow = moment.flow
    return flow.view().state.robin if moment.settings.suspicion and flow.viewer == ROBIN else NOWHERE


def tint(moment: TableMoment) -> dict[int, float]:
    """Where Robin may be, if the player wants to see it: the same for both sides, from public facts."""
    if not moment.settings.suspicion:
        return {}
    seen = moment.flow.view().state
    suspicion = hunch(seen, trained_hunches()) if moment.settings.hunches else seen.suspicion
    return {place: share for place, share in enumerate(suspicion) if share and place <= PRISON}

"""What a learner has to click next to give the answer that a lesson wants."""

from __future__ import annotations

from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.seen.targets import thing_of
from gest_desktop.scenes.table.seen.things import Thing


def wanted_things(answering: Answering, options: tuple[int, ...]) -> list[Thing]:
    """The things to click next on the way to one of these answers."""
    if answering.pending:
        return [CONFIRM]
    found: list[Thing] = []
    for option in options:
        choice = next(choice for choice in answering.asked.choices if choice.option == option)
        thing = thing_of(answering.asked, choice, answering.sight)
        if answering.party is not None and option in answering.party.options.values():
            return party_things(answering, option)
        if choice in answering.chips:
            found.append(Thing("chip", number=answering.chips.index(choice)))
        elif thing is not None:
            found.append(thing)
    return found


def party_things(answering: Answering, option: int) -> list[Thing]:
    """First those to unpick, then those still to pick, then the button that confirms."""
    party = answering.party
    assert party is not None
    if party.option == option:
        return [CONFIRM]
    wished = dict(next(numbers for numbers, each in party.options.items() if each == option))
    wrong = [
        Thing("figure", number=i)
        for i, figure in enumerate(party.figures)
        if party.is_picked(figure) and figure.number >= wished.get(figure.kind, 0)
    ]
    return wrong or [
        Thing("figure", number=i)
        for i, figure in enumerate(party.figures)
        if not party.is_picked(figure) and figure.number < wished.get(figure.kind, 0)
    ]

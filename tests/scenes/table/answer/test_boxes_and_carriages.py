"""Dragging what does not lie on the map: Available Carriages, and the cylinder of the side that acts."""

from gest_desktop.rules.deeds.confiscate import CONFISCATE
from gest_desktop.rules.explain import decision
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    HENCHMAN,
    ROBIN,
    SHERIFF,
    TALLAGE,
)
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, table


def put(g):
    asked = decision(g)
    view = redact(g, asked.actor)
    return Answering(view, asked, sight(view))


def confiscating():
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, BINGHAM))
    return begin(g, CONFISCATE.script, SHERIFF)


TALLAGE_IN_ITS_BOX = Thing("carriage", AVAILABLE, "carriage_tallage")


def test_a_carriage_is_dragged_from_its_box_to_the_parish_that_is_confiscated():
    """4.3.2."""
    g = confiscating()
    held = put(g).lift(TALLAGE_IN_ITS_BOX)
    assert {space(BLYTH), space(BINGHAM)} == held.ends()
    assert (BLYTH, TALLAGE) == held.answers(BLYTH)
    question(answer_all(g, *held.answers(BLYTH)))

    assert "carriage_tallage_face_down" == sight(redact(g, SHERIFF)).spaces[BLYTH].carriages[0].picture


def test_it_is_dragged_as_well_once_the_parish_is_chosen():
    g = answer_all(confiscating(), BLYTH)

    assert {space(BLYTH)} == put(g).lift(TALLAGE_IN_ITS_BOX).ends()


def test_a_side_drags_its_own_cylinder_to_the_boxes_that_it_may_take():
    """2.3.2."""
    sides = set()
    for game, asked in moments(0):
        if asked.kind != "box":
            continue
        answering, g = put(game.state), game.state
        own, other = (Thing("eligible", number=g.initiative[side]) for side in (asked.actor, 1 - asked.actor))
        assert frozenset(answering.things) == answering.lift(own).ends() == answering.ends(own)
        assert answering.lift(other) is None
        sides.add(asked.actor)
    assert {ROBIN, SHERIFF} == sides

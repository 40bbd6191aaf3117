"""Question.why_not says why a space may not be chosen."""

import pytest

from gest_desktop.rules.deeds import CONFISCATE, DISPERSE, DONATE, RIDE, SWASHBUCKLE, TURNCOAT
from gest_desktop.rules.explain import why_not
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.plots import CAPTURE, HIRE, PATROL, RECRUIT, ROB, SNEAK
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.referee import question
from gest_desktop.rules.setup import OWN, opening_position
from gest_desktop.rules.state import EVENTS_SIDE_LOCKED
from gest_desktop.rules.turn import ACTION
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CAMP,
    DONE,
    EVENT,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SPACES,
    TRAP,
    TUXFORD,
)
from tests.table import answer_all, begin, light, options, party, table


def a_busy_map():
    """Blyth and Mansfield hold both sides, Remston revolts, Robin is in Southwell Forest."""
    return table(
        (2, HENCHMAN, BLYTH),
        (2, REVEALED_MAN, BLYTH),
        (1, HENCHMAN, MANSFIELD),
        (1, HIDDEN_MAN, MANSFIELD),
        (1, HENCHMAN, REMSTON),
        (1, HIDDEN_MAN, REMSTON),
        (1, CAMP, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        robin=SOUTHWELL_FOREST,
        revolting=[REMSTON],
        shillings=(9, 9),
        carriages=[(TRAP, NEWARK, False)],
    )


QUESTIONS = [
    (RECRUIT.full, ROBIN, []),
    (RECRUIT.full, ROBIN, [SHIRE_WOOD, PLACE_ONE]),
    (SNEAK.full, ROBIN, []),
    (SNEAK.full, ROBIN, [MANSFIELD]),
    (SNEAK.full, ROBIN, [MANSFIELD, REMSTON, party(hidden=1)]),
    (ROB.full, ROBIN, []),
    (HIRE.full, SHERIFF, []),
    (HIRE.full, SHERIFF, [NOTTINGHAM, 1]),
    (PATROL.full, SHERIFF, []),
    (PATROL.full, SHERIFF, [MANSFIELD]),
    (PATROL.full, SHERIFF, [MANSFIELD, DONE]),
    (CAPTURE.full, SHERIFF, []),
    (TURNCOAT.script, ROBIN, []),
    (DONATE.script, ROBIN, []),
    (SWASHBUCKLE.script, ROBIN, [party()]),
    (RIDE.script, SHERIFF, []),
    (CONFISCATE.script, SHERIFF, []),
    (DISPERSE.script, SHERIFF, []),
    (REDEPLOYMENT, SHERIFF, []),
    (REDEPLOYMENT, SHERIFF, [NOTTINGHAM, 1, 0, 0]),
    (light(12), ROBIN, []),
    (light(12), ROBIN, [MANSFIELD]),
    (light(13), ROBIN, []),
]


@pytest.mark.parametrize(("script", "side", "answers"), QUESTIONS)
def test_every_refused_space_has_a_reason_and_no_open_one_needs_any(script, side, answers):
    g = begin(a_busy_map(), script, side)
    answer_all(g, *answers)
    asked, f = question(g)
    assert "space" == asked.kind

    refused = [space for space in (*SPACES, OLLERTON_HILL) if space not in options(g)]

    assert [] == [space for space in refused if not asked.why_not(g, f, space)]
    assert [] == [space for space in options(g) if space != DONE and why_not(g, space)]


@pytest.mark.parametrize("answers", [[OWN], [OWN, REMSTON], [OWN, REMSTON, SHIRE_WOOD, SHIRE_WOOD]])
def test_spaces_outside_the_set_up_area_say_why(answers):
    g = answer_all(opening_position(), *answers)
    asked, f = question(g)

    assert all(asked.why_not(g, f, space) for space in SPACES if space not in options(g))


@pytest.mark.parametrize(
    ("script", "side", "space", "reasons"),
    [
        (RECRUIT.full, ROBIN, BLYTH, ["it must not be Submissive"]),
        (RECRUIT.full, ROBIN, NOTTINGHAM, ["this space is never a valid choice here"]),
        (ROB.full, ROBIN, BLYTH, ["a Hidden Merry Man or Robin must be there"]),
        (SNEAK.full, ROBIN, RETFORD, ["a Merry Man must be there"]),
        (
            HIRE.full,
            SHERIFF,
            REMSTON,
            ["it must be Submissive with Henchmen Available, or Revolting with more Henchmen than Merry Men"],
        ),
        (PATROL.full, SHERIFF, RETFORD, ["no Henchman could arrive and no Merry Man would be Revealed"]),
        (
            CAPTURE.full,
            SHERIFF,
            MANSFIELD,
            ["there must be enough Henchmen, and a Revealed Merry Man or an unguarded Camp"],
        ),
        (DONATE.script, ROBIN, REMSTON, ["it must be Submissive"]),
        (DONATE.script, ROBIN, NEWARK, ["a Merry Man must be there"]),
        (TURNCOAT.script, ROBIN, BLYTH, ["it must be Revolting"]),
        (
            TURNCOAT.script,
            ROBIN,
            BINGHAM,
            [
                "it must be Revolting",
                "a Merry Man must be there",
                "a Henchman must be there",
            ],
        ),
        (CONFISCATE.script, SHERIFF, TUXFORD, ["a Henchman must be there"]),
        (
            DISPERSE.script,
            SHERIFF,
            TUXFORD,
            [
                "a Henchman must be there",
                "a Merry Man or a Camp must be there",
            ],
        ),
        (RIDE.script, SHERIFF, SHIRE_WOOD, ["this space is never a valid choice here"]),
    ],
)
def test_the_reason_is_the_condition_that_is_not_met(script, side, space, reasons):
    """All of them, if several are missing."""
    g = begin(a_busy_map(), script, side)

    assert reasons == why_not(g, space)


def test_merry_men_who_are_outnumbered_say_so():
    g = begin(table((2, HENCHMAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=MANSFIELD), DONATE.script, ROBIN)

    assert ["Henchmen must not outnumber Merry Men there"] == why_not(g, BLYTH)


@pytest.mark.parametrize(
    ("script", "side", "answers", "space"),
    [
        (RECRUIT.full, ROBIN, [SHIRE_WOOD, PLACE_ONE], SHIRE_WOOD),
        (HIRE.full, SHERIFF, [NOTTINGHAM, 1], NOTTINGHAM),
        (PATROL.full, SHERIFF, [MANSFIELD, DONE], MANSFIELD),
    ],
)
def test_a_space_already_used_says_so(script, side, answers, space):
    """3.1: each space at most once per Plot."""
    g = answer_all(begin(a_busy_map(), script, side), *answers)

    assert ["you have already chosen this space"] == why_not(g, space)


def test_an_origin_already_used_says_so():
    g = answer_all(begin(a_busy_map(), SNEAK.full, ROBIN), MANSFIELD, REMSTON, party(hidden=1))

    assert ["you already Sneak from this space"] == why_not(g, MANSFIELD)


def test_an_empty_purse_says_so():
    g = a_busy_map()
    g.shillings[ROBIN] = 1

    answer_all(begin(g, RECRUIT.full, ROBIN), SHIRE_WOOD, PLACE_ONE)

    assert ["you need more Shillings"] == why_not(g, SOUTHWELL_FOREST)


def test_a_space_that_may_be_chosen_needs_no_reason():
    g = begin(a_busy_map(), RECRUIT.full, ROBIN)

    assert [] == why_not(g, SHIRE_WOOD)


def test_a_sneak_with_an_empty_purse_or_origins_enough_says_so():
    g = begin(table((2, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, shillings=(1, 0)), SNEAK.full, ROBIN)
    g.frames[-1].visited = 1 << NEWARK  # one origin is declared, which takes the only Shilling

    assert ["you need more Shillings"] == why_not(g, BLYTH)
    g.shillings[ROBIN] = 9
    g.frames[-1].visited = 1 << NEWARK | 1 << RETFORD | 1 << TUXFORD
    assert ["you cannot Sneak from any more spaces"] == why_not(g, BLYTH)


def test_a_patrol_that_cannot_be_paid_says_so():
    g = begin(table((2, HENCHMAN, NOTTINGHAM), robin=BLYTH, shillings=(0, 1)), PATROL.full, SHERIFF)

    assert ["you need more Shillings"] == why_not(g, MANSFIELD)


def test_robin_changes_places_only_with_somebody():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    answer_all(begin(g, REDEPLOYMENT, SHERIFF), DONE)

    assert ["there must be another Merry Man to change places with"] == why_not(g, BLYTH)


def test_an_event_that_is_not_possible_tells_why_for_each_half():
    """2.3.2; it once said that neither half would change anything."""
    g = begin(table((1, HIDDEN_MAN, BLYTH), card=22), ACTION, SHERIFF)
    light_half = "Light half: Only Robin Hood can, with a Merry Man on the map."

    assert [f"{light_half} Dark half: There is no Carriage on the map."] == why_not(g, 2 * EVENT)


def test_the_half_of_the_other_side_may_be_locked():
    g = begin(table(card=25, options=EVENTS_SIDE_LOCKED), ACTION, SHERIFF)
    (reason,) = why_not(g, 2 * EVENT)

    assert reason.startswith("Light half: In this game each side uses only its own half.")

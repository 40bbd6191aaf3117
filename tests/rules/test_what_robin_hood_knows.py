"""What Robin Hood knows about the Carriages (11.5): all assignments that agree with what was seen."""

from itertools import product

import pytest

from gest_desktop.rules import belief
from gest_desktop.rules.deeds import CONFISCATE
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.plots.rob import ROB
from gest_desktop.rules.verbs.carriages import drive_carriage, use_up_carriage
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CARRIAGE_PLACE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TRAP,
    TRIBUTE,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, dark, options, party, table

TYPES = (TALLAGE, TRIBUTE, TRAP)
DOWN, UP = False, True


def possible(g, *tokens):
    """The combinations of types that these tokens may have."""
    return {tuple(a >> 2 * token & 3 for token in tokens) for a in g.assignments}


def assignments(tokens):
    """All combinations with at most two of a type, computed independently."""
    return {kinds for kinds in product(TYPES, repeat=tokens) if all(kinds.count(kind) <= 2 for kind in TYPES)}


@pytest.mark.parametrize(("tokens", "number"), [(1, 3), (2, 9), (3, 24), (4, 54), (5, 90), (6, 90)])
def test_a_face_down_token_may_be_of_any_type_of_which_a_copy_was_available(tokens, number):
    """Two of each are in the Sheriff's box at first."""
    kinds = (TALLAGE, TRIBUTE, TRAP, TALLAGE, TRIBUTE, TRAP)[:tokens]

    g = table(carriages=[(kind, BLYTH, DOWN) for kind in kinds])

    assert number == len(g.assignments)
    assert assignments(tokens) == possible(g, *range(tokens))


def test_before_the_first_carriage_there_is_nothing_to_guess():
    assert 1 == len(table().assignments)


@pytest.mark.parametrize("kind", TYPES)
def test_the_deed_of_confiscate_never_tells_the_type(kind):
    """11.6: the three types stay equally possible."""
    g = table((1, HENCHMAN, BLYTH))

    carry_out(g, CONFISCATE.script, SHERIFF, BLYTH, kind)

    assert {(TALLAGE,), (TRIBUTE,), (TRAP,)} == possible(g, 0)
    assert [1 / 3, 1 / 3, 1 / 3] == belief.carriage_odds(g, 0)


def test_a_token_placed_while_both_copies_lie_face_up_is_not_of_that_type():
    g = table(carriages=[(TRAP, NEWARK, UP), (TRAP, TUXFORD, UP), (TALLAGE, BLYTH, DOWN)])

    assert {(TALLAGE,), (TRIBUTE,)} == possible(g, 2)


def test_one_copy_face_up_leaves_the_type_possible():
    g = table(carriages=[(TRAP, NEWARK, UP), (TALLAGE, BLYTH, DOWN)])

    assert {(TALLAGE,), (TRIBUTE,), (TRAP,)} == possible(g, 1)


def test_a_robbed_carriage_is_seen_and_the_others_are_judged_by_it():
    """Both Traps were seen in failed Robs: the third token is not a Trap."""
    g = table(
        (2, HIDDEN_MAN, NEWARK),
        (2, HIDDEN_MAN, TUXFORD),
        robin=PRISON,
        carriages=[(TRAP, NEWARK, DOWN), (TRAP, TUXFORD, DOWN), (TRIBUTE, BLYTH, DOWN)],
    )

    carry_out(g, ROB.full, ROBIN, NEWARK, 0, party(hidden=1), -1, TUXFORD, 1, party(hidden=1), -1)

    assert {(TALLAGE,), (TRIBUTE,)} == possible(g, 2)
    assert [0.0, 0.0, 1.0] == belief.carriage_odds(g, 0)
    assert [0.5, 0.5, 0.0] == belief.carriage_odds(g, 2)


def test_an_arrived_carriage_is_seen():
    g = table(carriages=[(TRIBUTE, SHIRE_WOOD, DOWN), (TRIBUTE, BLYTH, DOWN)])

    drive_carriage(g, 0, NOTTINGHAM, 0)

    assert [0.0, 1.0, 0.0] == belief.carriage_odds(g, 0)
    assert {(TALLAGE,), (TRIBUTE,), (TRAP,)} == possible(g, 1)


def test_a_moving_token_stays_the_same_token():
    """R10: what is known about it stays with it."""
    g = table(carriages=[(TRAP, BLYTH, UP), (TRAP, BLYTH, UP), (TRIBUTE, BLYTH, DOWN)])

    drive_carriage(g, 2, TUXFORD, 0)

    assert TUXFORD == g.carriages[CARRIAGE_PLACE + 2]
    assert {(TALLAGE,), (TRIBUTE,)} == possible(g, 2)


def test_a_face_down_token_in_used_keeps_its_secret_and_its_copy():
    """R11: Event 24 puts it there; under the guess that it is a Trap, the last Trap is gone."""
    g = table(
        (1, HENCHMAN, BLYTH), revolting=[NEWARK], carriages=[(TRAP, TUXFORD, UP), (TALLAGE, TUXFORD, DOWN)]
    )
    before = g.assignments

    carry_out(g, dark(24), SHERIFF, 1, NEWARK)
    assert before == g.assignments
    carry_out(g, CONFISCATE.script, SHERIFF, BLYTH, TRIBUTE)

    assert set(product(TYPES, repeat=2)) - {(TRAP, TRAP)} == possible(g, 1, 2)


def test_used_tokens_dissolve_into_available_at_redeployment():
    """Equal assignments merge: one unseen token is left, of any type."""
    g = table(robin=PRISON, carriages=[(TALLAGE, BLYTH, DOWN), (TRIBUTE, NEWARK, DOWN)])
    use_up_carriage(g, 0)

    carry_out(g, REDEPLOYMENT, SHERIFF)

    assert 3 == len(g.assignments)
    assert {(TALLAGE,), (TRIBUTE,), (TRAP,)} == possible(g, 1)


def test_what_a_token_could_not_be_it_cannot_be_after_those_copies_came_back():
    """It was placed while both Traps were face-up."""
    g = table(robin=PRISON, carriages=[(TRAP, BLYTH, UP), (TRAP, BLYTH, UP), (TRIBUTE, NEWARK, DOWN)])
    use_up_carriage(g, 0)
    use_up_carriage(g, 1)

    carry_out(g, REDEPLOYMENT, SHERIFF)

    assert {(TALLAGE,), (TRIBUTE,)} == possible(g, 2)


def test_a_token_that_went_out_again_is_a_new_one():
    """After Redeployment the returned Traps may be placed again."""
    g = table(
        (1, HENCHMAN, BLYTH),
        robin=PRISON,
        carriages=[(TRAP, BLYTH, UP), (TRAP, BLYTH, UP), (TRIBUTE, NEWARK, DOWN)],
    )
    use_up_carriage(g, 0)
    use_up_carriage(g, 1)

    carry_out(g, REDEPLOYMENT, SHERIFF, 0)
    answer_all(begin(g, CONFISCATE.script, SHERIFF), BLYTH, TRAP)
    options(g)

    assert set(product(TYPES, (TALLAGE, TRIBUTE))) == possible(g, 0, 2)

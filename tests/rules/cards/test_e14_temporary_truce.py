"""Event 14, Temporary Truce (9.1 #14)."""

import pytest

from gest_desktop.rules.journal import TruceAnswered
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    OLLERTON_HILL,
    OUT,
    PARISHES,
    PASSIVE,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    YES,
)
from tests.table import actor, answer_all, begin, carry_out, count, fortune, options, party, suspicion, table


def test_each_side_decides_for_itself_the_sheriff_first():
    g = table((1, HENCHMAN, SHIRE_WOOD), robin=NEWARK, favour=1)

    begin(g, fortune(14), SHERIFF)
    assert SHERIFF == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, NO)
    assert ROBIN == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, NO)

    assert [] == options(g)
    assert 1 == g.favour
    assert 1 == count(g, HENCHMAN, SHIRE_WOOD)
    assert NEWARK == g.robin


@pytest.mark.parametrize("answers", [(NO, NO), (YES, NO), (NO, YES)])
def test_the_journal_tells_who_accepts_and_who_refuses(answers):
    g = table(robin=SHIRE_WOOD)

    answer_all(begin(g, fortune(14), SHERIFF), *answers)

    told = [entry for entry in g.journal.entries if isinstance(entry, TruceAnswered)]
    assert [TruceAnswered(SHERIFF, answers[0] == YES), TruceAnswered(ROBIN, answers[1] == YES)] == told


@pytest.mark.parametrize("status", [REVOLTING, PASSIVE])
def test_the_sheriffs_henchmen_withdraw_to_submissive_spaces_of_choice(status):
    """9.1 #14: from Forests, Revolting and Passive Parishes, each Henchman to any Submissive space."""
    g = table((2, HENCHMAN, BLYTH), (1, HENCHMAN, SHIRE_WOOD), favour=1, statuses={BLYTH: status})

    answer_all(begin(g, fortune(14), SHERIFF), YES)
    assert SHERIFF == actor(g)
    assert [*PARISHES[1:], NOTTINGHAM] == options(g)
    answer_all(g, NEWARK, 1, NOTTINGHAM, 1, NOTTINGHAM, 1, DONE, DONE, NO)

    assert [] == options(g)
    assert (1, 2) == (count(g, HENCHMAN, NEWARK), count(g, HENCHMAN, NOTTINGHAM))
    assert 0 == count(g, HENCHMAN, BLYTH) + count(g, HENCHMAN, SHIRE_WOOD)
    assert -1 == g.favour


def test_henchmen_in_submissive_spaces_may_go_to_other_submissive_spaces():
    g = table((3, HENCHMAN, BLYTH), revolting=[NEWARK], statuses={BINGHAM: PASSIVE}, favour=1)

    answer_all(begin(g, fortune(14), SHERIFF), YES)
    assert [*(p for p in PARISHES if p not in (BLYTH, NEWARK, BINGHAM)), NOTTINGHAM, DONE] == options(g)
    answer_all(g, MANSFIELD, 2)
    assert DONE in options(g)
    answer_all(g, DONE, DONE, NO)

    assert [] == options(g)
    assert (1, 2) == (count(g, HENCHMAN, BLYTH), count(g, HENCHMAN, MANSFIELD))
    assert -1 == g.favour


def test_a_submissive_space_may_be_left_by_everybody():
    g = table((2, HENCHMAN, BINGHAM), favour=1)

    carry_out(g, fortune(14), SHERIFF, YES, NOTTINGHAM, 2, DONE, NO)

    assert (0, 2) == (count(g, HENCHMAN, BINGHAM), count(g, HENCHMAN, NOTTINGHAM))


def test_both_sides_may_accept_without_a_piece_to_move():
    """R45: an empty move still gives a step of Royal Favour."""
    g = table(robin=AVAILABLE, favour=1)

    answer_all(begin(g, fortune(14), SHERIFF), YES)
    assert ROBIN == actor(g)
    assert -1 == g.favour
    answer_all(g, YES)

    assert [] == options(g)
    assert 1 == g.favour


def test_merry_men_outside_forests_and_camps_go_home_hidden():
    """9.1 #14: any distance, and a step towards Justice."""
    g = table(
        (1, REVEALED_MAN, BINGHAM), (1, HIDDEN_MAN, NOTTINGHAM), (1, CAMP, BLYTH), robin=AVAILABLE, favour=1
    )

    answer_all(begin(g, fortune(14), SHERIFF), NO, YES)
    assert [BLYTH, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, BLYTH, party(hidden=1))
    assert [BLYTH, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, SHIRE_WOOD, party(hidden=1))

    assert [] == options(g)
    assert (1, 1) == (count(g, HIDDEN_MAN, BLYTH), count(g, HIDDEN_MAN, SHIRE_WOOD))
    assert 0 == count(g, HIDDEN_MAN, BINGHAM) + count(g, HIDDEN_MAN, NOTTINGHAM)
    assert 2 == g.favour


def test_merry_men_at_home_are_hidden_and_may_stay_or_go():
    g = table((2, REVEALED_MAN, SHIRE_WOOD), (1, REVEALED_MAN, NEWARK), (1, CAMP, NEWARK), robin=AVAILABLE)

    answer_all(begin(g, fortune(14), SHERIFF), NO, YES)
    assert [SHIRE_WOOD, SOUTHWELL_FOREST, DONE] == options(g)
    answer_all(g, DONE)
    assert [NEWARK, SOUTHWELL_FOREST, DONE] == options(g)
    answer_all(g, SOUTHWELL_FOREST, party(hidden=1), DONE)

    assert [] == options(g)
    assert [1, 1, 1] == [count(g, HIDDEN_MAN, space) for space in (NEWARK, SHIRE_WOOD, SOUTHWELL_FOREST)]
    assert 0 == count(g, REVEALED_MAN, NEWARK) + count(g, REVEALED_MAN, SHIRE_WOOD)


def test_who_stays_at_home_is_not_asked_about_when_no_other_home_is_left():
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE)

    carry_out(g, fortune(14), SHERIFF, NO, YES, SOUTHWELL_FOREST, party(hidden=1))

    assert (2, 1) == (count(g, HIDDEN_MAN, SHIRE_WOOD), count(g, HIDDEN_MAN, SOUTHWELL_FOREST))


def test_a_party_may_split_but_nobody_who_must_leave_stays():
    g = table((3, HIDDEN_MAN, BLYTH), robin=AVAILABLE)

    answer_all(begin(g, fortune(14), SHERIFF), NO, YES, SHIRE_WOOD, party(hidden=1))

    assert [SOUTHWELL_FOREST] == options(g)
    answer_all(g, SOUTHWELL_FOREST)
    assert [party(hidden=2)] == options(g)


def test_nobody_is_detected_on_the_way_home():
    """9.1 #14: this is no Sneak, though three join three Henchmen in a Submissive Parish."""
    g = table((3, HIDDEN_MAN, BLYTH), (3, HENCHMAN, NEWARK), (1, CAMP, NEWARK), robin=AVAILABLE)

    carry_out(g, fortune(14), SHERIFF, NO, YES, NEWARK, party(hidden=3))

    assert 3 == count(g, HIDDEN_MAN, NEWARK)


def test_ollerton_hill_is_no_home():
    """R41: no piece ever enters it."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, CAMP, OLLERTON_HILL), robin=AVAILABLE)
    g.ollerton = True

    answer_all(begin(g, fortune(14), SHERIFF), NO, YES)

    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


def test_the_way_home_of_a_revealed_robin_cannot_be_followed():
    """R61, 11.4: he is Hidden before he moves, among two who part."""
    g = table((1, HIDDEN_MAN, BLYTH), (2, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, robin_hidden=False)

    carry_out(
        g,
        fortune(14),
        SHERIFF,
        NO,
        YES,
        SHIRE_WOOD,
        party(robin=1),
        SOUTHWELL_FOREST,
        party(hidden=1),
        DONE,
    )

    assert (SHIRE_WOOD, True) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


def test_all_ways_home_are_taken_at_once():
    """11.4: pieces that arrive in a space do not keep it suspect for those that leave it."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, BLYTH), robin=SHIRE_WOOD, suspects=(SHIRE_WOOD,))

    carry_out(
        g,
        fortune(14),
        SHERIFF,
        NO,
        YES,
        SHIRE_WOOD,
        party(hidden=1),
        SOUTHWELL_FOREST,
        party(hidden=1, robin=1),
    )

    assert (SOUTHWELL_FOREST, True) == (g.robin, g.robin_hidden)
    assert {SOUTHWELL_FOREST: 1} == suspicion(g)


@pytest.mark.parametrize("robin", [PRISON, AVAILABLE, OUT])
def test_robin_stays_off_the_map_and_prisoners_in_prison(robin):
    """9.1 #14: no swap, Robin is not placed, Prison untouched."""
    g = table((2, REVEALED_MAN, PRISON), (1, HIDDEN_MAN, BLYTH), robin=robin)

    carry_out(g, fortune(14), SHERIFF, NO, YES, SHIRE_WOOD, party(hidden=1))

    assert robin == g.robin
    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert {robin: 1} == suspicion(g)

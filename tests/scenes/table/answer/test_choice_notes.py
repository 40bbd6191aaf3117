"""What the choice card says: the odds of a Rob, and the confirmation before the turn ends."""

import pytest

from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.vocabulary import (
    DAY_OF_MARKET,
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
)
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.choice_notes import notes
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.answer.party import ALL
from gest_desktop.scenes.table.foresee.lookahead import ends_turn
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.random_games import moments, put_to_a_person
from tests.table import answer_all, begin, fortune, party, table

ROB = next(plot for plot in PLOTS if plot.name == "rob")
LAST_WORD = "Are you sure? Your turn ends here."


def naming_robbers(*pieces, confirm="never", victim=0, place=SHIRE_WOOD, **more):
    g = begin(table(*pieces, robin=PRISON, **more), ROB.single, ROBIN)
    return put_to_a_person(answer_all(g, place, victim), confirm)


def of_a_tallage(confirm="never"):
    """Two men, one guard, an open Tallage: green die -1, -1, 0, 1, 2, 3."""
    return naming_robbers(
        (2, HIDDEN_MAN, SHIRE_WOOD),
        (1, HENCHMAN, SHIRE_WOOD),
        confirm=confirm,
        carriages=[(TALLAGE, SHIRE_WOOD, True)],
    )


def test_before_anybody_is_picked_the_chance_of_each_number_is_told():
    """3.2.3: one of them needs a 1, two need a 0."""
    assert ["Chance of success: 1 robber 50% · 2 robbers 67%."] == notes(of_a_tallage())


def test_those_who_are_picked_hear_what_either_outcome_brings():
    answering = of_a_tallage()
    answering.touch(Thing("figure", number=0))

    line = notes(answering)[-1]

    assert line.startswith("Success 50% (+5 Shillings")
    assert line.endswith("failure 50%.")


def test_a_trap_takes_its_robber_to_prison():
    """3.2.3: a Trap that lies open defends itself with 2."""
    answering = naming_robbers((1, HIDDEN_MAN, SHIRE_WOOD), carriages=[(TRAP, SHIRE_WOOD, True)])

    assert "(1 to Prison)" in notes(answering)[-1]


def test_the_end_of_the_turn_is_told_before_a_party_is_confirmed_and_not_asked_again():
    answering = of_a_tallage("end of turn")
    answering.touch(ALL)

    ends = answering.ends_turn(party(hidden=2))
    assert ("This ends your turn." in notes(answering)) == ends
    assert Reaction((party(hidden=2),)) == answering.touch(CONFIRM)


def test_a_question_about_something_else_needs_no_note():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON)
    begin(g, ROB.single, ROBIN)

    assert [] == notes(put_to_a_person(g))


@pytest.mark.parametrize("confirm", ["risky", "end of turn"])
def test_the_turn_is_said_to_end_only_where_it_does(confirm):
    said = set()
    for game, asked in moments(*range(8)):
        for choice in asked.choices[:3]:
            answering = put_to_a_person(game.state, confirm)
            answering.choose(choice.option)
            if answering.pending and LAST_WORD in notes(answering):
                assert ends_turn(answering.view, choice.option), asked.prompt
                said.add(asked.actor)
    assert said or confirm == "risky"


def test_what_each_number_leaves_in_the_purse_is_one_sentence():
    """9.1 #1: the Sheriff has 1 Shilling and gains one for each Henchman who returns."""
    g = begin(table((3, HENCHMAN, NEWARK), robin=PRISON, shillings=(0, 1)), fortune(DAY_OF_MARKET), SHERIFF)

    assert ["You would have 2 Shillings after 1, 3 after 2, 4 after 3."] == notes(
        put_to_a_person(answer_all(g, NEWARK))
    )

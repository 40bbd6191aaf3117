"""From pointing at things to answers: everything the rules allow can be answered, and nothing else."""

import pytest

from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.deeds import CONFISCATE, DISPERSE
from gest_desktop.rules.deeds.disperse import THE_CAMP
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.turn import SINGLE_PLOT_BOX
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CAMP,
    DONE,
    EVENT,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO,
    NOTTINGHAM,
    NOWHERE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    TRIBUTE,
    TUXFORD,
    YES,
)
from gest_desktop.scenes.table.answer.answering import NOTHING, Reaction
from gest_desktop.scenes.table.answer.offering import BACK, CONFIRM
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.answer.series import MORE
from gest_desktop.scenes.table.foresee.lookahead import ends_turn
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.random_games import moments, put_to_a_person
from tests.table import answer_all, begin, party, table

SNEAK, ROB, PATROL = (
    next(plot for plot in PLOTS if plot.name == name) for name in ("sneak", "rob", "patrol")
)


def sneaking_from_shire_wood(**more):
    """Robin Hood is asked who goes from Shire Wood to Blyth."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    answer_all(begin(g, SNEAK.single, ROBIN), SHIRE_WOOD, BLYTH)
    return put_to_a_person(g, **more)


def robbing(*pieces, confirm="never", robin=PRISON, **more):
    """Robin Hood is asked where to Rob."""
    g = begin(table(*pieces, robin=robin, **more), ROB.single, ROBIN)
    return put_to_a_person(g, confirm)


def said_by(answering, *things):
    """What the last of several clicks leads to; the others lead to nothing yet."""
    *first, last = things
    assert [NOTHING] * len(first) == [answering.touch(thing) for thing in first]
    return answering.touch(last)


def figures(answering, numbers):
    """The stops that stand for this many of each kind."""
    shown = list(enumerate(answering.party.figures))
    return [Thing("figure", number=i) for i, figure in shown if figure.number < numbers[figure.kind]]


def first_of_series(answering, presses):
    """The answer to the first of several questions after so many presses of its plus."""
    more = Thing("stepper", number=0, picture=MORE)
    return said_by(answering, NONE, *[more] * presses, CONFIRM).answers[:1]


def reachable(answering):
    """Every answer that can be given by clicking what the keyboard steps through."""
    if answering.series is not None:
        return [first_of_series(answering, number) for number in range(len(answering.asked.choices))]
    picking = (ALL, NONE, CONFIRM)
    plain = [
        stop for stop in answering.stops if stop not in picking and stop.kind not in ("figure", "refused")
    ]
    found = [said_by(answering, stop).answers for stop in plain]
    if answering.party is not None:
        found += [
            said_by(answering, NONE, *figures(answering, dict(numbers)), CONFIRM).answers
            for numbers in answering.party.options
        ]
    return found


def test_every_answer_can_be_given_by_touching_and_nothing_else_can():
    """Whatever the question and whoever is asked, in whole games."""
    kinds = {ROBIN: set(), SHERIFF: set()}
    for game, asked in moments(*range(12)):
        answering = put_to_a_person(game.state)
        ways = 2 if answering.borders else 1  # for the Bridge, the card and the map
        wanted = [(choice.option,) for choice in asked.choices] * ways
        reached = [way for way in reachable(answering) if way != answering.stays]
        assert sorted(wanted) == sorted(reached), asked.prompt
        kinds[asked.actor].add(asked.kind)
    assert {"box", "space", "choice", "number", "card", "pieces", "draw"} <= kinds[ROBIN]
    assert {"box", "space", "choice", "number", "card", "carriage"} <= kinds[SHERIFF]


def test_what_glows_is_an_answer_and_what_is_an_answer_glows():
    """But for pieces that are picked one by one, and for answers in words."""
    for game, asked in moments(20, 21):
        answering = put_to_a_person(game.state)
        if answering.party is None and answering.legal:
            found = {answering.touch(thing).answers for thing in answering.legal}
            assert {(choice.option,) for choice in asked.choices if choice.option != DONE} >= found
            assert len(found) == len(answering.legal)


def test_a_space_is_named_by_its_ground_or_by_anything_that_stands_on_it():
    """3.2.3."""
    answering = robbing(
        (1, HIDDEN_MAN, BLYTH),
        (1, CAMP, BLYTH),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        carriages=[(TRIBUTE, BLYTH, False)],
    )
    things = [
        space(BLYTH), Thing("piece", BLYTH, MAN_HIDDEN), Thing("piece", BLYTH, "camp"),
        Thing("carriage", BLYTH, "carriage_unknown"),
    ]  # fmt: skip

    assert [Reaction((BLYTH,))] * 4 == [answering.touch(thing) for thing in things]


@pytest.mark.parametrize("kind", ["purse", "mat"])
def test_a_sides_purse_is_not_the_space_of_the_same_number(kind):
    """Blyth has the number of Robin Hood, Retford that of the Sheriff."""
    answering = robbing(
        (1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD), carriages=[(TRIBUTE, BLYTH, False)]
    )

    assert [NOTHING, NOTHING] == [answering.touch(Thing(kind, side)) for side in (ROBIN, SHERIFF)]


def test_a_space_that_may_not_be_chosen_is_refused_in_the_words_of_the_rules():
    """3.2.3: somebody must be there who can Rob."""
    answering = robbing((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD))

    refusal = answering.touch(space(NEWARK)).refusal

    assert refusal.startswith("You can't choose Newark: ")
    assert refusal.endswith("(rule 3.2.3).")


def test_a_line_of_the_chronicle_is_no_answer_and_needs_no_refusal():
    answering = robbing((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD))

    assert NOTHING == answering.touch(Thing("line", number=3))


def test_merry_men_are_picked_on_the_map_or_in_the_tray():
    """3.2.2."""
    on_the_map, in_the_tray = sneaking_from_shire_wood(), sneaking_from_shire_wood()
    pieces = [Thing("piece", SHIRE_WOOD, picture) for picture in (ROBIN_HIDDEN, MAN_HIDDEN, MAN_REVEALED)]
    numbers = {"robin": 1, "hidden": 1, "revealed": 1}

    assert Reaction((party(1, 1, 1),)) == said_by(on_the_map, *pieces, CONFIRM)
    assert Reaction((party(1, 1, 1),)) == said_by(in_the_tray, *figures(in_the_tray, numbers), CONFIRM)


def test_a_man_who_is_picked_twice_stays():
    answering = sneaking_from_shire_wood()
    man, robin = Thing("piece", SHIRE_WOOD, MAN_HIDDEN), Thing("piece", SHIRE_WOOD, ROBIN_HIDDEN)

    assert Reaction((party(robin=1),)) == said_by(answering, man, robin, man, CONFIRM)


def test_those_who_are_picked_are_marked_where_they_stand():
    answering = sneaking_from_shire_wood()
    said_by(answering, Thing("piece", SHIRE_WOOD, MAN_REVEALED))

    assert {Thing("piece", SHIRE_WOOD, MAN_REVEALED)} == answering.chosen()
    assert answering.chosen() < answering.legal


def test_a_man_elsewhere_cannot_be_picked():
    answering = sneaking_from_shire_wood()
    answering.touch(Thing("piece", TUXFORD, MAN_HIDDEN))

    assert frozenset() == answering.chosen()


def test_nobody_is_no_party():
    answering = sneaking_from_shire_wood()

    assert answering.touch(CONFIRM).refusal
    assert CONFIRM not in answering.stops


def which_box(confirm):
    """Robin Hood begins the first card."""
    game, asked = next((game, asked) for game, asked in moments(1) if asked.kind == "box")
    assert ROBIN == asked.actor
    return put_to_a_person(game.state, confirm)


def test_a_pass_is_asked_about_twice_if_the_player_wants_that():
    """2.3.2."""
    careful, bold = which_box("risky"), which_box("never")
    rest = Thing("pass", number=SINGLE_PLOT)

    assert Reaction((2 * SINGLE_PLOT + 1,)) == bold.touch(rest)
    assert NOTHING == careful.touch(rest)
    assert ((CONFIRM, BACK), frozenset()) == (careful.stops, careful.legal)
    assert Reaction((2 * SINGLE_PLOT + 1,)) == careful.touch(CONFIRM)


def test_whoever_thinks_again_is_asked_again():
    answering = which_box("risky")

    assert NOTHING == said_by(answering, Thing("pass", number=SINGLE_PLOT), BACK)
    assert () == answering.pending
    assert BACK not in answering.stops


def test_whoever_has_been_told_the_odds_is_not_asked_twice():
    """3.2.3: the die falls as soon as the robbers are named, and the button says so."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, carriages=[(TRIBUTE, SHIRE_WOOD, True)])
    answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, 0)

    assert Reaction((party(2),)) == said_by(put_to_a_person(g, "risky"), ALL, CONFIRM)


def test_the_end_of_a_turn_is_asked_about_twice_if_the_player_wants_that():
    """A question in the middle of the turn is not."""
    asked_twice = set()
    for game, asked in moments(3):
        answering = put_to_a_person(game.state, "end of turn")
        option = asked.choices[0].option
        answering.choose(option)
        assert ends_turn(answering.view, option) == bool(answering.pending)
        asked_twice.add(bool(answering.pending))
    assert {True, False} == asked_twice


def test_what_is_not_yet_an_answer_can_be_taken_back():
    answering = sneaking_from_shire_wood()

    assert not answering.cancel()
    answering.touch(ALL)
    assert answering.cancel()
    assert frozenset() == answering.chosen()


def test_a_drop_is_refused_for_the_reason_that_the_question_gives():
    """3.3.2: Nottingham's Henchmen reach Mansfield, not Newark."""
    g = begin(table((2, HENCHMAN, NOTTINGHAM), robin=PRISON), PATROL.single, SHERIFF)
    answering = put_to_a_person(g)

    assert answering.refuse_drop(NOTTINGHAM, NEWARK).startswith("You can't choose Newark: ")
    assert "It can't go there." == answering.refuse_drop(NOTTINGHAM, NOWHERE)


def test_a_drop_across_the_river_says_so():
    """1.3: Nottingham and Remston touch, but no bridge joins them; of Newark the map says nothing."""
    g = begin(table((2, HENCHMAN, NOTTINGHAM), robin=PRISON), PATROL.single, SHERIFF)

    assert put_to_a_person(g).refuse_drop(NOTTINGHAM, REMSTON) == (
        "The River separates Nottingham and Remston, and there is no bridge (rule 1.3)."
    )
    g.bridge = RIVER_BORDERS.index((NOTTINGHAM, REMSTON))
    assert "River" not in put_to_a_person(g).refuse_drop(NOTTINGHAM, REMSTON)


def test_a_drop_across_the_river_is_not_refused_for_the_river_where_nothing_moves_to_adjacent_spaces():
    """Where to Confiscate is asked: no bridge would make that a move of Henchmen."""
    g = begin(
        table((2, HENCHMAN, NOTTINGHAM), (1, HENCHMAN, REMSTON), robin=PRISON), CONFISCATE.script, SHERIFF
    )

    assert "River" not in put_to_a_person(g).refuse_drop(NOTTINGHAM, REMSTON)


def test_a_drop_where_no_space_is_asked_for_says_that_nothing_leads_there():
    answering = sneaking_from_shire_wood()

    assert answering.refuse_drop(SHIRE_WOOD, NOTTINGHAM) == (
        "You have no move to Nottingham right now (rule 3.2.2)."
    )


def test_a_piece_that_is_not_asked_about_is_told_what_is():
    """3.2.2: who goes from Shire Wood, and nobody from elsewhere."""
    answering = sneaking_from_shire_wood()

    assert answering.refuse_drop(NEWARK, BLYTH).startswith("First finish Shire Wood: ")


def test_where_there_is_only_a_camp_to_disperse_it_is_a_button():
    """R32: a Camp alone may be dispersed, and there is nobody to pick."""
    g = table((1, HENCHMAN, RETFORD), (1, CAMP, RETFORD), robin=PRISON, shillings=(0, 9))
    answer_all(begin(g, DISPERSE.script, SHERIFF), RETFORD)
    answering = put_to_a_person(g)

    assert (None, (Thing("chip"),)) == (answering.party, answering.stops)
    assert Reaction((THE_CAMP,)) == answering.touch(Thing("chip"))


def test_boxes_and_halves_that_are_not_possible_say_why_when_they_are_touched():
    told = 0
    for game, asked in moments(*range(4)):
        if asked.kind in ("box", "card"):
            answering = put_to_a_person(game.state)
            assert not set(answering.barred) & set(answering.things)
            for thing, reason in answering.barred.items():
                assert Reaction(refusal=reason) == answering.touch(thing)
                told += bool(reason)
    assert told > 10


def test_choosing_the_same_again_confirms_it_and_another_takes_its_place():
    g = next(game.state for game, asked in moments(1) if asked.kind == "box")
    answering = put_to_a_person(g, "risky")
    first, second = Thing("pass", number=0), Thing("pass", number=2)
    answering.touch(first)
    answering.touch(second)

    assert (5,) == answering.pending
    assert Reaction((5,)) == answering.touch(second)


def test_the_end_of_a_turn_is_confirmed_also_when_a_drag_gives_several_answers():
    """And a forced answer needs no second click: it was asked in order to be confirmed."""
    asked_twice = 0
    for game, asked in moments(*range(3)):
        answering = put_to_a_person(game.state, "end of turn")
        for choice in asked.choices[:3]:
            answering.pending = ()
            answering.choose(choice.option)
            assert bool(answering.pending) == ends_turn(answering.view, choice.option)
            asked_twice += bool(answering.pending)
    assert asked_twice > 20


def test_enter_confirms_what_is_ready_and_ends_what_may_end():
    """Digits and Enter always lead on, also before anything has the focus."""
    party_ready, done = 0, 0
    for game, asked in moments(*range(6)):
        answering = put_to_a_person(game.state)
        if answering.party is not None:
            answering.touch(ALL)
            assert CONFIRM == answering.default
            party_ready += 1
        elif asked.kind == "space" and asked.choices[-1].option == DONE:
            assert Reaction((DONE,)) == answering.touch(answering.default)
            done += 1
        elif asked.kind == "box":
            assert answering.default is None
    assert min(party_ready, done) > 3


def test_a_piece_dragged_too_early_says_what_comes_first():
    """2.3.2: nothing moves before a box is taken."""
    g = next(game.state for game, asked in moments(1) if asked.kind == "box")

    assert put_to_a_person(g).refuse_drop(SHIRE_WOOD, BLYTH).startswith("First take a box")


def digits(answering):
    """What each digit touches, by the option it would choose."""
    return {option: answering.key_of(option) for _thing, option in answering.rows}


def test_a_digit_means_the_same_plot_whatever_is_possible_now():
    """With 1 Shilling the Sheriff cannot Hire; Patrol and Capture keep their digits."""
    rich, poor = (
        put_to_a_person(
            begin(table((3, HENCHMAN, NOTTINGHAM), (1, REVEALED_MAN, NOTTINGHAM), shillings=(5, own)),
                  SINGLE_PLOT_BOX, SHERIFF)
        )
        for own in (9, 1)
    )  # fmt: skip

    assert digits(rich) == digits(poor)
    assert (0, 1) == (len(rich.greyed), min(1, len(poor.greyed)))
    locked = poor.thing_of_key(poor.key_of(poor.greyed[0].option))
    assert "refused" == locked.kind
    assert poor.greyed[0].reason == poor.touch(locked).refusal


def test_yes_is_always_the_first_digit_and_no_the_second():
    asked = 0
    for game, decision in moments(1, 2, 3):
        if {str(choice.value) for choice in decision.choices} == {"yes", "no"}:
            answering = put_to_a_person(game.state)
            assert {YES: 1, NO: 2} == digits(answering)
            assert [YES, NO] == [chip.option for chip in answering.chips]
            asked += 1
    assert asked


def test_the_halves_of_an_event_have_the_first_two_digits():
    for game, decision in moments(1, 2):
        if decision.kind == "card":
            answering = put_to_a_person(game.state)
            assert [Thing("half", number=0), Thing("half", number=1)] == [
                answering.thing_of_key(digit) for digit in (1, 2)
            ]
            return
    raise AssertionError


def test_no_digit_ends_a_plot_by_chance():
    """Where a space is asked for, Enter is done; a digit that was meant for another question is not."""
    answering = robbing((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    assert [None] * 10 == [answering.thing_of_key(digit) for digit in range(10)]


def test_what_uncovers_somebody_is_asked_about_twice():
    """3.3.2: Henchmen who are there already Reveal Merry Men at once, which cannot be undone."""
    g = table((2, HENCHMAN, BLYTH), (1, HIDDEN_MAN, BLYTH), (2, HENCHMAN, NOTTINGHAM), robin=PRISON)
    patrolling = put_to_a_person(begin(g, PATROL.single, SHERIFF), "risky")

    assert NOTHING == patrolling.touch(space(BLYTH))
    assert Reaction((BLYTH,)) == patrolling.touch(CONFIRM)


def test_an_event_that_uncovers_somebody_at_once_is_asked_about_twice():
    """The dark half of the Red Cap Reveals Robin Hood."""
    game = Game(Beginning(1, event_deck=(17, 7, 2, 4, 5)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1, 2 * EVENT):
        game.play(option)
    half = put_to_a_person(game.state, "risky")
    dark = next(thing for thing in half.things if thing.kind == "half" and thing.number == DARK)

    assert NOTHING == half.touch(dark)
    assert half.things[dark] in half.touch(CONFIRM).answers

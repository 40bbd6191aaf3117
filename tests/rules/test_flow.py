"""Blocks of steps: when, while, repeat, up to so many, for each."""

import pytest

from gest_desktop.rules.conditions import with_henchman
from gest_desktop.rules.counts import henchmen_here
from gest_desktop.rules.flow import for_each, left_of, repeat, up_to, when, while_
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.referee import play, question
from gest_desktop.rules.script import SCRIPTS, Do, Script, end, leave, perform
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    NEWARK,
    RETFORD,
    ROBIN,
    SHERIFF,
    SPACES,
    TUXFORD,
)
from tests.table import STOP, begin, carry_out, options, prompt, table


@pytest.fixture
def script():
    """Makes scripts that are unregistered after the test."""
    known = set(SCRIPTS)

    def make(*steps, **more):
        return Script(f"test.{len(SCRIPTS)}", "", *steps, **more)

    yield make
    for name in set(SCRIPTS) - known:
        del SCRIPTS[name]


@pytest.fixture
def told():
    """What the verbs below have done, in order."""
    return []


@pytest.fixture
def say(told):
    def verb(word):
        return Do(lambda g, f: told.append(word))

    return verb


def count_to(number):
    """A test that holds the first `number` times."""
    asked = []

    def test(g, f):
        asked.append(g)
        return len(asked) <= number

    return test


def always(g, f):
    return True


def never(g, f):
    return False


def has_henchman(g, f, space):
    return g.pieces[HENCHMAN + space] > 0


def count_number(g, f):
    f.tally += f.number


def test_when_the_test_holds_its_steps_are_carried_out(script, say, told):
    carry_out(table(), script(say("before"), when(always, say("a"), say("b")), say("after")), ROBIN)

    assert ["before", "a", "b", "after"] == told


def test_when_the_test_fails_they_are_left_out(script, say, told):
    carry_out(table(), script(say("before"), when(never, say("a"), say("b")), say("after")), ROBIN)

    assert ["before", "after"] == told


@pytest.mark.parametrize(
    ("test", "heard"), [(always, ["yes", "after"]), (never, ["no", "no again", "after"])]
)
def test_otherwise_is_carried_out_instead(script, say, told, test, heard):
    no = (say("no"), say("no again"))

    carry_out(table(), script(when(test, say("yes"), otherwise=no), say("after")), ROBIN)

    assert heard == told


def test_the_test_is_read_when_its_turn_comes_and_only_once(script, say, told):
    once = count_to(1)

    carry_out(table(), script(when(once, say("first")), when(once, say("second"))), ROBIN)

    assert ["first"] == told


@pytest.mark.parametrize("times", [0, 1, 3])
def test_while_repeats_none_or_more_times(script, say, told, times):
    carry_out(table(), script(while_(count_to(times), say("again")), say("after")), ROBIN)

    assert ["again"] * times + ["after"] == told


@pytest.mark.parametrize("times", [0, 1, 3])
def test_repeat_is_carried_out_once_and_then_while_the_test_holds(script, say, told, times):
    carry_out(table(), script(repeat(say("again"), while_=count_to(times)), say("after")), ROBIN)

    assert ["again"] * (1 + times) + ["after"] == told


def test_blocks_stand_within_blocks(script, say, told):
    inner = repeat(say("inner"), while_=count_to(1))
    outer = repeat(say("outer"), when(always, inner), say("end"), while_=count_to(1))

    carry_out(table(), script(say("first"), outer, say("last")), ROBIN)

    assert ["first", "outer", "inner", "inner", "end", "outer", "inner", "end", "last"] == told


def test_leaving_goes_on_behind_the_innermost_loop(script, say, told):
    inner = while_(always, say("inner"), Do(lambda g, f: leave(f)), say("never"))
    outer = repeat(inner, say("outer"), while_=count_to(1))

    carry_out(table(), script(outer, say("after")), ROBIN)

    assert ["inner", "outer", "inner", "outer", "after"] == told


def test_a_condition_is_no_loop_and_leaving_passes_through_it(script, say, told):
    loop = while_(always, when(always, say("once"), Do(lambda g, f: leave(f)), say("never")), say("never"))

    carry_out(table(), script(loop, say("after")), ROBIN)

    assert ["once", "after"] == told


def test_without_a_loop_leaving_ends_the_rule(script, say, told):
    carry_out(table(), script(say("once"), Do(lambda g, f: leave(f)), say("never")), ROBIN)

    assert ["once"] == told


def test_ending_ends_the_rule_from_within_a_loop_but_not_its_parent(script, say, told):
    child = script(while_(always, say("child"), Do(lambda g, f: end(f))), say("never"))

    carry_out(table(), script(perform(child), say("parent")), ROBIN)

    assert ["child", "parent"] == told


def test_for_each_turns_to_every_fitting_space_once_in_the_given_order(script, told):
    g = table((1, HENCHMAN, BLYTH), (2, HENCHMAN, NEWARK), (1, HENCHMAN, TUXFORD))
    note = Do(lambda g, f: told.append(f.space))

    carry_out(g, script(for_each((NEWARK, RETFORD, BLYTH), has_henchman, note)), SHERIFF)

    assert [NEWARK, BLYTH] == told


def test_for_each_asks_whether_a_space_fits_when_its_turn_comes(script, told):
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, TUXFORD))

    def take_all(g, f):
        told.append(f.space)
        g.pieces[HENCHMAN + TUXFORD] = 0

    carry_out(g, script(for_each(SPACES, has_henchman, Do(take_all))), SHERIFF)

    assert [BLYTH] == told


def test_for_each_without_a_fitting_space_does_nothing(script, say, told):
    carry_out(table(), script(for_each(SPACES, has_henchman, say("never")), say("after")), SHERIFF)

    assert ["after"] == told


WHERE = PickSpace("Where?", SPACES, with_henchman, may_stop=True)


def take_up_to(total, where=WHERE):
    """Count Henchmen, space by space, without moving any."""
    return up_to(total, where, PickNumber("How many?", 1, left_of(total, henchmen_here)), Do(count_number))


def test_up_to_asks_until_the_total_is_reached(script):
    g = begin(table((2, HENCHMAN, BLYTH), (2, HENCHMAN, NEWARK)), script(take_up_to(3)), SHERIFF)

    for answer in (BLYTH, 2, NEWARK):
        play(g, answer)
    assert [1] == options(g)
    play(g, 1)

    assert question(g)[0] is STOP


def test_the_total_may_depend_on_the_position(script):
    rule = script(take_up_to(lambda g: g.shillings[SHERIFF]))

    g = begin(table((4, HENCHMAN, BLYTH), shillings=(0, 3)), rule, SHERIFF)
    play(g, BLYTH)

    assert [1, 2, 3] == options(g)


def test_up_to_ends_when_nothing_is_left_to_choose(script):
    g = begin(table(), script(take_up_to(3)), SHERIFF)

    assert question(g)[0] is STOP


def test_one_may_stop_only_after_the_first(script):
    g = begin(table((2, HENCHMAN, BLYTH)), script(take_up_to(2)), SHERIFF)

    assert [BLYTH] == options(g)
    play(g, BLYTH)
    play(g, 1)
    assert [BLYTH, DONE] == options(g)


def test_to_be_done_leaves_the_loop_and_the_rule_goes_on(script, say, told):
    rule = script(take_up_to(2), say("after"))

    carry_out(table((2, HENCHMAN, BLYTH)), rule, SHERIFF, BLYTH, 1, DONE)

    assert ["after"] == told


def test_to_decline_at_once_leaves_the_loop_too(script, say, told):
    where = PickSpace("Where?", SPACES, with_henchman, may=True)

    carry_out(table((2, HENCHMAN, BLYTH)), script(take_up_to(2, where), say("after")), SHERIFF, DONE)

    assert ["after"] == told


@pytest.mark.parametrize(("henchmen", "total", "possible"), [(1, 2, True), (0, 2, False), (1, 0, False)])
def test_a_rule_that_begins_with_up_to_is_possible_if_one_can_be_done(script, henchmen, total, possible):
    rule = script(take_up_to(lambda g: total))

    assert possible is rule.is_possible(table((henchmen, HENCHMAN, BLYTH)), SHERIFF)


def test_a_rule_that_begins_with_a_repetition_is_possible_if_its_first_question_is(script):
    rule = script(repeat(WHERE, while_=never))

    assert rule.is_possible(table((1, HENCHMAN, BLYTH)), SHERIFF)
    assert not rule.is_possible(table(), SHERIFF)


@pytest.mark.parametrize(
    "block", [when(never, WHERE), while_(never, WHERE), for_each(SPACES, has_henchman, WHERE)]
)
def test_a_block_that_may_be_left_out_makes_no_rule_impossible(script, block):
    assert script(block).is_possible(table(), SHERIFF)


def test_a_position_within_a_loop_can_be_cloned_and_carried_on_twice(script, told):
    rule = script(take_up_to(2), Do(lambda g, f: told.append(f.tally)))
    g = begin(table((2, HENCHMAN, BLYTH)), rule, SHERIFF)
    play(g, BLYTH)
    twin = g.clone()

    play(g, 2)
    question(g)
    play(twin, 1)
    play(twin, DONE)
    question(twin)

    assert [2, 1] == told


def test_a_block_can_be_part_of_two_rules(script, say, told):
    block = repeat(say("again"), while_=count_to(1))
    later = script(say("first"), block)
    sooner = script(block, say("last"))

    carry_out(carry_out(table(), later, ROBIN), sooner, ROBIN)

    assert ["first", "again", "again", "again", "last"] == told


def test_the_prompt_of_a_loop_comes_again(script):
    g = begin(table((2, HENCHMAN, BLYTH)), script(take_up_to(2)), SHERIFF)

    heard = [prompt(g)]
    for answer in (BLYTH, 1):
        play(g, answer)
        heard.append(prompt(g))

    assert ["Where?", "How many?", "Where?"] == heard

"""Why the opponent did that: each step of its strip once, with what it is compared with."""

from dataclasses import replace

from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.foresee.opponent_reasons import Weighed
from gest_desktop.scenes.table.paint.charts import points
from gest_desktop.scenes.table.panels.why_panel import by_step
from gest_desktop.scenes.table.session.reasoning import Reasoning

RICHER = Reason("robin_hood_shillings", 5.0, 3.0, 0.3, True)


def weighed(label, *reasons, **changes):
    view = redact(Game(Beginning(1)).state, SHERIFF)
    return replace(Weighed(view, 0, {0: 0.5, 1: 0.5}, {0: label, 1: "Rob"}, True, reasons), **changes)


def told(numbers, *choices):
    found = Reasoning(ROBIN, 0.5, 0.5, choices, "", "none")
    by_view = dict(zip((id(one.view) for one in choices), numbers, strict=True))
    return by_step(found, lambda view: by_view[id(view)])


def test_a_step_of_the_strip_has_one_sentence_about_its_most_telling_choice():
    """It once told every choice, in one block of prose."""
    lines = told((1, 1, 2), weighed("Plots & Deeds"), weighed("Inspire", RICHER), weighed("Donate"))

    assert [
        "1. Inspire rather than “Rob”: about 2 more Shillings for Robin Hood.",
        "2. Donate: about as good as anything else.",
    ] == lines


def test_the_steps_are_told_in_the_order_of_the_strip():
    """It once told 3 before 2, since a box is taken before what is done in it."""
    lines = told((3, 1, 2), weighed("Plots & Deeds"), weighed("Sneak"), weighed("Swashbuckle"))

    assert ["1.", "2.", "3."] == [line[:2] for line in lines]


def test_of_many_steps_the_four_most_telling_are_told():
    steps = [weighed(f"Step {n}", *([RICHER] if n in (2, 5) else [])) for n in range(1, 7)]

    assert ["1", "2", "3", "5"] == [line[0] for line in told(range(1, 7), *steps)]


def test_the_price_of_a_choice_is_named():
    price = Reason("royal_favour", 0.5, 1.5, -0.2, True)

    (line,) = told((0,), weighed("Place one Merry Man", RICHER, prices=(price,)))

    assert line.endswith(
        "about 2 more Shillings for Robin Hood; the price: Royal Favour about 1 step closer to Order."
    )


def test_a_choice_without_a_telling_fact_is_told_by_its_chances():
    better = weighed("Hire", wins={0: 0.6, 1: 0.5})
    third = weighed("Hire", wins={0: 0.5, 1: 0.5, 2: 0.4})

    assert ["Hire: better than “Rob” in the long run."] == told((0,), better)
    assert ["Hire: about as good as “Rob”."] == told((0,), third)


def test_choices_that_the_strip_does_not_show_have_none():
    assert 2 == len(told((0, 0), weighed("Inspire"), weighed("Donate")))


def test_what_a_choice_promised_names_what_it_is_compared_with():
    """Inspire brings no Shillings, but it leaves two more than the next best choice."""
    (line,) = told((0,), weighed("Inspire", RICHER))

    assert "Inspire rather than “Rob”: about 2 more Shillings for Robin Hood." == line


def test_an_answer_to_yes_or_no_is_told_as_what_was_done():
    """It once quoted the question, as if the player had been asked."""
    yes = weighed("Yes", is_action=False, did="The Sheriff accepts the truce", is_yes_or_no=True)

    assert ["The Sheriff accepts the truce: about as good as not to."] == told((0,), yes)


def test_nothing_is_said_of_what_was_left_undone():
    no = weighed("No", is_action=False, is_yes_or_no=True)

    assert ["Hire: about as good as anything else."] == told((0, 0), weighed("Hire"), no)


def test_any_other_answer_is_told_as_the_chronicle_does():
    picked = weighed("Blyth", is_action=False, did="Blyth becomes Passive")

    assert ["Blyth becomes Passive: about as good as anything else."] == told((0,), picked)
    assert ["Picks “Blyth”: about as good as anything else."] == told((0,), weighed("Blyth", is_action=False))


def test_other_choices_are_told_by_their_difference_so_that_no_chance_contradicts_a_hint():
    hire = replace(weighed("Hire"), wins={0: 0.5, 1: 0.46})
    found = Reasoning(ROBIN, 0.5, 0.5, (hire,), "", "none")

    assert [("Rob", "−4%")] == [(label, points(gap)) for label, gap in found.differences()]

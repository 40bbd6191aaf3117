"""A hint in words: imperative sentences, and no sentence without a number behind it."""

import pytest

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.questions.choices import Whether
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.vocabulary import DONE, MANSFIELD, NOWHERE, PLOTS_AND_DEEDS, ROBIN, SHIRE_WOOD
from gest_desktop.scenes.table.seen.things import Arrow
from gest_desktop.scenes.table.session.hint import Hint
from gest_desktop.scenes.table.session.hint_advice import MEANT
from gest_desktop.scenes.table.session.hint_compared import loss_words
from gest_desktop.scenes.table.session.hint_numbers import counted

BOXES = tuple(Choice(option, f"box_{option}", f"Box {option}") for option in (0, 1, 4))
SPACES = (Choice(SHIRE_WOOD, "shire_wood", "Shire Wood"), Choice(3, "newark", "Newark"))
HIDDEN = {"fact": "hidden_merry_men", "chosen": 4.0, "other": 2.0, "points": 0.3, "clear": True}
FAVOUR = {"fact": "royal_favour", "chosen": 0.5, "other": 1.5, "points": -0.2, "clear": True}
OTHER = {"option": 0, "label": "Single Plot", "win": 0.47, "reasons": [HIDDEN, FAVOUR]}
REPLY = {
    "option": 2 * PLOTS_AND_DEEDS,
    "win": 0.53,
    "win_before": 0.46,
    "iterations": 2400,
    "reasons": [HIDDEN],
    "alternatives": [OTHER],
    "options": [
        {"option": 4, "label": "Plots & Deeds", "win": 0.53, "error": 0.02},
        {"option": 1, "label": "Pass (Single Plot)", "win": 0.40, "error": 0.02},
        {"option": 0, "label": "Single Plot", "win": 0.47, "error": 0.02},
    ],
    "favour": {"now": -1, "mean": 0.6, "low": -2, "high": 3, "ballad": 1},
    "risks": [
        {"fact": "hidden_merry_men", "share": 0.3, "now": 4.0, "then": 2.0},
        {"fact": "robin_in_prison", "share": 0.2, "now": 0.0, "then": 1.0},
    ],
    "plan": [
        {"kind": "choice", "option": 2, "label": "Rob"},
        {"kind": "space", "option": SHIRE_WOOD, "label": "Shire Wood"},
    ],
}


def asked(kind="box", choices=BOXES, place=NOWHERE):
    return Decision(ROBIN, kind, "What do you do?", "2.3.2", choices, place)


def a_hint(kind="box", choices=BOXES, **changes):
    return Hint(REPLY | changes, asked(kind, choices))


def test_the_first_rung_says_where_to_look_and_no_more():
    hint = a_hint()

    assert "Look at Shire Wood." == hint.nudge()
    assert "One choice is clearly better than the rest." == hint.stakes()


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("box", "Look at the Initiative track."),
        ("card", "Look at the card."),
        ("choice", "Compare the choices."),
    ],
)
def test_without_a_place_it_says_on_what_to_look(kind, words):
    assert words == a_hint(kind, plan=[]).nudge()


def test_the_advice_tells_what_to_do_and_with_numbers_also_what_next():
    assert "Take Plots & Deeds." == a_hint().advice(False)
    assert "Take Plots & Deeds: Rob in Shire Wood." == a_hint().advice(True)


def test_a_plot_is_advised_with_its_place():
    plot = (Choice(3, "hire", "Hire"), Choice(4, "patrol", "Patrol"))

    hint = a_hint("choice", plot, option=3, plan=REPLY["plan"][1:])

    assert "Choose Hire in Shire Wood." == hint.advice(True)


@pytest.mark.parametrize(
    ("kind", "choice", "words"),
    [
        ("space", Choice(7, "shire_wood", "Shire Wood"), "Choose Shire Wood."),
        ("choice", Choice(7, "hire", "Hire"), "Choose Hire."),
        ("choice", Choice(7, "yes", "Yes"), "At “What do you do?”, choose Yes."),
        ("choice", Choice(DONE, "done", "Done"), "Stop here."),
        ("choice", Choice(DONE, "two_shillings", "Gain 2 Shillings"), "Choose “Gain 2 Shillings”."),
        ("pieces", Choice(7, [1, 0, 0], "1 Hidden Merry Man"), "Choose 1 Hidden Merry Man."),
    ],
)
def test_advice_is_given_in_the_imperative(kind, choice, words):
    others = (choice, Choice(99, "other", "Other"))

    assert words == a_hint(kind, others, option=choice.option).advice(False)


def test_where_henchmen_come_from_is_advised_as_a_move():
    way = Arrow("henchman", SHIRE_WOOD, MANSFIELD)
    there = Hint(REPLY | {"option": SHIRE_WOOD}, asked("space", SPACES, MANSFIELD), (way,))

    assert "Move 1 Henchman from Shire Wood." == there.advice(False)


def test_a_forced_choice_is_called_so():
    assert "There is no other choice." == a_hint(choices=BOXES[2:]).advice(True)


def test_choices_within_a_hundredth_are_all_fine():
    rows = [row | {"win": 0.53 - 0.004 * i, "error": 0.002} for i, row in enumerate(REPLY["options"])]

    assert "Any of these is fine." == a_hint(options=rows).advice(True)


def test_choices_that_may_differ_by_more_than_that_are_not_called_all_fine():
    rows = [row | {"win": 0.53 - 0.004 * i} for i, row in enumerate(REPLY["options"])]

    assert "Take Plots & Deeds: Rob in Shire Wood." == a_hint(options=rows).advice(True)


def test_yes_is_said_with_what_it_means():
    choices = (Choice(0, "no", "No"), Choice(1, "yes", "Yes"))
    truce = Decision(ROBIN, "choice", "Will you accept the truce?", "", choices)

    assert "Accept the truce." == Hint(REPLY | {"option": 1, "plan": []}, truce).advice(True)
    assert "Refuse the truce." == Hint(REPLY | {"option": 0, "plan": []}, truce).advice(True)


def test_every_question_with_yes_or_no_has_words_for_both():
    prompts = {
        asked.prompt for script in SCRIPTS.values() for asked in script.steps if isinstance(asked, Whether)
    }

    assert prompts == set(MEANT)


def test_a_pass_is_compared_with_the_best_action_and_not_with_another_pass():
    other_pass = OTHER | {"option": 3, "label": "Pass (Event)", "win": 0.52, "reasons": []}

    hint = a_hint(
        choices=(*BOXES, Choice(3, "pass", "Pass (Event)")), option=1, alternatives=[other_pass, OTHER]
    )

    assert hint.why().startswith("Compared with “Single Plot”")
    assert hint.next_best().startswith("Best action: Single Plot, −6%")


def test_a_hint_has_always_a_reason_even_if_it_is_only_the_chance():
    plain = OTHER | {"reasons": []}

    assert "Your chance of winning is 53%, with “Single Plot” only 47%." == a_hint(alternatives=[plain]).why()
    alike = a_hint(alternatives=[plain | {"win": 0.525}]).why()
    assert "Your chance of winning is about the same as with “Single Plot”." == alike


def test_a_choice_that_seemed_better_but_was_hardly_tried_is_not_told_as_better():
    rows = [row | {"win": 0.6} if row["option"] == 0 else row for row in REPLY["options"]]
    hint = a_hint(options=rows, alternatives=[OTHER | {"win": 0.6}])

    assert [0.53, 0.40] == [option.win for option in hint.options]
    assert ("", "") == (hint.why(), hint.next_best())


def test_without_a_search_there_is_no_hint():
    assert a_hint(iterations=0, options=[]).is_unavailable
    assert not a_hint().is_unavailable


def test_the_choices_are_told_best_first_after_the_advised_one():
    assert [0.53, 0.47, 0.40] == [option.win for option in a_hint().options]


def test_effort_why_risk_and_next_best():
    hint = a_hint()

    assert "2,400 games simulated" == hint.effort()
    assert "Compared with “Single Plot”: 2 more Hidden Merry Men." == hint.why()
    assert "Risk (1 in 5 games): Robin in Prison." == hint.risk()
    words = "Next best: Single Plot, −6%; in its favour: Royal Favour 1 step closer to Justice."
    assert words == hint.next_best()


def test_what_is_named_as_a_gain_is_not_named_as_a_risk():
    """The first risk is about Hidden Merry Men, of whom the reasons promise more."""
    hint = a_hint(risks=REPLY["risks"][:1])

    assert ("Compared with “Single Plot”: 2 more Hidden Merry Men.", "") == (hint.why(), hint.risk())


def test_the_reasons_compare_with_the_choice_that_is_called_the_next_best():
    """The most visited alternative may not be the best one."""
    visited = OTHER | {"option": 1, "label": "Pass (Single Plot)", "win": 0.4, "reasons": [FAVOUR]}
    hint = a_hint(alternatives=[visited, OTHER], reasons=[FAVOUR])

    assert "Compared with “Single Plot”: 2 more Hidden Merry Men." == hint.why()
    assert hint.next_best().startswith("Next best: Single Plot, ")


def test_without_a_number_there_is_no_sentence():
    hint = a_hint(reasons=[], risks=[], alternatives=[], favour=None)

    assert ("", "", "", None) == (hint.why(), hint.risk(), hint.next_best(), hint.favour)


def test_royal_favour_is_told_in_places_of_the_track():
    crown, diamond, line = a_hint().favour.in_words().split(" · ")

    assert ("Crown: now, Order 1", "Diamond: then, on average, Justice 1") == (crown, diamond)
    assert "Line: 8 in 10 games, Order 2 to Justice 3" == line
    assert "Royal Favour after the next Royal Inspection" == a_hint().favour.title()


@pytest.mark.parametrize(("mean", "place"), [(0.1, 1), (-0.1, -1), (2.5, 3), (-2.5, -3), (0.0, -1)])
def test_the_expected_place_is_never_zero(mean, place):
    assert place == a_hint(favour=REPLY["favour"] | {"mean": mean}).favour.expected


def test_choices_are_called_about_equal_by_one_measure_everywhere():
    assert 1 == a_hint().equals()
    rows = [row | {"win": 0.52} if row["option"] == 0 else row for row in REPLY["options"]]
    hint = a_hint(options=rows, alternatives=[OTHER | {"win": 0.52}])

    assert 2 == hint.equals()
    assert hint.next_best().startswith("Next best: Single Plot, about equal")


def test_choices_that_were_hardly_tried_are_called_so():
    visits = {4: 1800, 1: 540, 0: 60}
    rows = [row | {"visits": visits[row["option"]]} for row in REPLY["options"]]

    assert "Tried too briefly to be sure: Single Plot." == a_hint(options=rows).briefly()
    assert "" == a_hint(options=[row | {"visits": 800} for row in rows]).briefly()


def test_numbers_in_words():
    assert ["7", "999", "1,000", "24,050"] == [counted(n) for n in (7, 999, 1000, 24050)]
    assert ["−6%", "about equal"] == [loss_words(0.5, other) for other in (0.44, 0.495)]


def test_the_place_of_a_space_question_is_its_answer():
    assert SHIRE_WOOD == a_hint("space", SPACES, option=SHIRE_WOOD).place


def test_a_pass_that_is_about_equal_is_told_beside_the_advised_action():
    """Of equal choices the one that acts is advised, even if the Pass won a little more often."""
    rows = [row | {"win": 0.54} if row["option"] == 1 else row for row in REPLY["options"]]
    hint = a_hint(
        options=rows, alternatives=[OTHER | {"option": 1, "label": "Pass (Single Plot)", "win": 0.54}]
    )

    assert [0.53, 0.54, 0.47] == [option.win for option in hint.options]
    assert (2, "") == (hint.equals(), hint.briefly())
    assert hint.next_best().startswith("Next best: Pass (Single Plot), about equal")


def test_who_is_first_is_no_gain_if_every_choice_leaves_it_so():
    brings = [{"fact": "robin_hood_first", "then": 1.0, "now": 0.0}]

    assert "First" not in a_hint(brings=brings, alternatives=[OTHER | {"reasons": []}]).why()


def test_what_the_turn_itself_brings_is_named_first():
    """The Capture of a Camp and the Order won were once left out, for the next best brought them as well."""
    brings = [
        {"fact": "royal_favour", "now": 1.5, "then": 0.5},
        {"fact": "camps", "now": 3.0, "then": 2.0},
        {"fact": "sheriff_shillings", "now": 3.0, "then": 5.0},
    ]

    words = "It brings Royal Favour 1 step closer to Order and 1 fewer Camp."
    assert f"{words} Compared with “Single Plot”: 2 more Hidden Merry Men." == a_hint(brings=brings).why()
    assert words == a_hint(brings=brings, alternatives=[OTHER | {"reasons": []}]).why()


def test_what_the_turn_brings_is_not_told_twice():
    brings = [{"fact": "merry_men", "now": 3.0, "then": 5.0}]

    assert "It brings 2 more Merry Men on the map." == a_hint(brings=brings).why()

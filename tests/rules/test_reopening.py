"""Games saved under other rules are continued where possible."""

import json

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.position import write_position
from gest_desktop.rules.reopening import table_of
from gest_desktop.rules.saves import DamagedSaveError, from_json, to_json
from gest_desktop.rules.version import RULES_VERSION
from tests.rules.test_saves import PROGRAM, a_game

OTHER_RULES = RULES_VERSION + 1
ILLEGAL = 99


def saved(game, **changes):
    return json.loads(json.dumps(to_json(game, PROGRAM) | changes))


def snapshot_of(game):
    return json.loads(json.dumps(write_position(game.state)))


@pytest.fixture
def game():
    """A game in the middle of a rule."""
    game = a_game()
    assert "in_progress" in snapshot_of(game)
    return game


def led_elsewhere(game, **changes):
    """A save whose answers are no longer legal."""
    return saved(game, rules=OTHER_RULES, answers=[*game.answers[:-1], ILLEGAL]) | changes


@pytest.mark.parametrize("rules", [RULES_VERSION, OTHER_RULES, 0])
def test_answers_that_lead_to_the_same_position_are_the_game_under_any_rules(game, rules):
    opened = from_json(saved(game, rules=rules))

    assert (game.answers, "") == (opened.game.answers, opened.notice)
    assert game.state.facts() == opened.game.state.facts()


def test_a_save_that_does_not_name_its_rules_is_read(game):
    """Files of format 1."""
    data = saved(game, format=1)
    del data["rules"]

    assert game.answers == from_json(data).game.answers


def with_other_registers(game):
    snapshot = snapshot_of(game)
    snapshot["in_progress"][-1] |= {"step": 0, "bonus": 3}
    return snapshot


def test_under_other_rules_the_registers_of_rules_in_progress_need_not_agree(game):
    opened = from_json(saved(game, rules=OTHER_RULES, snapshot=with_other_registers(game)))

    assert (game.answers, "") == (opened.game.answers, opened.notice)
    assert game.state.facts() == opened.game.state.facts()


def test_under_the_same_rules_everything_must_agree(game):
    with pytest.raises(DamagedSaveError, match="does not follow"):
        from_json(saved(game, snapshot=with_other_registers(game)))


def test_if_the_answers_are_no_longer_legal_the_game_goes_on_from_the_snapshot(game):
    opened = from_json(led_elsewhere(game))

    assert snapshot_of(game) == snapshot_of(opened.game)
    assert [] == opened.game.answers
    assert opened.notice.endswith("you can't undo earlier choices.")


def test_if_the_answers_lead_elsewhere_the_game_goes_on_from_the_snapshot(game):
    snapshot = snapshot_of(game)
    snapshot["shillings"]["sheriff"] += 1

    opened = from_json(saved(game, rules=OTHER_RULES, snapshot=snapshot))

    assert snapshot == snapshot_of(opened.game)
    assert opened.notice


def test_what_was_answered_before_the_snapshot_cannot_be_taken_back(game):
    opened = from_json(led_elsewhere(game)).game

    assert not opened.can_undo()
    with pytest.raises(NothingToUndoError):
        opened.undo()


def test_what_is_answered_after_the_snapshot_can_be_taken_back(game):
    opened = from_json(led_elsewhere(game)).game
    before = opened.state.facts()
    asked, f = opened.question()

    opened.play(asked.options(opened.state, f)[0])
    opened.undo()

    assert before == opened.state.facts()


def test_the_seed_and_the_variants_go_on():
    game = a_game(events_side_locked=True)

    beginning = from_json(led_elsewhere(game)).game.beginning

    assert (game.beginning.seed, True) == (beginning.seed, beginning.events_side_locked)


def test_a_game_that_went_on_from_a_snapshot_is_saved_and_loaded_like_any_other(game):
    resumed = from_json(led_elsewhere(game)).game
    for _step in range(30):
        asked, f = resumed.question()
        resumed.play(asked.options(resumed.state, f)[-1])

    again = from_json(saved(resumed))

    assert resumed.state.facts() == again.game.state.facts()
    assert (resumed.answers, resumed.beginning, "") == (
        again.game.answers,
        again.game.beginning,
        again.notice,
    )


def test_a_game_that_went_on_from_a_snapshot_can_do_so_again(game):
    resumed = from_json(led_elsewhere(game)).game

    again = from_json(saved(resumed, rules=OTHER_RULES, answers=[ILLEGAL])).game

    assert resumed.state.facts() == again.state.facts()


def test_under_the_same_rules_illegal_answers_are_damage(game):
    with pytest.raises(DamagedSaveError, match="not one of"):
        from_json(led_elsewhere(game, rules=RULES_VERSION))


@pytest.mark.parametrize(
    "damage",
    [
        {"snapshot": {}},
        {"snapshot": None},
        {"snapshot": [1]},
    ],
)
def test_without_a_snapshot_that_makes_sense_the_answers_say_what_is_wrong(game, damage):
    with pytest.raises(DamagedSaveError, match="not one of"):
        from_json(led_elsewhere(game, **damage))


@pytest.mark.parametrize(
    "rule",
    [
        {"script": "no.such.rule"},
        {"script": "rob.carriage", "step": 2, "actor": "robin", "target": 999, "space": 5},
        {"script": "rob.there", "step": 99, "actor": "robin"},
    ],
)
def test_a_snapshot_with_rules_in_progress_that_lead_nowhere_is_refused(game, rule):
    snapshot = snapshot_of(game) | {"in_progress": [rule]}

    with pytest.raises(DamagedSaveError):
        from_json(led_elsewhere(game, snapshot=snapshot))


def test_a_finished_game_is_finished_under_other_rules_too():
    game = a_game(answers=5000)
    assert game.is_over

    opened = from_json(led_elsewhere(game)).game

    assert opened.is_over
    assert game.state.winner == opened.state.winner


def test_the_table_is_everything_but_the_rules_in_progress(game):
    snapshot = snapshot_of(game)

    assert {"in_progress"} == set(snapshot) - set(table_of(snapshot))

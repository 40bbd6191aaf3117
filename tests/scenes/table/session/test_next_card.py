"""After a turn of one's own, the next card waits until the player turns it; until then all can be undone."""

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import EVENT, PLOTS_AND_DEEDS, SINGLE_PLOT
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.session.contest import PERSON, Contest, Seat
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from tests.scenes.fake_worker import FakeWorker, reply

PASS, OTHER_PASS = 2 * EVENT + 1, 2 * PLOTS_AND_DEEDS + 1
AT_ONCE = Pace(instant=True)


def second_to_act(holds_cards=True):
    """The Sheriff, a person, is asked for a box after Robin Hood has passed; card 7 comes next."""
    game = Game(Beginning(seed=1, event_deck=(28, 7, 2, 4, 5)))
    game.play(CLASSIC)
    while game.question()[0].kind != "box":
        game.play(game.question()[0].options(game.state, game.question()[1])[0])
    game.play(2 * SINGLE_PLOT + 1)
    flow = TurnFlow(
        Contest(game, (Seat(), Seat())), FakeWorker, "risky", lambda beat: None, lambda beat: None
    )
    flow.viewer = game.question()[0].actor(game.question()[1])
    flow.holds_cards, flow.is_somebody_here = holds_cards, True
    flow.show_now()
    flow.update(0.1, AT_ONCE)
    return flow


def test_the_card_waits_and_nothing_of_it_is_shown():
    flow = second_to_act()
    flow.answer([PASS])
    flow.update(5.0, AT_ONCE)

    assert (True, 28) == (flow.waits_for_card, flow.beat_player.shown.card)
    assert not any(entry.verb == "card" and entry.number == 7 for entry in flow.told_lines)
    assert flow.can_undo


def test_whoever_turns_it_sees_it_and_can_undo_no_more():
    flow = second_to_act()
    flow.answer([PASS])
    flow.update(5.0, AT_ONCE)
    flow.end_turn()
    flow.update(5.0, AT_ONCE)

    assert (False, 7) == (flow.waits_for_card, flow.beat_player.shown.card)
    with pytest.raises(NothingToUndoError):
        flow.undo()


def test_until_then_the_turn_can_be_undone_and_the_same_card_comes_after_another_choice():
    flow = second_to_act()
    flow.answer([PASS])
    flow.update(5.0, AT_ONCE)
    flow.undo()
    flow.update(5.0, AT_ONCE)
    assert ("box", False) == (flow.answering.asked.kind, flow.waits_for_card)

    flow.answer([OTHER_PASS])
    flow.update(5.0, AT_ONCE)
    flow.end_turn()
    flow.update(5.0, AT_ONCE)
    assert 7 == flow.beat_player.shown.card


def test_those_who_do_not_want_it_see_the_card_at_once():
    flow = second_to_act(holds_cards=False)
    flow.answer([PASS])
    flow.update(5.0, AT_ONCE)

    assert (False, 7) == (flow.waits_for_card, flow.beat_player.shown.card)


def test_what_was_uncovered_before_the_card_cannot_be_undone():
    game = Game(Beginning(seed=1))
    assert not game.lifts_barrier(), "nothing has been chosen yet"


def first_to_act(holds_cards=True, other="potter"):
    """Robin Hood, a person, is asked for a box; then the Sheriff acts on the same card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7, 2, 4, 5)))
    game.play(CLASSIC)
    worker = FakeWorker(reply(PASS))
    flow = TurnFlow(
        Contest(game, (Seat(), Seat(other))), lambda: worker, "risky", lambda beat: None, lambda beat: None
    )
    flow.holds_cards = holds_cards
    flow.is_somebody_here = True
    flow.show_now()
    flow.update(0.1, AT_ONCE)
    return flow


FIRST_PASS = 2 * SINGLE_PLOT + 1


def test_the_opponent_who_acts_on_the_same_card_waits_too():
    """It once acted at once, where the next card waited."""
    flow = first_to_act()
    flow.answer([FIRST_PASS])
    flow.update(5.0, AT_ONCE)
    flow.update(5.0, AT_ONCE)

    assert (True, False, True) == (flow.waits_for_rival, flow.waits_for_card, flow.can_undo)
    assert [] == flow.rival.worker.asked, "and does not think meanwhile"
    flow.end_turn()
    for _frame in range(40):
        flow.update(0.5, AT_ONCE)
    assert (PASS, False) == (flow.contest.game.answers[3], flow.waits_for_rival)


def test_until_then_the_player_may_choose_anew():
    flow = first_to_act()
    flow.answer([FIRST_PASS])
    flow.update(5.0, AT_ONCE)
    flow.undo()
    flow.update(5.0, AT_ONCE)

    assert ("box", False) == (flow.answering.asked.kind, flow.waits_at_end)


def test_two_people_at_one_screen_may_undo_before_the_curtain():
    flow = first_to_act(other=PERSON)
    flow.answer([FIRST_PASS])
    flow.update(5.0, AT_ONCE)
    assert (True, True) == (flow.waits_for_rival, flow.can_undo)
    flow.undo()
    flow.update(5.0, AT_ONCE)

    assert "box" == flow.answering.asked.kind


def test_those_who_do_not_want_it_see_the_opponent_act_at_once():
    flow = first_to_act(holds_cards=False)
    flow.answer([FIRST_PASS])
    flow.update(5.0, AT_ONCE)

    assert not flow.waits_at_end


HEAVY_RAIN, COINS = 16, -1


def test_the_opponent_who_chooses_after_one_for_a_fortune_waits_too():
    game = Game(Beginning(seed=1, event_deck=(28, HEAVY_RAIN, 7, 2, 4)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1, PASS):
        game.play(option)
    worker = FakeWorker(reply(0))
    flow = TurnFlow(
        Contest(game, (Seat(), Seat("potter"))), lambda: worker, "risky", lambda beat: None, lambda beat: None
    )
    flow.holds_cards = True
    flow.show_now()
    flow.update(0.1, AT_ONCE)
    assert (HEAVY_RAIN, "choice") == (game.state.card, flow.answering.asked.kind)
    flow.answer([flow.answering.asked.choices[COINS].option])
    for _frame in range(3):
        flow.update(5.0, AT_ONCE)

    assert (True, True, []) == (flow.waits_for_rival, flow.can_undo, worker.asked)

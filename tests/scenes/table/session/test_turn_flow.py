"""The flow of a game at the table, without a window."""

from dataclasses import replace
from random import Random

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import GameWon
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    PLOTS_AND_DEEDS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.turn_arrows import MOST_ARROWS
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from tests.scenes.fake_worker import FakeWorker, reply

PERSON, COMPUTER = Seat(), Seat("potter")
AT_ONCE, USUAL = Pace(instant=True), Pace()


class RandomWorker(FakeWorker):
    """Answers immediately and at random."""

    def __init__(self, contest, seed):
        super().__init__()
        self.contest, self.random = contest, Random(seed)

    def ask(self, request):
        self.messages.append(reply(self.random.choice(self.contest.options())))
        return super().ask(request)


def a_play(seats=(PERSON, COMPUTER), worker=None, seed=1, answers=(CLASSIC,), confirm="never"):
    game = Game(Beginning(seed=seed, event_deck=(28, 7, 2, 4, 5)))
    for option in answers:
        game.play(option)
    contest = Contest(game, seats)
    worker = worker or FakeWorker()
    return TurnFlow(contest, lambda: worker, confirm, lambda beat: None, lambda beat: None)


def against_chance(side, seed):
    """A person on this side against a random opponent."""
    seats = (PERSON, COMPUTER) if side == ROBIN else (COMPUTER, PERSON)
    contest = Contest(Game(Beginning(seed)), seats)
    return TurnFlow(
        contest, lambda: RandomWorker(contest, seed), "never", lambda beat: None, lambda beat: None
    )


def of_two_people():
    play = a_play(seats=(PERSON, PERSON))
    play.come_to_screen()
    return run(play)


def run(play, pace=AT_ONCE, until=lambda play: play.answering is not None, most=500):
    for _frame in range(most):
        if until(play):
            return play
        play.close_summary()
        play.update(0.05, pace)
    raise AssertionError("nothing has come of it")


def test_a_person_is_asked_what_the_rules_ask():
    play = run(a_play())

    assert play.asked() == play.answering.asked
    assert ROBIN == play.answering.view.side


def test_an_answer_is_carried_out_and_shown():
    play = run(a_play())
    play.answer([2 * PLOTS_AND_DEEDS])
    assert play.answering is None
    assert play.beat_player.is_playing
    run(play)

    assert play.now() == play.beat_player.shown
    assert 2 * PLOTS_AND_DEEDS == play.contest.game.answers[-1]


def test_the_chronicle_keeps_pace_with_the_table():
    play = run(a_play())
    before = len(play.lines)
    play.answer([2 * PLOTS_AND_DEEDS])
    assert (before, True) == (len(play.told_lines), len(play.lines) > before)
    run(play)

    assert play.lines == play.told_lines


def test_what_can_only_be_answered_so_is_not_asked_but_told():
    play = run(a_play())
    play.contest.options = lambda: [2 * PLOTS_AND_DEEDS]
    play.answering = None
    play.update(0.0, AT_ONCE)

    assert 2 * PLOTS_AND_DEEDS == play.contest.game.answers[-1]
    assert "Only one choice" in play.notice


def test_that_there_is_no_more_to_do_needs_no_telling():
    """3.2.2: one man goes to Blyth, and nobody else could."""
    sneak, one = 1, 1
    play = run(a_play(answers=(CLASSIC, 2 * PLOTS_AND_DEEDS, sneak, SHIRE_WOOD, BLYTH, one)))
    assert DONE in play.contest.options()
    play.contest.options, play.answering = lambda: [DONE], None
    play.update(0.0, AT_ONCE)

    assert (DONE, "") == (play.contest.game.answers[-1], play.notice)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_in_whole_games_table_and_chronicle_end_as_the_referee_has_them(side, seed):
    """11: as the person may see and read them, and at the end nothing is hidden."""
    play, random = against_chance(side, seed), Random(seed)
    game = play.contest.game
    while not play.contest.is_over:
        run(play, until=lambda play: play.answering is not None or play.contest.is_over)
        if play.answering is None:
            break
        assert sight(redact(game.state, side)) == play.beat_player.shown
        assert [entry.seen_by(side) for entry in game.journal.entries] == play.lines
        play.answer([random.choice(play.answering.asked.choices).option])
    run(play, until=lambda play: not play.beat_player.is_playing)

    assert sight(View(side, game.state)) == play.beat_player.shown
    assert [entry.seen_by(side) for entry in game.journal.entries] == play.lines


def test_the_end_is_only_coming_until_the_table_has_shown_what_decided_it():
    """7."""
    play, random = against_chance(ROBIN, 1), Random(1)
    contest = play.contest
    while not contest.is_over:
        run(play, until=lambda play: play.answering is not None or contest.is_over)
        if play.answering is not None:
            assert not play.is_end_coming
            play.answer([random.choice(play.answering.asked.choices).option])
    play.update(0.02, USUAL)
    assert play.is_end_coming
    assert not any(isinstance(entry, GameWon) for entry in play.told_lines)
    run(play, until=lambda play: not play.beat_player.is_playing)

    assert not play.is_end_coming
    assert isinstance(play.told_lines[-1], GameWon)


def rivals_turn_seen():
    """Robin Hood has passed; the Sheriff has taken Plots & Deeds and Hired two Henchmen in Blyth."""
    hire, blyth = 3, 0
    worker = FakeWorker(*(reply(option) for option in (2 * PLOTS_AND_DEEDS, hire, blyth, 2)))
    play = run(a_play(worker=worker))
    play.answer([2 * SINGLE_PLOT + 1])
    return run(play, until=lambda play: not worker.messages and not play.beat_player.is_playing)


def test_the_rivals_moves_leave_arrows():
    """3.3.1."""
    play = rivals_turn_seen()

    assert [("henchman", 0, 2)] == [(arrow.picture, arrow.target, arrow.number) for arrow in play.arrows]
    assert len(play.arrows) <= MOST_ARROWS


def test_the_rivals_choice_is_guessed_at():
    play = rivals_turn_seen()

    assert play.last_turn.reasons is None
    assert play.explain() is not None
    assert play.explain() is play.last_turn.reasons
    assert 4 == len(play.thoughts)


def test_the_rivals_turn_can_be_seen_again():
    play = rivals_turn_seen()
    turn = list(play.last_turn.rows)
    assert play.see_again()
    shown = []
    while play.beat_player.is_playing:
        play.update(0.02, USUAL)
        if play.beat_player.beat is not None and play.beat_player.beat not in shown:
            shown.append(play.beat_player.beat)

    assert [beat for beat in turn if beat.seconds] == [beat for beat in shown if beat.seconds]
    assert play.now() == play.beat_player.shown
    assert play.lines == play.told_lines


def test_it_is_shown_again_even_if_animations_are_skipped():
    """It was asked for."""
    play = rivals_turn_seen()
    play.see_again()
    play.update(0.02, Pace(instant=True))

    assert (True, True) == (play.is_replaying, play.beat_player.is_playing)
    run(play, until=lambda play: not play.is_replaying)
    assert play.now() == play.beat_player.shown


def test_while_the_next_card_waits_nothing_is_shown_again():
    """The beats would lie behind the card, which cannot be turned from there."""
    play = rivals_turn_seen()
    play.beat_player.queue.append(replace(play.last_turn.rows[0], number=play.seen))
    play.beat_player.stop_at = play.seen

    assert (True, False) == (play.waits_for_card, play.see_again())
    assert 1 == len(play.beat_player.queue)


def test_to_see_it_again_can_be_cut_short():
    """However far it has come, then things lie as they do."""
    play = rivals_turn_seen()
    play.see_again(play.last_turn.rows[:1])
    play.beat_player.finish()
    assert play.now() != play.beat_player.shown
    play.update(0.0, USUAL)

    assert (False, play.now()) == (play.is_replaying, play.beat_player.shown)


def test_without_a_turn_of_the_rival_there_is_none_to_see_again():
    assert not run(a_play()).see_again()


def test_what_is_being_shown_is_not_shown_again():
    play = rivals_turn_seen()
    play.see_again()

    assert not play.see_again()


def after_rivals_turn(seed=4):
    """Robin Hood is asked after a turn of the Sheriff that left arrows."""
    play, random = against_chance(ROBIN, seed), Random(seed)
    while not (run(play).last_turn.rows and play.arrows):
        play.answer([random.choice(play.answering.asked.choices).option])
    return play, random


def test_ones_own_choice_takes_the_arrows_away_but_the_turn_can_still_be_seen():
    play, _random = after_rivals_turn()
    turn = play.last_turn
    play.answer([play.answering.asked.choices[0].option])
    run(play, until=lambda play: not play.beat_player.is_playing)

    assert (turn, (), True) == (play.last_turn, play.arrows, play.see_again())


def test_the_recap_stays_until_a_choice_that_cannot_be_undone():
    play, random = after_rivals_turn()
    turn = play.last_turn
    while play.last_turn is turn:
        run(play)
        was_open = turn.is_open
        play.answer([random.choice(play.answering.asked.choices).option])
        assert (was_open and bool(play.contest.steps_back())) == turn.is_open
        run(play, until=lambda play: play.answering is not None or play.last_turn is not turn)

    assert not turn.is_open


def test_the_next_turn_of_the_rival_is_told_alone():
    play, random = after_rivals_turn()
    turn = play.last_turn
    while play.last_turn is turn:
        run(play)
        play.answer([random.choice(play.answering.asked.choices).option])
        run(play, until=lambda play: play.answering is not None or play.last_turn is not turn)

    assert play.last_turn.rows[0].number > turn.rows[-1].number


def test_an_answer_that_is_taken_back_is_asked_for_again():
    play = run(a_play())
    before = play.answering.asked, list(play.lines), play.beat_player.shown
    play.answer([2 * PLOTS_AND_DEEDS])
    run(play)
    play.undo()
    run(play)

    assert before == (play.answering.asked, play.lines, play.beat_player.shown)


def test_answers_that_one_gesture_gave_are_taken_back_together():
    """3.2.2: a drag says which Plot, from where, where to and who."""
    sneak, one = 1, 1
    play = run(a_play(answers=(CLASSIC, 2 * PLOTS_AND_DEEDS)))
    before = play.answering.asked
    play.answer([sneak, SHIRE_WOOD, BLYTH, one])
    run(play)
    play.undo()
    run(play)

    assert before == play.answering.asked


def test_what_one_gesture_gave_is_taken_back_before_what_the_gesture_before_it_gave():
    sneak = 1
    play = run(a_play(answers=(CLASSIC,)))
    asked = []
    for answers in ([2 * PLOTS_AND_DEEDS], [sneak, SHIRE_WOOD], [BLYTH]):
        asked.append(play.answering.asked)
        play.answer(answers)
        run(play)
    again = []
    for _gesture in asked:
        play.undo()
        again.append(run(play).answering.asked)

    assert asked[::-1] == again


def test_an_answer_can_be_taken_back_while_it_is_still_shown():
    play = run(a_play())
    play.answer([2 * PLOTS_AND_DEEDS])
    play.update(0.05, USUAL)
    play.undo()

    assert (False, play.now()) == (play.beat_player.is_playing, play.beat_player.shown)


def test_there_may_be_nothing_to_take_back():
    with pytest.raises(NothingToUndoError, match=r"\.$"):
        run(a_play(answers=())).undo()


def test_a_rival_who_thinks_about_an_answer_that_is_taken_back_gives_it_up():
    """Otherwise the reply would be about a position that no longer exists."""
    worker = FakeWorker()
    play = run(a_play(worker=worker))
    play.answer([2 * SINGLE_PLOT + 1])
    run(play, until=lambda play: play.rival.is_thinking)
    play.undo()

    assert (False, 1) == (play.rival.is_thinking, worker.cancelled)


def test_reasons_can_be_asked_for_whether_or_not_the_opponent_had_a_choice():
    """11: that there are none would tell that it had none."""
    play = run(a_play())
    play.remember(play.view(), {"option": 2 * SINGLE_PLOT}, SHERIFF)

    assert ([], 1) == (play.thoughts, len(play.last_turn.moves))


def test_between_two_people_falls_a_curtain():
    play = of_two_people()
    play.answer([2 * SINGLE_PLOT + 1])
    run(play, until=lambda play: not play.beat_player.is_playing)
    for _frame in range(3):
        play.update(0.05, AT_ONCE)

    assert (ROBIN, True, None) == (play.viewer, play.waits_for_curtain, play.answering)
    play.come_to_screen()
    run(play)
    assert (SHERIFF, False) == (play.viewer, play.waits_for_curtain)
    assert SHERIFF == play.answering.view.side


def test_behind_the_curtain_the_other_side_reads_its_own_chronicle():
    """11."""
    play = of_two_people()
    entries = play.contest.game.journal.entries
    play.answer([2 * SINGLE_PLOT + 1])
    run(play, until=lambda play: play.waits_for_curtain and not play.beat_player.is_playing)
    own = list(play.lines)
    play.come_to_screen()

    assert [entry.seen_by(SHERIFF) for entry in entries] == play.lines != own
    assert sight(redact(play.contest.game.state, SHERIFF)) == play.beat_player.shown


def test_before_a_game_of_two_people_is_shown_again_a_curtain_falls():
    """Whoever opened it need not be the one who is asked."""
    play = a_play(seats=(PERSON, PERSON))
    for _frame in range(3):
        play.update(0.05, AT_ONCE)

    assert (True, None) == (play.waits_for_curtain, play.answering)
    play.come_to_screen()
    assert ROBIN == run(play).answering.view.side


def test_two_people_need_no_opponent():
    def nobody():
        raise AssertionError("nobody is needed")

    contest = Contest(Game(Beginning(seed=1)), (PERSON, PERSON))

    assert TurnFlow(contest, nobody, "never", lambda beat: None, lambda beat: None).rival is None


def test_a_game_that_is_over_waits_for_nobody():
    play, random = against_chance(ROBIN, 0), Random(0)
    while not play.contest.is_over:
        play.contest.answer(random.choice(play.contest.options()))
    play.show(own=False)
    run(play, until=lambda play: not play.beat_player.is_playing)

    assert not play.update(0.05, AT_ONCE)
    assert (None, False) == (play.answering, play.waits_for_curtain)

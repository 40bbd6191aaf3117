"""What needs no asking, because there is nothing to choose."""

from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NO,
    NOBODY,
    NOTTINGHAM,
    PARISHES,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
)
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_rows import rows
from gest_desktop.scenes.table.answer.staying import EVERYWHERE
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble
from gest_desktop.scenes.table.foresee.prospects import others_chips
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.only_answer import only_answer
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, fortune, table


def put(g, policy="never", waits=False):
    asked = decision(g)
    view = redact(g, asked.actor)
    return Answering(view, asked, sight(view), policy, True, waits)


def test_henchmen_who_can_withdraw_to_one_space_alone_all_go_there_unasked():
    """6.4."""
    g = table((3, HENCHMAN, SHIRE_WOOD), robin=ROBIN, revolting=PARISHES)
    begin(g, REDEPLOYMENT, NOBODY)
    assert NOTTINGHAM == only_answer(g)

    assert 3 == only_answer(answer_all(g, NOTTINGHAM))


def test_with_two_spaces_to_withdraw_to_it_is_asked_how_many():
    g = table((3, HENCHMAN, SHIRE_WOOD), revolting=PARISHES[1:])
    begin(g, REDEPLOYMENT, NOBODY)

    assert (None, None) == (only_answer(g), only_answer(answer_all(g, NOTTINGHAM)))


def two_bands():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, SOUTHWELL_FOREST), robin=TUXFORD)
    g.status[TUXFORD] = 1
    g.pieces[HIDDEN_MAN + TUXFORD] = 0
    return begin(g, REDEPLOYMENT, NOBODY)


def test_everyone_stays_everywhere_with_one_press():
    """6.4: whether Robin changes places is still asked."""
    g = two_bands()
    answering = put(g)
    chip = next(i for i, each in enumerate(answering.chips) if each.option == EVERYWHERE)
    given = answering.touch(Thing("chip", number=chip)).answers
    assert {DONE} == set(given)
    assert len(given) > 1
    before = decision(g).prompt
    answer_all(g, *given)

    assert before != decision(g).prompt


def test_a_pass_is_confirmed_once():
    """Before it, or where the table waits for the end of the turn anyway, after it."""
    game = Game(Beginning(seed=1))
    while game.question()[0].kind != "box":
        game.play(game.question()[0].options(game.state, game.question()[1])[0])
    asked_before, asked_after = put(game.state, "risky"), put(game.state, "risky", waits=True)
    one = Thing("pass", number=0)
    asked_before.touch(one)

    assert (1,) == asked_before.pending
    assert (1,) == asked_after.touch(one).answers


def test_a_forced_answer_that_ends_the_turn_is_not_asked_unless_every_end_is_confirmed():
    """As any other choice that ends a turn."""
    checked = 0
    for game, asked in moments(*range(4)):
        contest = Contest(game, (Seat(), Seat()))
        view, forced = contest.view(), asked.choices[0].option  # as if it were the only one
        if forced == DONE:
            continue
        if ends_turn(view, forced) and not is_gamble(view, forced):
            for policy in ("risky", "end of turn"):
                flow = TurnFlow(contest, FakeWorker, policy, print, print)
                assert (policy == "end of turn") == flow.needs_confirmation(view, forced)
            checked += 1
    assert checked


def truce(side, *pieces):
    g = begin(table(*pieces, revolting=PARISHES[:2], card=14), fortune(14), NOBODY)
    while decision(g).actor != side:
        answer_all(g, NO)
    return g


def chips(g):
    return [[chip.words for chip in row.prospect.chips] for row in rows(put(g), "en")]


def test_both_answers_to_a_truce_say_what_they_bring():
    """9.1 #14."""
    sheriff = truce(SHERIFF, (2, HENCHMAN, PARISHES[0]), (1, HENCHMAN, NOTTINGHAM))
    robin = truce(ROBIN, (2, REVEALED_MAN, PARISHES[3]), (1, REVEALED_MAN, SHIRE_WOOD))

    assert [["+1 Order", "2 Henchmen must move"], ["no change"]] == chips(sheriff)
    assert [["+1 Justice", "2 Merry Men must move", "3 turn Hidden"], ["no change"]] == chips(robin)


def test_what_the_opponent_gains_by_an_option_stands_on_it():
    """4.2.1: whoever Donates pays nobody; a pass pays only the side that passes."""
    assert ["The Sheriff: +2 Shillings"] == [chip.words for chip in others_chips(ROBIN, 2, 2)]
    assert [] == others_chips(SHERIFF, 0, 0)

"""The review of a finished game: what is found, in which order, and that it adds up to the result."""

import json
from dataclasses import replace

import pytest

from gest_desktop.ai.review.account import parts
from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review, in_order
from gest_desktop.ai.review.steps import UnfinishedError, steps_of
from gest_desktop.ai.review.verdict import COSTLY, Verdict, verdict
from gest_desktop.ai.review.words import verdict_name, why
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.vocabulary import BLYTH, NEWARK, RETFORD, ROBIN, SHERIFF, TUXFORD
from tests.ai.last_card import great_escape, yeomen_revolt
from tests.ai.review.finished_games import played_out, random_game, reviewed, reviewed_game


def test_a_game_that_is_not_over_is_not_reviewed():
    with pytest.raises(UnfinishedError, match="Only a finished game can be reviewed"):
        Review(Game(Beginning(seed=1)))


@pytest.mark.parametrize("seed", [1, 2])
def test_choices_luck_and_secrets_add_up_to_the_result(seed):
    review = reviewed_game(seed)

    for side in (ROBIN, SHERIFF):
        sum_ = review.account(side)
        assert sum_.total == pytest.approx(sum_.result, abs=1e-9)
        assert float(review.game.state.winner == side) == sum_.result
        assert sum_.own.mistakes <= 0.0 <= sum_.opponent.mistakes


def test_only_what_the_verdicts_call_a_loss_counts_as_a_mistake_in_the_sum():
    review = reviewed_game(1)

    for side in (ROBIN, SHERIFF):
        mine = [review.found[step.at] for step in review.steps if step.actor == side and not step.is_forced]
        lost = sum(found.loss for found in mine if verdict(found) in COSTLY)
        assert 0.0 < lost < sum(review.losses(side))
        assert review.account(side).own.mistakes == pytest.approx(-lost)


def test_a_loss_that_is_fine_moves_neither_secrets_nor_luck():
    steps, found = steps_of(random_game(1)), reviewed_game(1).found
    at = next(s.at for s in steps if not s.is_screened and s.actor == ROBIN and s.at in found)
    lost = replace(found[at], loss=0.02, before=0.5, after=0.48, seen=0.48)
    row = parts(steps[at], lost, 0.48)

    assert (0.0, 0.0, pytest.approx(0.0)) == (row.choice, row.luck, row.secrets)
    assert row.other == pytest.approx(-0.02)


def test_what_only_the_next_look_sees_belongs_to_the_side_that_chose():
    steps, found = steps_of(random_game(1)), reviewed_game(1).found
    at = next(
        s.at for s in steps if not s.is_secret and not s.is_screened and s.actor == SHERIFF and s.at in found
    )
    row = parts(steps[at], replace(found[at], loss=0.0, before=0.5, after=0.5, seen=0.5), 0.54)

    assert (0.0, 0.04, 0.0) == (row.choice, pytest.approx(row.other), row.secrets)


def test_a_die_takes_its_chance_from_the_next_look_which_sees_further():
    steps = steps_of(random_game(1))
    step = next(step for step in steps if step.is_chance)
    found = ChanceFound(before=0.6, after=0.7, seen=0.7, error=0.01)

    assert [0.45, 0.1] == pytest.approx([parts(step, found, 0.55).before, parts(step, found, 0.55).luck])
    assert 0.6 == parts(step, found, 0.55, is_next=False).before


def test_what_stays_unseen_is_a_matter_of_secrets():
    """What a Carriage holds shows later: nobody else has lost or won by it yet."""
    steps, found = steps_of(random_game(1)), reviewed_game(1).found
    at = next(s.at for s in steps if s.is_secret and not s.is_screened and s.at in found)
    row = parts(steps[at], replace(found[at], loss=0.0, before=0.5, after=0.5, seen=0.5), 0.53)

    assert (pytest.approx(0.03), pytest.approx(0.0)) == (row.secrets, row.other)


def test_what_is_luck_for_one_side_is_bad_luck_for_the_other():
    review = reviewed_game(1)
    ours, theirs = review.account(ROBIN), review.account(SHERIFF)

    assert (ours.luck, ours.secrets, ours.own.total) == (
        -theirs.luck,
        -theirs.secrets,
        -theirs.opponent.total,
    )
    assert ours.start == pytest.approx(1.0 - theirs.start)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_to_throw_a_won_game_away_is_a_blunder(side):
    """At Order 1 on the last card, the light half wins for Robin Hood and the dark half for the Sheriff."""
    wins, loses = (LIGHT, DARK) if side == ROBIN else (DARK, LIGHT)
    review = reviewed(played_out(yeomen_revolt(side), loses), 400, side=side)
    found = review.found[0]

    assert (Verdict.BLUNDER, wins, loses) == (verdict(found), found.best.option, found.played.option)
    assert found.loss > 0.9
    winner = "Robin Hood" if side == ROBIN else "the Sheriff"
    assert f": victory for {winner} and Royal Favour 2 steps closer to" in why(review.steps[0], found)
    assert -found.loss == pytest.approx(review.account().own.mistakes)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_to_find_the_winning_half_is_the_only_good_choice(side):
    review = reviewed(played_out(yeomen_revolt(side), LIGHT if side == ROBIN else DARK), 400, side=side)

    assert (Verdict.ONLY_GOOD, 0.0) == (verdict(review.found[0]), review.found[0].loss)
    assert "Only good choice" == verdict_name(review.found[0])
    assert 100.0 == review.accuracy(side)


def test_a_choice_is_judged_by_what_its_side_knew_then():
    """The Sheriff can search one of four spaces: to miss Robin is no mistake, wherever Robin was."""
    found = [reviewed(played_out(great_escape(robin), BLYTH), 800).found[0] for robin in (NEWARK, TUXFORD)]

    assert [found[0].rated, found[0].loss] == [found[1].rated, found[1].loss]
    assert verdict(found[0]) is Verdict.FINE
    assert {BLYTH, RETFORD, TUXFORD, NEWARK} >= {row.option for row in found[0].rated}


def test_to_miss_robin_where_nobody_could_know_counts_as_a_secret_uncovered():
    review = reviewed(played_out(great_escape(NEWARK), BLYTH), 800, side=SHERIFF)
    sum_ = review.account()

    assert 0.0 == sum_.result
    assert sum_.secrets < -0.15  # one of four spaces, so a quarter of the chance was still there
    assert sum_.own.mistakes == pytest.approx(0.0, abs=0.05)


def test_an_interrupted_review_goes_on_and_finds_the_same():
    game = random_game(1)
    whole = reviewed_game(1)
    part = Review(game, iterations=24)
    while part.done < part.total // 2:
        part.go_on()
    known = json.loads(json.dumps(part.document()))

    assert whole.document() == reviewed(game, known=known).document()


@pytest.mark.parametrize("known", [[], {"format": 1}, {"found": None}, "nothing"])
def test_a_damaged_document_is_looked_at_again(known):
    assert {} == Review(random_game(1), known=known).found


UNKNOWN = {"fact": "x", "chosen": 1, "other": 1, "points": 1, "clear": True}


def another(choice):
    """An option that was rated, but not played."""
    return next(row[0] for row in choice["rated"] if row[0] != choice["played"])


def forged(change):
    """The document of a review after a change to one of its choices and one of its chances."""
    review = reviewed_game(1)
    document = json.loads(json.dumps(review.document()))
    rows = document["found"].values()
    choice = next(row for row in rows if "choice" in row and len(row["rated"]) > 1)
    change(choice, next(row for row in rows if "luck" in row))
    return Review(review.game, seed=review.seed, iterations=review.iterations, known=document)


def test_everything_in_a_document_is_read_again():
    assert reviewed_game(1).found == forged(lambda choice, chance: None).found


@pytest.mark.parametrize(
    "change",
    [
        lambda choice, chance: chance.update(luck=["nan"] * 4),
        lambda choice, chance: chance.update(luck=[-1e300] * 4),
        lambda choice, chance: (chance.clear(), chance.update(choice)),
        lambda choice, chance: choice.update(luck=chance["luck"]),
        lambda choice, chance: choice.update(choice=["inf"] * 4),
        lambda choice, chance: choice.update(loss="inf"),
        lambda choice, chance: choice.update(kept=10**400),
        lambda choice, chance: choice.update(iterations=10**300),
        lambda choice, chance: choice.update(reasons=[UNKNOWN]),
        lambda choice, chance: choice["rated"].append([99_999, 0.5, 0.1, 3]),
        lambda choice, chance: choice["rated"].append(choice["rated"][0]),
        lambda choice, chance: choice.update(played=another(choice)),
        lambda choice, chance: choice["rated"][0].__setitem__(1, "nan"),
        lambda choice, chance: choice["rated"][0].__setitem__(3, -5),
    ],
)
def test_a_forged_document_is_looked_at_again(change):
    assert {} == forged(change).found


def test_the_document_of_another_game_or_seed_says_nothing():
    known = reviewed(played_out(yeomen_revolt(ROBIN), LIGHT)).document()

    assert {} == Review(played_out(yeomen_revolt(ROBIN), DARK), iterations=24, known=known).found
    assert {} == Review(played_out(yeomen_revolt(ROBIN), LIGHT), iterations=24, seed=1, known=known).found
    assert {} == Review(played_out(yeomen_revolt(ROBIN), LIGHT), iterations=25, known=known).found


def test_cards_come_first_then_the_own_choices_then_those_of_the_other_side():
    steps = in_order(steps_of(random_game(1)), SHERIFF)
    kinds = ["card" if step.turns_card else "dice" if step.is_chance else step.actor for step in steps]

    assert ["card", SHERIFF, "dice", ROBIN] == list(dict.fromkeys(kinds))
    assert not any(step.is_forced for step in steps)


def test_a_doubtful_verdict_is_open_until_its_second_look_which_follows_at_once():
    review = Review(random_game(2), iterations=24)
    while not review.second:
        assert review.go_on()
    at = review.second[0].at
    assert review.is_open(at)
    assert review.verdict(at) is None
    assert at not in review.settled()

    while review.is_open(at):
        review.go_on()
    assert [] == review.doubtful()
    assert review.first
    assert review.verdict(at) is verdict(review.found[at])


def test_an_open_verdict_is_no_mistake_and_no_turning_point():
    review = reviewed_game(2)
    part = Review(review.game, iterations=24)
    at = review.mistakes(ROBIN)[0]
    part.found[at] = replace(review.found[at], iterations=16, error=0.01)

    assert part.is_open(at)
    assert ([], []) == (part.mistakes(ROBIN), part.turning_points())


def test_doubtful_verdicts_get_a_second_look_of_twice_the_length():
    review = reviewed_game(2)
    looks = {found.iterations for found in review.found.values() if isinstance(found, ChoiceFound)}

    assert {24, 48, 16, 32} >= looks
    assert max(looks) > 24
    assert review.is_done
    assert [] == review.doubtful()

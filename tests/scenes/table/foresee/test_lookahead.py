"""What an answer triggers: a die roll, or the end of the turn."""

from gest_desktop.rules.explain import decision
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.rob import TRAVELLER, TREASURY
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    CHANCE,
    HIDDEN_MAN,
    NOTTINGHAM,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRIBUTE,
)
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble, world_of
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, party, table

ROB, RECRUIT = (next(plot for plot in PLOTS if plot.name == name) for name in ("rob", "recruit"))


def robbing(place, *answers, **more):
    g = begin(table((2, HIDDEN_MAN, place), robin=PRISON, **more), ROB.single, ROBIN)
    return redact(answer_all(g, place, *answers), ROBIN)


def test_to_name_the_robbers_of_the_treasury_or_of_a_carriage_casts_the_die():
    """3.2.3."""
    treasury = robbing(NOTTINGHAM, TREASURY)
    carriage = robbing(SHIRE_WOOD, 0, carriages=[(TRIBUTE, SHIRE_WOOD, False)])

    assert [True, True] == [is_gamble(view, party(1)) for view in (treasury, carriage)]


def test_to_say_whom_to_rob_does_not_cast_it_yet():
    g = begin(table((2, HIDDEN_MAN, NOTTINGHAM), robin=PRISON), ROB.single, ROBIN)

    assert not is_gamble(redact(g, ROBIN), NOTTINGHAM)


def test_to_meet_a_traveller_is_a_gamble():
    """3.2.3: who comes along the road is drawn from a deck."""
    assert is_gamble(robbing(SHIRE_WOOD, TRAVELLER), party(1))


def test_to_recruit_is_none():
    """3.2.1."""
    g = begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), RECRUIT.single, ROBIN)

    assert not is_gamble(redact(g, ROBIN), SHIRE_WOOD)


def test_the_next_card_is_no_gamble():
    """A turn that ends lets a card be turned, but that is nobody's doing."""
    ended = [
        is_gamble(redact(game.state, asked.actor), choice.option)
        for game, asked in moments(0, 1)
        if asked.kind == "box"
        for choice in asked.choices
        if choice.option % 2
    ]
    assert len(ended) > 20
    assert not any(ended)


def test_a_turn_ends_when_somebody_else_is_asked_next():
    found = set()
    for game, asked in moments(5, 6):
        option = asked.choices[-1].option
        twin = answer_all(game.state.clone(), option)
        follower = decision(twin).actor
        if follower != CHANCE:
            assert (follower != asked.actor) == ends_turn(redact(game.state, asked.actor), option)
            found.add(follower != asked.actor)
    assert {True, False} == found


def test_a_turn_does_not_end_because_a_die_is_cast_in_it():
    """2.3: after a failed or a successful Rob there may be more Plots."""
    g = begin(table((2, HIDDEN_MAN, NOTTINGHAM), (2, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), ROB.full, ROBIN)
    view = redact(answer_all(g, NOTTINGHAM, TREASURY), ROBIN)

    assert (True, False) == (is_gamble(view, party(1)), ends_turn(view, party(1)))


def test_an_imagined_world_looks_like_the_real_one():
    """11."""
    for game, asked in moments(7):
        for side in (ROBIN, SHERIFF):
            view = redact(game.state, side)
            assert view == redact(world_of(view), side), asked.prompt

"""What is not possible now is named all the same, with the reason."""

from random import Random

from gest_desktop.rules.explain import refused
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import play, question
from gest_desktop.rules.turn import choosing_a_box
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    PLOTS_AND_DEEDS,
    PRISON,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from tests.table import table


def choosing(g, side, box):
    """The question after a side has taken a box to act."""
    g.initiative[:] = (FIRST, SECOND) if side == ROBIN else (SECOND, FIRST)
    g.frames[:] = choosing_a_box(g, side)
    play(g, 2 * box)
    return {one.value: one.reason for one in refused(g)}


def test_a_plot_that_costs_too_much_says_what_it_costs():
    """Recruit and Sneak cost 1 Shilling a space (3.2.1, 3.2.2)."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, shillings=(0, 5), card=2)

    assert "It costs 1 Shilling, and you have 0." == choosing(g, ROBIN, SINGLE_PLOT)["recruit"]


def test_a_plot_without_a_space_names_the_condition_that_no_space_meets():
    """Capture needs Henchmen who outnumber Revealed Merry Men (3.3.3)."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (2, HENCHMAN, BLYTH), robin=SHIRE_WOOD, card=2)

    reasons = choosing(g, SHERIFF, SINGLE_PLOT)

    assert ["capture"] == list(reasons)
    assert reasons["capture"].startswith("No space qualifies: ")


def test_deeds_that_need_robin_say_where_he_must_be():
    """4.2.3 and 4.2.4."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, card=2)

    reasons = choosing(g, ROBIN, PLOTS_AND_DEEDS)

    assert "Robin must be Hidden in a Parish that is not Passive." == reasons["inspire"]
    assert "swashbuckle" not in reasons


def test_nothing_that_is_an_option_is_refused_and_no_secret_shows_in_the_reasons():
    """Along random games, in every world that fits the view of the side that is asked."""
    seen = 0
    for seed in range(6):
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            asked, f = game.question()
            options, side = asked.options(game.state, f), asked.actor(f)
            told = refused(game.state)
            seen += len(told)
            assert not {one.option for one in told} & set(options)
            for world in every_world(redact(game.state, side)):
                question(world)
                assert told == refused(world)
            game.play(random.choice(list(options)))
    assert seen > 400


def test_a_deed_for_parishes_does_not_speak_of_any_space():
    """Disperse (4.3.3): Henchmen and Merry Men meet in a Forest alone."""
    g = table(
        (2, HIDDEN_MAN, SHIRE_WOOD), (2, HENCHMAN, SHIRE_WOOD), robin=SHIRE_WOOD, shillings=(0, 9), card=2
    )

    reasons = choosing(g, SHERIFF, PLOTS_AND_DEEDS)

    assert reasons["disperse"].startswith("No Parish qualifies: ")


def test_pieces_that_must_be_there_are_told_in_one_phrase():
    """4.2.1: Turncoat needs a Revolting Parish with a Merry Man and a Henchman."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, card=2)

    reasons = choosing(g, ROBIN, PLOTS_AND_DEEDS)

    expected = "No Parish qualifies: it must be Revolting, with a Merry Man and a Henchman there."
    assert expected == reasons["turncoat"]

"""What an option costs and brings, as chips."""

from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.turn import choosing_a_box
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    CHANCE,
    FIRST,
    HIDDEN_MAN,
    PRISON,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TRAP,
    TRIBUTE,
)
from gest_desktop.scenes.table.foresee.odds import odds_of
from gest_desktop.scenes.table.foresee.odds_words import signed
from gest_desktop.scenes.table.foresee.prospects import carriage_chips, prospect, rob_prospect
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, table

ROB = next(plot for plot in PLOTS if plot.name == "rob")


def words(expected):
    return [chip.words for chip in expected.chips]


def test_a_pass_shows_what_it_pays():
    """2.3.2: the Sheriff gets 3 Shillings for passing on Plots & Deeds."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, shillings=(5, 4), card=2)
    g.initiative[:] = (SECOND, FIRST)
    g.frames[:] = choosing_a_box(g, SHERIFF)

    expected = prospect(redact(g, SHERIFF), 5)

    assert (["+3 Shillings"], (7, 7)) == (words(expected), expected.purse)


def test_a_rob_shows_the_range_of_its_gain_and_the_chance_of_royal_favour():
    """1.9: a Tallage brings 5 Shillings, a Tribute 2 and a step towards Justice."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, favour=1, carriages=[(TRIBUTE, SHIRE_WOOD, False)])
    view = redact(answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD), ROBIN)
    odds = odds_of(view, 0)

    expected = rob_prospect(view, odds)

    assert "+2 to +5 Shillings, making 7 to 10" == words(expected)[0]
    assert words(expected)[1].endswith("% +1 Justice")
    assert "with 2 to 3 robbers" == words(expected)[-1]
    assert odds.success == expected.success
    assert (7, 10) == expected.purse
    assert [2] == [favour for favour, _share in expected.favour]


def test_a_known_carriage_leaves_only_the_die_open():
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, carriages=[(TALLAGE, SHIRE_WOOD, True)])
    view = redact(answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD), ROBIN)

    assert "+5 Shillings, making 10" == words(rob_prospect(view, odds_of(view, 0)))[0]
    assert TRAVELLER in question(g)[0].options(g, question(g)[1])


def test_what_is_told_as_sure_happens_in_every_world():
    """Along random games: a purse without a range is the purse in every world that fits the view."""
    checked = 0
    for game, asked in moments(*range(3)):
        view = redact(game.state, asked.actor)
        for choice in asked.choices[:4]:
            expected = prospect(view, choice.option)
            if expected.purse is None or expected.purse[0] != expected.purse[1]:
                continue
            for world in every_world(view):
                found, f = question(world)
                answer(world, found, f, choice.option)
                after, g = question(world)
                if after.actor(g) != CHANCE:
                    assert expected.purse[0] == world.shillings[asked.actor]
                    checked += 1
    assert checked > 50


def test_signs_are_written_as_in_print():
    assert ["+2", "−1", "0"] == [signed(2), signed(-1), signed(0)]


def test_a_carriage_to_be_placed_tells_what_it_will_bring_and_its_defense():
    """2.3.1, R09: a Tribute brings 2 Shillings and 2 Order; only a Trap has a Defense."""
    assert ["on arrival: +2 Shillings and +2 Order", "Defense 0"] == [
        chip.words for chip in carriage_chips(TRIBUTE)
    ]
    assert ["on arrival: +2 Shillings and +1 Order", "Defense 2"] == [
        chip.words for chip in carriage_chips(TRAP)
    ]

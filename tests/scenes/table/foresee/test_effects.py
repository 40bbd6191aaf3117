"""What an answer would do is shown before it is given, as far as it is certain."""

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.journal import Journal
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
)
from gest_desktop.scenes.table.foresee.effects import MOST, effects
from tests.scenes.random_games import moments
from tests.table import answer_all, begin, table

PATROL, RECRUIT = (next(plot for plot in PLOTS if plot.name == name) for name in ("patrol", "recruit"))


def test_what_is_placed_is_told():
    """3.2.1."""
    g = answer_all(begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), RECRUIT.single, ROBIN), SHIRE_WOOD)
    options = list(question(g)[0].options(g, question(g)[1]))

    found = [effects(redact(g, ROBIN), option) for option in options]

    assert all(found)
    assert len(options) == len({tuple(words) for words in found})


def test_whether_it_is_robin_who_will_be_revealed_is_not_foretold():
    """3.3.2: a Patrol Reveals two of three who look alike, and one of them may be Robin."""
    men = [(1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, BLYTH)]
    g = table((2, HENCHMAN, NOTTINGHAM), *men, robin=SHIRE_WOOD)
    answer_all(begin(g, PATROL.single, SHERIFF), SHIRE_WOOD, NOTTINGHAM)

    found = effects(redact(g, SHERIFF), 2)

    assert not [words for words in found if "Robin" in words]


def test_every_effect_comes_true_whatever_the_other_side_hides():
    """In each world that fits the view, along whole games."""
    checked = 0
    for game, asked in moments(0, 1, 2, 3):
        option = asked.choices[len(game.answers) % len(asked.choices)].option
        view = redact(game.state, asked.actor)
        found = effects(view, option)
        assert len(found) <= MOST
        for world in every_world(view):
            world.journal = Journal()
            answer(world, *question(world), option)
            question(world)
            assert set(found) <= {sentence(entry, asked.actor) for entry in world.journal.entries}
            checked += len(found)
    assert checked > 300


def test_the_card_that_comes_next_is_not_foretold():
    for game, asked in moments(4):
        if asked.kind == "box":
            view = redact(game.state, asked.actor)
            found = [words for choice in asked.choices for words in effects(view, choice.option)]
            assert not [words for words in found if words.startswith("A new card")]


def test_the_position_stays_as_it_was():
    g = answer_all(begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), RECRUIT.single, ROBIN), SHIRE_WOOD)
    view = redact(g, ROBIN)
    before = view.state.facts()
    effects(view, question(g)[0].options(g, question(g)[1])[0])

    assert before == view.state.facts()


def test_several_answers_are_foretold_as_one():
    """3.2.1: a drag names the space and the number at once."""
    g = begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), RECRUIT.single, ROBIN)
    view = redact(g, ROBIN)
    answer_all(g, SHIRE_WOOD)

    assert effects(redact(g, ROBIN), 1)[-1] in effects(view, SHIRE_WOOD, 1)

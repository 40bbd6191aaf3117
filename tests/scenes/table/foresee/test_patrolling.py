"""How many Merry Men a Patrol Reveals is told before it happens."""

from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.turn import SINGLE_PLOT_BOX
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    SHERIFF,
    SHIRE_WOOD,
)
from gest_desktop.scenes.table.answer.choice_notes import notes
from gest_desktop.scenes.table.foresee.effects import foreseen
from gest_desktop.scenes.table.foresee.patrolling import revealed_by
from tests.scenes.random_games import put_to_a_person
from tests.table import answer_all, begin, table

NUMBER, PATROL = next((i, plot) for i, plot in enumerate(PLOTS) if plot.name == "patrol")


def at_mansfield(*answers):
    """Three Hidden Merry Men in Mansfield with a Henchman, and four more Henchmen next to it."""
    g = table(
        (3, HIDDEN_MAN, MANSFIELD),
        (1, HENCHMAN, MANSFIELD),
        (4, HENCHMAN, NOTTINGHAM),
        (1, HIDDEN_MAN, SHIRE_WOOD),
    )
    return answer_all(begin(g, PATROL.single, SHERIFF), *answers)


def seen(g):
    return redact(g, SHERIFF)


def test_a_space_tells_who_would_be_revealed_by_those_who_are_there():
    assert 1 == revealed_by(seen(at_mansfield()), MANSFIELD)
    assert "1 Merry Man is Revealed." in foreseen(seen(at_mansfield()), MANSFIELD)


def test_each_number_of_henchmen_tells_how_many_they_reveal():
    asked = at_mansfield(MANSFIELD, NOTTINGHAM)

    assert [2, 3, 3, 3] == [revealed_by(seen(asked), number) for number in (1, 2, 3, 4)]
    assert ["Would be Revealed: 2 if 1 comes, 3 if 2–4 come."] == notes(put_to_a_person(asked))


def test_whoever_lets_no_more_come_is_told_how_many_are_revealed():
    asked = at_mansfield(MANSFIELD, NOTTINGHAM, 1)

    assert 2 == revealed_by(seen(asked), DONE)
    assert ["2 Merry Men are Revealed."] == notes(put_to_a_person(asked))


def test_in_a_forest_two_henchmen_reveal_one():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (3, HENCHMAN, SHIRE_WOOD))

    assert 1 == revealed_by(seen(begin(g, PATROL.single, SHERIFF)), SHIRE_WOOD)


def test_nothing_is_told_before_a_space_is_chosen_or_in_another_plot():
    g = begin(table((1, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, MANSFIELD)), SINGLE_PLOT_BOX, SHERIFF)

    assert revealed_by(seen(g), NUMBER) is None
    assert revealed_by(seen(at_mansfield()), SHIRE_WOOD) is None, "somebody must come first"

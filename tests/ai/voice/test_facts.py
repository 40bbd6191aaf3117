"""Facts that a player can check on the table."""

from gest_desktop.ai.evaluate.features import NAMES
from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.voice.facts import DECIDES, FACTS, IDS, facts, worth
from gest_desktop.ai.voice.phrases import COUNTED, LIKELY
from gest_desktop.rules.vocabulary import (
    BALLADS,
    BLYTH,
    CAMP,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    TRIBUTE,
)
from tests.table import table


def known(g):
    return dict(zip(IDS, facts(g), strict=True))


def test_the_table_is_counted():
    g = table(
        (2, HIDDEN_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, BLYTH),
        (2, REVEALED_MAN, PRISON),
        (2, HENCHMAN, BLYTH),
        (3, HENCHMAN, NOTTINGHAM),
        (1, CAMP, SHIRE_WOOD),
        robin=BLYTH,
        robin_hidden=False,
        favour=-2,
        revolting=[MANSFIELD],
        shillings=(4, 7),
        carriages=[(TRIBUTE, NEWARK, False)],
    )
    g.initiative[:] = SECOND, FIRST

    assert {
        "royal_favour": -1.5,
        "robin_hood_wins": 0.0,
        "sheriff_wins": 0.0,
        "parishes_in_revolt": 1.0,
        "robin_hood_shillings": 4.0,
        "sheriff_shillings": 7.0,
        "merry_men": 4.0,
        "hidden_merry_men": 2.0,
        "merry_men_in_prison": 2.0,
        "merry_men_in_danger": 2.0,
        "robin_in_prison": 0.0,
        "robin_revealed": 1.0,
        "robin_in_danger": 1.0,
        "camps": 1.0,
        "henchmen": 5.0,
        "camps_in_danger": 0.0,
        "carriages": 1.0,
        "order_on_the_road": 2.0,
        "parishes_held": 1.0,
        "parishes_ready": 1.0,
        "robin_hood_first": 0.0,
    } == known(g)


def test_the_royal_favour_track_has_no_zero():
    """1.7: one step leads from Order 1 to Justice 1."""
    assert 1.0 == known(table(favour=1))["royal_favour"] - known(table(favour=-1))["royal_favour"]


def test_a_won_game_is_a_fact():
    g = table()
    g.winner = SHERIFF

    assert (0.0, 1.0) == (known(g)["robin_hood_wins"], known(g)["sheriff_wins"])


def test_every_fact_has_words_and_is_worth_something_to_the_side_it_helps():
    for fact in FACTS:
        assert (fact.id in COUNTED) != (fact.id in LIKELY)
        assert fact.helps in (ROBIN, SHERIFF)
        assert set(fact.features) <= set(NAMES)
        assert all(worth(fact, trained_weights(), ballad) > 0.0 for ballad in range(1, BALLADS + 2))


def test_nothing_is_worth_more_than_the_end_of_the_game():
    worths = [worth(fact, trained_weights(), BALLADS) for fact in FACTS if fact.features]

    assert max(worths) < DECIDES

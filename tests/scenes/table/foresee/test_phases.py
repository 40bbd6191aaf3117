"""What each phase of a Royal Inspection would give now (6.1 to 6.5)."""

from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BALLADS,
    CAMP,
    HENCHMAN,
    NOBODY,
    PARISHES,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
)
from gest_desktop.scenes.table.foresee.forecast import forecast
from gest_desktop.scenes.table.seen.sight import sight
from tests.scenes.random_games import moments
from tests.table import begin, table


def given(g, side=ROBIN):
    """Numbers and pictures of all gifts, by phase."""
    view = redact(g, side)
    found = {}
    for gift in forecast(view, sight(view)).gifts:
        found.setdefault(gift.phase, []).append((gift.number, gift.picture))
    return found


def test_camps_in_the_forests_pay_robin_hood():
    """6.2."""
    g = table(robin=PRISON)
    g.pieces[CAMP + SHIRE_WOOD] = 1

    assert [("+1", "coin_1")] == given(g)["mischief"]


def test_half_of_prison_is_released():
    """6.2: rounded down."""
    g = table(robin=SHIRE_WOOD)
    g.pieces[REVEALED_MAN + PRISON] = 5

    assert ("+2", "merry_revealed") in given(g)["mischief"]


def test_a_revolting_parish_wears_henchmen_down_and_gives_in():
    """6.3: half of three Henchmen leave, and the rest outnumber nobody."""
    g = table(robin=SHIRE_WOOD, revolting=[TUXFORD])
    g.pieces[HENCHMAN + TUXFORD] = 3

    assert [("+7", "coin_1"), ("−1", "henchman"), ("+1", "submissive")] == given(g)["governance"]


def test_revealed_merry_men_on_the_map_will_be_hidden():
    """6.4."""
    g = table(robin=PRISON)
    g.pieces[REVEALED_MAN + TUXFORD] = 2

    assert [("2", "merry_hidden")] == given(g)["redeployment"]


def test_the_sheriff_gains_what_governance_truly_pays_whatever_is_hidden():
    checked = 0
    for game, _asked in moments(3, 1):
        for side in (ROBIN, SHERIFF):
            view = redact(game.state, side)
            found = given(game.state, side)
            if "governance" not in found:  # the game would have ended
                continue
            foreseen = found["governance"][0][0]
            for world in every_world(view):
                before, world.frames = world.shillings[SHERIFF], []
                question(begin(world, GOVERNANCE, NOBODY))
                assert f"+{world.shillings[SHERIFF] - before}" == foreseen
                checked += 1
    assert checked > 300


def test_without_anything_to_give_redeployment_and_reset_are_silent():
    assert not {"redeployment", "reset"} & set(given(table(robin=PRISON, revolting=PARISHES)))


def before_king_richard(**position):
    g = table(robin=PRISON, **position)
    g.ballad, g.slot = BALLADS, 3
    g.pieces[CAMP + SHIRE_WOOD] = 1
    return g


def words(g, side=ROBIN):
    view = redact(g, side)
    return [gift.words for gift in forecast(view, sight(view)).gifts]


def test_before_king_richard_returns_only_unrest_is_foretold_and_who_would_win():
    """R42: he runs Unrest alone, and then the side of the track wins."""
    assert ["Royal Favour: +1 Order. The Sheriff would win."] == words(before_king_richard(favour=1))


def test_an_unrest_that_would_decide_the_game_is_the_last_phase_foretold():
    """7: five steps win at once."""
    g = table(robin=PRISON, revolting=PARISHES[3:], favour=4)
    g.pieces[CAMP + SHIRE_WOOD] = 1

    assert ["Royal Favour: +1 Justice. Robin Hood would win."] == words(g)

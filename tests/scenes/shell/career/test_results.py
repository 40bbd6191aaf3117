"""Results are counted by side, difficulty, personality and ending; favourites by times played."""

from gest_desktop.scenes.shell.career.rating import Rating
from gest_desktop.scenes.shell.career.results import GROUPS, Favourite, Tally, favourites, tally
from gest_desktop.scenes.shell.career.standing import longest_run, present_run
from gest_desktop.scenes.shell.career.words import at_the_table, between_levels, key_name
from tests.scenes.shell.career.careers import a_record, did

GAMES = (
    a_record(1, "robin", "miller"),
    a_record(2, "robin", "miller", won=False, ending="order", persona="cruel"),
    a_record(3, "sheriff", "king"),
)


def test_every_game_belongs_to_one_row_of_each_group():
    for group, keys in GROUPS.items():
        assert len(GAMES) == sum(tally(GAMES, group, key).games for key in keys)


def test_wins_and_losses_are_counted_row_by_row():
    assert Tally(2, 1) == tally(GAMES)
    assert Tally(1, 1) == tally(GAMES, "side", "robin") == tally(GAMES, "level", "miller")
    assert Tally(1, 0) == tally(GAMES, "level", "king")
    assert Tally(0, 1) == tally(GAMES, "persona", "cruel") == tally(GAMES, "ending", "early")
    assert Tally(2, 0) == tally(GAMES, "ending", "late")
    assert Tally(0, 0) == tally(GAMES, "level", "potter")


def test_the_hardest_level_is_named_first():
    assert ["The King", "The Potter"] == [key_name("level", GROUPS["level"][at]) for at in (0, -1)]


def test_favourite_cards_are_those_carried_out_most():
    games = (did(1, events=(5, 7)), did(2, won=False, events=(7, 9, 9)), did(3, events=(7, 12)))

    assert [Favourite(7, 3, 2), Favourite(9, 2, 0), Favourite(5, 1, 1)] == favourites(games)


def test_runs_of_wins():
    won = [a_record(number, won=each) for number, each in enumerate([1, 1, 1, 0, 1, 1])]

    assert (2, 3) == (present_run(won), longest_run(won))
    assert (0, 1) == (present_run(won[:4]), longest_run(won[:4], won=False))
    assert (0, 0) == (present_run(()), longest_run(()))
    assert 3 == present_run(won[:3])


def test_a_rating_is_explained_by_the_levels_around_it():
    assert "below the Potter" == between_levels(Rating(500))
    assert "between the Miller and the Yeoman" == between_levels(Rating(1500))
    assert "above the King" == between_levels(Rating(2500))


def test_time_at_the_table_is_told_in_hours_and_minutes():
    assert "1 minute at the table" == at_the_table(60)
    assert "59 minutes at the table" == at_the_table(3599)
    assert "19 h 20 min at the table" == at_the_table(19 * 3600 + 20 * 60 + 5)

"""The riddle of the day depends on the date alone; days in a row are counted backwards from today."""

from datetime import date, timedelta

from gest_desktop.ai.riddles.book import Book, the_book
from gest_desktop.ai.riddles.daily import riddle_of, streak

TODAY = date(2026, 11, 18)


def days(*ago):
    return {TODAY - timedelta(days=each) for each in ago}


def test_the_riddle_of_a_day_is_always_the_same():
    assert riddle_of(TODAY, the_book()) == riddle_of(TODAY, the_book())


def test_every_riddle_comes_once_before_any_comes_again():
    every = len(the_book().riddles)
    first = date.fromordinal(TODAY.toordinal() // every * every)
    round_ = [riddle_of(first + timedelta(days=each), the_book()).id for each in range(every)]
    assert sorted(riddle.id for riddle in the_book().riddles) == sorted(round_)


def test_another_edition_has_another_order():
    other = Book(the_book().edition + 1, the_book().riddles)
    week = [TODAY + timedelta(days=each) for each in range(7)]
    assert [riddle_of(day, other).id for day in week] != [riddle_of(day, the_book()).id for day in week]


def test_days_in_a_row_end_today():
    assert 3 == streak(days(0, 1, 2, 4), TODAY)


def test_today_does_not_break_the_row_before_it_is_over():
    assert 2 == streak(days(1, 2), TODAY)


def test_a_missed_day_does():
    assert 0 == streak(days(2, 3), TODAY)

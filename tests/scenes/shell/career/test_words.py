"""How a career is told: lengths of time without a zero that says nothing."""

import pytest

from gest_desktop.scenes.shell.career.words import at_the_table


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, ""),
        (59, ""),
        (60, "1 minute at the table"),
        (3599, "59 minutes at the table"),
        (7260, "2 h 1 min at the table"),
    ],
)
def test_time_at_the_table_is_told_from_the_first_minute_on(seconds, words):
    assert words == at_the_table(seconds)

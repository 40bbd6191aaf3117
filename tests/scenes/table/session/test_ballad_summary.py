"""The sum of a Ballad: what the Royal Inspection changed, once it is over."""

from dataclasses import replace

from gest_desktop.rules import journal
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.table.replay.beats import beats
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.session.ballad_summary import SummaryMaker

BEFORE = replace(sight(redact(Game(Beginning(1)).state, ROBIN)), favour=-2, shillings=(1, 4))
AFTER = replace(BEFORE, favour=-1, shillings=(3, 9), ballad=2)


def rows(*entries, end=BEFORE):
    return beats(entries, [None] * len(entries), BEFORE, end, 0, own=False)


def test_the_table_before_and_after_the_inspection_is_compared():
    maker = SummaryMaker()
    maker.watch(rows(journal.UnrestCounted(3)))
    assert maker.summary is None, "it is not over yet"
    maker.watch(rows(journal.BalladBegun(2), end=AFTER))

    told = [words for _sign, words in maker.summary.lines()]
    assert "Royal Favour moves from Order 2 to Order 1 (+1 Justice). The Sheriff leads." == told[0]
    assert "Robin Hood has 3 Shillings (before: 1), the Sheriff 9 Shillings (before: 4)." == told[2]
    assert 3 == len(told), "nobody has come or gone"
    assert 1 == maker.summary.number


def test_a_ballad_that_begins_without_an_inspection_has_no_sum():
    maker = SummaryMaker()
    maker.watch(rows(journal.BalladBegun(1)))

    assert maker.summary is None


def test_whoever_has_come_or_gone_is_counted_even_if_nobody_is_left():
    empty = replace(AFTER, spaces=tuple(replace(there, merry_men=(), henchmen=0) for there in AFTER.spaces))
    maker = SummaryMaker()
    maker.watch(rows(journal.UnrestCounted(3)))
    maker.watch(rows(journal.BalladBegun(2), end=empty))

    assert "Merry Men 0" in maker.summary.lines()[-1][1]

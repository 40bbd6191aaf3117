"""What a planned Sneak costs and whom it would Reveal, before it is carried out (3.2.2)."""

from gest_desktop.rules.explain import decision
from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
)
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_notes import notes
from gest_desktop.scenes.table.answer.party import ALL
from gest_desktop.scenes.table.foresee.sneaking import sneak_so_far
from gest_desktop.scenes.table.seen.sight import sight
from tests.table import answer_all, begin, count, party, table

PRICE = "Planned so far: costs 1 Shilling, 4 left."


def sneaking(henchmen, *answers):
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), (henchmen, HENCHMAN, BLYTH), robin=PRISON)
    return answer_all(begin(g, SNEAK.full, ROBIN), *answers)


def told(g):
    view, asked = redact(g, ROBIN), decision(g, ROBIN)
    return notes(Answering(view, asked, sight(view)))


def test_before_anybody_is_planned_to_go_nothing_is_said():
    assert [] == told(sneaking(2))
    assert sneak_so_far(redact(sneaking(2, SHIRE_WOOD), ROBIN)) is None


def test_a_plan_tells_its_price_and_that_everyone_arrives_hidden():
    planned = sneaking(1, SHIRE_WOOD, BLYTH, party(hidden=1))

    assert [PRICE, "Everyone who Sneaks arrives Hidden."] == told(planned)


def test_too_many_among_henchmen_would_be_revealed_and_that_comes_true():
    planned = sneaking(3, SHIRE_WOOD, BLYTH, party(hidden=2))
    assert ((BLYTH, 2),) == sneak_so_far(redact(planned, ROBIN)).revealed
    answer_all(planned, DONE)
    question(planned)

    assert 2 == count(planned, REVEALED_MAN, BLYTH)


def test_the_party_that_is_picked_counts():
    g = sneaking(3, SHIRE_WOOD, BLYTH)
    view, asked = redact(g, ROBIN), decision(g, ROBIN)
    answering = Answering(view, asked, sight(view))
    assert [] == notes(answering)
    answering.touch(ALL)

    assert [PRICE, "Would be Revealed: 3 in Blyth."] == notes(answering)[:2]

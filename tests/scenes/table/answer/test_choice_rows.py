"""What stands on the rows of a choice card."""

from gest_desktop.rules.explain import decision
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BLYTH, HIDDEN_MAN, SHIRE_WOOD
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_rows import rows
from gest_desktop.scenes.table.seen.sight import sight
from tests.rules.cards.robbing import meet
from tests.table import table

RICHARD_AT_THE_LEA = 5


def test_a_way_without_a_roll_tells_its_price_and_its_reward():
    """10: Richard's debt of 3 Shillings buys a Camp in Retford, a step towards Justice."""
    g = meet(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH), RICHARD_AT_THE_LEA)
    asked = decision(g)
    view = redact(g, asked.actor)

    _search, debt = rows(Answering(view, asked, sight(view), "never", True, False), "en")

    assert ["−3 Shillings", "+1 Justice", "no roll"] == [chip.words for chip in debt.prospect.chips]

"""What one more token would add to a chest."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.state import with_token
from gest_desktop.tales.bandits.rules.vocabulary import BRACELETS, FACE_DOWN, NECKLACES, RINGS
from gest_desktop.tales.bandits.table.session.moment import Moment


def worth_words(moment: Moment, kind: int) -> str:
    """Points at once, if the band may look into its chest; a token often pays only later."""
    g, seat = moment.state, moment.flow.seat
    if not moment.flow.may_open_chest:
        return ""
    owned = tuple(map(sum, zip(g.chests[seat], g.fresh[seat], strict=True)))
    owned = (*owned[:FACE_DOWN], 0)
    gain = best_spending(with_token(owned, kind)).points - best_spending(owned).points
    if gain <= 0:
        return _("nothing yet")
    return n_("+{n} point", "+{n} points", gain).format(n=gain)


def token_worth(kind: int) -> str:
    """What a kind of token is good for at the end."""
    if kind in RINGS:
        return _("Three rings of one colour: 6 points. With bracelet and necklace of its colour: 4.")
    if kind in BRACELETS:
        return _("Two bracelets of one colour: 3 points. With ring and necklace of its colour: 4.")
    if kind in NECKLACES:
        return _("1 point by itself. With ring and bracelet of its colour: 4.")
    return _("Three coins: 1 point. Rings and bracelets left over count as coins.")

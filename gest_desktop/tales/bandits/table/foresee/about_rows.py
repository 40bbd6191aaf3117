"""What is told about carts and the bandits in their rows."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import BACK_NAMES, band_name, cart_name, decimal
from gest_desktop.tales.bandits.rules.pieces import Cart
from gest_desktop.tales.bandits.rules.vocabulary import BACK_RANGES, BEER, FALLEN, UNSEEN, WAITING
from gest_desktop.tales.bandits.table.foresee.row_words import NO_BREAK, percent
from gest_desktop.tales.bandits.table.session.moment import Moment


class About(NamedTuple):
    title: str
    lines: tuple[str, ...] = ()
    rule: str = ""
    card: str = ""  # man:… or cart:…, shown large beside the note


def about_cart(thing: Thing, moment: Moment) -> About | None:
    cart = moment.state.carts[thing.place]
    if cart is None:
        return None
    title = _("Cart {number}").format(number=thing.place + 1)
    low, high = BACK_RANGES[cart.back]
    guard = _("{guard}: usually {low} to {high}").format(guard=_(BACK_NAMES[cart.back]), low=low, high=high)
    lines = [guard, *cart_lines(cart, moment), *row_odds(thing.place, moment)]
    card = f"cart:{cart.card}" if BEER <= cart.card < UNSEEN else ""  # the others say all on the board
    return About(title, tuple(lines), "3.3" if not cart.is_up else "4.1", card)


def cart_lines(cart: Cart, moment: Moment) -> list[str]:
    lines = []
    if cart.is_known and not cart.is_up:
        lines.append(_("You peeked: {cart}.").format(cart=cart_name(cart.card)))
    elif cart.is_up:
        lines.append(cart_name(cart.card))
    seen = [band for band in moment.state.bands if cart.seen >> band & 1]
    if seen and not cart.is_up:
        names = ", ".join(band_name(band, moment.state.players) for band in seen)
        lines.append(_("Looked at by: {bands}").format(bands=names))
    if cart.token:
        words = _("Its defence is raised by 2.") if cart.token > 0 else _("Its defence is lowered by 2.")
        lines.append(words)
    if cart.fate != WAITING:
        lines.append(_("It has fallen.") if cart.fate == FALLEN else _("It has fled."))
    return lines


def row_odds(stretch: int, moment: Moment) -> list[str]:
    """The chance to fall, how it depends on the defence, and what each band can expect."""
    found = moment.outlooks.of(stretch) if moment.outlooks is not None else None
    if found is None:
        return []
    lines = [_("Falls: {chance}").format(chance=percent(found.fall))]
    known = sorted(found.belief.items())
    if len(known) > 1:
        values = ", ".join(
            f"{value}:{NO_BREAK}{percent(chance)}" for value, chance in known if chance > 0.001
        )
        lines.append(_("Defence {values}").format(values=values))
    for band, share in found.shares.items():
        if share.part or share.tokens:
            words = _("{band}: {points} points, {tokens} tokens expected")
            name = band_name(band, moment.state.players)
            lines.append(words.format(band=name, points=decimal(share.points), tokens=decimal(share.tokens)))
    return lines


def about_space(thing: Thing, moment: Moment) -> About | None:
    g = moment.state
    row = g.rows[thing.place]
    there = row[thing.number] if thing.number < len(row) else None
    words = _("Cart {number}, space {space}")
    title = words.format(number=thing.place + 1, space=thing.number + 1)
    if there is None:
        return None
    lines = [band_name(there.band, g.players)]
    if there.lies:
        lines.append(_("He lies down: 1 point more if he strikes last."))
    if there.left:
        lines.append(_("The bandit is gone; a die showing 2 stays in his place."))
    if there.squeezer in g.bands:
        words = _("{band} squeezed in: the token is theirs, the points go to the other.")
        lines.append(words.format(band=band_name(there.squeezer, g.players)))
    found = moment.outlooks.of(thing.place) if moment.outlooks is not None else None
    at = len([each for each in row[: thing.number] if each is not None])
    if found is not None and at < len(found.deciding):
        lines.append(_("Takes part: {chance}").format(chance=percent(sum(found.deciding[at:]))))
        lines.append(_("Strikes last: {chance}").format(chance=percent(found.deciding[at])))
    return About(title, tuple(lines), "4.3")

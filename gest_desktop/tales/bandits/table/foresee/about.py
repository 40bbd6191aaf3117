"""What is told about a thing on the table: only what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import band_name, man_name, token_name
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.texts import entry
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    CARD_IDS,
    FACE_DOWN,
    LEADER_IDS,
    MAN_IDS,
    MEN,
    NO_CARD,
    Tokens,
)
from gest_desktop.tales.bandits.table.foresee.about_rows import About, about_cart, about_space
from gest_desktop.tales.bandits.table.foresee.bridge_after import change_words, changes
from gest_desktop.tales.bandits.table.foresee.outlook import arrest_chance, reward_chance
from gest_desktop.tales.bandits.table.foresee.row_words import percent
from gest_desktop.tales.bandits.table.foresee.worth import token_worth
from gest_desktop.tales.bandits.table.paint.language import in_language
from gest_desktop.tales.bandits.table.panels.menu_bar import meaning
from gest_desktop.tales.bandits.table.session.moment import Moment
from gest_desktop.tales.bandits.table.session.seat_words import seat_words


def about(thing: Thing, moment: Moment) -> About | None:
    tell = TELLERS.get(thing.kind)
    return tell(thing, moment) if tell is not None else None


def about_button(thing: Thing, moment: Moment) -> About | None:
    words = meaning(thing, moment)
    return About(words) if words else None


def about_man(thing: Thing, moment: Moment) -> About | None:
    g = moment.state
    card = g.in_play[thing.place]
    if card == NO_CARD:
        return None
    when = in_language(entry("merry_men", MAN_IDS[thing.place])["when"])
    flavour = in_language(entry("cards", CARD_IDS[card])["flavour"])
    left = g.piles[thing.place].bit_count()
    words = n_("{n} more card can still come.", "{n} more cards can still come.", left)
    return About(man_name(thing.place), (when, flavour, words.format(n=left)), card=f"man:{card}")


def about_column(thing: Thing, moment: Moment) -> About | None:
    """What the Sheriff may find on the Drawbridge."""
    name = band_name(thing.place, moment.state.players)
    lines = [_("11 or more: the leader is arrested. 4 or less: a point or a token.")]
    change = changes(moment).get(thing.place)
    if change is not None:
        lines.append(change_words(change))
    elif moment.outlooks is not None:
        sums = moment.outlooks.on_bridge(thing.place)
        lines.append(_("Arrest: {chance}").format(chance=percent(arrest_chance(sums))))
        lines.append(_("Reward: {chance}").format(chance=percent(reward_chance(sums))))
    return About(_("Drawbridge: {band}").format(band=name), tuple(lines), "5.3")


def about_band(thing: Thing, moment: Moment) -> About | None:
    g, contest = moment.state, moment.flow.contest
    band = thing.place
    motto = in_language(entry("bands", BAND_IDS[band])["motto"])
    where = g.leaders[band]
    lines = [seat_words(contest.seats.get(band), is_alone=not contest.is_hot_seat), motto]
    if where in MEN:
        lines.append(_("The leader is with {man}.").format(man=man_name(where)))
    elif LEADER_IDS[where] == "prison":
        lines.append(_("The leader is in Prison."))
    else:
        lines.append(_("The leader may still ask for help."))
    words = _("Points {points}, gained this round {fresh}, in the chest {chest}")
    lines.append(words.format(points=g.points[band], fresh=sum(g.fresh[band]), chest=sum(g.chests[band])))
    return About(band_name(band, g.players), tuple(lines))


def about_chest(thing: Thing, moment: Moment) -> About | None:
    g, seat = moment.state, moment.flow.seat
    tokens = g.chests[seat]
    if not moment.flow.may_open_chest:
        words = n_(
            "{n} token inside. Chests stay shut until the end.",
            "{n} tokens inside. Chests stay shut until the end.",
            sum(tokens),
        )
        return About(_("Chest"), (words.format(n=sum(tokens)),), "6.1")
    if not sum(tokens):
        return About(_("Chest"), (_("It is empty."),), "6.2")
    points = best_spending(tokens).points
    worth = n_(
        "At its best, the chest is worth {n} point.", "At its best, the chest is worth {n} points.", points
    ).format(n=points)
    return About(_("Chest"), (listed(tokens), worth), "9.2")


def listed(tokens: Tokens) -> str:
    """Kinds with their numbers."""
    return ", ".join(
        f"{count} × {token_name(kind)}" for kind, count in enumerate(tokens[:FACE_DOWN]) if count
    )


def about_token(thing: Thing, moment: Moment) -> About | None:
    if thing.place == FACE_DOWN:
        return About(_("Loot"), (_("Only its owner knows what it is."),), "4.4")
    lines = (token_worth(thing.place),)
    return About(token_name(thing.place).capitalize(), lines, "9.2")


def about_pile(thing: Thing, moment: Moment) -> About | None:
    g = moment.state
    if thing.picture == "loot":
        left = sum(g.supply)
        return About(
            _("Loot"), (n_("{n} token is left.", "{n} tokens are left.", left).format(n=left),), "9.1"
        )
    if thing.picture == "loot_discards":
        return About(_("Discarded Loot"), (listed(g.discards) or _("None yet."),), "5.2")
    if thing.picture == "carts":
        left = g.cart_pile.bit_count()
        return About(_("Carts to come"), (n_("{n} cart", "{n} carts", left).format(n=left),), "8.1")
    number = g.cart_discards.bit_count()
    return About(_("Carts that have passed"), (n_("{n} cart", "{n} carts", number).format(n=number),), "8.1")


def about_track(thing: Thing, moment: Moment) -> About | None:
    points = moment.state.points[thing.place]
    words = n_("{n} point", "{n} points", points).format(n=points)
    return About(band_name(thing.place, moment.state.players), (words,))


def about_alley(thing: Thing, moment: Moment) -> About | None:
    g = moment.state
    if thing.number < len(g.alleys):
        return About(_("Alley"), (band_name(g.alleys[thing.number], g.players),), "3.1")
    return About(_("Alley"), (_("A bandit here earns a Village Coin at once."),), "3.1")


def about_horn(thing: Thing, moment: Moment) -> About | None:
    words = _("They place first, are asked first, and choose which cart is assaulted.")
    name = band_name(moment.state.first, moment.state.players)
    return About(_("First player: {band}").format(band=name), (words,), "4.1")


def about_prison(thing: Thing, moment: Moment) -> About | None:
    if LEADER_IDS[moment.state.leaders[thing.place]] != "prison":
        return None
    words = _("He is released when the Sheriff counts; until then he can ask no one for help.")
    name = band_name(thing.place, moment.state.players)
    return About(_("Prison: {band}").format(band=name), (words,), "5.3")


def about_leader(thing: Thing, moment: Moment) -> About | None:
    words = _("Once a round he may ask one Merry Man for help, at the moment his card names.")
    return About(_("Your leader"), (words,), "2.1")


TELLERS: Final[dict[str, Callable[[Thing, Moment], About | None]]] = {
    "button": about_button, "man": about_man, "cart": about_cart, "space": about_space,
    "bridge": about_column, "column": about_column, "band": about_band, "chest": about_chest,
    "fresh": about_token, "held": about_token, "pile": about_pile, "track": about_track, "alley": about_alley,
    "horn": about_horn, "prison": about_prison, "leader": about_leader,
}  # fmt: skip

"""Sentences about all Merry Men at once: where they start, and where they are after a Redeployment."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.journal import BandSetOut, BandWentHome
from gest_desktop.rules.naming import band, listed, place_name
from gest_desktop.rules.vocabulary import OUT, PRISON, SETUP_AREA, SPACES
from gest_desktop.rules.words import _, n_


def set_up(entry: BandSetOut) -> str:
    begins = _("Ballad {n} begins. Robin Hood is First.").format(n=1)
    return f"{begins} {start(entry)}"


def start(entry: BandSetOut) -> str:
    who = band(sum(entry.numbers) - 1, False)
    together = [space for space, number in zip(SETUP_AREA, entry.numbers, strict=True) if number]
    if len(together) == 1:
        return _("Robin and {who} start Hidden in {place}.").format(who=who, place=place_name(together[0]))
    words = _("Robin and {who} start Hidden: {where}.")
    return words.format(who=who, where=stations(SETUP_AREA, entry.numbers, entry.robin))


def stations(spaces: Sequence[int], numbers: Sequence[int], robin: int | None) -> str:
    """For example "2 in Blyth and Robin with 1 more in Newark"; the numbers count Robin too."""
    there = [
        station(space, number, space == robin)
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there)


def station(space: int, number: int, robin: bool) -> str:
    if not robin:
        return _("{n} in {place}").format(n=number, place=place_name(space))
    if number == 1:
        return _("Robin in {place}").format(place=place_name(space))
    words = n_("Robin with {n} more in {place}", "Robin with {n} more in {place}", number - 1)
    return words.format(n=number - 1, place=place_name(space))


def redeployed(entry: BandWentHome) -> str:
    """Where everyone is; whether Robin has come back, and whether he may be among them."""
    sentences = [_("Robin returns to the map.")] if entry.placed else []
    if any(entry.numbers):
        sentences.append(_("The Merry Men redeploy in secret."))
        words = _("Now Hidden on the map: {where}.")
        sentences.append(words.format(where=stations(SPACES, entry.numbers, entry.robin)))
    else:
        sentences.append(_("There are no Merry Men on the map."))
    if entry.robin is None and sum(entry.numbers) > 1:
        sentences.append(_("Any of them may be Robin."))
    elif entry.robin == OUT:
        sentences.append(_("Robin is out of the game."))
    elif entry.robin == PRISON:
        sentences.append(_("Robin is in Prison."))
    return " ".join(sentences)

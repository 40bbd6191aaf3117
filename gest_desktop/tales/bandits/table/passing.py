"""Who is called to the screen when several people share it."""

from __future__ import annotations

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.curtain import Passing
from gest_desktop.tales.bandits.rules.naming import band_name
from gest_desktop.tales.bandits.table.session.contest import Contest


def passing_to(contest: Contest, band: int) -> Passing:
    """A curtain with the name of a band, and of its player."""
    name = band_name(band, contest.players)
    player = contest.seats[band].name
    prompt = _("Pass the screen: {band}").format(band=f"{name} ({player})" if player else name)
    return Passing(prompt, N_("We are alone"), "green", "dialog", N_("What comes is for your eyes only."))

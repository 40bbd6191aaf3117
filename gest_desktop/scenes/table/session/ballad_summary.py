"""What a Royal Inspection changed, summed up when the next Ballad begins: public facts only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import BalladBegun, UnrestCounted
from gest_desktop.rules.naming import favour_name, favour_steps, listed, place_name, shillings
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.sight import Sight

REVOLTING, SUBMISSIVE = "revolting", "submissive"
Line = tuple[str, str]  # a sign and a sentence


@dataclass(frozen=True)
class BalladSummary:
    """The table before the Inspection and after it, as the viewer saw them."""

    number: int  # of the Ballad that is over
    before: Sight
    after: Sight
    beat: int  # the one after the Inspection, which waits until this has been read

    def lines(self) -> list[Line]:
        told = [
            ("phase_unrest", self.favour()),
            ("phase_governance", self.parishes()),
            ("phase_mischief", self.purses()),
        ]
        people = self.people()
        return [*told, ("phase_redeployment", people)] if people else told

    def favour(self) -> str:
        step = steps_between(self.before.favour, self.after.favour)
        now, was = favour_name(self.after.favour), favour_name(self.before.favour)
        words = _("Royal Favour stays at {now}.")
        if step:
            words = _("Royal Favour moves from {was} to {now} ({step}).")
        told = words.format(was=was, now=now, step=favour_steps(step) if step else "")
        leads = _("Robin Hood leads.") if self.after.favour > 0 else _("The Sheriff leads.")
        return f"{told} {leads}"

    def parishes(self) -> str:
        number = len(spaces_with(self.after, REVOLTING))
        words = n_("{n} Parish is Revolting", "{n} Parishes are Revolting", number).format(n=number)
        calmed, roused = self.new_ones(SUBMISSIVE), self.new_ones(REVOLTING)
        if calmed:
            return _("{parishes}. Newly Submissive: {places}.").format(parishes=words, places=listed(calmed))
        if roused:
            return _("{parishes}. Newly Revolting: {places}.").format(parishes=words, places=listed(roused))
        return _("{parishes}, as before.").format(parishes=words)

    def new_ones(self, status: str) -> list[str]:
        """The Parishes that have come to be so."""
        before = spaces_with(self.before, status)
        return [place_name(place) for place in spaces_with(self.after, status) if place not in before]

    def purses(self) -> str:
        was, now = self.before.shillings, self.after.shillings
        words = _("Robin Hood has {robin} (before: {was}), the Sheriff {sheriff} (before: {before}).")
        return words.format(
            robin=shillings(now[ROBIN]),
            was=was[ROBIN],
            sheriff=shillings(now[SHERIFF]),
            before=was[SHERIFF],
        )

    def people(self) -> str:
        """How many are on the map, if that has changed."""
        was, now = counts(self.before), counts(self.after)
        words = _("On the map: Merry Men {men} (before: {was}), Henchmen {henchmen} (before: {before}).")
        told = words.format(men=now[0], was=was[0], henchmen=now[1], before=was[1])
        return told if was != now else ""


def spaces_with(seen: Sight, status: str) -> list[int]:
    return [there.place for there in seen.spaces if there.status == status]


def counts(seen: Sight) -> tuple[int, int]:
    """Merry Men and Henchmen on the map."""
    men = sum(len(there.merry_men) for there in seen.spaces)
    return men, sum(there.henchmen for there in seen.spaces)


class SummaryMaker:
    """Watches the beats of an Inspection, which may be shown in several parts."""

    def __init__(self) -> None:
        self.start: Sight | None = None
        self.summary: BalladSummary | None = None

    def watch(self, rows: Iterable[Beat]) -> None:
        for row in rows:
            for entry in row.entries:
                if isinstance(entry, UnrestCounted):
                    self.start, self.summary = row.before, None
                elif isinstance(entry, BalladBegun) and self.start is not None:
                    self.summary = BalladSummary(entry.number - 1, self.start, row.after, row.end)
                    self.start = None

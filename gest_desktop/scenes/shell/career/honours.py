"""The 24 honours: a picture, a name, the deed in words, and how it is measured."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.words import N_
from gest_desktop.scenes.shell.career import honour_deeds as deeds
from gest_desktop.scenes.shell.career.standing import Measure, Standing, once, times


@dataclass(frozen=True)
class Honour:
    """The id is that of the picture; a secret honour is told only once it has been earned."""

    id: str
    name: str
    deed: str
    measure: Measure
    is_secret: bool = False

    def is_due(self, standing: Standing) -> bool:
        done, goal = self.measure(standing)
        return done >= goal

    def progress(self, standing: Standing) -> str:
        """How far one has come, where that can be counted."""
        done, goal = self.measure(standing)
        return f"{done}/{goal}" if goal > 1 and not self.is_secret else ""


HONOURS: Final = (
    Honour(
        "silent_hood",
        N_("Never Caught"),
        N_("As Robin Hood, win without Robin being sent to Prison."),
        once(deeds.won_without_being_caught),
    ),
    Honour(
        "broken_chain",
        N_("Broken Chain"),
        N_("As Robin Hood, win although Robin was sent to Prison."),
        once(deeds.won_after_prison),
    ),
    Honour(
        "target",
        N_("Straight Arrow"),
        N_("As Robin Hood, attempt at least four Robs in one game and succeed in all of them."),
        once(deeds.never_failed_a_rob),
    ),
    Honour(
        "five_camps",
        N_("Tent Town"),
        N_("As Robin Hood, have all five Camps on the map at once."),
        once(deeds.placed_every_camp),
    ),
    Honour(
        "full_purse",
        N_("Full Purse"),
        N_("As Robin Hood, own 15 Shillings at once."),
        once(deeds.filled_the_purse),
    ),
    Honour(
        "empty_prison",
        N_("Jailbreak"),
        N_("As Robin Hood, bring three Merry Men from Prison to the map in one turn."),
        once(deeds.freed_three_at_once),
    ),
    Honour(
        "cup",
        N_("Bishop's Cup"),
        N_("As Robin Hood, Rob the Bishop of Hereford."),
        once(deeds.robbed_the_bishop),
    ),
    Honour("oak", N_("Old Oak"), N_("Win ten games as Robin Hood."), times(deeds.won_as_robin, 10)),
    Honour(
        "wolf",
        N_("Wolf's Head"),
        N_("As the Sheriff, see Robin sent to Prison twice in one game."),
        once(deeds.caught_robin_twice),
    ),
    Honour(
        "key",
        N_("Lock and Key"),
        N_("As the Sheriff, hold five Merry Men in Prison at once."),
        once(deeds.held_five_prisoners),
    ),
    Honour(
        "torch",
        N_("By Torchlight"),
        N_("As the Sheriff, remove two Camps on your own turns in one game."),
        once(deeds.burnt_two_camps),
    ),
    Honour(
        "golden_carriage",
        N_("Golden Road"),
        N_("As the Sheriff, bring four Carriages to Nottingham in one Ballad."),
        once(deeds.brought_four_carriages_home),
    ),
    Honour(
        "boar",
        N_("Boar's Charge"),
        N_("As the Sheriff, win at the first Royal Inspection."),
        once(deeds.won_at_the_first_inspection),
    ),
    Honour(
        "hourglass",
        N_("Last Grain"),
        N_("Win with Justice 1 or Order 1 when King Richard returns."),
        once(deeds.won_by_one_step),
    ),
    Honour(
        "ship",
        N_("Home at Last"),
        N_("Win three games when King Richard returns."),
        times(deeds.won_when_the_king_came_home, 3),
    ),
    Honour("three_crowns", N_("Three Crowns"), N_("Win three games in a row."), deeds.wins_in_a_row),
    Honour(
        "bridge",
        N_("Both Banks"),
        N_("Beat the same opponent as Robin Hood and as the Sheriff."),
        deeds.sides_of_one_level,
    ),
    Honour("ladder", N_("Highest Rung"), N_("Beat every level of difficulty."), deeds.levels_beaten),
    Honour("star", N_("King's Equal"), N_("Beat the King."), once(deeds.beat_the_king)),
    Honour("lute", N_("Minstrel's Pupil"), N_("Finish every lesson."), deeds.lessons_learned),
    Honour("quill", N_("Second Thoughts"), N_("Review one of your games."), once(deeds.was_reviewed)),
    Honour(
        "eye",
        N_("Sharp Eye"),
        N_("Play a game with an accuracy of 90% or more in its review."),
        once(deeds.played_with_a_sharp_eye),
    ),
    Honour(
        "hand",
        N_("By Your Own Hand"),
        N_("Win without carrying out a single Event."),
        once(deeds.won_without_an_event),
        is_secret=True,
    ),
    Honour(
        "bell",
        N_("Bells Again"),
        N_("Win after three losses in a row."),
        deeds.won_after_three_losses,
        is_secret=True,
    ),
)
BY_ID: Final = {honour.id: honour for honour in HONOURS}


def due(standing: Standing, earned: Collection[str]) -> list[str]:
    """The honours that have just been earned."""
    return [honour.id for honour in HONOURS if honour.id not in earned and honour.is_due(standing)]

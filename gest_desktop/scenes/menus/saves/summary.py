"""What a saved game tells about itself, read from its file without playing it again."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.common.checks import a_number, one_of
from gest_desktop.rules.naming import favour_name, side_name
from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS, SIDE_IDS
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.new_game.words import AGAINST, PERSONAS, SIDES
from gest_desktop.scenes.shell.archive.about import LATEST
from gest_desktop.scenes.shell.players import PERSON, read_seats

BETWEEN: Final = " · "
LAST_BOX: Final = 7  # of the Royal Favour track, on either side
YOU: Final = {"robin": N_("Robin Hood {against}"), "sheriff": N_("The Sheriff {against}")}
TURNS: Final = {"robin": N_("Robin Hood's turn"), "sheriff": N_("The Sheriff's turn")}
DAY: Final = 86_400


@dataclass(frozen=True)
class Summary:
    """Sides are named as in files; `level` and `persona` are the computer's, if it plays one side."""

    when: int
    people: tuple[str, ...]
    level: str
    persona: str
    ballad: int
    cards_left: int
    favour: int
    to_move: str
    winner: str
    position: dict[str, Any] = field(compare=False)  # of the whole game; only a view of it may be shown

    @property
    def side(self) -> int | None:
        """The side of the only person, if there is one."""
        return SIDE_IDS.index(self.people[0]) if len(self.people) == 1 else None

    def pair(self) -> str:
        """Who plays against whom."""
        if self.side is None:
            return _(SIDES["both"][0]) if self.people else _("The computer plays both sides")
        return _(YOU[self.people[0]]).format(against=_(AGAINST[self.level]))

    def sides(self) -> str:
        """Who plays against whom, and the opponent's personality."""
        if self.side is None or self.persona == NO_PERSONA:
            return self.pair()
        return _("{sides} ({persona})").format(sides=self.pair(), persona=_(PERSONAS[self.persona][0]))

    def progress(self) -> str:
        words = n_("Ballad {ballad}, {n} card left", "Ballad {ballad}, {n} cards left", self.cards_left)
        return words.format(ballad=self.ballad, n=self.cards_left)

    def standing(self) -> str:
        """The place on the Royal Favour track, and whose turn it is."""
        return BETWEEN.join(words for words in (favour_name(self.favour), self.turn()) if words)

    def turn(self) -> str:
        if self.winner:
            return _("{side} wins").format(side=side_name(SIDE_IDS.index(self.winner)))
        if self.to_move == "setup":
            return _("Setup")
        if self.to_move not in TURNS:
            return ""
        if self.side is None:
            return _(TURNS[self.to_move])
        return _("Your turn") if self.to_move in self.people else _("Opponent's turn")


def summary_of(data: Any) -> Summary:
    """Read what a file tells; raises LookupError, TypeError or ValueError if it is damaged."""
    seats, position = read_seats(data["seats"]), data["game"]["snapshot"]
    people = tuple(side for side in SIDE_IDS[:2] if seats[side]["player"] == PERSON)
    others = [seats[side] for side in SIDE_IDS[:2] if side not in people]
    computer = others[0] if len(others) == 1 else {"player": ""}
    winner = position.get("winner") or ""
    if winner:
        one_of(winner, "winner", SIDE_IDS[:2])
    return Summary(
        a_number(data["when"], "when", 0, LATEST),
        people,
        computer["player"],
        computer.get("persona", NO_PERSONA),
        a_number(position["ballad"], "ballad", 1, BALLADS),
        BALLAD_CARDS - a_number(position["card_in_ballad"], "card_in_ballad", 0, BALLAD_CARDS),
        a_number(position["royal_favour"], "royal_favour", -LAST_BOX, LAST_BOX),
        str(position.get("to_move") or ""),
        winner,
        position,
    )


def written(when: float) -> str:
    return time.strftime(_("%Y-%m-%d, %H:%M"), time.localtime(when))


def told(when: float, now: float | None = None) -> str:
    """When something was saved, as one would say it."""
    today = time.time() if now is None else now
    clock = time.strftime("%H:%M", time.localtime(when))
    date = time.localtime(when)[:3]
    if date == time.localtime(today)[:3]:
        return _("today, {time}").format(time=clock)
    if date == time.localtime(today - DAY)[:3]:
        return _("yesterday, {time}").format(time=clock)
    return written(when)

"""The ballad of a game: quatrains about what really happened, English or Italian."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.rules.ballad.facts import Fact, favour_after, read_facts
from gest_desktop.rules.ballad.verses import stanza, verses
from gest_desktop.rules.journal import CardTurned, Entry, GameWon
from gest_desktop.rules.vocabulary import KING_RICHARD, ROBIN, SIDE_IDS

__all__ = ["Ballad", "Fact", "Stanza", "compose", "read_facts"]

MIDDLE: Final = 5  # stanzas between the opening and the end
RANKS: Final = {  # how much a kind is worth singing; the others are worth 4
    "robin_caught": 9,
    "carriage_robbed": 8,
    "robin_freed": 8,
    "gisborne": 7,
    "trap": 7,
    "bishop": 6,
    "camp_lost": 6,
    "men_caught": 6,
    "ollerton": 6,
    "prison_break": 6,
    "red_cap": 6,
    "truce": 5,
    "inspection_justice": 3,
    "inspection_order": 3,
    "market": 3,
    "rain": 3,
    "revolt": 3,
    "rob_failed": 3,
    "submitted": 3,
    "warden": 3,
}
USUAL: Final = 4
TURNING: Final = 20  # what happened at a turning point comes before everything else
AGAIN: Final = 5  # what a second stanza of the same kind is worth less


@dataclass(frozen=True, slots=True)
class Stanza:
    fact: Fact
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ballad:
    title: str
    tune: str
    stanzas: tuple[Stanza, ...]

    def text(self) -> str:
        """The whole ballad, as it is read or saved."""
        return (
            "\n\n".join([f"{self.title}\n{self.tune}", *("\n".join(one.lines) for one in self.stanzas)])
            + "\n"
        )


def compose(
    entries: Sequence[Entry], seed: int | str, language: str = "en", turning: Collection[int] = ()
) -> Ballad:
    """The ballad of a finished game; `turning` are the entries of its turning points."""
    end, winner = ending(entries)
    middle = chosen(read_facts(entries), turning)
    farewell = Fact(f"farewell_{SIDE_IDS[winner]}", end.at)
    dice = Random(f"{seed}/ballad")
    words = verses(language)
    return Ballad(
        dice.choice(words["titles"][SIDE_IDS[winner]]),
        words["to_the_tune"].format(tune=dice.choice(words["tunes"])),
        tuple(sung((Fact("opening", 0), *middle, end, farewell), language, dice)),
    )


def sung(facts: Iterable[Fact], language: str, dice: Random) -> Iterable[Stanza]:
    for fact in facts:
        yield Stanza(fact, stanza(language, fact.kind, fact.place, fact.number, dice))


def ending(entries: Sequence[Entry]) -> tuple[Fact, int]:
    """How the game ended, and who won it."""
    at, won = next((at, entry) for at, entry in enumerate(entries) if isinstance(entry, GameWon))
    last = [entry.number for entry in entries if isinstance(entry, CardTurned)][-1]
    if last == KING_RICHARD and abs(favour_after(entries, at)) < 5:
        return Fact("pardon" if won.side == ROBIN else "confirmed", at), won.side
    return Fact("justice" if won.side == ROBIN else "order", at), won.side


def chosen(facts: Sequence[Fact], turning: Collection[int]) -> list[Fact]:
    """The facts most worth singing, each kind once if there are enough, in order of time."""
    left, taken = list(facts), list[Fact]()
    while left and len(taken) < MIDDLE:
        kinds = [fact.kind for fact in taken]

        def worth(fact: Fact, kinds: Sequence[str] = kinds) -> int:
            rank = RANKS.get(fact.kind, USUAL) + TURNING * (fact.at in turning)
            return rank - AGAIN * kinds.count(fact.kind)

        best = max(left, key=worth)
        left.remove(best)
        taken.append(best)
    return sorted(taken, key=lambda fact: fact.at)

"""Playing one game of a player against itself, and writing down every secret in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.lab.entrants import Entrant, seated
from gest_desktop.ai.lab.secrecy import carriages, going_home, set_up, sneaks, whereabouts
from gest_desktop.ai.lab.secrecy.secret import Secret, Step
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact

Finder = Callable[[int, int, Step], list[Secret]]  # seed, number, step
FINDERS: Final[dict[str, Finder]] = {
    set_up.KIND: set_up.secrets,
    going_home.KIND: going_home.secrets,
    sneaks.KIND: sneaks.secrets,
    carriages.KIND: carriages.secrets,
    whereabouts.KIND: whereabouts.secrets,
}
NAMES: Final = {
    set_up.KIND: set_up.NAMES,
    going_home.KIND: going_home.NAMES,
    sneaks.KIND: sneaks.NAMES,
    carriages.KIND: carriages.NAMES,
    whereabouts.KIND: whereabouts.NAMES,
}


@dataclass(frozen=True)
class Secrets:
    """All secrets of one game."""

    secrets: list[Secret]


def play_secrets(seed: int, entrant: Entrant) -> Secrets:
    game, found = Game(Beginning(seed=seed)), Secrets([])
    with seated((entrant, entrant), game) as players:
        while not game.is_over:
            asked, f = game.question()
            options, side = asked.options(game.state, f), asked.actor(f)
            option = options[0] if len(options) == 1 else players[side].choose(redact(game.state, side))
            play_and_look(game, option, found)
    return found


def play_and_look(game: Game, option: int, found: Secrets) -> None:
    """Give an answer, and add the secrets that it made."""
    before, recorded = game.state.clone(), len(game.journal.entries)
    game.play(option)
    entries = game.journal.entries
    step = Step(before, game.state, entries, entries[recorded:])
    numbers = Counter(secret.kind for secret in found.secrets)
    for kind, secrets in FINDERS.items():
        found.secrets.extend(secrets(game.beginning.seed, numbers[kind], step))

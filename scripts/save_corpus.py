"""Write tests/games/saves/<version>/*.gest.json: saved games that every later version must be able to load.

Run it once for each released version, with the code of that version; never rewrite a folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from gest_desktop import __version__  # noqa: E402 - found only after the path is set
from gest_desktop.rules.game import Beginning, Game  # noqa: E402
from gest_desktop.rules.position import write_position  # noqa: E402
from gest_desktop.rules.saves import to_json  # noqa: E402
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS  # noqa: E402

FOLDER = ROOT / "tests" / "games" / "saves"
WHEN = 1_700_000_000
PLAYERS = ({"player": "person", "persona": "none"}, {"player": "potter", "persona": "none"})
Moment = Callable[[Game], bool]


def asked_in(script: str, actor: int, plan: bool = False) -> Moment:
    """A side is asked in the middle of a rule, possibly with moves already planned behind the screen."""

    def found(game: Game) -> bool:
        asked, f = game.question()
        rules = [frame.script.name for frame in game.state.frames]
        return (
            asked.actor(f) == actor
            and any(rule.startswith(script) for rule in rules)
            and (not plan or bool(f.plan))
            and len(asked.options(game.state, f)) > 1
        )

    return found


def asked_for(kind: str) -> Moment:
    return lambda game: game.question()[0].kind == kind and len(game.answers) > 60


def box(actor: int, ballad: int) -> Moment:
    return lambda game: game.state.ballad == ballad and asked_in("action", actor)(game)


def won_by(side: int) -> Moment:
    return lambda game: game.state.winner == side


MOMENTS: dict[str, Moment] = {
    "before-the-first-answer": lambda game: not game.answers,
    "setup-behind-the-screen": asked_in("setup", ROBIN, plan=True),
    "robins-first-box": box(ROBIN, 1),
    "sheriffs-second-ballad": box(SHERIFF, 2),
    "robins-third-ballad": box(ROBIN, 3),
    "recruit": asked_in("recruit.there", ROBIN),
    "sneak-behind-the-screen": asked_in("sneak", ROBIN, plan=True),
    "rob": asked_in("rob.there", ROBIN),
    "traveller": asked_in("rob.traveller", ROBIN),
    "donate": asked_in("donate", ROBIN),
    "swashbuckle": asked_in("swashbuckle", ROBIN),
    "hire": asked_in("hire.there", SHERIFF),
    "patrol": asked_in("patrol", SHERIFF),
    "capture": asked_in("capture", SHERIFF),
    "confiscate-face-down": asked_in("confiscate.there", SHERIFF),
    "ride": asked_in("ride", SHERIFF),
    "carriages-on-the-road": asked_in("carriage_moves", SHERIFF),
    "event-robin": asked_in("event.", ROBIN),
    "event-sheriff": asked_in("event.", SHERIFF),
    "mischief": asked_in("mischief", ROBIN),
    "redeployment-sheriff": asked_in("redeployment", SHERIFF),
    "redeployment-behind-the-screen": asked_in("redeployment.robin", ROBIN, plan=True),
    "won-by-robin": won_by(ROBIN),
    "won-by-the-sheriff": won_by(SHERIFF),
}
ASKED_FOR_CHANCE: dict[str, Moment] = {"roll-to-come": asked_for("roll"), "draw-to-come": asked_for("draw")}


def played_to(moment: Moment, name: str, **beginning: Any) -> Game:
    """The first random game that reaches such a moment, stopped there."""
    for seed in count():
        game, random = Game(Beginning(seed=seed, **beginning)), Random(f"{name}/{seed}")
        while not game.is_over and not moment(game):
            asked, f = game.question()
            game.play(random.choice(asked.options(game.state, f)))
        if moment(game):
            return game
    raise AssertionError("there is always another seed")


def after_undo(side: int) -> Game:
    """A game in which a side's last answer was taken back."""
    game = played_to(lambda game: game.state.ballad == 2 and can_take_back(game, side), f"undo/{side}")
    game.undo()
    return game


def can_take_back(game: Game, side: int) -> bool:
    if not game.can_undo():
        return False
    last = game.replay(game.moments[-1].answers)
    asked, f = last.question()
    return asked.actor(f) == side and len(asked.options(last.state, f)) > 1


def begun_in_the_middle() -> Game:
    middle = json.loads(json.dumps(write_position(played_to(box(SHERIFF, 2), "middle").state)))
    return played_to(asked_in("patrol", SHERIFF), "middle", position=middle)


def corpus() -> dict[str, Game]:
    games = {name: played_to(moment, name) for name, moment in MOMENTS.items()}
    games |= {name: played_to(moment, name, ask_chance=True) for name, moment in ASKED_FOR_CHANCE.items()}
    games |= {f"after-undo-{SIDE_IDS[side]}": after_undo(side) for side in (ROBIN, SHERIFF)}
    variants = {"events_side_locked": True, "deed_needs_plot": True}
    games["both-variants"] = played_to(box(ROBIN, 2), "variants", **variants)
    games["begun-in-the-middle"] = begun_in_the_middle()
    return games


def main() -> int:
    folder = FOLDER / __version__
    if folder.exists():
        print(f"{folder} is there already; a version's saves are written once")
        return 1
    folder.mkdir(parents=True)
    for number, (name, game) in enumerate(corpus().items()):
        seats = dict(zip(SIDE_IDS[:2], PLAYERS[:: 1 if number % 2 else -1], strict=True))
        data = {"name": name, "when": WHEN, "seats": seats, "game": to_json(game, __version__)}
        (folder / f"{name}.gest.json").write_text(json.dumps(data) + "\n", encoding="utf-8")
    print(f"wrote {number + 1} games to {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

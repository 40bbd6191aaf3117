"""Write tests/games/*.txt: complete games in words, so that any change of the rules shows in a diff."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from gest_desktop.rules.chronicle import sentence  # noqa: E402 - found only after the path is set
from gest_desktop.rules.explain import decision  # noqa: E402
from gest_desktop.rules.game import Beginning, Game  # noqa: E402
from gest_desktop.rules.vocabulary import SIDE_IDS  # noqa: E402

FOLDER = ROOT / "tests" / "games"
SEEDS = (1, 2, 3, 4)


def tell(seed: int) -> str:
    """Every question with its options, the answer, and its effects."""
    game, random, lines = Game(Beginning(seed=seed)), Random(f"golden/{seed}"), [f"seed {seed}"]
    told = 0
    while True:
        lines += ["    " + sentence(entry) for entry in game.journal.entries[told:]]
        told = len(game.journal.entries)
        if game.is_over:
            return "\n".join(lines) + "\n"
        asked = decision(game.state)
        choice = random.choice(asked.choices)
        labels = " | ".join(choice.label for choice in asked.choices)
        lines.append(f"{SIDE_IDS[asked.actor]} ({asked.rule}): {asked.prompt} {labels}")
        lines.append(f"  > {choice.label}")
        game.play(choice.option)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for seed in SEEDS:
        (FOLDER / f"game-{seed}.txt").write_text(tell(seed), encoding="utf-8")
    print(f"wrote {len(SEEDS)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Everything of the bandits that the program loads: board, pieces, cards and title picture."""

from pathlib import Path

from art.bandits.board import build as board
from art.bandits.cards import export as cards
from art.bandits.pieces import catalogue
from art.tools.files import Job


def jobs(assets: Path) -> list[Job]:
    """All pictures and manifests below assets/bandits."""
    return [*board.jobs(assets), *catalogue.jobs(assets), *cards.jobs(assets)]

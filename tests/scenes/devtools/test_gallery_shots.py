"""`gest gallery-shots` writes pictures that can be opened; `gest bench --pictures` measures."""

from pathlib import Path

import pygame
import pytest

from gest_desktop import __main__
from gest_desktop.scenes.devtools.gallery_shots import SHOTS

QUICK = ["board_table", "pieces_40", "pieces_128", "travellers_it_table", "kit", "title"]


@pytest.mark.parametrize("name", QUICK)
def test_a_sheet_is_written_as_a_picture(name: str, tmp_path: Path) -> None:
    assert 0 == __main__.main(["gallery-shots", str(tmp_path / "new"), "--only", name])
    assert [f"{name}.png"] == [file.name for file in (tmp_path / "new").iterdir()]
    assert pygame.image.load(tmp_path / "new" / f"{name}.png").get_width() >= 1000


def test_every_card_is_on_a_sheet_in_both_languages_at_both_sizes() -> None:
    cards = {name for name in SHOTS if name.startswith(("events", "travellers"))}
    kinds = [f"{deck}_{language}" for deck in ("events", "travellers") for language in ("en", "it")]
    assert {f"{kind}_{size}" for kind in kinds for size in ("full", "table")} == cards


def test_an_unknown_sheet_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == __main__.main(["gallery-shots", str(tmp_path), "--only", "unicorns"])
    assert "No sheet's name begins with unicorns." == capsys.readouterr().out.strip()


def test_the_loading_of_pictures_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == __main__.main(["bench", "--pictures"])
    assert "board and names" in capsys.readouterr().out

"""The table of cues and its files."""

import json
import os
from pathlib import Path

import pygame
import pytest

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.sound.cues import GROUPS, LANGUAGES, Cue, Variant, read_cues

CUES = read_cues()
VARIANTS = [variant for cue in CUES.values() for variant in cue.variants]
MEGABYTE = 1_000_000


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> object:
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    pygame.mixer.init(44_100, -16, 2, 1_024)
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("cue", CUES.values(), ids=lambda cue: cue.name)
def test_a_cue_has_group_level_voices_and_files(cue: Cue) -> None:
    assert cue.group in GROUPS
    assert -20 <= cue.level <= 0
    assert 1 <= cue.voices <= 4
    assert cue.variants


@pytest.mark.parametrize("cue", CUES.values(), ids=lambda cue: cue.name)
def test_a_cue_is_captioned_in_every_language(cue: Cue) -> None:
    captions = [cue.caption(language) for language in LANGUAGES]
    assert all(captions)
    assert len(set(captions)) == len(LANGUAGES)


def test_captions_differ_from_each_other() -> None:
    for language in LANGUAGES:
        assert len(CUES) == len({cue.caption(language) for cue in CUES.values()})


def test_a_language_that_is_not_ours_gets_english() -> None:
    assert CUES["victory"].caption("en") == CUES["victory"].caption("fr")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.file)
def test_a_file_loads_and_is_as_long_as_the_manifest_says(variant: Variant) -> None:
    sound = pygame.mixer.Sound(asset(f"sound/{variant.file}"))
    assert sound.get_length() == pytest.approx(variant.seconds, abs=0.002)


def test_every_group_has_cues() -> None:
    assert set(GROUPS) == {cue.group for cue in CUES.values()}


def test_what_is_heard_often_has_variants() -> None:
    often = ("piece_lift", "piece_drop", "card_turn", "card_slide", "coin_gain", "coin_pay", "button_click")
    assert all(len(CUES[name].variants) >= 3 for name in often)


def test_files_and_manifest_and_cues_are_the_same_set() -> None:
    folder = asset("sound")
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.ogg")}
    assert there == {variant.file for variant in VARIANTS}
    found = json.loads((folder / "manifest.json").read_text("utf-8"))["sounds"]
    assert there == {entry["file"] for entry in found}


def test_sounds_stay_small() -> None:
    size = sum(path.stat().st_size for path in asset("sound").rglob("*") if path.is_file())
    assert size <= 7 * MEGABYTE


def test_loudness_and_peaks_are_as_designed() -> None:
    aims = {"music": -20, "ambience": -32, "effect": -18}
    for entry in json.loads(asset("sound/manifest.json").read_text("utf-8"))["sounds"]:
        assert aims[entry["kind"]] == pytest.approx(entry["lufs"], abs=0.6), entry["file"]
        assert entry["peak"] <= -1, entry["file"]


@pytest.mark.parametrize("damage", ["", "{", '{"sounds": [{}]}', "[]", '{"sounds": 7}'])
def test_a_damaged_manifest_leaves_cues_without_files(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    manifest = tmp_path / "manifest.json"
    manifest.write_text(damage, "utf-8")
    cues = read_cues(manifest)
    assert set(CUES) == set(cues)
    assert not any(cue.variants for cue in cues.values())
    assert 1 == len(caplog.records)

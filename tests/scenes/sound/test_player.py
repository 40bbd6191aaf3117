"""The player with a device that exists as far as the mixer can tell."""

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from gest_desktop.scenes.sound import library
from gest_desktop.scenes.sound.player import TURNS, Player

SHORT = 0.02  # seconds of fading


def sounding(player: Player, name: str) -> int:
    return player._library.voices(player.cues[name])


def await_silence(player: Player, name: str) -> None:
    """Wait for the mixer's own thread, which ends a fade when it fills its next buffer."""
    end = time.monotonic() + 5
    while sounding(player, name) and time.monotonic() < end:
        time.sleep(0.01)
    assert 0 == sounding(player, name)


def await_sound(player: Player, group: str) -> None:
    """Wait until the new piece is audible."""
    end = time.monotonic() + 5
    while not pygame.mixer.Channel(player._lane[group]).get_volume() and time.monotonic() < end:
        time.sleep(0.01)


def picked(player: Player, name: str, times: int) -> list[str | None]:
    return [player._library.pick(player.cues[name]) for _ in range(times)]


def test_a_cue_sounds_and_its_caption_is_told(player: Player) -> None:
    heard: list[tuple[str, str]] = []
    player.listener = lambda cue, caption: heard.append((cue.name, caption))
    player.play("coin_gain")
    player.language = "it"
    player.play("coin_gain")
    assert 2 == sounding(player, "coin_gain")
    assert [("coin_gain", "Coins drop into the purse"), ("coin_gain", "Monete cadono nella borsa")] == heard


def test_no_more_voices_than_the_cue_allows(player: Player) -> None:
    found: list[str] = []
    player.listener = lambda cue, caption: found.append(caption)
    for _ in range(9):
        player.play("piece_drop")
    assert player.cues["piece_drop"].voices == sounding(player, "piece_drop") == len(found)


def test_a_variant_never_comes_twice_running_and_all_come(player: Player) -> None:
    files = picked(player, "card_turn", 60)
    assert all(first != second for first, second in pairwise(files))
    assert {variant.file for variant in player.cues["card_turn"].variants} == set(files)


def test_a_single_variant_is_repeated(player: Player) -> None:
    assert ["effect/victory.ogg"] * 3 == picked(player, "victory", 3)


def test_chance_is_the_players_own() -> None:
    first, second = Player(random=Random(5)), Player(random=Random(5))
    assert picked(first, "dice_result", 20) == picked(second, "dice_result", 20)


def test_music_gives_way_to_music(player: Player) -> None:
    player.loop("greenwood", SHORT)
    await_sound(player, "music")
    player.play("nottingham")
    assert {"music": "nottingham"} == player.now
    assert 1 == sounding(player, "nottingham")
    assert 1 == sounding(player, "greenwood"), "the old piece fades while the new one begins"


def test_the_same_music_goes_on(player: Player) -> None:
    heard: list[str] = []
    player.listener = lambda cue, caption: heard.append(cue.name)
    player.loop("ballad")
    player.loop("ballad")
    assert 1 == sounding(player, "ballad")
    assert ["ballad"] == heard


def test_music_and_ambience_sound_together_and_stop(player: Player) -> None:
    player.loop("greenwood", SHORT)
    player.loop("forest", SHORT)
    assert {"music": "greenwood", "ambience": "forest"} == player.now
    player.stop("music", 0)
    await_silence(player, "greenwood")
    assert 1 == sounding(player, "forest")


def test_many_changes_of_mind_end_with_the_last_piece(player: Player) -> None:
    for name in ("greenwood", "nottingham", "ballad") * TURNS:
        player.loop(name)
    assert 1 <= sounding(player, "ballad") <= TURNS
    assert {"music": "ballad"} == player.now


def test_sliders_and_mute_reach_what_is_playing(player: Player) -> None:
    player.loop("forest", 0)
    (sound,) = player._library.loaded(player.cues["forest"])
    player.set_volume("master", 0.5)
    assert 0.25 == pytest.approx(sound.get_volume(), abs=0.01)
    player.mute()
    assert 0 == sound.get_volume()
    player.mute(False)
    assert 0.25 == pytest.approx(sound.get_volume(), abs=0.01)


def test_what_is_prepared_is_in_memory(player: Player) -> None:
    player.prepare(["piece_lift"])
    assert 3 == len(player._library.loaded(player.cues["piece_lift"]))
    assert [] == player._library.loaded(player.cues["piece_drop"])


@pytest.mark.parametrize("spoil", [lambda path: path.write_bytes(b"OggS, or is it?"), lambda path: None])
def test_a_damaged_or_missing_file_is_silent_and_told_once(
    player: Player, spoil: Callable[[Path], object], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    spoil(tmp_path / "spoilt.ogg")
    monkeypatch.setattr(library, "asset", lambda path: tmp_path / "spoilt.ogg")
    for _ in range(3):
        player.play("victory")
        player.loop("ballad")
    assert 2 == len(caplog.records), "one line for each of the two files"
    assert not pygame.mixer.get_busy()


def test_what_has_only_begun_to_fade_in_can_be_stopped(player: Player) -> None:
    """The mixer ignores a fade-out while nothing is audible yet."""
    player.loop("greenwood", fade=100)
    player.stop("music", SHORT)
    await_silence(player, "greenwood")


def test_everything_is_silent_before_the_device_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound that ends while the mixer quits would deadlock the program."""
    player, busy, quit_mixer = Player(), list[bool](), pygame.mixer.quit
    player.loop("ballad")
    player.play("victory")
    assert pygame.mixer.get_busy()
    monkeypatch.setattr(pygame.mixer, "quit", lambda: busy.append(pygame.mixer.get_busy()))
    player.close()
    quit_mixer()
    assert [False] == busy

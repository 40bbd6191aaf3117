"""Without a device everything works, silently, and captions are still shown."""

import os
from collections.abc import Iterator

import pygame
import pytest

from gest_desktop.scenes.sound import library
from gest_desktop.scenes.sound.player import Player


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Player]:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    player = Player()
    assert ["There will be no sound"] == [record.message.partition(":")[0] for record in caplog.records]
    caplog.clear()
    yield player
    player.close()


def test_it_plays_nothing_and_raises_nothing(deaf: Player, caplog: pytest.LogCaptureFixture) -> None:
    assert not deaf.is_audible
    deaf.prepare()
    for name in deaf.cues:
        deaf.play(name)
    deaf.set_volume("music", 0.3)
    deaf.mute()
    deaf.stop("music")
    assert [] == caplog.records


def test_captions_are_told_every_time(deaf: Player) -> None:
    heard: list[str] = []
    deaf.listener = lambda cue, caption: heard.append(caption)
    for _ in range(5):
        deaf.play("your_turn")
    assert ["A small bell: your turn"] * 5 == heard


def test_music_is_remembered(deaf: Player) -> None:
    deaf.loop("greenwood")
    assert {"music": "greenwood"} == deaf.now


def test_a_mixer_closed_by_others_is_borne(player: Player) -> None:
    player.loop("forest")
    pygame.mixer.quit()
    player.play("victory")
    player.loop("ballad")
    player.set_volume("music", 0.5)
    player.stop("music")
    assert not player.is_audible


def test_closing_twice_is_no_harm(player: Player) -> None:
    player.close()
    player.close()
    assert not player.is_audible


def test_what_the_system_says_of_a_missing_device_is_kept_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    """ALSA bypasses Python and writes straight to the terminal; output before and after must still appear."""
    os.write(2, b"before ")
    with library.system_hushed():
        os.write(2, b"ALSA lib confmisc.c:855: cannot find card '0' ")
    os.write(2, b"after")
    assert "before after" == capfd.readouterr().err


def test_a_program_without_a_terminal_opens_its_device_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "STDERR", 999)
    pygame.mixer.quit()
    assert library.open_mixer(8, 2)
    pygame.mixer.quit()

"""How sliders translate to volumes."""

from math import log10

import pytest

from gest_desktop.scenes.sound.cues import GROUPS, Cue
from gest_desktop.scenes.sound.volumes import MASTER, Volumes, loudness


def cue(group: str = "table", level: float = 0.0) -> Cue:
    return Cue("knock", group, level, 1, {"en": "A knock", "it": "Un colpo"}, ())


def test_the_ends_are_silence_and_the_file_itself() -> None:
    assert 0 == loudness(0)
    assert 1 == loudness(1)


def test_the_middle_is_twelve_decibels_down() -> None:
    assert -12 == pytest.approx(20 * log10(loudness(0.5)), abs=0.1)


def test_louder_is_louder_all_the_way() -> None:
    steps = [loudness(step / 20) for step in range(21)]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize(("slider", "factor"), [(-1, 0), (7, 1)])
def test_a_slider_ends_where_it_ends(slider: float, factor: float) -> None:
    assert factor == loudness(slider)


def test_level_group_and_master_multiply() -> None:
    volumes = Volumes()
    volumes.put("table", 0.5)
    volumes.put(MASTER, 0.5)
    assert 0.25 * 0.25 * 0.5 == pytest.approx(volumes.factor(cue(level=-6.0206)), rel=1e-4)


def test_a_group_leaves_the_others_alone() -> None:
    volumes = Volumes()
    volumes.put("music", 0)
    assert [group != "music" for group in GROUPS] == [volumes.factor(cue(group)) for group in GROUPS]


def test_mute_keeps_the_sliders() -> None:
    volumes = Volumes()
    volumes.muted = True
    assert 0 == volumes.factor(cue())
    volumes.muted = False
    assert 1 == volumes.factor(cue())


def test_an_unknown_group_is_refused() -> None:
    with pytest.raises(KeyError):
        Volumes().put("trumpets", 0.5)

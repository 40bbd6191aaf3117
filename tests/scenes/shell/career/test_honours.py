"""Each honour is earned by its deed and not by the near miss."""

import json
from dataclasses import replace

import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.shell.career.honours import BY_ID, HONOURS, due
from gest_desktop.scenes.shell.career.standing import Standing
from tests.scenes.shell.career.careers import a_record, did


def standing(*games):
    return Standing(games, lessons=12)


def results(*won):
    return [a_record(number, won=each) for number, each in enumerate(won)]


def beaten(*levels):
    return [a_record(number, level=level) for number, level in enumerate(levels)]


def at_the_end(favour, **changes):
    return a_record(favour=favour, **changes)


def reviewed(accuracy):
    return a_record(accuracy=accuracy, luck=0.0)


W, L = True, False
CASES = {  # the deed, and near misses
    "silent_hood": (
        standing(did(caught=0)),
        [standing(did(caught=1)), standing(did(won=L, caught=0)), standing(did(side="sheriff", caught=0))],
    ),
    "broken_chain": (
        standing(did(caught=1)),
        [standing(did(caught=0)), standing(did(won=L, caught=1)), standing(did(side="sheriff", caught=1))],
    ),
    "target": (
        standing(did(robs=4, successes=4)),
        [
            standing(did(robs=3, successes=3)),
            standing(did(robs=5, successes=4)),
            standing(did(side="sheriff", robs=4, successes=4)),
        ],
    ),
    "five_camps": (standing(did(camps=5)), [standing(did(camps=4)), standing(did(side="sheriff", camps=5))]),
    "full_purse": (
        standing(did(shillings=15)),
        [standing(did(shillings=14)), standing(did(side="sheriff", shillings=20))],
    ),
    "empty_prison": (
        standing(did(freed=3)),
        [standing(did(freed=2)), standing(did(side="sheriff", freed=3))],
    ),
    "cup": (standing(did(bishop=True)), [standing(did()), standing(did(side="sheriff", bishop=True))]),
    "oak": (
        standing(*results(*[W] * 10)),
        [
            standing(*results(*[W] * 9, L)),
            standing(*[a_record(number, "sheriff") for number in range(10)]),
        ],
    ),
    "wolf": (
        standing(did(side="sheriff", caught=2)),
        [standing(did(side="sheriff")), standing(did(caught=2))],
    ),
    "key": (
        standing(did(side="sheriff", prisoners=5)),
        [standing(did(side="sheriff", prisoners=4)), standing(did(prisoners=5))],
    ),
    "torch": (
        standing(did(side="sheriff", burnt=2)),
        [standing(did(side="sheriff", burnt=1)), standing(did(burnt=2))],
    ),
    "golden_carriage": (
        standing(did(side="sheriff", arrivals=4)),
        [standing(did(side="sheriff", arrivals=3)), standing(did(arrivals=4))],
    ),
    "boar": (
        standing(replace(did(side="sheriff", ballad=1), ending="order", favour=-5)),
        [
            standing(replace(did(side="sheriff", ballad=2), ending="order", favour=-5)),
            standing(replace(did(side="sheriff", won=L, ballad=1), ending="justice", favour=5)),
            standing(replace(did(won=L, ballad=1), ending="order", favour=-5)),
        ],
    ),
    "hourglass": (
        standing(at_the_end(-1, side="sheriff")),
        [
            standing(at_the_end(2)),
            standing(at_the_end(-1, won=L)),
            standing(at_the_end(1, ending="justice")),
        ],
    ),
    "ship": (
        standing(*results(W, L, W, W)),
        [
            standing(*results(W, L, W)),
            standing(*[replace(game, ending="justice") for game in results(W, W, W)]),
        ],
    ),
    "three_crowns": (standing(*results(L, W, W, W)), [standing(*results(W, W, L, W, W))]),
    "bridge": (
        standing(a_record(1, "robin", "friar"), a_record(2, "sheriff", "friar")),
        [
            standing(a_record(1, "robin", "friar"), a_record(2, "sheriff", "king")),
            standing(a_record(1, "robin", "friar"), a_record(2, "sheriff", "friar", won=L)),
        ],
    ),
    "ladder": (
        standing(*beaten(*LEVEL_NAMES)),
        [
            standing(*beaten(*LEVEL_NAMES[:-1])),
            standing(*beaten(*LEVEL_NAMES[:-1]), a_record(9, level="king", won=L)),
        ],
    ),
    "star": (
        standing(a_record(level="king")),
        [standing(a_record(level="friar")), standing(a_record(level="king", won=L))],
    ),
    "lute": (Standing(lessons_learned=12, lessons=12), [Standing(lessons_learned=11, lessons=12)]),
    "quill": (standing(reviewed(12.5)), [standing(a_record())]),
    "eye": (standing(reviewed(90.0)), [standing(reviewed(89.9)), standing(a_record())]),
    "hand": (standing(did(events=())), [standing(did(events=(7,))), standing(did(won=L, events=()))]),
    "bell": (
        standing(*results(W, L, L, L, W)),
        [standing(*results(L, L, W, L, W)), standing(*results(L, L, L))],
    ),
}


@pytest.mark.parametrize("honour", CASES)
def test_an_honour_is_earned_by_its_deed(honour):
    assert honour in due(CASES[honour][0], ())


@pytest.mark.parametrize(
    ("honour", "number"), [(honour, number) for honour in CASES for number in range(len(CASES[honour][1]))]
)
def test_an_honour_is_not_earned_by_the_near_miss(honour, number):
    assert honour not in due(CASES[honour][1][number], ())


def test_every_honour_has_a_deed_a_near_miss_and_a_picture():
    pictures = json.loads(asset("honours/manifest.json").read_text(encoding="utf-8"))["honours"]

    assert set(CASES) == set(BY_ID) == set(pictures)
    assert 24 == len(HONOURS) == len({honour.name for honour in HONOURS})


def test_two_honours_are_secret_and_do_not_tell_how_far_one_is():
    secret = [honour for honour in HONOURS if honour.is_secret]

    assert ["hand", "bell"] == [honour.id for honour in secret]
    assert ["", ""] == [honour.progress(standing()) for honour in secret]


def test_what_can_be_counted_is_told():
    seven = standing(*results(*[W] * 7))

    assert "7/10" == BY_ID["oak"].progress(seven)
    assert "3/3" == BY_ID["three_crowns"].progress(seven)
    assert "1/2" == BY_ID["bridge"].progress(seven)
    assert "0/12" == BY_ID["lute"].progress(seven)
    assert "" == BY_ID["star"].progress(seven)


def test_what_was_earned_is_not_earned_again():
    earned = due(CASES["star"][0], ())

    assert [] == due(CASES["star"][0], earned)

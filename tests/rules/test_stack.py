"""Rules in progress: which script may have begun which."""

from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.position.stack import begun_by
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.setup import SETUP, opening_position
from gest_desktop.rules.turn import CARD
from gest_desktop.rules.vocabulary import BOXES, ROBIN, SHERIFF

REGISTERS = range(-1, 40)


def begun_by_any(script):
    """Whatever a script may begin, on any card and with any registers."""
    g, begun = opening_position(), set()
    cards = EVENTS if script.name in ("card", "box.event") else [next(iter(EVENTS))]
    for g.card in cards:
        for actor in (ROBIN, SHERIFF):
            for box in BOXES:
                g.initiative[actor] = box
                for number in REGISTERS:
                    begun |= begun_by(g, Frame(script, actor, target=number, number=number))
    return begun


def test_every_script_is_begun_by_another_so_that_no_true_position_is_refused():
    rules = {script for name, script in SCRIPTS.items() if not name.startswith("test.") and name != "over"}
    begun = {SETUP, CARD}
    for script in rules:
        begun |= begun_by_any(script)

    assert set() == {script.name for script in rules - begun}

"""The journal: its entries, their JSON, and its observers."""

import json

import pytest

from gest_desktop.rules import journal
from gest_desktop.rules.chronicle import SENTENCES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    BandSetOut,
    BandWentHome,
    BoxTaken,
    BridgeBuilt,
    CardTurned,
    CarriageUsed,
    Entry,
    Journal,
    MenMoved,
    MenWent,
    OllertonSettled,
    Rolled,
    write_entry,
)
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import AVAILABLE, BLYTH, EVENT, NEWARK, ROBIN, SHERIFF, TRAP

PROTOCOL = {
    "announced", "ballad", "box", "bridge", "camp", "card", "carriage_moved", "carriage_placed",
    "carriage_shown", "carriage_used", "carriages_returned", "counted", "deed", "favour", "first",
    "half", "henchmen", "hidden", "imprisoned", "left", "men", "nothing", "ollerton", "phase", "plot",
    "redeployed", "released", "revealed", "robin", "rolled", "searched", "set_up", "settled", "shillings",
    "shuffled", "status", "traded", "traveller", "truce", "unrest", "way", "went", "winner",
}  # fmt: skip


def test_every_entry_has_a_verb_of_its_own_which_the_protocol_knows():
    kinds = [kind for kind in vars(journal).values() if isinstance(kind, type) and issubclass(kind, Entry)]
    kinds.remove(Entry)

    assert PROTOCOL == {kind.verb for kind in kinds}
    assert len(PROTOCOL) == len(kinds)
    assert set(kinds) == set(SENTENCES)


@pytest.mark.parametrize(
    ("entry", "written"),
    [
        (CardTurned(28), '["card", 28]'),
        (OllertonSettled(), '["ollerton"]'),
        (BoxTaken(SHERIFF, EVENT, True), '["box", 1, 1, 1]'),
        (MenMoved(BLYTH, AVAILABLE, 1, 0, True, False), f'["men", 0, {AVAILABLE}, 1, 0, 1, 0]'),
        (MenMoved(BLYTH, NEWARK, 1, 0, True, False, openly=True), f'["men", 0, {NEWARK}, 1, 0, 1, 0, 1]'),
        (MenWent(BLYTH, NEWARK, 2, journal.Band(1, 0, True)), f'["went", 0, {NEWARK}, 2, 1, 0, 1]'),
        (MenWent(BLYTH, NEWARK, 2), f'["went", 0, {NEWARK}, 2]'),
        (BandSetOut((2, 0, 2), BLYTH), '["set_up", [2, 0, 2], 0]'),
        (BandSetOut((2, 0, 2)), '["set_up", [2, 0, 2]]'),
        (BandWentHome((1, 2), (), False, BLYTH), '["redeployed", [1, 2], [], 0, 0]'),
        (BandWentHome((1, 2)), '["redeployed", [1, 2]]'),
        (CarriageUsed(3, BLYTH, TRAP, False), f'["carriage_used", 3, 0, {TRAP}, 0]'),
        (Rolled(BLYTH, "green", -1, 2, 0, 1, 0, False), '["rolled", 0, "green", -1, 2, 0, 1, 0, 0]'),
    ],
)
def test_an_entry_is_written_as_its_verb_and_its_details(entry, written):
    """Booleans are numbers; what the reader may not know is left out."""
    assert written == json.dumps(write_entry(entry))


def test_entries_of_different_kinds_are_different_though_their_numbers_agree():
    assert CardTurned(3) != BridgeBuilt(3)


class Diary:
    def __init__(self):
        self.heard = []

    def entry_written(self, entry):
        self.heard.append(entry)

    def journal_cut(self, length):
        self.heard.append(length)


def test_observers_are_told_of_every_entry_and_of_every_cut():
    written, diary = Journal([CardTurned(1)]), Diary()
    written.observers.append(diary)

    written.write(CardTurned(2))
    written.cut(1)

    assert [CardTurned(2), 1] == diary.heard
    assert [CardTurned(1)] == written.entries


def test_observers_are_told_of_answers_and_of_undo():
    game, diary = Game(Beginning(seed=1, event_deck=(28, 7))), Diary()
    game.play(CLASSIC)
    game.journal.observers.append(diary)
    before = len(game.journal.entries)

    game.play(2 * EVENT + 1)
    game.undo()

    assert BoxTaken(ROBIN, EVENT, True) == diary.heard[0]
    assert before == diary.heard[-1]

"""Lines of the chronicle: what belongs together is told in one sentence."""

from random import Random

import pytest

from gest_desktop.rules.chronicle import told
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    Band,
    BoxTaken,
    CampMoved,
    CarriageMoved,
    CarriageShown,
    CarriageUsed,
    HenchmenMoved,
    ManMadeRoom,
    MenLeft,
    MenMoved,
    MenRevealed,
    MenWent,
    PhaseBegun,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    BLYTH,
    DECK,
    EVENT,
    NEWARK,
    NOTTINGHAM,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
)

LEFT = MenLeft(BLYTH, 1, 0, True, True)
TO_NEWARK, TO_SHIRE_WOOD = (
    MenWent(BLYTH, NEWARK, 1, Band(0, 0, True)),
    MenWent(BLYTH, SHIRE_WOOD, 1, Band(1, 0, False)),
)
TWO_WENT = MenWent(BLYTH, NEWARK, 2, Band(1, 0, True))


def lines(entries, side=None):
    return [words for _entry, words in told(entries, side)]


@pytest.mark.parametrize(("entries", "words"), [
    ([BoxTaken(SHERIFF, EVENT, True), ShillingsMoved(SHERIFF, 2)],
     "The Sheriff takes the Event box, passes and gains 2 Shillings."),
    ([ShillingsMoved(ROBIN, -2), StatusChanged(BLYTH, REVOLTING)],
     "Robin Hood pays 2 Shillings, and Blyth becomes Revolting."),
    ([ShillingsMoved(ROBIN, -1), ManMadeRoom(BLYTH, True), CampMoved(AVAILABLE, BLYTH)],
     "For 1 Shilling, 1 Hidden Merry Man in Blyth is replaced with a Camp."),
    ([ShillingsMoved(SHERIFF, -2), ShillingsMoved(ROBIN, 2)],
     "Robin Hood takes 2 Shillings from the Sheriff."),
    ([CarriageMoved(1, BLYTH, NEWARK), HenchmenMoved(1, BLYTH, NEWARK)],
     "Carriage 2 moves from Blyth to Newark with 1 Henchman."),
    ([CarriageShown(1, NOTTINGHAM, TRAP), CarriageUsed(1, NOTTINGHAM, TRAP, True)],
     "Carriage 2 turns out to be a Trap and goes to Used."),
    ([HenchmenMoved(1, BLYTH, NEWARK)] * 3, "3 Henchmen move from Blyth to Newark."),
    ([MenMoved(BLYTH, AVAILABLE, 1, 0, False, False), MenMoved(BLYTH, AVAILABLE, 0, 0, True, True)],
     "1 Hidden Merry Man and Robin return from Blyth to Available."),
    ([ShillingsMoved(ROBIN, -1), HenchmenMoved(1, BLYTH, AVAILABLE),
      MenMoved(AVAILABLE, BLYTH, 1, 0, False, False)],
     "For 1 Shilling, 1 Henchman in Blyth is replaced with 1 Hidden Merry Man."),
    ([MenLeft(BLYTH, 3, 0, True, True), MenWent(BLYTH, NEWARK, 1, Band(1, 0, False)),
      MenWent(BLYTH, SHIRE_WOOD, 3, Band(2, 0, True))],
     "3 Hidden Merry Men and Robin leave Blyth: 1 to Newark; Robin and 2 to Shire Wood."),
    ([LEFT, TWO_WENT], "1 Hidden Merry Man and Robin move from Blyth to Newark."),
    ([LEFT, TO_NEWARK, TO_SHIRE_WOOD],
     "1 Hidden Merry Man and Robin leave Blyth: Robin to Newark; 1 to Shire Wood."),
])  # fmt: skip
def test_what_belongs_together_is_one_line(entries, words):
    assert [words] == lines(entries)


def test_the_sheriff_reads_only_how_many_went_where():
    assert ["2 Hidden Merry Men leave Blyth: 1 to Newark and 1 to Shire Wood."] == lines(
        [LEFT, TO_NEWARK, TO_SHIRE_WOOD], SHERIFF
    )
    assert ["2 Hidden Merry Men move from Blyth to Newark."] == lines([LEFT, TWO_WENT], SHERIFF)


@pytest.mark.parametrize("entries", [
    [BoxTaken(SHERIFF, EVENT, False), ShillingsMoved(SHERIFF, 2)],
    [BoxTaken(SHERIFF, EVENT, True), ShillingsMoved(ROBIN, 2)],
    [ShillingsMoved(ROBIN, 2), StatusChanged(BLYTH, REVOLTING)],
    [HenchmenMoved(1, BLYTH, NEWARK), HenchmenMoved(1, BLYTH, SHIRE_WOOD)],
    [CarriageMoved(1, BLYTH, NEWARK), HenchmenMoved(1, NOTTINGHAM, NEWARK)],
    [ShillingsMoved(ROBIN, -2), ShillingsMoved(SHERIFF, 2)],
    [HenchmenMoved(1, BLYTH, AVAILABLE), MenMoved(AVAILABLE, NEWARK, 1, 0, False, False)],
    [LEFT, MenWent(NEWARK, BLYTH, 1)],
])  # fmt: skip
def test_what_only_follows_is_a_line_of_its_own(entries):
    assert 2 == len(lines(entries))


def test_a_traveller_is_met_where_the_robbers_were_revealed():
    met = TravellerMoved(6, DECK, BEING_ROBBED)

    assert "Traveller met in Blyth: Monks (T6)." == lines([MenRevealed(BLYTH, 1, False), met])[1]
    assert ["Traveller met: Monks (T6)."] == lines([met])


def test_robbers_who_met_nobody_in_nottingham_rob_the_treasury():
    revealed, roll = MenRevealed(NOTTINGHAM, 2, False), Rolled(NOTTINGHAM, "white", 1, 2, 0, 0, 0, True)
    met = TravellerMoved(10, DECK, BEING_ROBBED)

    assert lines([revealed, roll])[1].startswith("The Rob of the Treasury in Nottingham succeeds: total 3")
    assert lines([revealed, met, roll])[2].startswith("The Rob in Nottingham succeeds: total 3")


def test_income_is_told_with_its_source():
    entries = [
        PhaseBegun("mischief"),
        ShillingsMoved(ROBIN, 1),
        PhaseBegun("governance"),
        ShillingsMoved(SHERIFF, 5),
    ]

    assert [
        "Royal Inspection: Mischief.",
        "Robin Hood's Camps bring in 1 Shilling.",
        "Royal Inspection: Governance.",
        "The Sheriff's taxes bring in 5 Shillings.",
    ] == lines(entries)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_lines_tell_no_more_than_the_entries_a_side_may_read(side):
    for seed in range(3):
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            asked, f = game.question()
            game.play(random.choice(asked.options(game.state, f)))
        entries = game.journal.entries

        assert lines([entry.seen_by(side) for entry in entries]) == lines(entries, side)
        assert len(lines(entries, ROBIN)) == len(lines(entries, SHERIFF)) < len(entries)

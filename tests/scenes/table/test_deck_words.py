"""What the page of the piles says of the Event deck: only what both sides may know (2.1.2)."""

from gest_desktop.rules.vocabulary import FORTUNES
from gest_desktop.scenes.table.deck_words import told_of_deck
from tests.scenes.table.foresee.test_still_to_come import coming, in_ballad


def test_the_first_cards_of_a_ballad_are_certainly_regular():
    assert [
        "8 cards left: 6 regular, 1 Fortune (star), at the end “Royal Inspection”",
        "The next card is certainly regular, as are the first two of each Ballad.",
        "6 of these 24 regular Events come; the number is their Carriage moves.",
    ] == told_of_deck(coming(in_ballad()))


def test_before_the_fortune_its_chance_is_told():
    told = told_of_deck(coming(in_ballad(2, 4, 5)))
    assert "Chance that the next card is the Fortune: 25%" == told[1]


def test_after_the_fortune_the_next_card_is_certainly_regular():
    told = told_of_deck(coming(in_ballad(4, FORTUNES[0], 5, 6)))
    assert "4 cards left: 3 regular, at the end “Royal Inspection”" == told[0]
    assert "The Fortune has come (Day of Market), so the next card is certainly regular." == told[1]


def test_a_fortune_that_has_not_come_before_the_last_card_but_one_is_certain():
    told = told_of_deck(coming(in_ballad(2, 4, 5, 6, 7, 9)))
    assert "2 cards left: the Fortune (star), at the end “Royal Inspection”" == told[0]
    assert "The next card is certainly the Fortune." == told[1]


def test_the_last_card_is_no_surprise():
    played = (2, 4, 5, 6, 7, 9, FORTUNES[0])
    assert ["1 card left: “King Richard's Return”"] == told_of_deck(coming(in_ballad(*played, ballad=3)))

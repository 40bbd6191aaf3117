"""One word for one thing (docs/words.md): no message uses a second name."""

from __future__ import annotations

import re

import pytest

from tests.rules.words.messages import all_names, said, translated

ENGLISH = {
    r"rivals?": "opponent",
    r"answers?": "choice",
    r"keep|keeps|kept": "save",
    r"take (it )?back|taken back": "undo",
    r"gives? \{": "pay",
    r"(is|are) loaded|do you load|pitch|pitched": "place",
    r"temper": "Personality",
    r"whom": "who",
    r"stands?|stood": "is",
    r"somebody|anybody": "someone",
    r"(?<!there )is no \w": "is not a",
    r"replace .* by": "replace with",
    r"(?<!Merry )\bm[ae]n\b": "Merry Man",
    r"shall": "will",
    r"chance to win": "chance of winning",
    r"pickpocket space": "alley",
}
ITALIAN = {
    r"rivale": "avversario",
    r"eleggibile": "Disponibile",
    r"lato": "fazione",
    r"equanime": "Neutrale",
    r"uomo|uomini": "Allegro Compare",
    r"risposta": "scelta",
    r"seme": "Seed",
    r"suggeriment": "consiglio",
    r"indovinell": "enigma",
    r"spogli[ae]": "bottino",
    r"[“”]": "« »",
}
MINSTREL = "scenes/tutorial/"  # has a voice of his own, and asks riddles with answers
PERSONAS = "scenes/menus/new_game/words.py"  # says of a character that it keeps you guessing


def offences(words: str, banned: dict[str, str]) -> list[str]:
    """The banned words in a message, each with what to say instead; names in braces are not read."""
    read = re.sub(r"\{\w+[^}]*\}", "{}", words)
    found = ((re.search(rf"\b(?:{bad})", read, re.IGNORECASE), better) for bad, better in banned.items())
    return [f"{match[0]} → {better}" for match, better in found if match is not None]


@pytest.mark.parametrize(
    ("words", "better"),
    [
        ("It is the rival's turn.", "opponent"),
        ("There is no answer to take back.", "choice"),
        ("The Sheriff gives {sum}.", "pay"),
        ("Whom do you Rob?", "who"),
        ("Two men wait.", "Merry Man"),
    ],
)
def test_a_second_name_is_found(words, better):
    assert any(offence.endswith(better) for offence in offences(words, ENGLISH))


def test_a_merry_man_is_no_second_name():
    assert [] == offences("2 Merry Men and a Merry Man pay {sum}.", ENGLISH)


def test_no_english_message_uses_a_second_name():
    names = set(all_names())
    spoken = [
        (words, place)
        for message, place in said().items()
        for words in message
        if words not in names and not place.startswith(MINSTREL) and place != PERSONAS
    ]

    assert len(spoken) > 500
    assert {} == {words: found for words, _place in spoken if (found := offences(words, ENGLISH))}


def test_no_italian_message_uses_a_second_name():
    spoken = [words for message in translated().values() for words in message if words]

    assert len(spoken) > 500
    assert {} == {words: found for words in spoken if (found := offences(words, ITALIAN))}

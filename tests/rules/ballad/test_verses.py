"""The verses of the ballads: metre and rhyme of everything that can be sung."""

from itertools import product

import pytest

from gest_desktop.rules.ballad.verses import LANGUAGES, forms, verses
from gest_desktop.rules.vocabulary import SPACE_IDS
from tests.rules.ballad import english_metre, italian_metre

KINDS = sorted(verses("en")["stanzas"])
NUMBERS = verses("en")["numbers"][2:]


def lines_of(language: str, kind: str) -> set[tuple[int, str]]:
    """Every line that a kind of stanza can have, with its number, for every place and number."""
    names = [name for places in verses(language)["places"].values() for name in places]
    return {
        (number, line.format(place=name, number=men))
        for parts in forms(language, kind)
        for stanza in product(*parts)
        for number, line in enumerate(line for part in stanza for line in part)
        for name, men in product(names, NUMBERS)
    }


def rhyming_pairs(language: str, kind: str) -> set[tuple[str, str]]:
    return {
        (lines[1], lines[3])
        for parts in forms(language, kind)
        for stanza in product(*parts)
        for lines in [[line for part in stanza for line in part]]
    }


@pytest.mark.parametrize("kind", ["opening", *KINDS])
def test_every_english_stanza_is_in_ballad_metre(kind: str) -> None:
    broken = [
        line
        for number, line in lines_of("en", kind)
        if not english_metre.is_iambic(line, 6 if number % 2 else 8)
    ]
    assert [] == broken


@pytest.mark.parametrize("kind", ["opening", *KINDS])
def test_every_italian_stanza_is_in_lines_of_eight(kind: str) -> None:
    broken = [
        (line, metric)
        for _n, line in lines_of("it", kind)
        if (metric := italian_metre.metric_syllables(line)) != 8
    ]
    assert [] == broken


@pytest.mark.parametrize("kind", ["opening", *KINDS])
def test_every_italian_line_has_its_beats_on_the_odd_syllables(kind: str) -> None:
    assert [] == [line for _n, line in lines_of("it", kind) if not italian_metre.is_trochaic(line)]


@pytest.mark.parametrize("kind", ["opening", *KINDS])
def test_the_second_line_rhymes_with_the_fourth(kind: str) -> None:
    assert [] == [pair for pair in rhyming_pairs("en", kind) if not english_metre.rhymes(*pair)]
    assert [] == [pair for pair in rhyming_pairs("it", kind) if not italian_metre.rhymes(*pair)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stanza_has_four_lines_and_every_space_a_name(language: str) -> None:
    for kind in ("opening", *KINDS):
        for parts in forms(language, kind):
            assert {4} == {sum(map(len, stanza)) for stanza in product(*parts)}
    assert set(SPACE_IDS) == set(verses(language)["places"])


def test_both_languages_sing_of_the_same_things() -> None:
    assert set(verses("en")["stanzas"]) == set(verses("it")["stanzas"])

"""How Italian verses sound: metric syllables by the usual rules of scansion, rhyme by the stressed vowel."""

from __future__ import annotations

import re
from itertools import pairwise

VOWELS = "aeiouàèéìòù"
STRONG = "aeoàèéò"
# Syllables of names and words that are not said as they are written, or have a hiatus.
SPELT = {
    "blyth": "blit",
    "mansfield": "mans-fild",
    "newark": "niu-ark",
    "southwell": "saut-uel",
    "shire": "sciair",
    "wood": "vud",
    "hood": "hud",
    "little": "lit-tol",
    "john": "gion",
    "guy": "gai",
    "robin": "ro-bin",
    "will": "uil",
    "via": "vi-a",
    "spia": "spi-a",
    "osteria": "o-ste-ri-a",
    "all’osteria": "al-lo-ste-ri-a",
    "cortesia": "cor-te-si-a",
    "due": "due",
    "allegria": "al-le-gri-a",
    "paese": "pa-e-se",
    "reale": "re-a-le",
    "riempitemi": "riem-pi-te-mi",
}
# Stressed on the last syllable but two, or on the last one.
PROPAROXYTONE = {
    *(
        "calice",
        "vescovo",
        "ordine",
        "l’ordine",
        "monaci",
        "chiedono",
        "pentole",
        "polvere",
        "porpora",
        "poveri",
        "povero",
    ),
    *("riempitemi", "svegliano", "tendere", "tenevano", "trappola", "uomini"),
}
OXYTONE = {"assai", "blyth", "cavalier", "guy", "hood", "john"}
# Words that have no stress of their own.
WEAK = {
    *("alla", "alle", "anche", "era", "finché", "nella", "quanto", "senza", "sua", "suo", "suoi", "sulla"),
    *("tutta", "una"),
}


def syllables(word: str) -> int:
    """Groups of vowels, of which two strong ones in a row are two syllables."""
    word = word.replace("qu", "q").replace("’", "")
    groups = re.findall(f"[{VOWELS}]+", word)
    return sum(max(1, sum(letter in STRONG for letter in group)) for group in groups)


def spoken(word: str) -> str:
    return SPELT.get(word, word)


def said_syllables(word: str) -> int:
    return spoken(word).count("-") + 1 if "-" in spoken(word) else syllables(spoken(word))


def words_of(line: str) -> list[str]:
    return re.findall(r"[a-zàèéìòù’]+", line.lower())


def metric_syllables(line: str) -> int:
    """A vowel at the end of a word melts into the next word's; a verse counts one past its last stress."""
    words = words_of(line)
    total = sum(map(said_syllables, words))
    for word, following in pairwise(words):
        first = following.removeprefix("h")[0]
        total -= spoken(word)[-1] in VOWELS and first in VOWELS
    last = words[-1]
    if last == "mia":  # one syllable within a verse, two at its end
        total += 1
    if last in OXYTONE or last[-1] in "àèéìòù":
        return total + 1
    return total - 1 if last in PROPAROXYTONE else total


def rhymes(line: str, other: str) -> bool:
    """Whether two lines end alike from the last vowel but one, and not on the same word."""
    last, end = words_of(line)[-1], words_of(other)[-1]
    return last != end and ending(last) == ending(end)


def ending(word: str) -> str:
    """The last two vowels and what is between and after them; an i that only softens a letter is none."""
    if spoken(word).endswith("i-a") or word == "mia":
        return "ia"
    found = re.search(f"[{VOWELS}][^{VOWELS}]+i?[{VOWELS}]$|[{VOWELS}][{VOWELS}]$", word)
    assert found is not None, word
    return found.group()


def is_trochaic(line: str) -> bool:
    """Whether the stress of every longer word falls on an odd syllable, as in verses that are sung."""
    place, before = 0, ""
    for word in words_of(line):
        melts = before and spoken(before)[-1] in VOWELS and word.removeprefix("h")[0] in VOWELS
        start, count = place - bool(melts), said_syllables(word)
        if count > 1 and word not in WEAK and (start + count - stress_from_end(word)) % 2 == 0:
            return False
        place, before = start + count, word
    return True


def stress_from_end(word: str) -> int:
    """How many syllables follow the stressed one."""
    if word in OXYTONE or word[-1] in "àèéìòù":
        return 0
    return 2 if word in PROPAROXYTONE else 1

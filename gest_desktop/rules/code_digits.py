"""Bytes as base 32 digits, which survive being read aloud: no case, and O, I and L count as 0 and 1."""

from __future__ import annotations

from typing import Final

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans("OIL", "011")
BETWEEN: Final = str.maketrans("", "", "- \t\r\n\v\f")
BITS: Final = 5
LONGEST_NUMBER: Final = 10  # bytes of a number that is written in groups of seven bits


def digits(data: bytes) -> str:
    bits = len(data) * 8
    number = int.from_bytes(data, "big") << (-bits % BITS)
    count = -(-bits // BITS)
    return "".join(DIGITS[number >> (BITS * place) & 31] for place in reversed(range(count)))


def number_of(text: str) -> bytes | None:
    """The bytes of a text, or None if it is not the text of any."""
    text = text.translate(BETWEEN).upper().translate(ALIKE)
    number = 0
    for digit in text:
        value = DIGITS.find(digit)
        if value < 0:
            return None
        number = number << BITS | value
    spare = len(text) * BITS % 8
    if spare >= BITS or number & ((1 << spare) - 1):
        return None
    return (number >> spare).to_bytes(len(text) * BITS // 8, "big")


def varint(number: int) -> bytes:
    """A number in groups of seven bits, the lowest first."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes((*out, number))


class Reader:
    """Takes bytes from the front; raises ValueError when there are not enough."""

    def __init__(self, data: bytes) -> None:
        self.data, self.read = data, 0

    def take(self, count: int) -> bytes:
        found = self.data[self.read : self.read + count]
        if len(found) < count:
            raise ValueError("The data ends too early.")
        self.read += count
        return found

    def byte(self) -> int:
        return self.take(1)[0]

    def varint(self) -> int:
        number = 0
        for place in range(LONGEST_NUMBER):
            group = self.byte()
            number |= (group & 127) << (7 * place)
            if group < 128:
                return number
        raise ValueError("The number is too large.")

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.read)

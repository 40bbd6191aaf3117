"""Lines in, lines out: plain text without colours or cursor movements, so that it can be read aloud."""

from __future__ import annotations

from typing import Final, TextIO

PROMPT: Final = "> "
LONGEST_LINE: Final = 1000  # characters


class Lines:
    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source, self.target = source, target
        self.is_person = source.isatty()

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def read(self) -> str:
        """What is typed; raises EOFError at the end. A pipe is echoed, so that its transcript is complete."""
        if self.is_person:
            print(PROMPT, end="", file=self.target, flush=True)
        line = self.source.readline(LONGEST_LINE)
        if not line:
            raise EOFError
        if not line.endswith("\n"):
            self.skip_rest()
        typed = line.strip()
        if not self.is_person:
            self.say(f"{PROMPT}{typed}")
        return typed

    def skip_rest(self) -> None:
        while (rest := self.source.readline(LONGEST_LINE)) and not rest.endswith("\n"):
            pass

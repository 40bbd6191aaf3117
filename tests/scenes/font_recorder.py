"""Records the size of every text that is drawn."""

from functools import lru_cache
from io import BytesIO

import pygame

from gest_desktop.scenes.cards import face, reading
from gest_desktop.scenes.kit import font_files
from gest_desktop.scenes.menus.widgets import writing


class FontRecorder:
    """What was drawn so far, as (pixels, text)."""

    def __init__(self, monkeypatch):
        self.drawn = set()
        recorder = self

        class RecordedFont(pygame.Font):
            pixels = 0

            def render(self, text, *rest, **named):
                if str(text).strip():
                    recorder.drawn.add((self.pixels, str(text)))
                return super().render(text, *rest, **named)

        @lru_cache(None)
        def made(file, pixels):
            if not pygame.font.get_init():
                pygame.font.init()
            letters = RecordedFont(BytesIO(font_files.font_bytes(file)), pixels)
            letters.pixels = pixels
            return letters

        monkeypatch.setattr(font_files, "made", made)

    def start(self):
        """Forget what was drawn, and what was kept from an earlier drawing."""
        self.drawn.clear()
        for kept in (face._face, reading.reading_card, writing.line, writing.paragraph):
            kept.cache_clear()

    def smaller_than(self, pixels):
        return sorted(found for found in self.drawn if found[0] < pixels)

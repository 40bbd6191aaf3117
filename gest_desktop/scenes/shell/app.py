"""The program: a window, a stack of scenes, and a loop that sleeps while nothing moves."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from gest_desktop.ai.review.review import Review
from gest_desktop.ai.worker import Worker
from gest_desktop.ai.worker_review import ReviewTicket
from gest_desktop.rules.languages import speak_in
from gest_desktop.rules.words import n_
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.shell import settings as settings_files
from gest_desktop.scenes.shell.attention import Attention
from gest_desktop.scenes.shell.captions import Captions
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.held_keys import HeldKeys
from gest_desktop.scenes.shell.interrupts import ends_in_order
from gest_desktop.scenes.shell.minds import Minds
from gest_desktop.scenes.shell.pad_input import PadInput
from gest_desktop.scenes.shell.review_desk import NoWork, ReviewDesk
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.sizing import SETTLED, Sizing
from gest_desktop.scenes.shell.toast import Toast
from gest_desktop.scenes.shell.window import TITLE, open_window, show
from gest_desktop.scenes.sound.cues import GROUPS
from gest_desktop.scenes.sound.player import Player

FRAMES_PER_SECOND: Final = 60
NAP: Final = 25  # milliseconds between polls for events while nothing moves
WARM: Final = 0.6  # seconds after an event in which buttons may still change their look
REBUILDING: Final = {"language", "scale", "text_size", "palette", "width", "height", "fullscreen"}

log = logging.getLogger(__name__)


class App(Sizing):
    """Scenes get everything they need from here; there are no globals."""

    def __init__(
        self,
        settings: Settings,
        settings_file: Path,
        store: SaveStore,
        make_worker: Callable[[], Worker] | None = None,
    ) -> None:
        super().__init__()
        self.settings, self.settings_file, self.store = settings, settings_file, store
        self.screen = open_window(settings)
        self.pad = PadInput(self)
        self.stage = self.make_stage()
        self.captions = Captions()
        self.toast = Toast()
        self.attention = Attention()
        self.sound = Player(self.captions.show, settings.language)
        self.minds = Minds(settings.cores, make_worker)
        # Whoever stands in for the opponent wants no process for reviews either.
        make_ticket = ReviewTicket if make_worker is None else NoWork
        self.reviews = ReviewDesk(store.archive, make_ticket, self.note_review)
        self.is_interrupted = False  # by Ctrl-C
        self.unsettled = 0.0  # seconds until a change of size is applied
        self.warm = WARM
        self.keys = HeldKeys()
        self.apply()

    def note_review(self, game_id: str, review: Review) -> None:
        """Tell the player that a review is ready, and the career what it found."""
        if not self.scenes or not self.scene.shows_reviews:
            mistakes = len(review.mistakes(review.side))
            words = n_("Your review is ready: {n} mistake.", "Your review is ready: {n} mistakes.", mistakes)
            self.toast.show(words.format(n=mistakes))
            self.dirty = True
        accuracy = review.accuracy(review.side)
        if accuracy is not None:
            self.store.career.reviewed(game_id, accuracy, 100 * review.account().luck)

    @property
    def pace(self) -> Pace:
        s = self.settings
        return Pace(s.speed / 100, s.instant, s.reduced_motion)

    def comes_up(self, scene: Scene) -> None:
        self.keys.spend()
        self.name_window()
        if scene.music:
            self.sound.loop(scene.music)

    def refresh(self) -> None:
        """Rebuild the scene if needed; its name may be in another language now."""
        is_stale = bool(self.scenes) and self.scene in self.stale
        super().refresh()
        if is_stale:
            self.name_window()

    def name_window(self) -> None:
        pygame.display.set_caption(f"{self.scene.name} – {TITLE}" if self.scene.name else TITLE)

    def change(self, **changes: Any) -> None:
        """Change settings, apply and save them."""
        before = self.settings
        self.settings = replace(self.settings, **changes)
        if self.settings == before:
            return
        settings_files.save(self.settings, self.settings_file)
        if before.fullscreen != self.settings.fullscreen:
            self.screen = show(self.settings)
        self.apply()
        if any(getattr(before, name) != getattr(self.settings, name) for name in REBUILDING & changes.keys()):
            self.stale.update(self.scenes)
        self.dirty = True

    def apply(self) -> None:
        s = self.settings
        speak_in(s.language)
        self.sound.language = s.language
        self.store.archive.limit = s.games_kept
        self.sound.mute(not s.sound)
        for group in ("master", *GROUPS):
            self.sound.set_volume(group, getattr(s, group) / 100)
        self.stage = self.make_stage()
        self.minds.use(s.cores)

    def warm_up(self) -> None:
        self.warm = WARM

    def frame(self, events: Iterable[pygame.Event], seconds: float) -> None:
        """One iteration of the loop: handle events, pass time, draw."""
        for event in events:
            if self.scenes:
                self.handle(event)
        if self.scenes:
            self.pad.update(seconds)
        if not self.scenes:
            return
        self.resize_when_still(seconds)
        self.attention.update(seconds)
        self.reviews.update(self.reviews.is_working and self.minds.is_thinking)
        self.refresh()
        self.warm = max(0.0, self.warm - seconds)
        changed = self.captions.update(seconds) and self.settings.captions
        changed |= self.toast.update(seconds)
        changed |= self.scene.update(seconds)
        if self.scenes and (changed or self.dirty or self.warm):
            self.refresh()
            self.dirty = False
            self.scene.draw(self.pad.ground(self.screen))
            self.pad.draw(self.screen)
            if self.settings.captions:
                self.captions.draw(self.screen, self.stage)
            self.toast.draw(self.screen, self.stage)
            pygame.display.flip()
            self.clear_litter()

    def handle(self, event: pygame.Event) -> None:
        if self.pad.handle(event):
            return
        self.warm_up()
        if not self.keys.is_fresh(event):
            return
        if event.type == pygame.QUIT:
            self.leave(self.quit)
        elif event.type == pygame.VIDEORESIZE and not self.settings.fullscreen:
            self.unsettled = SETTLED
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.keys.spend()
            self.change(fullscreen=not self.settings.fullscreen)
        else:
            self.scene.handle(event)

    def run(self) -> None:
        """Run until the last scene is closed."""
        self.pad.gamepad.open()
        try:
            with ends_in_order(self.interrupt):
                self.loop()
                if self.is_interrupted:
                    self.leave(self.quit)  # save once more what could not be saved
                    self.quit()
        finally:
            self.close()

    def interrupt(self) -> None:
        self.is_interrupted = True

    def loop(self) -> None:
        """Run at full frame rate while something moves, and sleep otherwise."""
        clock = pygame.time.Clock()
        while self.scenes and not self.is_interrupted:
            awake = self.scene.is_lively or self.pad.is_lively or self.warm or self.unsettled or self.dirty
            if not awake:  # pygame.event.wait would poll a thousand times a second
                pygame.time.wait(NAP)
            self.frame(pygame.event.get(), clock.tick(FRAMES_PER_SECOND) / 1000)

    def close(self) -> None:
        self.minds.close()
        self.reviews.close()
        self.sound.close()
        self.pad.gamepad.close()
        files.flush()
        pygame.quit()

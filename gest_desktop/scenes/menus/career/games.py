"""The games of a career, or of one row of its results, newest first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.nine_slice import stretched
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.words import AGAINST, PERSONAS
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.saves.summary import BETWEEN, YOU, told
from gest_desktop.scenes.menus.widgets.faces import PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.gain import Gain, gains
from gest_desktop.scenes.shell.career.record import Record
from gest_desktop.scenes.shell.career.results import belongs, tally
from gest_desktop.scenes.shell.career.words import key_name, score

WIDE, HIGH = 1180, 840
LEFT: Final = 62
ROW, STEP = 70, 76
PAGE: Final = 7
WON: Final = {True: N_("won"), False: N_("lost")}
COLOURS: Final = {True: "#2f6e3a", False: "#b5402f"}


@dataclass(frozen=True)
class GameLine:
    """One game: the opponent, the result, and what it did to the rating."""

    game: Record
    gain: Gain
    unit: float
    inks: Inks

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        kind = "hover" if state in ("hover", PRESSED) else "normal"
        out = stretched(f"row_{kind}", *size, self.unit).copy()
        middle, gap = size[1] // 2, round(12 * self.unit)
        face = portrait(self.game.level, size[1] - round(12 * self.unit))
        place = out.blit(face, face.get_rect(midleft=(gap, middle)))
        left, right = place.right + gap, size[0] - round(230 * self.unit)
        small = round(17 * self.unit)
        upper = line(self.title(), "heading", round(20 * self.unit), self.inks.text, right - left)
        lower = line(self.about(), "text", small, self.inks.quiet, right - left)
        out.blit(upper, upper.get_rect(bottomleft=(left, middle + round(3 * self.unit))))
        out.blit(lower, lower.get_rect(topleft=(left, middle + round(2 * self.unit))))
        self.draw_result(out, size, small)
        return out

    def draw_result(self, out: pygame.Surface, size: Size, small: int) -> None:
        edge, room = size[0] - round(14 * self.unit), round(210 * self.unit)
        ink = COLOURS[self.game.won]
        result = line(_(WON[self.game.won]), "text", round(20 * self.unit), ink, room, "bold")
        out.blit(result, result.get_rect(bottomright=(edge, size[1] // 2 + round(3 * self.unit))))
        rating = line(self.rating(), "text", small, self.inks.quiet, room, "italic")
        out.blit(rating, rating.get_rect(topright=(edge, size[1] // 2 + round(2 * self.unit))))

    def title(self) -> str:
        pair = _(YOU[self.game.side]).format(against=_(AGAINST[self.game.level]))
        if self.game.persona == NO_PERSONA:
            return pair
        return _("{sides} ({persona})").format(sides=pair, persona=_(PERSONAS[self.game.persona][0]))

    def about(self) -> str:
        parts = [told(self.game.when), favour_name(self.game.favour)]
        if self.game.accuracy is not None:
            parts.append(_("accuracy {n}%").format(n=round(self.game.accuracy)))
        if self.game.hints:
            parts.append(_("with hints"))
        return BETWEEN.join(parts)

    def rating(self) -> str:
        if not self.gain.counts:
            return _("practice")
        change = f"{self.gain.change:+d}".replace("-", "−") if self.gain.change else "±0"
        return _("rating {n} ({change})").format(n=round(self.gain.after.value), change=change)


class CareerGamesScene(MenuScene):
    paper_size = (WIDE, HIGH)

    def __init__(self, app: App, career: Career, group: str = "", key: str = "") -> None:
        super().__init__(app)
        self.group, self.key, self.first = group, key, 0
        pairs = zip(career.games, gains(career), strict=True)
        self.games = [
            (game, gain) for game, gain in pairs if not group or (game.counts and belongs(game, group, key))
        ][::-1]
        self.name = _("Games")

    def lay_out(self) -> None:
        named = key_name(self.group, self.key) if self.group else _("Games")
        self.title(named)
        counted = tally([game for game, _gain in self.games if game.counts])
        words = _("won – lost: {score}").format(score=score(counted))
        self.page.write(
            words, self.box(LEFT, 112, WIDE - 2 * LEFT, 30), size=19, ink=self.inks.quiet, align="middle"
        )
        for number, (game, gain) in enumerate(self.games[self.first :][:PAGE]):
            face = GameLine(game, gain, self.unit, self.inks)
            box = (LEFT, 152 + number * STEP, WIDE - 2 * LEFT, ROW)
            self.face(f"game {number}", face.title(), box, face, partial(self.open_game, game.id))
        y = HIGH - 130
        self.button("back", _("Back"), (LEFT, y, 200, 52), self.back, "brown", "icon_back")
        self.button("all", _("All games"), (LEFT + 216, y, 220, 52), self.open_all, "brown", "icon_replay")
        if len(self.games) > PAGE:
            self.lay_paging(y)

    def open_game(self, game_id: str) -> None:
        """Offer to watch or review a game, if it is still kept."""
        self.app.push(GamesScene(self.app, lambda record: record.id == game_id))

    def open_all(self) -> None:
        """The list of every game that is kept, unfinished ones too."""
        self.app.push(GamesScene(self.app))

    def lay_paging(self, y: float) -> None:
        last = len(self.games)
        words = _("{first} to {last} of {all}").format(
            first=self.first + 1, last=min(last, self.first + PAGE), all=last
        )
        self.page.write(words, self.box(LEFT + 446, y, 232, 52), size=19, align="middle")
        newer, older = self.first > 0, self.first + PAGE < last
        x = WIDE - LEFT - 2 * 180 - 12
        self.button("newer", _("Newer"), (x, y, 180, 52), self.newer, icon="icon_back", enabled=newer)
        self.button("older", _("Older"), (x + 192, y, 180, 52), self.older, icon="icon_next", enabled=older)

    def newer(self) -> None:
        self.first = max(0, self.first - PAGE)
        self.rebuild()

    def older(self) -> None:
        if self.first + PAGE < len(self.games):
            self.first += PAGE
            self.rebuild()

    def first_focus(self) -> str:
        return "back"

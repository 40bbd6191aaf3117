"""Everything on the screen of the table, from the wood up to the pieces in the hand; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE, OLLERTON_HILL, PRISON
from gest_desktop.rules.words import _
from gest_desktop.scenes.motion.several import step
from gest_desktop.scenes.table.about import about, about_choice
from gest_desktop.scenes.table.answering import Answering
from gest_desktop.scenes.table.drama import Drama
from gest_desktop.scenes.table.effects import effects
from gest_desktop.scenes.table.flights import Scenery, scenery
from gest_desktop.scenes.table.forecast import forecast
from gest_desktop.scenes.table.hand import Hand, can_hold
from gest_desktop.scenes.table.lighting import spoken_of
from gest_desktop.scenes.table.menu_bar import MenuBar, meaning
from gest_desktop.scenes.table.notes import notes
from gest_desktop.scenes.table.outlook import Outlook
from gest_desktop.scenes.table.plan import with_plan
from gest_desktop.scenes.table.prompt_bar import PromptBar
from gest_desktop.scenes.table.rival import SLOW
from gest_desktop.scenes.table.seat_words import seat_words
from gest_desktop.scenes.table.sight import Sight
from gest_desktop.scenes.table.table_view import TableView
from gest_desktop.scenes.table.targets import place_thing
from gest_desktop.scenes.table.things import Marks, Sprite, Thing
from gest_desktop.scenes.table.tooltip import note, place
from gest_desktop.scenes.table.tracks_view import STEPS
from gest_desktop.scenes.table.tray import Tray

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

HOVER_DELAY: Final = 0.45  # seconds of rest before a note appears
EXPLAINED: Final = {"box", "pass", "inspection", "eligible", "deck", "travellers", "victims"}
Pos = tuple[int, int]


class Whereabouts:
    """Where pieces lie, and the roads between."""

    def __init__(self, view: TableView) -> None:
        self.place_of, self.road = view.place_of, view.board.road


class Drawing:
    """Made anew for every size of the window; asks the scene for everything that changes."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        stage, settings = table.app.stage, table.app.settings
        self.stage = stage
        self.view = TableView(stage, settings.language, settings.palette)
        self.menu_bar = MenuBar(stage, self.view.layout)
        board = pygame.Rect(self.view.layout.board)
        self.drama = Drama(stage, board, settings.language, settings.reduced_motion)
        self._tray: tuple[Answering | None, Tray | None] = (None, None)
        self._note: tuple[object, pygame.Surface | None] = (None, None)
        self._lit: tuple[object, frozenset[Thing]] = (None, frozenset())
        self._outlook: tuple[object, Outlook] = (None, Outlook())

    def refresh(self) -> None:
        """Something in the question has changed: lay out the tray again."""
        self._tray = (None, None)
        self._note = (None, None)

    @property
    def tray(self) -> Tray | None:
        answering = self.table.play.answering
        if self.table.play.director.is_playing or answering is None:
            return None
        if self._tray[0] is not answering or self._tray[1] is None:
            self._tray = (answering, self.make_tray(answering))
        return self._tray[1]

    def make_tray(self, answering: Answering) -> Tray:
        """At the lower edge of the map if the upper one is what the question is about."""
        words = notes(answering)
        tray = Tray(self.stage, self.view.layout, answering, words)
        places = [answering.asked.place, *(thing.place for thing in answering.things)]
        spots = [self.view.place_of(spot) for one in places if (spot := place_thing(one, 0))]
        over = tray.rect.inflate(40, 80)
        is_covering = any(spot is not None and over.collidepoint(spot) for spot in spots)
        return Tray(self.stage, self.view.layout, answering, words, low=True) if is_covering else tray

    @property
    def prompt_bar(self) -> PromptBar:
        table = self.table
        asked = table.play.asked()
        words, heading = asked.prompt, table.heading
        if table.told_for > 0.0:
            words = table.told
        elif not table.play.is_mine and not table.contest.is_over:
            words = self.waiting()
        elif table.hand is not None:
            words = _("Put it down where it glows; the wheel or Shift takes more, Esc lets go.")
        rule = asked.rule if table.play.is_mine else ""
        can_undo = table.play.is_mine and bool(table.contest.steps_back())
        bar = PromptBar(self.stage, self.view.layout, table.contest.actor, heading, words, rule, can_undo)
        rival = table.play.rival
        bar.hourglass = rival.seconds if rival is not None and rival.is_thinking else None
        return bar

    def waiting(self) -> str:
        """What is said while the rival is at it; progress once it takes long."""
        rival, beat = self.table.play.rival, self.table.play.director.beat
        if beat is not None:
            return sentence(beat.entries[-1])
        if rival is None or not rival.is_thinking:
            return _("It is the rival's turn.")
        if rival.seconds < SLOW:
            return _("The rival is thinking …")
        return _("The rival is thinking … {n} lines of play weighed.").format(n=rival.iterations)

    def sight(self) -> Sight:
        """What lies on the table at this moment, Royal Favour on its way box by box."""
        table, beat = self.table, self.table.play.director.beat
        if beat is not None and beat.verb == "favour":
            progress = table.play.director.progress(table.app.pace)
            start, end = (STEPS.index(favour) for favour in beat.entries[-1][1:3])
            return replace(beat.before, favour=STEPS[round(step(progress, start, end))])
        if table.play.director.is_playing or table.play.answering is None:
            return table.play.director.shown
        return with_plan(table.play.director.shown, table.play.answering.view)

    def draw(self, target: pygame.Surface) -> None:
        table = self.table
        moment = self.moment()
        self.view.draw(target, self.sight(), self.marks(moment), table.play.told_lines, self.outlook())
        self.prompt_bar.draw(target, table.hovered, table.focused)
        self.menu_bar.draw(target, table.hovered, table.focused)
        for sprite in moment.sprites:
            self.view.board.draw_sprite(target, sprite)
        tray = self.tray
        if tray is not None:
            tray.draw(target, table.hovered, table.focused)
        if table.play.director.beat is not None:
            progress = table.play.director.progress(table.app.pace)
            self.drama.draw(target, table.play.director.beat, progress)
        self.draw_guide(target)
        self.draw_hand(target)
        self.draw_card(target)
        self.draw_note(target)

    def draw_guide(self, target: pygame.Surface) -> None:
        """Room for whoever teaches at this table; what is in the hand stays on top."""

    def moment(self) -> Scenery:
        director = self.table.play.director
        if director.beat is None:
            return Scenery()
        progress = director.progress(self.table.app.pace)
        return scenery(director.beat, progress, Whereabouts(self.view), self.view.board.unit)

    def marks(self, moment: Scenery) -> Marks:
        table, answering = self.table, self.table.play.answering
        director = table.play.director
        hand = table.hand
        held = hand or (table.returning.hand if table.returning else None)
        legal: frozenset[Thing] = frozenset()
        chosen: frozenset[Thing] = frozenset()
        if answering is not None and not director.is_playing:
            legal, chosen = answering.legal, answering.chosen()
            chosen |= {thing for thing, option in answering.things.items() if option == self.advised()}
        lifted = set(moment.lifted)
        if hand is not None:
            legal = frozenset(t for p in hand.targets() if (t := place_thing(p, table.play.viewer)))
        if held is not None:
            lifted |= {Thing("piece", held.source, held.picture, i) for i in range(held.number)}
        return Marks(
            legal, chosen, frozenset(lifted), table.hovered, table.focused, self.lit(),
            table.play.arrows if not director.is_playing else (), self.tint(), table.glow,
        )  # fmt: skip

    def advised(self) -> int | None:
        """The answer that the adviser has named by now."""
        return self.table.adviser.option if self.table.has_adviser else None

    def lit(self) -> frozenset[Thing]:
        """What a line speaks of, the lines about a thing, and where a piece could be dragged."""
        hovered = self.table.hovered
        if hovered is None:
            return frozenset()
        if self._lit[0] != (hovered, self.table.play.answering):
            targets = () if self.table.play.director.is_playing else self.targets_of(hovered)
            ends = {thing for place in targets if (thing := place_thing(place, self.table.play.viewer))}
            self._lit = ((hovered, self.table.play.answering), frozenset(ends))
        return spoken_of(hovered, self.table.play.lines) | self._lit[1]

    def tint(self) -> dict[int, float]:
        if not self.table.app.settings.suspicion:
            return {}
        suspicion = self.table.play.view().state.suspicion
        return {place: share for place, share in enumerate(suspicion) if share and place <= PRISON}

    def outlook(self) -> Outlook:
        table = self.table
        key = (len(table.contest.game.answers), table.play.director.beat)
        if self._outlook[0] != key:
            robin, sheriff = (seat_words(seat, table.contest) for seat in table.contest.seats)
            coming, actor = forecast(table.play.view()), table.contest.actor
            self._outlook = (key, Outlook(coming, self.phase(), actor, (robin, sheriff)))
        return self._outlook[1]

    def phase(self) -> str:
        """The phase of the Royal Inspection under way, if one is."""
        for entry in reversed(self.table.play.told_lines):
            if entry[0] == "phase":
                return str(entry[1])
            if entry[0] in ("card", "ballad"):
                return ""
            if entry[0] == "unrest":
                return "unrest"
        return ""

    def draw_hand(self, target: pygame.Surface) -> None:
        hand, (x, y) = self.table.hand, self.table.pos
        back = self.table.returning
        if back is not None:
            hand, left = back.hand, back.left(self.table.clock)
            home = self.view.place_of(Thing("piece", hand.source, hand.picture)) or back.pos
            x = round(home[0] + (back.pos[0] - home[0]) * left)
            y = round(home[1] + (back.pos[1] - home[1]) * left)
        if hand is None:
            return
        unit = self.view.board.unit
        for i in range(hand.number):
            spread = (i - (hand.number - 1) / 2) * unit * 0.45
            self.view.board.draw_sprite(target, Sprite(hand.picture, x + spread, y + unit * 0.3, unit * 1.12))

    def draw_card(self, target: pygame.Surface) -> None:
        """The card on which the pointer rests, large enough to be read with ease."""
        table = self.table
        thing = table.asked_about or (table.hovered if table.still >= HOVER_DELAY else None)
        if thing is None or thing.kind not in ("card", "half") or table.play.director.is_playing:
            return
        number = thing.number if thing.kind == "card" else table.play.director.shown.card
        if number:
            self.view.draw_large_card(target, f"e{number:02}")

    def draw_note(self, target: pygame.Surface) -> None:
        """What the pointer rests on, or what was asked about, in words."""
        table = self.table
        thing = table.asked_about
        if thing is None and table.still >= HOVER_DELAY and table.hand is None:
            thing = table.hovered
        self.draw_drop_note(target)
        board = pygame.Rect(self.view.layout.board)
        if table.shows_reasons:
            paper = note(self.stage, _("Why the rival may have done that"), table.play.reasons)
            target.blit(paper, paper.get_rect(center=board.center))
        advice = self.advice()
        if advice:
            paper = note(self.stage, _("A hint"), advice)
            target.blit(paper, paper.get_rect(bottomright=board.bottomright))
        if thing is None:
            return
        key = (thing, table.asked_about is not None, table.play.answering)
        if self._note[0] != key:
            self._note = (key, self.make_note(thing, table.asked_about is not None))
        paper_or_none = self._note[1]
        if paper_or_none is not None:
            target.blit(paper_or_none, place(paper_or_none, table.pos, self.stage))

    def draw_drop_note(self, target: pygame.Surface) -> None:
        """What would happen if the pieces in the hand were put down here."""
        table, hand, answering = self.table, self.table.hand, self.table.play.answering
        if hand is None or answering is None:
            return
        answers = hand.answers(self.place_at(table.pos))
        told = effects(answering.view, *answers) if answers else []
        if told:
            paper = note(self.stage, "", told)
            target.blit(paper, place(paper, table.pos, self.stage))

    def advice(self) -> list[str]:
        answering = self.table.play.answering
        if answering is None or not self.table.has_adviser:
            return []
        return self.table.adviser.lines(answering.asked)

    def make_note(self, thing: Thing, asked: bool) -> pygame.Surface | None:
        """On request all that is known; else only what an answer would do, and what a sign means."""
        table, answering = self.table, self.table.play.answering
        if thing.kind == "button":
            words = meaning(thing)
            return note(self.stage, "", [words]) if words else None
        if thing.kind == "chip" and answering is not None:
            return self.chip_note(answering, thing.number)
        told: Sequence[str] = ()
        if answering is not None and thing in answering.things and not table.play.director.is_playing:
            told = effects(answering.view, answering.things[thing])
        known = about(thing, table.play.director.shown, table.app.settings.language)
        if known is None or not (asked or told or thing.kind in EXPLAINED):
            return None
        lines = (*told, *(known.lines if asked or not told else ()))
        return note(self.stage, known.title, lines, known.rule if asked else "")

    def chip_note(self, answering: Answering, number: int) -> pygame.Surface | None:
        """What a Plot or Deed is, and what the answer would do at once."""
        choice = answering.chips[number]
        known = about_choice(choice.value, self.table.app.settings.language)
        lines = [*(known.lines if known else ()), *effects(answering.view, choice.option)]
        if not lines:
            return None
        return note(self.stage, known.title if known else "", lines, known.rule if known else "")

    def hit(self, pos: Pos) -> Thing | None:
        """What is under the pointer, the topmost first."""
        tray = self.tray
        if tray is not None and tray.covers(pos):
            return tray.hit(pos)
        return self.prompt_bar.hit(pos) or self.menu_bar.hit(pos) or self.view.hit(pos)

    def place_at(self, pos: Pos) -> int:
        """Where a piece put down here would lie."""
        thing = self.view.hit(pos)
        if thing is None:
            return NOWHERE
        if thing.kind == "prison":
            return PRISON
        if thing.kind == "mat" or (thing.kind == "piece" and thing.place == AVAILABLE):
            return AVAILABLE
        return thing.place if thing.place <= OLLERTON_HILL or thing.place == PRISON else NOWHERE

    def targets_of(self, piece: Thing) -> tuple[int, ...]:
        """Where a piece might be dragged to now."""
        answering = self.table.play.answering
        if answering is None or not can_hold(piece):
            return ()
        return Hand(answering.view, answering.sight, piece).targets()

    def scrolls(self, event: pygame.Event) -> bool:
        """Whether the chronicle's scroll bar takes this event."""
        chronicle = self.view.chronicle
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return chronicle.press(event.pos)
        if event.type == pygame.MOUSEMOTION and chronicle.grip is not None:
            chronicle.drag(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and chronicle.grip is not None:
            chronicle.release()
            return True
        return False

    def scroll(self, pos: Pos | None, lines: int) -> None:
        self.view.chronicle.wheel(lines)

"""A question as it is being answered: what was touched so far, what may be touched next."""

from __future__ import annotations

from functools import cached_property

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.explain import Decision
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.table.answer.way import PAY, Way
from gest_desktop.tales.bandits.table.answer.ways import ways
from gest_desktop.tales.bandits.table.seen import things

NOTHING: frozenset[Thing] = frozenset()


class Answering:
    """`touch` and `drop` return an option once the answer is complete, or None."""

    def __init__(self, g: State, asked: Decision) -> None:
        self.g, self.asked = g, asked
        self.ways = ways(g, asked)
        self.touched = NOTHING
        self.wish: int | None = None  # the answer to the question after this one, once this is answered

    @property
    def fitting(self) -> list[Way]:
        """The ways that what was touched may still lead to."""
        return [way for way in self.ways if way.steps >= self.touched]

    @property
    def next_things(self) -> frozenset[Thing]:
        """What may be touched next; tokens for a bail come one of a kind at a time."""
        found = {thing for way in self.fitting for thing in way.steps - self.touched}
        if not self.touched and self.asked.kind == "john":  # the own bandit first, then the other
            found -= {way.drag[1] for way in self.ways if way.drag is not None and way.drag[1] in way.steps}
            found |= {way.drag[0] for way in self.ways if way.drag is not None}
        if PAY in found and not self.is_payable:
            found.discard(PAY)
        return frozenset(found)

    @property
    def is_payable(self) -> bool:
        return any(way.steps - self.touched == {PAY} for way in self.ways)

    @property
    def others(self) -> frozenset[Thing]:
        """What may be touched instead of something that was."""
        return frozenset(thing for way in self.ways for thing in way.steps) - self.next_things - {PAY}

    @cached_property
    def stops(self) -> tuple[Thing, ...]:
        """Everything that can be touched in the course of an answer, in the order of the keyboard."""
        return tuple(dict.fromkeys(thing for way in self.ways for thing in sorted(way.steps, key=order)))

    @property
    def keyboard_stops(self) -> tuple[Thing, ...]:
        now = self.next_things | self.touched
        return tuple(thing for thing in self.stops if thing in now)

    @property
    def about(self) -> frozenset[Thing]:
        """What a question is about that its answers do not show: the cart whose defence may change."""
        return frozenset({things.cart(self.g.memo[1])}) if self.asked.kind == "mark" else NOTHING

    @property
    def is_begun(self) -> bool:
        return bool(self.touched)

    def cancel(self) -> None:
        self.touched = NOTHING

    def touch(self, thing: Thing) -> int | None:
        """Choose a thing, or take it back; another of the same sort replaces the one before."""
        thing = self.of_its_kind(self.stand_in(thing))
        if thing in self.touched:
            self.touched -= {thing}
            return None
        with_it = [way for way in self.ways if thing in way.steps]
        if not with_it or (thing == PAY and not self.is_payable):
            return None
        best = max(with_it, key=lambda way: len(way.steps & self.touched))
        self.touched = (best.steps & self.touched) | {thing}
        return self.complete()

    def complete(self) -> int | None:
        """The option, if everything was touched that it needs and nothing more could be."""
        done = next((way for way in self.ways if way.steps == self.touched), None)
        if done is None:
            return None
        self.wish = done.then
        return done.option

    def would_answer(self, thing: Thing) -> int | None:
        """The option that touching a thing would complete."""
        return next((way.option for way in self.ways if way.steps == self.touched | {thing}), None)

    def stand_in(self, thing: Thing) -> Thing:
        """A die on the Drawbridge or a token that is like another one counts as that one."""
        if any(thing in way.steps for way in self.ways):
            return thing
        if thing.kind == "bridge":
            faces = self.g.bridge[thing.place]
            return things.bridge_die(thing.place, faces.index(faces[thing.number]))
        return thing

    def of_its_kind(self, thing: Thing) -> Thing:
        """Tokens for a bail are alike: the first one of a kind is laid out first, and taken back last."""
        if not self.is_bail(thing):
            return thing
        laid = sum(each.kind == thing.kind and each.place == thing.place for each in self.touched)
        return things.token("fresh", thing.place, laid - 1 if thing.number < laid else laid)

    def may_touch(self, thing: Thing) -> bool:
        return any(self.stand_in(thing) in way.steps for way in self.ways)

    def offers(self, option: int) -> bool:
        return any(choice.option == option for choice in self.asked.choices)

    def origins(self) -> frozenset[Thing]:
        """What can be dragged."""
        dragged = {way.drag[0] for way in self.ways if way.drag is not None}
        if PAY in {thing for way in self.ways for thing in way.steps}:
            dragged |= {thing for thing in self.stops if thing.kind == "fresh"}
        return frozenset(dragged)

    def targets(self, origin: Thing) -> frozenset[Thing]:
        """Where a thing can be dropped."""
        found = {way.drag[1] for way in self.ways if way.drag is not None and way.drag[0] == origin}
        if self.is_bail(origin):
            found.add(things.column(self.g.actor))
        return frozenset(found)

    def is_bail(self, origin: Thing) -> bool:
        return self.asked.kind == "bail" and origin.kind == "fresh"

    def drop(self, origin: Thing, target: Thing) -> int | None:
        """Answer by a drag; tokens for a bail are only laid out by it."""
        for way in self.ways:
            if way.drag == (origin, target):
                self.wish = way.then
                return way.option
        if self.is_bail(origin) and target in self.targets(origin):
            return self.touch(origin)
        return None


def order(thing: Thing) -> tuple[bool, str, int, int]:
    """Places on the board first, buttons after what they need."""
    return thing.kind == "button", thing.kind, thing.place, thing.number

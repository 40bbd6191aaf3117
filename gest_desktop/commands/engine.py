"""`gest engine`: the referee behind a JSON lines protocol, one reply per request."""

from __future__ import annotations

import secrets
from typing import BinaryIO, TextIO

from gest_desktop.ai import opponent
from gest_desktop.commands.playouts import play_games
from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.common.line_engine import Json, LineEngine, named_answer, run_engine
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.explain import Decision, decision, why_not
from gest_desktop.rules.game import Game
from gest_desktop.rules.journal import write_entry
from gest_desktop.rules.position import write_position, write_view
from gest_desktop.rules.saves import read_beginning
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import NOBODY, PLACE_IDS, ROBIN, SHERIFF, SIDE_IDS

MOST_PLAYOUTS = 2000
LONGEST_THOUGHT = 10.0
OPTIONS = ("events_side_locked", "deed_needs_plot")
PARTIES = ("robin", "sheriff", "referee")


class Engine(LineEngine):
    """Serves one game at a time."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.requests = {
            "new": self.new,
            "position": self.position,
            "question": self.question,
            "answer": self.answer,
            "why": self.why,
            "state": self.state,
            "journal": self.journal,
            "undo": self.undo,
            "best": self.best,
            "playouts": self.playouts,
        }

    def new(self, request: Json) -> Json:
        known = ("seed", "event_deck", "traveller_deck", "options", "chance")
        fields = an_object(request, "new", (), known)
        options = an_object(fields.get("options", {}), "options", (), OPTIONS)
        decks = {name: fields[name] for name in ("event_deck", "traveller_deck") if name in fields}
        beginning = {"seed": fields.get("seed", 0), "ask_chance": asks_chance(fields)} | decks | options
        self.game = Game(read_beginning(beginning))
        return self.ask()

    def position(self, request: Json) -> Json:
        fields = an_object(request, "position", ("position",), ("seed", "chance"))
        need(isinstance(fields["position"], dict), "position must be an object.")
        seed = fields.get("seed", 0)
        beginning = {"seed": seed, "ask_chance": asks_chance(fields), "position": fields["position"]}
        self.game = Game(read_beginning(beginning))
        return self.ask()

    def question(self, request: Json) -> Json:
        fields = an_object(request, "question", (), ("as",))
        return self.ask(read_party(fields))

    def answer(self, request: Json) -> Json:
        fields = an_object(request, "answer", (), ("id", "value"))
        game = self.current()
        choices = decision(game.state).choices
        at = named_answer(fields, [choice.value for choice in choices])
        game.play(choices[at].option)
        return self.ask()

    def why(self, request: Json) -> Json:
        """Why a space may not be chosen now; an empty list if it may."""
        fields = an_object(request, "why", ("value",))
        place = one_of(fields["value"], "value", PLACE_IDS)
        return {"reasons": why_not(self.current().state, place)}

    def state(self, request: Json) -> Json:
        side = read_party(an_object(request, "state", (), ("as",)))
        g = self.current().state
        return write_position(g) if side is None else write_view(redact(g, side))

    def journal(self, request: Json) -> Json:
        fields = an_object(request, "journal", (), ("since", "as"))
        game, side = self.current(), read_party(fields)
        since = a_number(fields.get("since", 0), "since", 0, 1 << 31)
        entries = game.journal.entries
        if side is not None:
            entries = [entry.seen_by(side) for entry in entries]
        lines = [
            {"n": n, "entry": write_entry(entry), "text": sentence(entry)}
            for n, entry in enumerate(entries)
            if n >= since
        ]
        return {"entries": lines, "next": len(entries)}

    def undo(self, request: Json) -> Json:
        an_object(request, "undo", ())
        self.current().undo()
        return self.ask()

    def best(self, request: Json) -> Json:
        """What the opponent would answer for the side to move, given only that side's view."""
        fields = an_object(request, "best", (), ("level", "persona", "seconds", "seed"))
        g = self.current().state
        asked = decision(g)
        need(asked.actor in (ROBIN, SHERIFF), "Neither side is to move, so nothing is best.")
        opponent.read_seconds(fields.get("seconds", 0), LONGEST_THOUGHT)
        seed = fields.get("seed", secrets.randbelow(1 << 32))
        view = write_view(redact(g, asked.actor))
        reply = opponent.answer(fields | {"view": view, "side": SIDE_IDS[asked.actor], "seed": seed})
        return write_best(reply, asked)

    def playouts(self, request: Json) -> Json:
        fields = an_object(request, "playouts", (), ("n", "seed"))
        number = a_number(fields.get("n", 100), "n", 1, MOST_PLAYOUTS)
        seed = a_number(fields.get("seed", 0), "seed", -(1 << 64), 1 << 64)
        return play_games(self.current().state, number, seed)

    def current(self) -> Game:
        if self.game is None:
            raise RefusalError("There is no game; start one with new or position.")
        return self.game

    def ask(self, side: int | None = None) -> Json:
        game = self.current()
        return write_decision(decision(game.state, side)) | {"winner": winner(game)}


def write_decision(asked: Decision) -> Json:
    return {
        "actor": None if asked.actor == NOBODY else SIDE_IDS[asked.actor],
        "kind": asked.kind,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "options": [
            {"id": at, "value": choice.value, "label": choice.label}
            for at, choice in enumerate(asked.choices)
        ],
    }


def write_best(reply: Json, asked: Decision) -> Json:
    """The opponent's reply, with the options of the rules replaced by protocol ids and values."""
    ids = {choice.option: at for at, choice in enumerate(asked.choices)}

    def named(option: int) -> Json:
        return {"id": ids[option], "value": asked.choices[ids[option]].value}

    best = named(reply.pop("option")) | reply
    best["visits"] = [[ids[option], visits, mean] for option, visits, mean in reply["visits"]]
    best["alternatives"] = [named(other.pop("option")) | other for other in reply["alternatives"]]
    if best["expected"] is not None:
        del best["expected"]["option"]  # that question is not asked yet, so its options have no ids
    return best


def winner(game: Game) -> str | None:
    return None if game.state.winner == NOBODY else SIDE_IDS[game.state.winner]


def asks_chance(fields: Json) -> bool:
    return one_of(fields.get("chance", "auto"), "chance", ("auto", "ask")) == 1


def read_party(fields: Json) -> int | None:
    party = one_of(fields.get("as", "referee"), "as", PARTIES)
    return None if PARTIES[party] == "referee" else party


def run(source: BinaryIO, target: TextIO) -> int:
    return run_engine(Engine(), source, target)

"""`gest engine --tale bandits`: the referee of this tale behind the protocol of JSON lines."""

from __future__ import annotations

import secrets
from typing import BinaryIO, TextIO

from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.common.line_engine import Json, LineEngine, named_answer, run_engine
from gest_desktop.common.refusal import RefusalError
from gest_desktop.tales.bandits.mind import opponent
from gest_desktop.tales.bandits.rules.chronicle import sentence
from gest_desktop.tales.bandits.rules.explain import Decision, decision
from gest_desktop.tales.bandits.rules.game import Game
from gest_desktop.tales.bandits.rules.journal import write_entry
from gest_desktop.tales.bandits.rules.position import write_position, write_view
from gest_desktop.tales.bandits.rules.saves import read_beginning
from gest_desktop.tales.bandits.rules.scoring.final import scores
from gest_desktop.tales.bandits.rules.steps import OVER
from gest_desktop.tales.bandits.rules.views import may_open_chest, redact
from gest_desktop.tales.bandits.rules.vocabulary import ACTOR_IDS, BAND_IDS, NOBODY, PLAYERS

LONGEST_THOUGHT = 10.0
OPTIONS = ("open_chest", "open_loot")
REFEREE = "referee"


class Engine(LineEngine):
    """Serves one game at a time."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.requests = {
            "new": self.new,
            "position": self.position,
            "question": self.question,
            "answer": self.answer,
            "state": self.state,
            "journal": self.journal,
            "undo": self.undo,
            "best": self.best,
        }

    def new(self, request: Json) -> Json:
        fields = an_object(request, "new", (), ("seed", "players", "options", "chance"))
        options = an_object(fields.get("options", {}), "options", (), OPTIONS)
        beginning = {"seed": fields.get("seed", 0), "players": fields.get("players", 3)} | options
        self.game = Game(read_beginning(beginning | {"ask_chance": asks_chance(fields)}))
        return self.ask()

    def position(self, request: Json) -> Json:
        fields = an_object(request, "position", ("position",), ("seed", "chance"))
        need(isinstance(fields["position"], dict), "position must be an object.")
        beginning = {"seed": fields.get("seed", 0), "position": fields["position"]}
        self.game = Game(read_beginning(beginning | {"ask_chance": asks_chance(fields)}))
        return self.ask()

    def question(self, request: Json) -> Json:
        fields = an_object(request, "question", (), ("as",))
        return self.ask(self.read_party(fields))

    def answer(self, request: Json) -> Json:
        fields = an_object(request, "answer", (), ("id", "value"))
        game = self.current()
        choices = decision(game.state).choices
        at = named_answer(fields, [choice.value for choice in choices])
        game.play(choices[at].option)
        return self.ask()

    def state(self, request: Json) -> Json:
        """The position; of its own chest a band sees only the number if it may not look (6.1)."""
        band = self.read_party(an_object(request, "state", (), ("as",)))
        g = self.current().state
        if band is None:
            return write_position(g)
        view = redact(g, band)
        written = write_view(view)
        if not may_open_chest(view):
            chest = written["bands"][BAND_IDS[band]]
            chest["chest"] = {"face_down": sum(chest["chest"].values())}
        return written

    def journal(self, request: Json) -> Json:
        fields = an_object(request, "journal", (), ("since", "as"))
        game, band = self.current(), self.read_party(fields)
        since = a_number(fields.get("since", 0), "since", 0, 1 << 31)
        entries = game.journal.entries
        if band is not None:
            entries = [entry.seen_by(band) for entry in entries]
        players = game.state.players
        lines = [
            {"n": n, "entry": write_entry(entry), "text": sentence(entry, players)}
            for n, entry in enumerate(entries)
            if n >= since
        ]
        return {"entries": lines, "next": len(entries)}

    def undo(self, request: Json) -> Json:
        an_object(request, "undo", ())
        self.current().undo()
        return self.ask()

    def best(self, request: Json) -> Json:
        """What a computer band would answer for the band to move, given only that band's view."""
        fields = an_object(request, "best", (), ("level", "temper", "seconds", "seed"))
        g = self.current().state
        asked = decision(g)
        need(asked.actor in PLAYERS[g.players], "No band is to move, so nothing is best.")
        need(opponent.read_level(fields).seconds <= LONGEST_THOUGHT, "seconds must be from 0 to 10.")
        seed = fields.get("seed", secrets.randbelow(1 << 32))
        view = write_view(redact(g, asked.actor))
        reply = opponent.answer(fields | {"view": view, "band": BAND_IDS[asked.actor], "seed": seed})
        ids = {choice.option: at for at, choice in enumerate(asked.choices)}
        best: Json = {
            "id": ids[reply["option"]],
            "value": asked.choices[ids[reply.pop("option")]].value,
        } | reply
        best["visits"] = [[ids[option], visits, mean] for option, visits, mean in reply["visits"]]
        best["alternatives"] = [{"id": ids[each.pop("option")]} | each for each in reply["alternatives"]]
        return best

    def current(self) -> Game:
        if self.game is None:
            raise RefusalError("There is no game; start one with new or position.")
        return self.game

    def read_party(self, fields: Json) -> int | None:
        parties = (REFEREE, *(BAND_IDS[band] for band in PLAYERS[self.current().state.players]))
        party = one_of(fields.get("as", REFEREE), "as", parties)
        return None if party == 0 else BAND_IDS.index(parties[party])

    def ask(self, band: int | None = None) -> Json:
        g = self.current().state
        reply = write_decision(decision(g, band))
        reply["winner"] = None if g.winner == NOBODY else BAND_IDS[g.winner]
        if g.step == OVER:
            reply["scores"] = write_scores(self.current())
        return reply


def write_decision(asked: Decision) -> Json:
    return {
        "actor": None if asked.actor == NOBODY else ACTOR_IDS[asked.actor],
        "kind": asked.kind,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "options": [
            {"id": at, "value": choice.value, "label": choice.label}
            for at, choice in enumerate(asked.choices)
        ],
    }


def write_scores(game: Game) -> Json:
    """The end of the game, laid out: track, majorities, and how the best spending was reached."""
    return {
        BAND_IDS[band]: {
            "total": score.total,
            "track": score.track,
            "majorities": list(score.majorities),
            "spending": score.spending.points,
            "colours": [way._asdict() for way in score.spending.colours],
            "coins": score.spending.coins,
            "tokens": score.tokens,
        }
        for band, score in scores(game.state).items()
    }


def asks_chance(fields: Json) -> bool:
    return one_of(fields.get("chance", "auto"), "chance", ("auto", "ask")) == 1


def run(source: BinaryIO, target: TextIO) -> int:
    return run_engine(Engine(), source, target)

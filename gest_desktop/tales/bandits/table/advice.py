"""Hints for the player, and the reasons of a computer band, each in a sentence, by the worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import band_name
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.table.session.contest import imagined_request
from gest_desktop.tales.bandits.table.session.flow import Flow

OPEN: Final = ("place", "marian", "john", "cart", "robin", "reward")  # answers that uncover no token
STRONGEST: Final = "friar"


class Advice:
    def __init__(self, flow: Flow, worker: Callable[[], Worker]) -> None:
        self.flow, self.worker = flow, worker
        self.ticket: Ticket | None = None
        self.title = self.words = ""
        self.is_hint = False
        self.option: int | None = None  # what a hint suggests, as long as it is open

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None

    def hint(self) -> bool:
        """What the mind would do with this band's view; False while its secrets are covered."""
        if self.flow.answering is None or self.flow.viewer != self.flow.seat:
            return False
        request = self.flow.contest.request(self.flow.seat) | {"level": STRONGEST}
        self.begin(_("Hint"), request, is_hint=True)
        return True

    def because(self) -> bool:
        """Why a computer band did what it did last, as far as the viewer can know; False if nothing."""
        last = self.flow.last_option
        if last is None or self.flow.is_playing:
            return False
        view, band, option = last
        if question(view.state).kind not in OPEN:
            return False
        seed = self.flow.contest.seed("because")
        title = band_name(band, view.state.players)
        self.begin(title, imagined_request(view, band, option, seed), is_hint=False)
        return True

    def begin(self, title: str, request: dict[str, Any], *, is_hint: bool) -> None:
        self.title, self.words, self.is_hint = title, _("Thinking…"), is_hint
        self.option = None
        self.ticket = self.worker().ask(request)

    def update(self) -> bool:
        if self.ticket is None:
            return False
        message = self.ticket.poll()
        if message is None or message["kind"] == "progress":
            return False
        self.ticket = None
        self.words = self.told(message)
        if self.is_hint and message["kind"] == "reply":
            self.option = message["option"]
        return True

    @property
    def suggested(self) -> frozenset[Thing]:
        """What a hint says to touch."""
        question = self.flow.answering
        if self.option is None or question is None:
            return frozenset()
        return next((way.steps for way in question.ways if way.option == self.option), frozenset())

    def told(self, message: dict[str, Any]) -> str:
        if message["kind"] != "reply":
            return _("There is nothing to say about it.")
        words = str(message.get("because") or message.get("label", ""))
        return words[:1].upper() + words[1:] or _("There is nothing to say about it.")

    def close(self) -> None:
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket, self.words, self.option = None, "", None

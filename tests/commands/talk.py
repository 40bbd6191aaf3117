"""Conversations with the engine, as another program would have them."""

import json

from gest_desktop.commands.engine import Engine


class Conversation:
    """Sends requests; a refused answer fails the test."""

    def __init__(self, **beginning):
        self.engine = Engine()
        self.asked = self.say("new", **beginning)

    def ask(self, do, **fields):
        reply = self.engine.serve(json.dumps({"do": do, **fields}).encode())
        return json.loads(json.dumps(reply))

    def say(self, do, **fields):
        reply = self.ask(do, **fields)
        assert "error" not in reply, (do, fields, reply, getattr(self, "asked", None))
        return reply

    def answer(self, *values):
        for value in values:
            self.asked = self.say("answer", value=value)
        return self

    def state(self, party="referee"):
        return self.say("state", **{"as": party})

    def values(self):
        return [option["value"] for option in self.asked["options"]]


def men(hidden=0, revealed=0, robin=False):
    return {"hidden": hidden, "revealed": revealed, "robin": robin}

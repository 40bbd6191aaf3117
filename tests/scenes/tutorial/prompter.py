"""For the first game: the boxes, a search result about them, and a worker that returns it."""

SINGLE, EVENT, PASS_ON_EVENT, LARGE = 0, 2, 3, 4
JUSTICE = {"fact": "royal_favour", "chosen": 1.5, "other": 0.5, "points": 0.4, "clear": True}
FOUND = ((LARGE, 150, 0.7), (SINGLE, 40, 0.5))


class Prompter:
    """Worker and ticket in one: gives the scripted reply, immediately or once it stops being thoughtful."""

    def __init__(self, *visits):
        self.visits, self.requests, self.pending = visits, [], False
        self.is_thoughtful = False

    def ask(self, request):
        self.requests.append(request)
        self.pending = True
        return self

    def poll(self):
        if not self.pending or self.is_thoughtful:
            return None
        self.pending = False
        best = self.visits[0][0] if self.visits else LARGE
        others = [{"option": option, "reasons": [JUSTICE]} for option, _, _ in self.visits[1:]]
        visits = [list(row) for row in self.visits]
        return {"kind": "reply", "option": best, "visits": visits, "alternatives": others}

    def cancel(self):
        self.pending = False

    def close(self):
        pass

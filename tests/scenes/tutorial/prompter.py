"""In the first game: the boxes, what a search finds about them, and who tells it."""

SINGLE, EVENT, PASS_ON_EVENT, LARGE = 0, 2, 3, 4
FOUND = ((LARGE, 150, 0.7), (SINGLE, 40, 0.5))


class Prompter:
    """Worker and ticket in one: replies what it is told to reply, at once or when it has thought."""

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
        return {"kind": "reply", "option": LARGE, "visits": [list(row) for row in self.visits]}

    def cancel(self):
        self.pending = False

    def close(self):
        pass

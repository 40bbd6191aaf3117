"""What Esc closes: the innermost thing that is open, and nothing else."""

from __future__ import annotations

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.table_state import TableState


class OpenThings:
    """Each method closes one kind of thing, and says whether it was open."""

    def __init__(self, app: App, state: TableState) -> None:
        self.app, self.state = app, state

    def close_innermost(self) -> bool:
        """Close the topmost thing; False if nothing is open."""
        every = (
            self.hand,
            self.replay,
            self.note,
            self.reasons,
            self.advice,
            self.summary,
            self.choice,
            self.suspicion,
        )
        return any(close() for close in every)

    def hand(self) -> bool:
        held, self.state.pointer.held = self.state.pointer.held, None
        return held is not None

    def replay(self) -> bool:
        return self.state.flow.stop_replay()

    def note(self) -> bool:
        thing, self.state.pointer.asked_about = self.state.pointer.asked_about, None
        return thing is not None

    def reasons(self) -> bool:
        was_shown, self.state.pointer.shows_reasons = self.state.pointer.shows_reasons, False
        return was_shown

    def advice(self) -> bool:
        adviser = self.state.adviser
        if adviser is None or not (adviser.is_shown or adviser.rung):
            return False
        adviser.close()
        return True

    def summary(self) -> bool:
        """The sum of the last Ballad."""
        return self.state.flow.close_summary()

    def choice(self) -> bool:
        """What is picked or waits for confirmation, or a question that a drag has narrowed."""
        answering = self.state.flow.answering
        if answering is None or not answering.cancel():
            return False
        self.state.refresh()
        return True

    def suspicion(self) -> bool:
        """The layer over the map of where Robin may be."""
        if not self.app.settings.suspicion:
            return False
        self.app.change(suspicion=False, hunches=False)
        self.state.refresh()
        return True

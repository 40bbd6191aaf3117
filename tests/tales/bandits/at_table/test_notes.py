"""A note about what is pointed at hides nothing else that may be chosen, where choices lie close together."""

import pytest

from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, sit_down
from tests.tales.bandits.at_table.positions import a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))
CLOSE = ("bail", "tuck come_on_lad", "tuck wheres_the_beer", "tuck to_market", "discard", "keep")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_note_hides_no_other_choice(make_app, size, language):
    app = make_app(size, instant=True, language=language)
    hidden = []
    for name in CLOSE:
        table = sit_down(app, a_game_at(name), SEATS)
        choices = [thing for thing in table.flow.answering.next_things if thing.kind != "button"]
        for thing in choices:
            table.pointer.move(table.drawing.rect_of(thing).center, thing)
            table.pointer.still = 1.0
            app.frame([], STEP)
            note = table.drawing.notes
            assert note.picture is not None, (name, thing)
            others = (table.drawing.rect_of(other) for other in choices)
            hidden += [(name, thing) for rect in others if note.place.colliderect(rect)]
        app.scenes.clear()

    assert [] == hidden

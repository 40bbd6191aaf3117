"""Laws as properties: hypothesis plays, and shrinks a failure to the shortest game."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gest_desktop.commands.laws import COSTLY_LAWS, LAWS
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import JUSTICE, ORDER

CHOICES = st.lists(st.integers(0, 30), max_size=120)


def play(choices, seed):
    game = Game(Beginning(seed=seed, ask_chance=True))
    for choice in choices:
        if game.is_over:
            break
        asked, f = game.question()
        options = asked.options(game.state, f)
        game.play(options[choice % len(options)])
    return game


@settings(max_examples=60, deadline=None)
@given(CHOICES, st.integers(0, 5))
def test_any_course_of_play_obeys_every_law(choices, seed):
    game = play(choices, seed)

    assume(not game.is_over)
    for law in (*LAWS, *COSTLY_LAWS):
        law(game.state, Random(0))


@settings(max_examples=40, deadline=None)
@given(CHOICES, st.integers(0, 5))
def test_undo_always_leads_back_exactly(choices, seed):
    """After every answer that can be undone, not only after the last."""
    game, undone = Game(Beginning(seed=seed, ask_chance=True)), 0
    for choice in choices:
        if game.is_over:
            break
        asked, f = game.question()
        options = asked.options(game.state, f)
        option, facts, written = (
            options[choice % len(options)],
            game.state.facts(),
            list(game.journal.entries),
        )
        game.play(option)
        if game.can_undo():
            game.undo()
            assert (facts, written) == (game.state.facts(), game.journal.entries)
            game.play(option)
            undone += 1
    assume(undone)


@given(st.lists(st.tuples(st.sampled_from([JUSTICE, ORDER]), st.integers(0, 9))))
def test_royal_favour_is_never_zero_and_never_past_seven(shifts):
    """1.8."""
    g = State()

    for towards, steps in shifts:
        before = g.favour
        shift_favour(g, towards, steps)
        assert 1 <= abs(g.favour) <= 7
        assert (g.favour - before) * towards >= 0


@given(st.integers(1, 7), st.integers(0, 3))
def test_a_step_there_and_a_step_back_cancel_out_away_from_the_ends(start, steps):
    """1.8."""
    g = State()
    g.favour = start
    assume(start + steps <= 7)
    before = g.favour

    shift_favour(g, JUSTICE, steps)
    shift_favour(g, ORDER, steps)

    assert before == g.favour

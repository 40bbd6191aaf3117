"""The table in Italian: the chronicle, questions, reasons, and the opponent in its own process."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from gest_desktop.ai.opponent import Deliberation, answer
from gest_desktop.ai.worker import Worker
from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    CarriageShown,
    EventCarriedOut,
    HenchmenMoved,
    MenRevealed,
    PhaseBegun,
    RobinShown,
    StatusChanged,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.languages import catalogue, speaking
from gest_desktop.rules.position import write_view
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import AVAILABLE, BLYTH, OUT, PRISON, ROBIN, SHERIFF, TRAP
from gest_desktop.rules.words import speak
from tests.rules.words.messages import said

TOLD = [
    (StatusChanged(BLYTH, 1), "Blyth insorge."),
    (HenchmenMoved(2, BLYTH, AVAILABLE), "2 Scagnozzi tornano da Blyth tra i Disponibili."),
    (HenchmenMoved(1, BLYTH, OUT), "1 Scagnozzo esce dal gioco da Blyth."),
    (RobinShown(AVAILABLE, PRISON), "Robin viene portato dai Disponibili in Prigione."),
    (MenRevealed(BLYTH, 1, False), "1 Allegro Compare viene Rivelato a Blyth."),
    (MenRevealed(BLYTH, 1, True), "Robin e 1 Allegro Compare vengono Rivelati a Blyth."),
    (CarriageShown(0, BLYTH, TRAP), "Il Carro 1 a Blyth viene scoperto: è una Trappola."),
    (
        EventCarriedOut(SHERIFF, 26, "light"),
        "Lo Sceriffo esegue la metà chiara della carta Corruzione: «Argento nel guanto».",
    ),
    (UnrestCounted(1), "Ispezione Reale: Disordini (1 Comune Sottomesso, +2 Giustizia)."),
    (PhaseBegun("mischief"), "Ispezione Reale: Furbizia."),
    (TravellerMoved(3, 5, 2), "La carta T3 (Nobile Cavaliere) va tra le Vittime."),
]


@pytest.fixture
def italian() -> Iterator[None]:
    with speaking("it"):
        yield


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize(("entry", "words"), TOLD)
def test_the_chronicle_is_told_in_italian(entry: tuple[object, ...], words: str) -> None:
    assert words == sentence(entry)


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_asked_and_told_without_an_english_word(seed: int) -> None:
    english = {message[0] for message in said() if catalogue("it").gettext(message[0]) != message[0]}
    game, random = Game(Beginning(seed=seed)), Random(seed)
    while not game.is_over:
        asked = decision(game.state)
        assert asked.prompt not in english
        assert set() == {choice.label for choice in asked.choices} & english
        game.play(random.choice(asked.choices).option)
    for entry in game.journal.entries:
        told = sentence(entry)
        assert "{" not in told
        assert set() == {"The", "Henchmen", "Merry", "becomes", "gains", "from"} & set(told.split())


def request() -> dict[str, object]:
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return {"view": write_view(redact(game.state, ROBIN)), "side": "robin", "level": "potter", "seed": 3}


def test_the_opponent_explains_itself_in_the_language_it_is_asked_in() -> None:
    english, italian = answer(request()), answer(request() | {"language": "it"})

    assert english["option"] == italian["option"]
    assert italian["because"].startswith(("Sceglie", "Passa", "Nessun'altra", "Non c'è"))
    assert english["because"] != italian["because"]
    assert "Evento" in {choice.label for choice in Deliberation(request() | {"language": "it"}).asked.choices}
    assert "Event" in {choice.label for choice in decision_in_english().choices}


def decision_in_english():
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return decision(game.state)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="language must be one of en, it"):
        answer(request() | {"language": "xx"})


def test_the_worker_speaks_as_the_table_does() -> None:
    worker = Worker()
    try:
        speak(catalogue("it"))
        ticket = worker.ask(request())
        until = time.monotonic() + 60
        message = None
        while (message is None or message["kind"] == "progress") and time.monotonic() < until:
            message = ticket.poll()
            time.sleep(0.01)
    finally:
        speak(catalogue("en"))
        worker.close()
    assert message is not None
    assert message["because"].startswith(("Sceglie", "Passa", "Nessun'altra", "Non c'è"))

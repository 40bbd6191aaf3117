"""Extra work is welcome only while somebody is at the window and the machine has power."""

from types import SimpleNamespace

import pygame
import pytest

from gest_desktop.scenes.shell.attention import AWAY, POWER_EVERY, Attention


@pytest.fixture
def machine(monkeypatch):
    """A machine whose window and power supply can be changed."""
    machine = SimpleNamespace(active=True, focused=True, power=None, looks=0)

    def power():
        machine.looks += 1
        return machine.power

    monkeypatch.setattr(pygame.display, "get_active", lambda: machine.active)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: machine.focused)
    monkeypatch.setattr(pygame.system, "get_power_state", power)
    return machine


@pytest.mark.usefixtures("machine")
def test_it_is_given_at_a_visible_window():
    assert Attention().is_given


def test_it_is_not_given_at_a_hidden_window(machine):
    machine.active = False

    assert not Attention().is_given


def test_it_is_not_given_after_a_long_time_without_focus(machine):
    attention, machine.focused = Attention(), False
    attention.update(AWAY - 1.0)
    assert attention.is_given
    attention.update(2.0)
    assert not attention.is_given
    machine.focused = True
    attention.update(0.1)

    assert attention.is_given


def test_it_is_not_given_on_battery(machine):
    attention = Attention()
    machine.power = SimpleNamespace(on_battery=True)
    assert not attention.is_given
    machine.power = SimpleNamespace(on_battery=False)
    attention.update(POWER_EVERY)

    assert attention.is_given


def test_the_power_supply_is_looked_at_now_and_then(machine):
    attention = Attention()
    for _frame in range(60):
        attention.update(POWER_EVERY / 30)
        assert attention.is_given

    assert 2 <= machine.looks <= 3


def test_a_system_that_tells_nothing_counts_as_plugged_in(machine):
    machine.power = None

    assert Attention().is_given

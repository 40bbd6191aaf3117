"""The three suggested set-ups and first turns (2.1.1), played through the protocol."""

from tests.commands.talk import Conversation, men

REGULAR_DECK = [28, 7]


def test_the_classic_opening_leaves_robin_hood_without_a_shilling():
    """Sneak from Shire Wood to Mansfield and Blyth for 1, Donate in both for 4."""
    talk = Conversation(seed=1, event_deck=REGULAR_DECK)
    talk.answer("classic", "plots_and_deeds", "sneak", "shire_wood")
    talk.answer("mansfield", men(robin=True), "blyth", men(hidden=1), "done")
    assert "donate" in talk.values()
    talk.answer("donate", "mansfield", "blyth")

    state = talk.state()
    assert 0 == state["shillings"]["robin"]
    assert {"location": "mansfield", "hidden": True} == state["robin_hood"]
    assert "revolting" == state["spaces"]["mansfield"]["status"]
    assert "revolting" == state["spaces"]["blyth"]["status"]
    assert [0, 0] == state["spaces"]["shire_wood"]["merry_men"]
    assert "sheriff" == talk.asked["actor"]
    assert -1 == state["royal_favour"]


def test_the_classic_opening_tells_the_sheriff_numbers_only():
    """R22: one piece each way out of Shire Wood, either may be Robin."""
    talk = Conversation(seed=1, event_deck=REGULAR_DECK)
    talk.answer("classic", "plots_and_deeds", "sneak", "shire_wood")
    talk.answer("mansfield", men(robin=True), "blyth", men(hidden=1), "done")

    seen = talk.state("sheriff")

    assert "hidden" == seen["robin_hood"]["location"]
    assert [1, 0] == seen["spaces"]["mansfield"]["merry_men"]
    assert [1, 0] == seen["spaces"]["blyth"]["merry_men"]
    expected = {"mansfield": 0.25, "blyth": 0.25, "southwell_forest": 0.25, "remston": 0.25}
    assert expected == seen["knowledge"]["suspicion"]


def test_the_balanced_opening_recruits_a_camp_and_slips_out_of_the_forest():
    """Recruit in three spaces for 3 Shillings (+1 Justice), then Robin and a Merry Man Swashbuckle."""
    talk = Conversation(seed=1, event_deck=REGULAR_DECK)
    talk.answer("balanced", "plots_and_deeds", "recruit")
    talk.answer("remston", "replace_a_hidden_merry_man_by_a_camp")
    talk.answer("shire_wood", "place_two_merry_men")
    talk.answer("southwell_forest", "place_one_merry_man")
    talk.answer("swashbuckle", men(hidden=1), "tuxford", "nottingham")

    state = talk.state()
    assert 2 == state["shillings"]["robin"]
    assert 1 == state["royal_favour"]
    assert 1 == state["spaces"]["remston"]["camps"]
    assert [1, 0] == state["spaces"]["remston"]["merry_men"]
    assert [3, 0] == state["spaces"]["shire_wood"]["merry_men"]
    assert [0, 0] == state["spaces"]["southwell_forest"]["merry_men"]
    assert {"location": "tuxford", "hidden": True} == state["robin_hood"]
    assert [1, 0] == state["spaces"]["nottingham"]["merry_men"]
    assert {"tuxford": 0.5, "nottingham": 0.5} == state["knowledge"]["suspicion"]


def test_the_aggressive_opening_robs_two_travellers_and_inspires_remston():
    """Rob in Shire Wood (one man) and Southwell Forest (two), then Inspire in Remston (+1 Justice)."""
    talk = Conversation(
        seed=1, chance="ask", event_deck=REGULAR_DECK, traveller_deck=[1, 3, 2, 4, 5, 6, 7, 8, 9, 10]
    )
    talk.answer("aggressive", "plots_and_deeds", "rob")
    talk.answer("shire_wood", "a_traveller", men(hidden=1), "a", 1)  # 1 + 1 > 0 + 1
    talk.answer("southwell_forest", "a_traveller", men(hidden=2), "b", 2)  # 2 + 2 > 0 + 2
    talk.answer("done", "inspire")

    state = talk.state()
    assert 5 + 2 + 5 == state["shillings"]["robin"]
    assert 1 == state["royal_favour"]
    assert {"location": "remston", "hidden": False} == state["robin_hood"]
    assert [0, 1] == state["spaces"]["shire_wood"]["merry_men"]
    assert [0, 2] == state["spaces"]["southwell_forest"]["merry_men"]
    assert [1] == state["traveller_discard"]
    assert [3] == state["traveller_victims"]
    assert {"remston": 1.0} == state["knowledge"]["suspicion"]

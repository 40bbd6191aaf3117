"""docs/rules-map.md leads from every rule to its code."""

from scripts import rules_map


def test_the_map_is_up_to_date():
    assert rules_map.render() == rules_map.TARGET.read_text(encoding="utf-8")


def test_every_rule_and_ruling_has_a_place():
    assert [] == [rule for rule, places in rules_map.entries().items() if not places]


def test_a_citation_is_found_in_comments_and_docstrings():
    assert ["R06", "3.2.3"] == rules_map.cited('"""Rob (3.2.3): Robin may be placed, see R06."""')
    assert [] == rules_map.cited("three (3) Henchmen")

"""The CI workflow files are valid, and refer only to files that exist."""

import re

import pytest

from tests.packaging.tools import ROOT

yaml = pytest.importorskip("yaml")

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(name):
    return yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf-8"))


def test_there_are_some():
    assert {"ci.yml", "nightly.yml", "release.yml"} <= {path.name for path in WORKFLOWS}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_does_one_thing_and_names_files_that_exist(path):
    told = yaml.safe_load(path.read_text("utf-8"))
    for job in told["jobs"].values():
        for step in job.get("steps", []):
            assert ("uses" in step) != ("run" in step), step
            for script in re.findall(r"(?:python|bash) ((?:build|scripts)/[\w/.]+)", step.get("run", "")):
                assert (ROOT / script).exists(), script
            if "uses" in step:
                assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]), step


def test_packages_are_made_for_every_system():
    systems = read("ci.yml")["jobs"]["package"]["strategy"]["matrix"]["os"]
    for beginning in ("ubuntu-", "windows-", "macos-"):
        assert any(system.startswith(beginning) for system in systems)
    assert any(system.endswith("-intel") for system in systems)


def test_what_is_compiled_is_compared_on_every_system_that_gets_it():
    packaged, compared = (
        read(name)["jobs"][job] for name, job in (("ci.yml", "package"), ("nightly.yml", "parity"))
    )
    assert packaged["strategy"]["matrix"]["os"] == compared["strategy"]["matrix"]["os"]


def test_nothing_more_is_allowed_than_is_needed():
    for path in WORKFLOWS:
        assert {"contents": "read"} == read(path.name)["permissions"]

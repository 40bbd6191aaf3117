"""The CI workflow files are valid, and refer only to files that exist."""

import re
import tomllib

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
                assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", step["uses"]), step


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


def test_the_version_of_every_action_is_told_beside_its_commit():
    for path in WORKFLOWS:
        for line in path.read_text("utf-8").splitlines():
            if "uses: actions/" in line:
                assert re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_nothing_more_is_allowed_than_is_needed():
    for path in WORKFLOWS:
        assert {} == read(path.name)["permissions"]
        for name, job in read(path.name)["jobs"].items():
            assert {"contents": "write" if name == "release" else "read"} == job["permissions"], name


def test_secrets_are_only_where_something_is_signed():
    for path in WORKFLOWS:
        told = read(path.name)
        assert "secrets." not in str(told.get("env", ""))
        for job in told["jobs"].values():
            assert "inherit" != job.get("secrets")
            assert "secrets." not in str(job.get("env", ""))
            for step in job.get("steps", []):
                if "secrets." in str(step):
                    assert "${{ inputs.sign && runner.os == 'macOS' }}" == step["if"]


def test_every_bundle_opens_a_window():
    steps = read("ci.yml")["jobs"]["package"]["steps"]
    packing = [step for step in steps if "build/package.py" in step.get("run", "")]

    assert 2 == len(packing)
    assert all("--selftest --window" in step["run"] for step in packing)


def test_what_a_release_is_made_with_is_named_with_its_hashes():
    locked = (ROOT / "build" / "packaging" / "requirements.txt").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    for wanted in (*project["dependencies"], *extras["compile"], *extras["package"]):
        if not wanted.startswith("gest-desktop"):
            assert re.search(rf"^{re.escape(wanted)} .*\\\n    --hash=sha256:", locked, re.MULTILINE), wanted
    assert "://" not in locked

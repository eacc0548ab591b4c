"""The locks: hashes for everything, addresses for nothing, in step with what they lock."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .files import ROOT, text_of

PYTHON_LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM_LOCKS = [ROOT / "web" / "package-lock.json", ROOT / "tools" / "chromium" / "package-lock.json"]
# What reads like a place to fetch from: a URL, a direct reference, an index or links option.
ADDRESS = re.compile(
    r"\w+://|\s@\s|^\s*(-i|-f|--index-url|--extra-index-url|--find-links)\b", flags=re.MULTILINE
)


def pinned(lock: str) -> dict[str, tuple[Requirement, int]]:
    """The requirements of a lock by name, each with its number of hashes."""
    found: dict[str, tuple[Requirement, int]] = {}
    for entry in re.split(r"\n(?=\S)", lock.strip()):
        requirement = Requirement(entry.split("\\")[0])
        hashes = len(re.findall(r"--hash=sha256:[0-9a-f]{64}", entry))
        found[canonicalize_name(requirement.name)] = (requirement, hashes)
    return found


def declared(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, with the extras named."""
    project: dict[str, Any] = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    more = [line for extra in extras for line in project["optional-dependencies"][extra]]
    return [Requirement(line) for line in [*project["dependencies"], *more]]


def test_there_are_locks() -> None:
    names = {lock.stem for lock in PYTHON_LOCKS}
    assert names == {"run", "test", "check", "build", "node", "lock"}


@pytest.mark.parametrize("lock", [*PYTHON_LOCKS, *NPM_LOCKS], ids=lambda lock: lock.name)
def test_no_address_in_a_lock(lock: Path) -> None:
    assert not ADDRESS.search(text_of(lock))


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_one_version_with_hashes(lock: Path) -> None:
    for requirement, hashes in pinned(text_of(lock)).values():
        assert [clause.operator for clause in requirement.specifier] == ["=="], requirement
        assert hashes >= 1, requirement


@pytest.mark.parametrize(
    ("lock", "extras"), [("run", ()), ("test", ("test",)), ("check", ("test", "check"))]
)
def test_the_lock_has_what_the_project_asks_for(lock: str, extras: tuple[str, ...]) -> None:
    held = pinned(text_of(ROOT / "requirements" / f"{lock}.txt"))
    for wanted in declared(*extras):
        requirement, _ = held[canonicalize_name(wanted.name)]
        (clause,) = requirement.specifier
        assert wanted.specifier.contains(clause.version), f"{lock}: {wanted} (run `make lock`)"


def test_no_two_locks_differ() -> None:
    versions: dict[str, set[str]] = {}
    for lock in PYTHON_LOCKS:
        for name, (requirement, _) in pinned(text_of(lock)).items():
            versions.setdefault(name, set()).add(str(requirement.specifier))
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages an npm lock names, without the project itself."""
    held: dict[str, dict[str, Any]] = json.loads(text_of(lock))["packages"]
    return {name: package for name, package in held.items() if name}


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_npm_locks_have_hashes_and_no_places(lock: Path) -> None:
    assert packages(lock)
    for name, package in packages(lock).items():
        assert package.get("integrity", "").startswith("sha512-"), name
        assert "resolved" not in package, name


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_npm_keeps_places_out_of_the_lock(lock: Path) -> None:
    settings = text_of(lock.with_name(".npmrc")).splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings
    keys = [line.split("=")[0].strip() for line in settings]
    assert not [key for key in keys if key == "registry" or key.endswith(":registry")]


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_npm_locks_are_of_their_package(lock: Path) -> None:
    root = json.loads(text_of(lock))["packages"][""]
    package = json.loads(text_of(lock.with_name("package.json")))
    for kind in ("dependencies", "devDependencies", "engines"):
        assert root.get(kind) == package.get(kind), f"{kind}: run `make lock`"


@pytest.mark.parametrize(
    "line",
    ["a @ https" + "://x.invalid/a.whl", "--extra-index-url x", "  -f wheels", "file" + ":///x"],
)
def test_an_address_would_be_seen(line: str) -> None:
    assert ADDRESS.search(f"b==1\n{line}\n")

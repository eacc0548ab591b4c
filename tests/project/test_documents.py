"""The documents name the commands there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .files import ROOT, make_targets, text_of

README, CONTRIBUTING = ROOT / "README.md", ROOT / "CONTRIBUTING.md"


def named_targets(document: Path) -> set[str]:
    return set(re.findall(r"\bmake ([a-z][a-z-]*)", text_of(document)))


@pytest.mark.parametrize("target", ["play", "test"])
def test_the_readme_has_the_two_commands(target: str) -> None:
    assert target in named_targets(README)


@pytest.mark.parametrize("target", sorted(set(make_targets()) - {"help"}))
def test_contributing_has_every_target(target: str) -> None:
    assert target in named_targets(CONTRIBUTING)


@pytest.mark.parametrize("document", [README, CONTRIBUTING], ids=lambda file: file.name)
def test_no_document_names_a_target_there_is_not(document: Path) -> None:
    code = "\n".join(re.findall(r"`[^`\n]+`|```.*?```", text_of(document), flags=re.DOTALL))
    assert set(re.findall(r"\bmake ([a-z][a-z-]*)", code)) <= set(make_targets())


@pytest.mark.parametrize("document", [README, CONTRIBUTING], ids=lambda file: file.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", text_of(document))
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert missing == []


def test_ci_checks_what_people_check() -> None:
    assert re.search(r"^make .*\bcheck\b", text_of(ROOT / ".ci" / "run"), flags=re.MULTILINE)


def test_the_version_is_in_the_changelog() -> None:
    from secondguess import __version__

    assert f"## {__version__}" in text_of(ROOT / "CHANGELOG.md")

"""No committed file says where packages come from, or on whose machine it was written."""

from __future__ import annotations

import re

from .files import ROOT, committed, text_of

# In parts, so that this file does not hold what it looks for.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npmmirror", "com"),
        ("deb", "debian", "org"),
        ("playwright", "azureedge", "net"),
        ("cdn", "playwright", "dev"),
    )
]
MACHINES = ["/" + "/".join(parts) + "/" for parts in (("root",), ("work", "main"), ("opt", "pypi"))]
HOMES = re.compile(r"/(?:home|Users)/(?!\.)[a-z][\w.-]*/")


def found_in_files(words: list[str]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}: {word}"
        for file in committed()
        for word in words
        if word in text_of(file)
    ]


def test_no_file_names_a_registry() -> None:
    assert found_in_files(REGISTRIES) == []


def test_no_file_names_a_machine() -> None:
    assert found_in_files(MACHINES) == []


def test_no_file_names_a_home() -> None:
    named = [file for file in committed() if HOMES.search(text_of(file))]
    assert named == []


def test_the_search_reads_the_files() -> None:
    # The word is in this very file, so a search that reads nothing fails here.
    assert f"tests/project/{'test'}_places.py: HOMES" in found_in_files(["HOMES"])

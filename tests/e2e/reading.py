"""Reads what screens show back into the words of the contract, to compare it with a view."""

from __future__ import annotations

import re
from typing import Any

from .people import mat, mat_list
from .screens import Screen
from .shown import TOO_HIGH, wire

_SLOT = re.compile(
    r"^Slot \d+ of \d+: (?P<what>.+), pays (?P<odds>\d+) to 1"
    r"(?P<grey>, the grey board, written by nobody)?(, written by (?P<by>[^;]+))?"
    r"; (no bets|bets: (?P<bets>.+?))(?P<won>\. This slot wins)?$"
)
_PHONE_SLOT = re.compile(r"^(?P<what>.+?), (?P<odds>\d+) to 1(?=,|$)")


def said(text: str | dict[str, str]) -> str:
    """A text of a view in English."""
    return text if isinstance(text, str) else text["en"]


def name_of(view: dict[str, Any], seat: int) -> str:
    """A seat's name."""
    return next(str(one["name"]) for one in view["seats"] if one["seat"] == seat)


def names(listed: str | None) -> list[str]:
    """ "Ann, Bo and Cy" as a list."""
    return re.split(r", and |, | and ", listed) if listed else []


async def mat_on_table(tv: Screen) -> list[dict[str, Any]]:
    """The mat as the table's list reads it out."""
    read = []
    for words in await mat(tv).all_inner_texts():
        found = _SLOT.match(words.split("\n")[0].strip())
        assert found is not None, words
        bets = [
            re.fullmatch(r"(.+?) 1 chip(?: plus (\S+) under it)?", bet)
            for bet in re.split(r", and |, (?=\D)| and ", found["bets"] or "")
            if bet
        ]
        read.append(
            {
                "what": TOO_HIGH if found["what"] == TOO_HIGH else wire(found["what"]),
                "odds": int(found["odds"]),
                "by": names(found["by"]),
                "bets": [(bet[1], int(bet[2] or "0")) for bet in bets if bet is not None],
                "won": found["won"] is not None,
            }
        )
    return read


def mat_in_view(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The same from a view."""
    winner = view.get("settlement", {}).get("winner")
    return [
        {
            "what": slot.get("guess", TOO_HIGH),
            "odds": slot["odds"],
            "by": [name_of(view, seat) for seat in slot.get("seats", [])],
            "bets": [(name_of(view, bet["seat"]), bet["chips"]) for bet in slot["bets"]],
            "won": winner is not None and winner.items() <= slot.items(),
        }
        for slot in view["mat"]
    ]


async def mat_on_phone(phone: Screen) -> list[tuple[str, int]]:
    """What and at which odds, as the buttons of a phone name it."""
    read = []
    for words in re.findall(r'button "(.+?)"', await mat_list(phone).aria_snapshot()):
        found = _PHONE_SLOT.match(words)
        assert found is not None, words
        what = TOO_HIGH if found["what"] == TOO_HIGH else wire(found["what"])
        read.append((what, int(found["odds"])))
    return read


async def points_on_phone(phone: Screen) -> dict[str, int]:
    """Points by name, from the phone's standings."""
    tree = await phone.page.get_by_role("table", name="Standings").aria_snapshot()
    rows = re.findall(r'row "\d+\. (.+?)(?: [+\u2212]\S+)? (\S+)"', tree)
    return {name: int(wire(points)) for name, points in rows}


async def points_on_table(tv: Screen) -> dict[str, int]:
    """Points by name, from the seats along the table's edge as the standings read them out."""
    tree = await tv.page.get_by_role("list", name="Standings").aria_snapshot()
    rows = re.findall(r"listitem: (.+) Place \d+ (\S+) \S+", tree)
    return {name: int(wire(points)) for name, points in rows}


async def places_on_podium(tv: Screen) -> dict[str, tuple[int, int]]:
    """Place and points by name, from the score sheet beside the podium."""
    sheet = tv.page.get_by_role("region", name="Standings").get_by_role("list")
    rows = re.findall(r"listitem: Place (\d+) (.+) (\S+)", await sheet.aria_snapshot())
    return {name: (int(place), int(wire(points))) for place, name, points in rows}


def points_in_view(view: dict[str, Any]) -> dict[str, int]:
    """Points by name, from a view."""
    return {name_of(view, int(seat)): points for seat, points in view["points"].items()}

"""Views of the table as a few lines of text, for `replay`: one function a game.

What may live here: text from a view's JSON; nothing is computed that the view does not say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

View = dict[str, Any]


def render(view: View) -> str:
    """A view of the table as a few lines of text."""
    return _RENDER[view["game"]](view)


def _wits(view: View) -> str:
    names = _names(view)
    question = view["question"]
    head = f"  {view['phase']}, question {question['number']} of {question['of']}"
    rows = [f"{head}: {text(question['text'])}"]
    if "answer" in question:
        rows.append(f"  answer: {question['answer']} {question.get('unit', '')}".rstrip())
    if "wrote" in view:
        rows.append("  written: " + (", ".join(names[n] for n in view["wrote"]) or "nobody yet"))
    winner = view.get("settlement", {}).get("winner", {})
    rows.extend(_slot(slot, names, won=_same_slot(slot, winner)) for slot in view.get("mat", []))
    changes = view.get("settlement", {}).get("change", {})
    rows.append(
        "  points: "
        + ", ".join(
            f"{names[int(seat)]} {points}" + (f" ({changes[seat]:+d})" if changes.get(seat) else "")
            for seat, points in view["points"].items()
        )
    )
    return "\n".join([*rows, *_winners(view, names)])


def _slot(slot: View, names: dict[int, str], *, won: bool) -> str:
    name = slot.get("guess", slot.get("slot"))
    authors = ", ".join(names[n] for n in slot.get("seats", []))
    bets = ", ".join(
        names[bet["seat"]] + (f"+{bet['chips']}" if bet["chips"] else "") for bet in slot["bets"]
    )
    mark = ">" if won else " "
    left = f"  {mark} {name:>14}  {slot['odds']} to 1  {authors:<24.24}"
    return f"{left} bets: {bets}" if bets else left.rstrip()


def _same_slot(slot: View, winner: View) -> bool:
    return bool(winner) and all(slot.get(key) == value for key, value in winner.items())


def _brain(view: View) -> str:
    names = _names(view)
    head = f"  {view['phase']}, turn {view['turn']} of {names[view['active']]}"
    rows = [f"{head}, {view['category']}" if "category" in view else head]
    rows += _card(view.get("card", {}))
    rows += [
        f"    {names[int(seat)]} bet: {_bet(bet)}" for seat, bet in view.get("bets", {}).items()
    ]
    verdicts = view.get("verdicts", {})
    for seat, verdict in verdicts.items():
        said = _reply(view["answers"].get(seat, {}))
        count = view.get("accepted", {}).get(seat)
        rows.append(
            f"    {names[int(seat)]} said: {said or 'nothing'}: {verdict}"
            + ("" if count is None else f" ({count} accepted)")
        )
    for vote in view.get("votes", []):
        item = f" {vote['item']!r}" if "item" in vote else ""
        rows.append(f"    a vote about {names[vote['about']]}{item}: {len(vote['voted'])} of "
                    f"{len(vote['voters'])}")  # fmt: skip
    changes = view.get("settlement", {}).get("change", {})
    accounts = [
        f"{names[int(seat)]} {_account(account)}"
        + (f" ({changes[seat]:+d})" if changes.get(seat) else "")
        for seat, account in view["accounts"].items()
    ]
    rows.append("  accounts: " + "; ".join(accounts))
    if "ended_by" in view:
        rows.append(f"  ended by: {view['ended_by']}")
    return "\n".join([*rows, *_winners(view, names)])


def _card(card: View) -> list[str]:
    if "either" in card:
        return ["  card: " + " / ".join(text(one) for one in card["either"])]
    if not card:
        return []
    marks = [card[key] for key in ("symbol",) if key in card]
    rows = [f"  card{''.join(f' ({mark})' for mark in marks)}: {text(card['text'])}"]
    if "bonus" in card:
        rows.append(f"  and: {text(card['bonus']['text'])}")
    if "answer" in card:
        rows.append(f"  solution: {_solution(card['answer'])}")
    return rows


def _solution(answer: View) -> str:
    if "accept" in answer:
        return text(answer["accept"][0])
    if "number" in answer:
        return str(answer["number"])
    if "options" in answer:
        return text(answer["options"][answer["correct"] - 1])
    if "items" in answer:
        return ", ".join(text(item["accept"][0]) for item in answer["items"])
    if "links" in answer:
        return ", ".join(f"{field} {stone}" for field, stone in answer["links"].items())
    if "drawings" in answer:
        return ", ".join(text(one) for one in answer["drawings"])
    return "the players decide"


def _bet(bet: View) -> str:
    if "placed" in bet:
        return "face down" if bet["placed"] else "not yet"
    credits = f", {bet['credits']} of it credits" if bet["credits"] else ""
    return f"{bet['points']}{credits}" + (f", {bet['marker']}" if "marker" in bet else "")


def _reply(reply: View) -> str:
    for key in ("text", "value", "option"):
        if key in reply:
            return str(reply[key])
    for key in ("items", "names"):
        if key in reply:
            return ", ".join(reply[key])
    return ", ".join(f"{field} {stone}" for field, stone in reply.get("links", {}).items())


def _account(account: View) -> str:
    credits = f" and {account['credits']} credits" if account["credits"] else ""
    return f"{account['own']}{credits}, bank {account['bank']}, loans {account['loans']}"


def _winners(view: View, names: dict[int, str]) -> list[str]:
    if "winners" not in view:
        return []
    return ["  wins: " + ", ".join(names[n] for n in view["winners"])]


def _names(view: View) -> dict[int, str]:
    return {seat["seat"]: seat["name"] for seat in view["seats"]}


def text(words: str | dict[str, str]) -> str:
    """A text in English where there is one, else in any language."""
    return words if isinstance(words, str) else words.get("en", next(iter(words.values()), ""))


_RENDER: dict[str, Callable[[View], str]] = {"wits-and-wagers": _wits, "bet-your-brain": _brain}

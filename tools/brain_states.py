"""Writes the states of Bet Your Brain that the page's bench shows (`make dev`, `/src/dev/brain/`).

Each is played by the real engine and encoded by the real feed, so a bench never shows what no
server would send: `python -m tools.brain_states` writes `web/src/dev/brain/states.json`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from secondguess.protocol.messages import DeckView
from secondguess.table.feed import Around, Feed, Viewer
from secondguess.table.scenario import Player, open_header, read_step

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "dev" / "brain" / "states.json"

Card = dict[str, Any]
Steps = list[dict[str, Any]]

TWO = [{"name": "Ada", "age": 40}, {"name": "Bo", "age": 31}]
THREE = [*TWO, {"name": "Cy", "age": 22}]
FOUR = [
    {"name": "Ada", "age": 40},
    {"name": "Wilhelmina Featherstone", "age": 31},
    {"name": "Maximilian Löwe-Müller", "age": 22},
    {"name": "李小龍", "age": 21},
]
TEAMS = [
    {"name": "The Night Owls", "members": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}]},
    {"name": "Early Birds", "members": [{"name": "Di"}, {"name": "Ed"}]},
]

LONG = (
    "Which of the rivers that flow into the Caspian Sea is the longest in Europe, and carries "
    "more water than all the others together?"
)
NOTE = "It drains an area of 1.36 million square kilometres and freezes for three months a year."
BASE: Card = {"category": "geography", "note": NOTE, "source": "World Factbook (2025)"}
TEXT: Card = {**BASE, "text": LONG, "answer": {"accept": [{"en": "Volga", "de": "Wolga"}, "Wolga"]}}
VALUE: Card = {
    **BASE,
    "text": "How high is Mount Everest?",
    "unit": "m",
    "answer": {"number": "8849", "tolerance": "2"},
}
OPTION: Card = {
    **BASE,
    "text": "Which of these capitals lies furthest to the north?",
    "answer": {"options": ["Reykjavik", "Helsinki", "Oslo", "Ulaanbaatar"], "correct": 1},
}
ITEMS: Card = {
    **BASE,
    "text": "Name at least three of the landlocked countries of South America and Southeast Asia.",
    "answer": {"items": [{"accept": [n]} for n in ("Bolivia", "Paraguay", "Laos")], "need": 2},
}
LINKS: Card = {
    **BASE,
    "category": "science",
    "text": "Link each moon to its planet.",
    "answer": {
        "left": ["Titania", "Triton", "Phobos", "Ganymede", "Titan"],
        "right": ["Saturn", "Mars", "Uranus", "Jupiter", "Neptune"],
        "links": {"A": 3, "B": 5, "C": 2, "D": 4, "E": 1},
    },
}
LONG_LINKS: Card = {
    **LINKS,
    "text": "Which invention came from which country? Link the five pairs.",
    "answer": {
        **LINKS["answer"],
        "left": [
            "Paper money and gunpowder rockets",
            "The first practical telescope",
            "Movable-type printing press",
            "The miner's safety lamp",
            "Instant noodles",
        ],
    },
}
DRAW: Card = {
    **BASE,
    "category": "create",
    "teams": True,
    "text": "Three things to draw are on the back. Your team names all of them.",
    "answer": {"drawings": ["lighthouse", "volcano", "umbrella"]},
}
ACT: Card = {
    **BASE,
    "category": "create",
    "teams": True,
    "text": "Explain the thing on the back without "
    "any of the words there. Your team writes what it is.",
    "secret": "Alarm clock. Do not say: alarm, clock, time, morning, wake, ring",
    "answer": {"accept": ["Alarm clock"]},
}
SECRET: Card = {
    **BASE,
    "category": "create",
    "text": "Without a sound, act the job on the back until somebody names it.",
    "secret": "Hairdresser",
    "answer": {"judged": True},
}
JUDGED: Card = {
    **BASE,
    "category": "create",
    "text": "Say a sentence of ten words that all begin with the same letter.",
    "answer": {"judged": True},
}
BONUS = {"text": "And on which sea does it end?", "answer": {"accept": ["Caspian Sea"]}}
EITHER: Card = {
    "category": "geography",
    "note": NOTE,
    "either": [
        {"text": LONG, "answer": TEXT["answer"]},
        {"text": "Which desert is the largest of the cold ones?", "answer": {"accept": ["Gobi"]}},
    ],
}


def spin(seat: int, category: str = "geography") -> dict[str, Any]:
    """The active seat spins."""
    return {"seat": seat, "do": "spin", "lands": category}


def bets(active: int, stakes: list[int], markers: str = "") -> Steps:
    """Everybody bets; `markers`: t or x for each seat but the active one, in order."""
    marks = iter(markers or "txtxtx")
    steps: Steps = []
    for seat, points in enumerate(stakes, start=1):
        step: dict[str, Any] = {"seat": seat, "do": "bet", "points": points}
        if seat != active:
            step["marker"] = "tick" if next(marks) == "t" else "cross"
        steps.append(step)
    return steps


def answer(seat: int, **given: Any) -> dict[str, Any]:
    """A seat's answer."""
    return {"seat": seat, "do": "answer", **given}


NEXT = {"host": True, "do": "next"}
SKETCH = [[[120, 700], [300, 240], [480, 700]], [[250, 420], [350, 420]], [[300, 240], [300, 140]]]


def open_card(card: dict[str, Any], seats: Steps = THREE, active: int = 1) -> tuple[Steps, Steps]:
    """The cards and steps up to the moment at which the card lies open."""
    stakes = [min(3, n) for n in range(1, len(seats) + 1)]
    return [card], [spin(active, card["category"]), *bets(active, stakes)]


def played(
    cards: Steps, steps: Steps, seats: Steps = THREE, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The updates of every viewer after `steps`. Raises AssertionError where one is refused."""
    spare = [{**TEXT, "category": name} for name in ("nature", "history", "arts")] * 3
    given = {"hourglass_seconds": 60, **(options or {})}
    header = {
        "record": 1,
        "game": "bet-your-brain",
        "seats": seats,
        "options": given,
        "cards": [*cards, *spare],
        "race_ms": 250,
    }
    _, table = open_header(json.dumps(header).encode())
    player = Player(table)
    for n, step in enumerate(steps, start=2):
        at = {"at": 1000 * n, **step}
        failure = player.play(read_step(n, json.dumps(at).encode()))
        assert failure is None, (step, failure)
    deck = DeckView(id="brain", title="Starter box", game="bet-your-brain", questions=96, unseen=90)
    feed = Feed(player.table, len(steps), player.now + 7000, Around(watchers=1, deck=deck))
    shown = {"screen": _read(feed.update_for(Viewer(screen=True)))}
    for seat, sitter in enumerate(seats, start=1):
        members = range(1, len(sitter.get("members", ())) + 1) or [0]
        for member in members:
            name = f"seat {seat}" + (f".{member}" if member else "")
            shown[name] = _read(feed.update_for(Viewer(seat=seat, member=member)))
    return shown


def _read(update: bytes) -> Any:
    return json.loads(update)


def states() -> dict[str, Any]:
    """Every state by name."""
    made: dict[str, Any] = {}
    made["spin"] = played([TEXT], [])
    made["spin-four"] = played([TEXT], [], FOUR)
    made["bet"] = played([TEXT], [spin(1)])
    made["bet-some"] = played([TEXT], [spin(1), *bets(1, [2, 3, 1])[:2]])
    made["bet-four"] = played([TEXT], [spin(1), *bets(1, [2, 3, 1, 1])[1:3]], FOUR)
    two = open_card(EITHER)
    made["choose"] = played(*two, options={"choose": "reader"})
    for name, card in (
        ("text", TEXT),
        ("value", VALUE),
        ("option", OPTION),
        ("items", ITEMS),
        ("links", LINKS),
        ("links-long", LONG_LINKS),
        ("judged", JUDGED),
        ("secret", SECRET),
        ("before", {**TEXT, "before": 2008}),
        ("either", EITHER),
        (
            "most-correct",
            {**ITEMS, "symbol": "most-correct", "answer": {"items": ITEMS["answer"]["items"]}},
        ),
        ("most-correct-links", {**LINKS, "symbol": "most-correct"}),
        ("estimation", {**VALUE, "symbol": "estimation", "answer": {"number": "8849"}}),
        (
            "estimation-bonus",
            {
                **VALUE,
                "symbol": "estimation",
                "answer": {"number": "8849"},
                "bonus": {"text": BONUS["text"], "answer": OPTION["answer"]},
            },
        ),
        ("fastest-text", {**TEXT, "symbol": "fastest"}),
        ("fastest-option", {**OPTION, "symbol": "fastest"}),
        ("fastest-value", {**VALUE, "symbol": "fastest", "answer": {"number": "8849"}}),
        ("fastest-links", {**LINKS, "symbol": "fastest"}),
    ):
        made[f"answer-{name}"] = played(*open_card(card))
    made["answer-four"] = played(*open_card(TEXT, FOUR), FOUR)
    made["answer-pad"] = played(
        open_card(ITEMS)[0], [*open_card(ITEMS)[1], answer(1, items=["Bolivia", ""], final=False)]
    )
    most = {**ITEMS, "symbol": "most-correct", "answer": {"items": ITEMS["answer"]["items"]}}
    cards, steps = open_card(most)
    half = [*steps, answer(2, items=["Laos", "Bolivia", "Chile"])]
    made["answer-handed-in"] = played(cards, half)
    fast = {**TEXT, "symbol": "fastest"}
    cards, steps = open_card(fast)
    made["answer-fastest-wrong"] = played(cards, [*steps, answer(1, text="Danube")])
    cards, steps = open_card(DRAW, TEAMS)
    made["draw-pen"] = played(cards, steps, TEAMS)
    pen = [*steps, {"seat": 1, "member": 2, "do": "pen"}]
    made["draw-blank"] = played(cards, pen, TEAMS)
    sketch = [
        *pen,
        {"seat": 1, "member": 2, "do": "draw", "drawing": 1, "strokes": SKETCH},
        {"seat": 1, "member": 2, "do": "draw", "drawing": 2, "strokes": SKETCH[:1]},
        answer(1, member=1, names=["lighthouse", "mountain"], final=False),
    ]
    made["draw"] = played(cards, sketch, TEAMS)
    named = [*sketch, answer(1, member=1, names=["Lighthouse", "mountain", "umbrela"])]
    made["ruling-names"] = played(cards, named, TEAMS)
    cards, steps = open_card(ACT, TEAMS)
    acting = [*steps, {"seat": 1, "member": 3, "do": "pen"}]
    made["act-team"] = played(cards, acting, TEAMS)
    bonus = {**TEXT, "bonus": BONUS}
    cards, steps = open_card(bonus)
    right = [*steps, answer(1, text="Volga")]
    made["bonus"] = played(cards, right)
    made["ruling-bonus"] = played(cards, [*right, answer(1, text="Caspian")])
    cards, steps = open_card(TEXT)
    made["ruling-right"] = played(cards, [*steps, answer(1, text="the Volga")])
    made["ruling-wrong"] = played(cards, [*steps, answer(1, text="Danube")])
    appealed = [
        *steps,
        answer(1, text="Mother Volga River"),
        {"seat": 2, "do": "appeal", "about": 1},
    ]
    made["ruling-appealed"] = played(cards, appealed)
    made["ruling-voted"] = played(
        cards, [*appealed, {"seat": 2, "do": "rule", "about": 1, "right": True}]
    )
    made["ruling-two"] = played(
        open_card(JUDGED, TWO)[0], [*open_card(JUDGED, TWO)[1], answer(1)], TWO
    )
    cards, steps = open_card(JUDGED, FOUR)
    made["ruling-judged"] = played(cards, [*steps, answer(1)], FOUR)
    cards, steps = open_card(most)
    listed = [
        *half,
        answer(1, items=["Boliva", "Paraguayo", "Laos"]),
        answer(3, items=["Peru", "Chile", "paraguay", "Bolivia", "Vietnam", "Ecuador", "Nepal"]),
    ]
    made["ruling-most-correct"] = played(cards, listed)
    cards, steps = open_card({**VALUE, "symbol": "estimation", "answer": {"number": "8849"}}, FOUR)
    guesses = [answer(n, value=v) for n, v in ((1, "8000"), (2, "9100"), (3, "8849"), (4, "7"))]
    made["ruling-estimation"] = played(cards, [*steps, *guesses], FOUR)
    cards, steps = open_card(fast)
    race = [
        *steps,
        answer(2, text="Danube", at=9000, lag=20),
        answer(1, text="Volga", at=9400, lag=180),
        answer(3, text="volga", at=9450, lag=12),
    ]
    made["ruling-fastest"] = played(cards, race)
    cards, steps = open_card(LINKS)
    linked = [*steps, answer(1, links={"A": 3, "B": 5, "C": 2, "D": 1, "E": 4})]
    made["ruling-links"] = played(cards, linked)
    cards, steps = open_card(bonus)
    made["settled-special"] = played(cards, [*right, answer(1, text="Caspian Sea"), NEXT])
    cards, steps = open_card(TEXT)
    lost = [*steps, answer(1, text="Danube"), NEXT]
    made["settled-loan"] = played(cards, lost)
    made["settled-most-correct"] = played(
        open_card(most)[0],
        [*half, answer(1, items=["Laos"]), answer(3, items=[]), NEXT],
    )
    # Seat 3 lost its three points and owes a loan; it can bet three credits.
    cards, steps = open_card(TEXT)
    broke = [*steps, answer(1, text="Volga"), NEXT, NEXT, spin(2)]
    made["bet-credits"] = played([TEXT, TEXT], broke)
    made["settled-four"] = played(
        open_card(TEXT, FOUR)[0], [*open_card(TEXT, FOUR)[1], answer(1, text="Volga"), NEXT], FOUR
    )
    made["over-23"] = played(*_long_game(wins=True))
    made["settled-last-loans"] = played(*_long_game(wins=False, close=False))
    made["over-loans"] = played(*_long_game(wins=False))
    made["over-left"] = played(
        [TEXT], [spin(1), {"seat": 2, "do": "leave"}, {"seat": 3, "do": "leave"}]
    )
    made["over-host"] = played([TEXT], [spin(1), {"host": True, "do": "end"}])
    return made


def _long_game(*, wins: bool, close: bool = True) -> tuple[Steps, Steps]:
    """Seat 1 is always right until 23, or seat 1 always loses until its fourth empty account."""
    steps: Steps = []
    turns = 7 if wins else 4
    for turn in range(turns):
        active = turn % 3 + 1
        mine = 3 if turn < 6 else 2
        steps += [
            spin(active),
            *_three(active, mine, wins),
            answer(active, text="Volga" if wins or active != 1 else "Danube"),
            NEXT,
            NEXT,
        ]
    return [TEXT] * turns, steps if close else steps[:-1]


def _three(active: int, mine: int, wins: bool) -> Steps:
    steps: Steps = []
    for seat in (1, 2, 3):
        step: dict[str, Any] = {"seat": seat, "do": "bet", "points": mine if seat == 1 else 1}
        if seat != active:
            step["marker"] = "tick" if wins or seat != 1 else "cross"
        steps.append(step)
    return steps


def main() -> None:
    """Write the file."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(made, ensure_ascii=False, separators=(',', ':'))}"
        for name, made in states().items()
    ]
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"wrote {TARGET.name}: {len(lines)} states")


if __name__ == "__main__":
    main()

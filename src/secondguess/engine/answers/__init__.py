"""Typed answers: what they are equal to and whether they are right (B118).

What may live here: how a text is read, how it is compared with a card, and nothing of a game. The
judge knows no seats, no votes and no cards; it sees what was typed and what is accepted.
"""

from .fold import alike, fold
from .judge import Verdict, judge_text, match_item

__all__ = ["Verdict", "alike", "fold", "judge_text", "match_item"]

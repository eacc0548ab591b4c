"""The money of Bet Your Brain: stakes, settlements, loans, the end (B40 to B43, B80 to B104).

What may live here: arithmetic on accounts. Who was right is decided elsewhere. Law of this file: of
every seat account + bet field + bank are 23 own points, before and after every function (B2).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..values import Value
from .actions import Marker

ALL_POINTS = 23
FIRST_ACCOUNT = 3
CREDITS = 3
"""Credits of one loan (B80)."""
MOST_LOANS = 3
"""B85."""
MOST_STAKE = 3
RETURN_AT = 3
"""Own points on the account at which unused credits go back (B84)."""


class Account(Value, frozen=True, kw_only=True):
    """A seat's money off the bet field (B2, B80)."""

    own: int = FIRST_ACCOUNT
    credits: int = 0
    bank: int = ALL_POINTS - FIRST_ACCOUNT
    loans: int = 0

    @property
    def stake_max(self) -> int:
        """The greatest stake (B100)."""
        return min(MOST_STAKE, self.own + self.credits)

    @property
    def empty(self) -> bool:
        """B102."""
        return self.own == 0 and self.credits == 0


class Stake(Value, frozen=True, kw_only=True):
    """What lies on the bet field: `points` in all, of which `credits` are credits (B101)."""

    points: int
    credits: int = 0
    marker: Marker | UnsetType = UNSET

    @property
    def own(self) -> int:
        """Own points of the stake."""
        return self.points - self.credits


class Move(Value, frozen=True, kw_only=True):
    """What moved for one seat, and why, in the order of B104."""

    right: bool
    stake: int
    stake_credits: int
    won: int = 0
    special: int = 0
    returned: int = 0
    loan: bool = False


class Settlement(Value, frozen=True, kw_only=True):
    """A settled card: who won the bet, who got the special point, what changed and why."""

    won: tuple[int, ...]
    special: tuple[int, ...]
    change: dict[int, int]
    moves: dict[int, Move]
    ended_by: str = ""


def lay(account: Account, stake: Stake) -> tuple[Account, Stake]:
    """Move a stake from the account to the bet field, credits first (B101)."""
    credits = min(account.credits, stake.points)
    laid = replace(stake, credits=credits)
    left = replace(account, own=account.own - laid.own, credits=account.credits - credits)
    return left, laid


def take_up(account: Account, stake: Stake) -> Account:
    """Move a stake back to the account it came from (B124)."""
    return replace(account, own=account.own + stake.own, credits=account.credits + stake.credits)


def settle(
    accounts: Mapping[int, Account],
    stakes: Mapping[int, Stake],
    won: frozenset[int],
    special: frozenset[int],
) -> tuple[dict[int, Account], Settlement]:
    """Settle a card (B104). `accounts` without the stakes, which lie on the bet field.

    `won`: seats whose bet won; `special`: seats whose special question was right (B60).
    """
    after: dict[int, Account] = {}
    moves: dict[int, Move] = {}
    for seat, account in accounts.items():
        stake = stakes.get(seat, Stake(points=0))
        after[seat], moves[seat] = _pay(account, stake, seat in won, seat in special)
    ended_by = ""
    if any(account.own == ALL_POINTS for account in after.values()):
        ended_by = "23"
    elif any(account.empty and account.loans >= MOST_LOANS for account in after.values()):
        ended_by = "loans"
    else:
        for seat, account in after.items():
            if account.empty:
                after[seat] = replace(account, credits=CREDITS, loans=account.loans + 1)
                moves[seat] = replace(moves[seat], loan=True)
    change = {
        seat: after[seat].own - account.own - (stakes[seat].own if seat in stakes else 0)
        for seat, account in accounts.items()
    }
    settlement = Settlement(
        won=tuple(sorted(won)),
        special=tuple(seat for seat in sorted(moves) if moves[seat].special),
        change=change,
        moves=moves,
        ended_by=ended_by,
    )
    return after, settlement


def _pay(account: Account, stake: Stake, won: bool, special: bool) -> tuple[Account, Move]:
    """One seat's account after stakes, winnings, special point and returned credits."""
    own, bank, credits = account.own, account.bank, account.credits
    winnings = 0
    if won:
        # B40, B82: the staked credits go back to the stock; a bank pays what it has (B103).
        winnings = min(stake.points, bank)
        own += stake.own + winnings
        bank -= winnings
    else:
        bank += stake.own
    extra = 1 if special and bank > 0 else 0
    own += extra
    bank -= extra
    returned = credits if own >= RETURN_AT else 0
    move = Move(
        right=won, stake=stake.own, stake_credits=stake.credits, won=winnings, special=extra,
        returned=returned,
    )  # fmt: skip
    return replace(account, own=own, bank=bank, credits=credits - returned), move


def winners_of(accounts: Mapping[int, Account], ended_by: str, tie_break: str) -> tuple[int, ...]:
    """Who wins a game that ended by 23, by a fourth empty account or by the host (B90, B120)."""
    most = max(account.own for account in accounts.values())
    best = [seat for seat, account in accounts.items() if account.own == most]
    if tie_break == "fewer-loans" and ended_by != "23" and len(best) > 1:
        fewest = min(accounts[seat].loans for seat in best)
        best = [seat for seat in best if accounts[seat].loans == fewest]
    return tuple(sorted(best))

"""The one function through which everything leaves that a viewer may see (law 4).

A seat's view is the common view plus `you`, and on some cards plus its part of the back: `secret`
and `prompts` in the card (B31, B72). Nothing else differs between viewers, so a secret can only
stand in those three.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..views import ClockView, SeatView, seat_view
from .actions import Part, Reply
from .card_view import card_view, secrets_of
from .legal import to_act
from .payout import CREDITS, Account
from .setup import MOST_SEATS, BrainOptions
from .state import Player, State
from .verdicts import (
    accepted,
    bonus_verdicts,
    kind_of,
    main_verdicts,
    open_votes,
    own_time,
    standings,
)
from .view_types import (
    AccountView,
    AttemptView,
    BrainOptionsView,
    BrainSettlementView,
    BrainView,
    BrainYouView,
    CardView,
    MarkView,
    MoveView,
    OwnBetView,
    OwnVoteView,
    ReplyView,
    StakeView,
    VoteView,
)

NAME: Literal["bet-your-brain"] = "bet-your-brain"
_CARD_OPEN = ("choose", "answer", "bonus", "ruling", "settled")
_ANSWERS_OPEN = ("ruling", "settled")


def view(
    state: State,
    seat: int | None = None,
    clock: ClockView | UnsetType = UNSET,
    member: int = 0,
) -> BrainView:
    """What everybody may see (`seat` None: watchers, the table and the host), or one seat's."""
    common = _common(state, clock)
    if seat is None:
        return common
    card = common.card
    secrets = secrets_of(state, seat, member)
    if secrets is not None and isinstance(card, CardView):
        card = replace(card, secret=secrets.secret, prompts=secrets.prompts)
    return replace(common, card=card, you=you(state, seat))


def _common(state: State, clock: ClockView | UnsetType) -> BrainView:
    phase = state.phase
    card_is_open = phase in _CARD_OPEN and state.card is not None
    answers_open = phase in _ANSWERS_OPEN and state.card is not None
    counting = answers_open and state.card is not None and state.card.symbol == "most-correct"
    settlement = state.round.settlement
    return BrainView(
        game=NAME,
        phase=phase,
        stage=state.stage,
        seats=[_seat_view(player) for player in state.players],
        options=options_view(state.options),
        waiting=to_act(state),
        categories=state.categories,
        active=state.active,
        turn=state.turn,
        accounts={str(p.seat): _account_view(p.account) for p in state.players},
        stock=_stock(state),
        category=state.category or UNSET,
        bets=_bets_view(state) if phase not in ("spin", "over") else UNSET,
        chooser=state.chooser if phase == "choose" else UNSET,
        card=card_view(state) if card_is_open else UNSET,
        drawings=_drawings(state) if card_is_open else UNSET,
        handed_in=list(state.round.handed) if phase in ("answer", "bonus") else UNSET,
        answers=_answers(state) if answers_open else UNSET,
        verdicts=_by_seat(main_verdicts(state)) if answers_open else UNSET,
        bonus_verdicts=(_by_seat(bonus_verdicts(state)) or UNSET) if answers_open else UNSET,
        accepted=_by_seat(accepted(state)) if counting else UNSET,
        votes=_votes(state) if phase == "ruling" else UNSET,
        settlement=_settlement_view(state),
        last=True if phase == "settled" and settlement and settlement.ended_by else UNSET,
        winners=list(state.winners) if phase == "over" else UNSET,
        ended_by=state.ended_by if phase == "over" else UNSET,  # type: ignore[arg-type]
        clock=clock,
    )


_V = TypeVar("_V")


def _by_seat(table: dict[int, _V]) -> dict[str, _V]:
    return {str(seat): value for seat, value in sorted(table.items())}


def _seat_view(player: Player) -> SeatView:
    members = player.sitter.members
    return seat_view(
        seat=player.seat,
        name=player.sitter.name,
        colour=player.colour,
        away=player.away or player.silent,
        members=[] if members is UNSET else [member.name for member in members],
        late=player.late,
    )


@lru_cache(maxsize=64)
def options_view(options: BrainOptions) -> BrainOptionsView:
    """The options in force; a time of none is left out."""
    hourglass, bet = options.hourglass_seconds, options.bet_seconds
    return BrainOptionsView(
        choose=options.choose,
        fastest_attempts=options.fastest_attempts,
        early_close=options.early_close,
        tie_break=options.tie_break,
        seats_limit=options.seats_limit,
        hourglass_seconds=hourglass if isinstance(hourglass, int) else UNSET,
        bet_seconds=bet if isinstance(bet, int) else UNSET,
    )


def _account_view(account: Account) -> AccountView:
    return AccountView(
        own=account.own, credits=account.credits, bank=account.bank, loans=account.loans
    )


def _stock(state: State) -> int:
    """Credits that nobody holds and that do not lie on the bet field (B3, B121)."""
    whole = CREDITS * max(MOST_SEATS, len(state.players))
    out = sum(player.account.credits for player in state.players)
    if state.phase in ("choose", "answer", "bonus", "ruling"):
        out += sum(stake.credits for stake in state.round.bets.values())
    return whole - out


def _bets_view(state: State) -> dict[str, StakeView]:
    bets = state.round.bets
    if state.phase == "bet":
        return {str(p.seat): StakeView(placed=p.seat in bets) for p in state.betting}
    shown = state.phase == "settled" and not state.all_play
    return {
        str(seat): StakeView(
            points=stake.points, credits=stake.credits, marker=stake.marker if shown else UNSET
        )
        for seat, stake in sorted(bets.items())
    }


def _drawings(state: State) -> list[list[tuple[tuple[int, int], ...]]] | UnsetType:
    return [list(sketch) for sketch in state.round.sketches] or UNSET


def _answers(state: State) -> dict[str, ReplyView]:
    now = state.round
    seats = sorted({*now.pads, *now.bonus_pads} & set(state.answering))
    return {str(seat): _reply_view(state, seat, open_to_all=True) for seat in seats}


def _reply_view(state: State, seat: int, *, open_to_all: bool) -> ReplyView:
    now = state.round
    reply = now.pads.get(seat, Reply())
    attempts = now.attempts.get(seat, ())
    last = attempts[-1] if attempts and open_to_all else None
    return ReplyView(
        text=reply.text, value=reply.value, option=reply.option, items=reply.items,
        links=reply.links, names=reply.names,
        marks=_marks(state, "main", seat) if open_to_all else UNSET,
        bonus=now.bonus_pads.get(seat, UNSET),
        bonus_marks=_marks(state, "bonus", seat) if open_to_all else UNSET,
        after_ms=UNSET if last is None else max(0, own_time(last) - now.opened_at),
        lag_ms=UNSET if last is None else last.lag_ms,
    )  # fmt: skip


def _marks(state: State, part: Part, seat: int) -> list[MarkView] | UnsetType:
    if kind_of(state, part) not in ("items", "names"):
        return UNSET
    return [
        MarkView(item=s.text, verdict=s.verdict, counts=s.counts)
        for s in standings(state, part, seat)
    ]


def _votes(state: State) -> list[VoteView]:
    return [
        VoteView(
            about=vote.key[1],
            part=vote.key[0],
            item=vote.key[2] or UNSET,
            voters=list(vote.voters),
            voted=[seat for seat in vote.voters if seat in vote.cast],
        )
        for vote in open_votes(state)
    ]


def _settlement_view(state: State) -> BrainSettlementView | UnsetType:
    settlement = state.round.settlement
    if settlement is None:
        return UNSET
    change = {player.seat: settlement.change.get(player.seat, 0) for player in state.players}
    return BrainSettlementView(
        won=list(settlement.won),
        special=list(settlement.special),
        change=_by_seat(change),
        moves={
            str(seat): MoveView(
                right=move.right, stake=move.stake, stake_credits=move.stake_credits,
                won=move.won, special=move.special, returned=move.returned, loan=move.loan,
            )
            for seat, move in sorted(settlement.moves.items())
        },
    )  # fmt: skip


def you(state: State, seat: int) -> BrainYouView:
    """What only `seat` sees: its bet, its pad, what was said of its attempts, its votes."""
    now = state.round
    bet = now.bets.get(seat)
    wrote = seat in now.pads or seat in now.bonus_pads
    votes = [
        OwnVoteView(about=key[1], part=key[0], item=key[2] or UNSET, right=cast[seat])
        for key, cast in now.votes.items()
        if seat in cast
    ]
    attempts = now.attempts.get(seat, ())
    return BrainYouView(
        seat=seat,
        bet=UNSET if bet is None else OwnBetView(points=bet.points, marker=bet.marker),
        answer=_reply_view(state, seat, open_to_all=False) if wrote else UNSET,
        attempts=[
            AttemptView(
                verdict=a.judgement.verdict, text=a.reply.text, value=a.reply.value,
                option=a.reply.option, links=a.reply.links,
            )
            for a in attempts
        ]
        or UNSET,
        votes=votes or UNSET,
        stake_max=state.player(seat).account.stake_max if state.phase == "bet" else UNSET,
    )  # fmt: skip


def differs(state: State, seat: int, member: int) -> bool:
    """Whether this viewer sees more of the card than everybody (the feed then encodes it anew)."""
    return secrets_of(state, seat, member) is not None

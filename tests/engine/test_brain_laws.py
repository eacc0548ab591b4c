"""Laws of Bet Your Brain that hold in every game (design, "Tests: properties")."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from secondguess.engine import actions as act
from secondguess.engine.actions import CLOCK, HOST, Given, Who
from secondguess.engine.bet_your_brain import actions as ba
from secondguess.engine.bet_your_brain import rules
from secondguess.engine.bet_your_brain.events import Event
from secondguess.engine.bet_your_brain.legal import host_words, legal, to_act
from secondguess.engine.bet_your_brain.setup import Setup
from secondguess.engine.bet_your_brain.state import EMPTY
from secondguess.engine.bet_your_brain.verdicts import appealable, open_votes
from secondguess.engine.bet_your_brain.view import view
from secondguess.engine.refusals import CODES, Refusal

from .brain_games import Move, after, begin, fit, moves, run, setups

JSON = msgspec.json.Encoder()
ON_FIELD = ("choose", "answer", "bonus", "ruling")


@given(setups, moves)
def test_every_seat_has_23_own_points_in_every_state_f111_b2(
    setup: Setup, tried: list[Move]
) -> None:
    for state in run(begin(setup), tried):
        for player in state.players:
            stake = state.round.bets.get(player.seat) if state.phase in ON_FIELD else None
            account = player.account
            assert account.own >= 0
            assert account.bank >= 0
            assert account.own + account.bank + (stake.own if stake else 0) == 23


@given(setups, moves)
def test_credits_come_and_go_by_the_loan_b80_b85(setup: Setup, tried: list[Move]) -> None:
    for state in run(begin(setup), tried):
        assert view(state).stock >= 0
        for player in state.players:
            stake = state.round.bets.get(player.seat) if state.phase in ON_FIELD else None
            held = player.account.credits + (stake.credits if stake else 0)
            assert 0 <= held <= 3
            assert 0 <= player.account.loans <= 3
            assert held == 0 or player.account.loans > 0


@given(setups, moves)
def test_who_can_act_can_always_bet_b42_b100(setup: Setup, tried: list[Move]) -> None:
    """Nobody sits before an empty account in a game that goes on."""
    for state in run(begin(setup), tried):
        if state.phase in ("spin", "bet"):
            for player in state.players:
                assert player.account.stake_max >= 1


@given(setups, moves)
def test_change_is_what_moved_f113_b104(setup: Setup, tried: list[Move]) -> None:
    for before, now in pairwise(run(begin(setup), tried)):
        settled = now.round.settlement
        if settled is None or before.round.settlement is not None:
            continue
        for seat, change in settled.change.items():
            stake = before.round.bets.get(seat)
            had = before.player(seat).account.own + (stake.own if stake else 0)
            assert now.player(seat).account.own == had + change
            move = settled.moves[seat]
            lost = 0 if move.right else move.stake
            assert change == move.won + move.special - lost


@given(setups, moves)
def test_replay_of_the_events_is_the_same_game_b118(setup: Setup, tried: list[Move]) -> None:
    events = rules.start(setup)
    state = after(EMPTY, events)
    for move in tried:
        who, action, luck = fit(state, move)
        if who.seat <= len(state.players):
            more = rules.decide(state, who, action, luck)
            if not isinstance(more, Refusal):
                events += more
                state = after(state, more)
    stored = msgspec.json.Decoder(list[Event]).decode(JSON.encode(events))
    assert after(EMPTY, stored) == state


@given(setups, moves, st.data())
def test_legal_and_decide_agree(setup: Setup, tried: list[Move], data: Any) -> None:
    state = run(begin(setup), tried)[-1]
    seat = data.draw(st.integers(1, len(state.players)))
    offer, who = legal(state, seat), Who(seat=seat)

    def taken(action: Any) -> bool:
        return isinstance(rules.decide(state, who, action, Given(lands="history")), list)

    assert taken(ba.Spin()) == (offer.spin is True)
    for points in (0, 1, 2, 3, 4):
        for marker in (UNSET, "tick", "cross"):
            bet = offer.bet
            fits = (
                bet is not UNSET
                and bet.least <= points <= bet.most
                and (marker is not UNSET) == bet.marker
            )
            assert taken(ba.Wager(points=points, marker=marker)) == fits
    assert taken(ba.Choose(question=1)) == (offer.choose is not UNSET)
    votes = [] if offer.rule is UNSET else offer.rule
    for about in range(1, len(state.players) + 1):
        whole = any(v.about == about and v.part == "main" and v.item is UNSET for v in votes)
        assert taken(ba.Rule(about=about, right=True)) == whole
    for appeal in () if offer.appeal is UNSET else offer.appeal:
        assert taken(ba.Appeal(about=appeal.about, part=appeal.part, item=appeal.item))
    assert isinstance(rules.decide(state, HOST, act.Void()), list) == ("void" in host_words(state))
    assert isinstance(rules.decide(state, HOST, act.Next()), list) == ("next" in host_words(state))
    assert isinstance(rules.decide(state, HOST, act.End()), list) == ("end" in host_words(state))


@given(setups, moves)
def test_nobody_is_waited_for_who_may_not_act_b123(setup: Setup, tried: list[Move]) -> None:
    nothing = legal(replace(begin(setup), phase="over"), 1)
    for state in run(begin(setup), tried):
        for seat in to_act(state):
            assert not state.player(seat).away
            assert legal(state, seat) != nothing


@given(setups, moves)
def test_the_table_always_moves_on_f043(setup: Setup, tried: list[Move]) -> None:
    """Bells, the host's next and a spin always lead out of a phase, whoever has left."""
    state = run(begin(setup), tried)[-1]
    for _ in range(12):
        if state.phase in ("spin", "over"):
            break
        stage = (state.stage, state.round.resets)
        events = rules.decide(state, CLOCK, act.TimeUp(), Given(lands="history"))
        assert isinstance(events, list)
        state = after(state, events)
        assert (state.stage, state.round.resets) != stage
    assert state.phase in ("spin", "over", "bet")


@given(setups, moves)
def test_every_refusal_has_a_code_of_the_contract_and_changes_nothing(
    setup: Setup, tried: list[Move]
) -> None:
    state = begin(setup)
    for move in tried:
        who, action, luck = fit(state, move)
        if who.seat > len(state.players):
            continue
        kept = JSON.encode(msgspec.to_builtins(view(state, 1), str_keys=True))
        answer = rules.decide(state, who, action, luck)
        assert JSON.encode(msgspec.to_builtins(view(state, 1), str_keys=True)) == kept
        if isinstance(answer, Refusal):
            assert answer.code in CODES
        else:
            state = after(state, answer)


@given(setups, moves)
def test_a_seats_view_is_the_common_view_plus_you_and_its_part_of_the_back_b31(
    setup: Setup, tried: list[Move]
) -> None:
    for state in run(begin(setup), tried):
        common = view(state)
        for player in state.players:
            own = view(state, player.seat)
            card = own.card
            if card is not UNSET and state.phase in ("answer", "bonus"):
                card = replace(card, secret=UNSET, prompts=UNSET)
            assert JSON.encode(replace(own, you=UNSET, card=card)) == JSON.encode(common)


@given(setups, moves)
def test_nothing_hidden_is_in_a_view_before_its_time_f067_b31_b105(
    setup: Setup, tried: list[Move]
) -> None:
    for state in run(begin(setup), tried):
        for seat in (None, *range(1, len(state.players) + 1)):
            seen = view(state, seat)
            if seen.bets is not UNSET:
                for bet in seen.bets.values():
                    assert bet.points is UNSET or state.phase != "bet"
                    assert bet.marker is UNSET or state.phase == "settled"
            if seen.card is not UNSET and state.phase not in ("ruling", "settled"):
                assert seen.card.answer is UNSET
                assert seen.card.note is UNSET
                assert seen.card.bonus is UNSET or seen.card.bonus.answer is UNSET
            if state.phase not in ("ruling", "settled"):
                assert seen.answers is UNSET
                assert seen.verdicts is UNSET
            if seat is not None and seen.card is not UNSET and seat not in state.answering:
                assert seen.card.secret is UNSET
                assert seen.card.prompts is UNSET


@given(setups, moves)
def test_votes_and_appeals_are_where_a_verdict_is_b117_b118(
    setup: Setup, tried: list[Move]
) -> None:
    for state in run(begin(setup), tried):
        if state.phase != "ruling":
            assert appealable(state) == []
            continue
        for vote in open_votes(state):
            assert not all(seat in vote.cast for seat in vote.voters)
            if len(state.players) > 2:
                assert vote.key[1] not in vote.voters

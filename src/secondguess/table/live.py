"""A live table: one mailbox, one worker at a time, plans in, updates out.

The order is always: decide, append to the store, change memory, then send (law 2). Everything
that waits in the mailbox is decided in one go and stored in one append; after it every sender is
answered and every viewer gets one update. While the mailbox is empty no task exists.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from ..decks.spellings import Spelling
from ..engine.actions import CLOCK, Given, TimeUp, Who
from ..engine.refusals import Refusal
from .body import Body, encode_body, replay
from .events import Learnt
from .feed import Around, Feed, Viewer
from .handle import NO_CHANCE, Chance, handle, set_presence
from .lobby import HAT_WAITS_MS
from .memory import Remembered
from .plan import Plan, deadline
from .state import Table
from .store import Entry, Store, StoreFailed, VersionTaken

RETRY_S = 1.0
"""How long the clock waits before it tries again when the store could not save."""

Reply = Callable[[int | Refusal], None]
"""Called once: with the version that holds the action, or with why it was refused."""


class Letter(Struct, frozen=True, kw_only=True):
    """What lies in the mailbox: how to decide it, who sent it, and whom to answer."""

    decide: Callable[[Table, int], Plan | Refusal]
    reply: Reply
    by: str = ""
    action_id: str = ""
    who: Callable[[Table], Who | UnsetType] | None = None
    action: bytes | UnsetType = UNSET


class Shown(msgspec.Struct, eq=False):
    """Somebody who is shown the table: how to reach the screen, and as whom."""

    show: Callable[[bytes], None]
    viewer: Callable[[Table], Viewer | None]


class LiveTable:
    """One table of this node. Create it with the table as read from the store."""

    def __init__(
        self,
        *,
        key: str,
        table: Table,
        version: int,
        seen: Remembered,
        store: Store,
        now: Callable[[], int],
        around: Callable[[LiveTable], Around],
        on_fault: Callable[[], None],
        learn: Callable[[Sequence[Spelling]], None] = lambda spellings: None,
    ) -> None:
        self.key = key
        self.table = table
        self.version = version
        self.drafts: dict[int, tuple[int, str]] = {}
        self.touched = now()
        self.closed = False
        self.cannot_save = False
        self.shown: set[Shown] = set()
        self._seen = seen
        self._store = store
        self._now = now
        self._around = around
        self._on_fault = on_fault
        self._learn = learn
        self._mail: list[Letter] = []
        self._worker: asyncio.Task[None] | None = None
        self._owing = False
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._hat_alarm: asyncio.TimerHandle | None = None

    # -- in ---------------------------------------------------------------------------------

    def post(self, letter: Letter) -> None:
        """Put a letter into the mailbox; it is answered through its `reply`."""
        self._mail.append(letter)
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def act(
        self, who: Callable[[Table], Who | UnsetType], by: str, action_id: str, raw: bytes,
        action: Any, reply: Reply, chance: Callable[[Table], Chance] | None = None,
        lag_ms: int = 0,
    ) -> None:  # fmt: skip
        """An action of `by`, with the sender's `action_id`.

        `who` says who that is at the moment of deciding: seats may have moved meanwhile. `lag_ms`:
        how long the action was under way, as measured (B112); when it came is noted here.
        """
        received = self._now()

        def decide(table: Table, now: int) -> Plan | Refusal:
            acting = who(table)
            if acting is UNSET:
                return Refusal("bad-token")
            dealt = chance(table) if chance else NO_CHANCE
            luck = secrets.randbits(32)
            given = Given(at=received, lag_ms=lag_ms, luck=luck)
            return handle(table, acting, action, now, replace(dealt, given=given))

        self.post(
            Letter(decide=decide, reply=reply, by=by, action_id=action_id, who=who, action=raw)
        )

    def presence(self, find: Callable[[Table], int | None], *, away: bool) -> None:
        """A connection of the seat that `find` names (0: the screen) is gone, or there again."""

        def decide(table: Table, now: int) -> Plan | Refusal:
            seat = find(table)
            return (
                Plan((), table) if seat is None else set_presence(table, seat, away=away, now=now)
            )

        self.post(Letter(decide=decide, reply=_nobody))

    async def step(self, decide: Callable[[Table, int], Plan | Refusal], by: str) -> int | Refusal:
        """Decide something that no socket sent, and wait until it is stored."""
        future: asyncio.Future[int | Refusal] = asyncio.get_running_loop().create_future()

        def reply(answer: int | Refusal) -> None:
            if not future.done():
                future.set_result(answer)

        self.post(Letter(decide=decide, reply=reply, by=by))
        return await future

    # -- the worker -------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self._mail:
                letters, self._mail = self._mail, []
                await self._take(letters)
        finally:
            self._worker = None
            if self._mail and not self.closed:
                # Only after an exception: what came meanwhile must still be answered.
                self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _take(self, letters: Sequence[Letter]) -> None:
        table, version, now = self.table, self.version, self._now()
        entries: list[Entry] = []
        learnt: list[Spelling] = []
        answers: list[tuple[Reply, int | Refusal]] = []
        fresh: dict[tuple[str, str], int] = {}
        for letter in letters:
            key = (letter.by, letter.action_id)
            known = fresh.get(key) or self._seen.version_of(*key)
            if known is not None:
                answers.append((letter.reply, known))
                continue
            try:
                plan = letter.decide(table, now)
            except Exception:
                # One bad letter must not stop the table for the others; memory is untouched.
                self._on_fault()
                plan = Refusal("internal")
            if isinstance(plan, Refusal):
                answers.append((letter.reply, plan))
                continue
            if plan.events:
                version += 1
                who = UNSET if letter.who is None else letter.who(table)
                entries.append(self._entry(letter, plan, who, version, now))
                learnt += [e.spelling for e in plan.events if isinstance(e, Learnt)]
            table = plan.table
            if letter.action_id:
                fresh[key] = version
            answers.append((letter.reply, version))
        failed = await self._append(entries, learnt) if entries else None
        if failed is None:
            if learnt:
                self._learn(learnt)
            self._seen.add(fresh)
            moved = table.stage != self.table.stage
            hat_moved = table.host_away_since != self.table.host_away_since
            self.table, self.version, self.touched = table, version, now
            if moved:
                self.drafts.clear()
            if hat_moved:
                self._offer_hat()
        for reply, answer in answers:
            reply(failed if failed is not None and not isinstance(answer, Refusal) else answer)
        if entries and failed is None:
            self.cannot_save = False
            self.publish()
        elif failed is not None and failed.code == "storage":
            self.note_store(saves=False)
        self.set_alarm(retry=failed is not None)
        if failed is None:
            self.pay_what_is_owed()

    def pay_what_is_owed(self) -> None:
        """Do what the table has to do for a seat that left, once it is that seat's turn (B123)."""
        play = self.table.play
        owed = None if play is None or self.closed or self._owing else self.table.rules.owed(play)
        if owed is None:
            return
        seat, action = owed

        def paid(answer: int | Refusal) -> None:
            self._owing = False

        self._owing = True
        raw = msgspec.json.encode(action)
        self.act(lambda table: Who(seat=seat), "table", "", raw, action, paid)

    async def _append(self, entries: Sequence[Entry], learnt: Sequence[Spelling]) -> Refusal | None:
        try:
            await self._store.append(entries, learnt)
        except VersionTaken:
            await self._catch_up()
            return Refusal("busy")
        except StoreFailed:
            return Refusal("storage")
        return None

    def note_store(self, *, saves: bool) -> None:
        """The store was seen to save, or not to: everybody is told when that changes."""
        if self.cannot_save == saves:
            self.cannot_save = not saves
            self.publish()

    async def _catch_up(self) -> None:
        """Somebody else wrote this table: read what is missing, so that the next try fits."""
        for entry in await self._store.read(self.key, self.version):
            self.table = replay(self.table, entry)
            self.version = entry.version
            if entry.action_id:
                self._seen.add({(entry.by, entry.action_id): entry.version})
        self.publish()

    def _entry(
        self, letter: Letter, plan: Plan, who: Who | UnsetType, version: int, now: int
    ) -> Entry:
        action = UNSET if isinstance(letter.action, UnsetType) else Raw(letter.action)
        body = Body(events=plan.events, who=who, action=action)
        return Entry(
            table=self.key, version=version, at=now, by=letter.by, action_id=letter.action_id,
            body=encode_body(body),
        )  # fmt: skip

    # -- out --------------------------------------------------------------------------------

    def publish(self) -> None:
        """Show everybody the table as it is now."""
        if not self.shown:
            return
        feed = self._feed()
        # All are made before the first is sent: frames that leave one right after the other cost
        # the system less, for whoever reads them is woken once and not between every two.
        made = [(shown.show, self._made(feed, shown)) for shown in tuple(self.shown)]
        for show, update in made:
            if update is not None:
                show(update)

    def show_to(self, shown: Shown) -> None:
        """Show one viewer the table as it is now (F087: no replay of what was)."""
        update = self._made(self._feed(), shown)
        if update is not None:
            shown.show(update)

    def _feed(self) -> Feed:
        return Feed(self.table, self.version, self._now(), self._around(self))

    def _made(self, feed: Feed, shown: Shown) -> bytes | None:
        viewer = shown.viewer(self.table)
        return None if viewer is None else feed.update_for(viewer, self.draft_of(viewer.seat))

    def draft_of(self, seat: int) -> str:
        """The seat's half-typed text of the open phase."""
        if not self.drafts:
            return ""
        stage, text = self.drafts.get(seat, (0, ""))
        return text if stage == self.table.stage else ""

    # -- the clock --------------------------------------------------------------------------

    def set_alarm(self, *, retry: bool = False) -> None:
        """Wake up when the open phase's clock runs out. Timers are data; this is only a bell."""
        at = None if self.closed else deadline(self.table)
        if at == self._alarm_at and not retry:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._alarm_at = at
        if at is not None:
            wait = max(0.0, (at - self._now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(
                max(wait, RETRY_S) if retry else wait, self._ring
            )

    def _offer_hat(self) -> None:
        """When the host has been away long enough, seats are shown that they may take the hat."""
        if self._hat_alarm is not None:
            self._hat_alarm.cancel()
            self._hat_alarm = None
        since = self.table.host_away_since
        wait = 0 if since is None else since + HAT_WAITS_MS - self._now()
        if wait > 0 and not self.closed:
            loop = asyncio.get_running_loop()
            self._hat_alarm = loop.call_later(wait / 1000 + 0.05, self.publish)

    def _ring(self) -> None:
        """The bell: time is up if the phase's clock has run out. Never cancels itself (F049)."""
        self._alarm, self._alarm_at = None, None
        at = deadline(self.table)
        if at is None or self.closed:
            return
        if at > self._now():
            self.set_alarm()
            return
        action = TimeUp(stage=self.table.stage)
        self.act(_clock, "clock", "", msgspec.json.encode(action), action, _nobody)

    async def stop(self) -> None:
        """Finish what lies in the mailbox, then take no more."""
        while self._worker is not None:
            await asyncio.wait([self._worker])
        self.closed = True
        self.set_alarm()
        self._offer_hat()


def _clock(table: Table) -> Who:
    return CLOCK


def _nobody(answer: int | Refusal) -> None:
    """For letters that nobody waits for."""

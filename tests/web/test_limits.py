"""Token buckets."""

from __future__ import annotations

from secondguess.web.limits import Bucket, Buckets, Rate


def test_a_burst_then_a_steady_trickle() -> None:
    bucket = Bucket(Rate(3, 0.5), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1.9)
    assert bucket.take(2.0)
    assert not bucket.take(2.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_keys_do_not_share() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_f011_forgotten_keys_take_no_room() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 1), lambda: now)
    for n in range(Buckets.MOST):
        assert buckets.take(f"a{n}")
    now = 10.0
    assert buckets.take("one more")
    assert len(buckets._buckets) == 1
    assert not buckets.take("one more")


def test_many_at_once_are_not_kept_without_end() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    for n in range(Buckets.MOST * 2):
        buckets.take(f"a{n}")
    assert len(buckets._buckets) <= Buckets.MOST

/**
 * Places on the table of points, with honest ties: 1, 1, 3 (F123). At the end the view says who
 * won (W50, W51, W71); the page does not find that out by itself.
 */
export interface Place {
  seat: number;
  points: number;
  rank: number;
  winner: boolean;
}

export function places(
  points: Readonly<Record<string, number>>,
  winners: readonly number[] = [],
): Place[] {
  const all = Object.entries(points).map(([seat, amount]) => ({
    seat: Number(seat),
    points: amount,
    winner: winners.includes(Number(seat)),
  }));
  // Somebody who lost the tie-break (W51) stands behind the winner with as many points.
  const isAhead = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    a.winner === b.winner ? a.points > b.points : a.winner;
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter((other) => isAhead(other, one)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

import type { Outage } from './misfortune.ts';
import type { Happened } from './rush.ts';
import { percentile } from '../percentile.ts';

export type Score = {
  count: number;
  lost: number;
  doubled: number;
  /** How late, over all items. */
  p50: number;
  p95: number;
  worst: number;
  /** How late after the parts that were down at the due time had recovered. */
  p95AfterRecovery: number;
};

/** Scores a rush by the due time of each item. */
export function scoreOf(
  due: ReadonlyMap<string, number>,
  happened: Happened,
  outages: readonly Outage[],
): Score {
  const ends = [...due].flatMap(([id, dueAt]) => {
    const one = happened.get(id);
    return one === undefined ? [] : [{ dueAt, ...one }];
  });
  const late = ends.map(({ dueAt, at }) => at - dueAt);
  const afterRecovery = ends.map(({ dueAt, at }) => Math.max(0, at - possibleFrom(dueAt, outages)));
  return {
    count: due.size,
    lost: due.size - ends.length,
    doubled: ends.filter(({ times }) => times > 1).length,
    p50: percentile(late, 0.5),
    p95: percentile(late, 0.95),
    worst: percentile(late, 1),
    p95AfterRecovery: percentile(afterRecovery, 0.95),
  };
}

/** The first moment from the due time on without any outage. */
function possibleFrom(dueAt: number, outages: readonly Outage[]): number {
  return outages
    .toSorted((a, b) => a.from - b.from)
    .reduce((at, { from, to }) => (from <= at && at < to ? to : at), dueAt);
}

import type { Route, RouteName } from '@crocodile-hub/core/contract/routes';
import { Failure } from '../../ports/failure.ts';
import { type Log, usageKinds, type Usage, type UsageKind } from '../../ports/world.ts';
import type { Person } from '../../ports/accounts.ts';

/** A call is not kept waiting for its count. */
const patienceMs = 3_000;

/** Calls whose body holds a list, each member of which costs as much as a call. */
const listsCounted: Partial<Record<RouteName, { kind: UsageKind; field: string }>> = {
  bulkAction: { kind: 'message', field: 'messageIds' },
};

/**
 * Makes the guard that counts a person's usage across all instances, after the call is validated. If the counter is late
 * or cannot be reached, the call passes: the instance's own limit still holds. Rule calls.rate.1.
 */
export function usageCounter(usage: Usage, log: Log) {
  async function secondsToWait(uid: string, kind: UsageKind, amount: number): Promise<number> {
    try {
      const seconds = await inTime(usage.take(uid, kind, amount));
      if (seconds === null) log.warn('usage.late', { kind });
      return seconds ?? 0;
    } catch (error) {
      log.error('usage.uncounted', error, { kind });
      return 0;
    }
  }

  return async function countUsage(
    { name, route }: { name: RouteName; route: Route },
    { person, body }: { person: Person | null; body: unknown },
  ): Promise<void> {
    const used = countedIn(name, route, body);
    if (used === null || person === null) return;
    const retryAfterSeconds = await secondsToWait(person.uid, used.kind, used.amount);
    if (retryAfterSeconds > 0) throw new Failure('rate-limited', 'tooManyCalls', { retryAfterSeconds });
  };
}

function countedIn(
  name: RouteName,
  { limit }: Route,
  body: unknown,
): { kind: UsageKind; amount: number } | null {
  const list = listsCounted[name];
  if (list !== undefined) return { kind: list.kind, amount: lengthOf(body, list.field) };
  const kind = usageKinds.find((each) => each === limit);
  return kind === undefined ? null : { kind, amount: 1 };
}

function lengthOf(body: unknown, field: string): number {
  const list: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return Array.isArray(list) ? list.length : 1;
}

/** Null when it takes longer. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

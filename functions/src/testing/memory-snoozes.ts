import type { Snooze, Snoozes } from '../ports/workspace.ts';

/** The conversations that one person has put off, in memory. */
export function memorySnoozes(): Snoozes & {
  stored: Map<string, Snooze>;
  /** How often something was put off. */
  timesPutOff: () => number;
} {
  const stored = new Map<string, Snooze>();
  let putOff = 0;
  return {
    stored,
    timesPutOff: () => putOff,
    putOffAt: (_uid, at) => Promise.resolve([...stored.values()].filter(({ snoozedAt }) => snoozedAt === at)),
    async transact(_uid, ids, step) {
      await Promise.resolve();
      const known = ids.flatMap((id) => stored.get(id) ?? []);
      const { put = [], end = [], result } = step(new Map(known.map((one) => [one.id, one])));
      if (put.length > 0) putOff += 1;
      for (const one of put) stored.set(one.id, one);
      for (const id of end) stored.delete(id);
      return result;
    },
  };
}

import type { Instant } from '@crocodile-hub/core/contract/time';
import { onBehalfOf } from '../../ports/accounts.ts';
import type { Due } from '../../ports/world.ts';
import { resumeEntry } from '../ledger/run-job.ts';
import type { LedgerPorts } from '../ledger/run-entry.ts';
import type { Resumed } from '../patience.ts';
import type { DeliverPorts } from '../reminders/deliver-due.ts';
import { resumeReminder } from '../reminders/resume.ts';

type SweepPorts = DeliverPorts & LedgerPorts;

const atOnce = 10;
/** For one person, so that many or slow items leave places for others. */
const atOnceOfOne = 3;
/** The next run, a minute later, takes up the rest. */
const budgetMs = 45_000;

type Tally = Record<Resumed, number>;

/**
 * Resumes what a lost queue task or a dead worker left behind. It reads everything that is due, and people take turns,
 * so that one person's many or broken items do not delay another's. Failed items wait longer each time. It may run
 * twice at once.
 */
export async function sweep(ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();
  const until = now + budgetMs;
  // Reminders and actions have separate places, so that a slow provider never delays reminders.
  const [reminders, entries] = await Promise.all([
    inTurns(ports, until, ports.reminders.due(now), (due) => resumeReminder(ports, due)),
    inTurns(ports, until, ports.ledger.due(now), (due) => resumeEntry(ports, due)),
  ]);
  if (reminders.seen + entries.seen > 0) {
    ports.log.info('sweep', { ...named('reminders', reminders), ...named('entries', entries) });
  }
}

function named(what: 'reminders' | 'entries', { seen, people, tally }: Swept): Record<string, number> {
  return {
    [what]: seen,
    [`${what}People`]: people,
    [`${what}Failed`]: tally.failed,
    [`${what}SetAside`]: tally['set-aside'],
    [`${what}Left`]: seen - tally.resumed - tally.failed - tally['set-aside'],
  };
}

type Swept = { seen: number; people: number; tally: Tally };

/** Reads on while it works: the last page may hold a person's only item. */
async function inTurns(
  { clock, log }: Pick<SweepPorts, 'clock' | 'log'>,
  until: Instant,
  pages: AsyncIterable<readonly Due[]>,
  resume: (due: Due) => Promise<Resumed>,
): Promise<Swept> {
  const turns = new Turns<Due>(atOnceOfOne);
  const people = new Set<string>();
  const tally: Tally = { resumed: 0, failed: 0, 'set-aside': 0 };
  let seen = 0;
  let isRead = false;
  let change = Promise.withResolvers<void>();
  const changed = () => {
    change.resolve();
    change = Promise.withResolvers();
  };

  async function read(): Promise<void> {
    try {
      for await (const page of pages) {
        for (const due of page) {
          turns.add(due.uid, due);
          people.add(due.uid);
        }
        seen += page.length;
        changed();
        if (clock.now() >= until) return;
      }
    } catch (error) {
      log.error('sweep.failed', error);
    } finally {
      isRead = true;
      changed();
    }
  }

  async function work(): Promise<void> {
    while (clock.now() < until) {
      const turn = turns.take();
      if (turn !== undefined) {
        tally[await onBehalfOf(turn.uid, () => resume(turn.item))] += 1;
        turns.finished(turn.uid);
        changed();
      } else if (isRead && turns.isEmpty) return;
      else await change.promise;
    }
  }

  await Promise.all([read(), ...Array.from({ length: atOnce }, work)]);
  return { seen, people: people.size, tally };
}

/** Lets people take turns, so that one with much work does not delay one with little. */
class Turns<T> {
  /** In the order of their next turn. Only people with waiting items are here. */
  readonly #waiting = new Map<string, T[]>();
  readonly #underWay = new Map<string, number>();
  readonly #mostOfOne: number;

  /** At most `mostOfOne` things of one person are under way at once. */
  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne;
  }

  add(uid: string, item: T): void {
    const items = this.#waiting.get(uid);
    if (items === undefined) this.#waiting.set(uid, [item]);
    else items.push(item);
  }

  /** The next item of the person whose turn it is; undefined if all have enough under way. */
  take(): { uid: string; item: T } | undefined {
    for (const [uid, items] of this.#waiting) {
      const underWay = this.#underWay.get(uid) ?? 0;
      if (underWay >= this.#mostOfOne) continue;
      const item = items.shift();
      this.#waiting.delete(uid);
      if (item === undefined) continue;
      if (items.length > 0) this.#waiting.set(uid, items);
      this.#underWay.set(uid, underWay + 1);
      return { uid, item };
    }
    return undefined;
  }

  finished(uid: string): void {
    const left = (this.#underWay.get(uid) ?? 0) - 1;
    if (left > 0) this.#underWay.set(uid, left);
    else this.#underWay.delete(uid);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }
}

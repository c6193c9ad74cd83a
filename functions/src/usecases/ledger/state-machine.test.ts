import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OutboxStatus } from '@crocodile-hub/core/contract/documents';
import { cancelled } from '@crocodile-hub/core/domain/waiting-entry';
import type { Entry } from '../../ports/ledger.ts';
import { claimEntry, isTooLateToRepeat, withOutcome, type ClaimMode, type LedgerOutcome } from './claim.ts';
import { openEntry, type Departure } from './entry.ts';
import { undo } from './take-back.ts';

/** The states as drawn: rule ledger.states.1. */
const drawn: Record<OutboxStatus, readonly OutboxStatus[]> = {
  accepted: ['claimed', 'failed', 'cancelled'],
  held: ['claimed', 'failed', 'cancelled'],
  scheduled: ['claimed', 'failed', 'cancelled'],
  claimed: ['claimed', 'done', 'failed', 'uncertain'],
  uncertain: ['claimed'],
  done: ['cancelled'],
  failed: [],
  cancelled: [],
};

const leaseMs = 60_000;
const workers = ['a', 'b', 'c'] as const;
const event = fc.oneof(
  fc.record({ type: fc.constant('claim' as const), by: fc.constantFrom(...workers) }),
  fc.record({
    type: fc.constant('finish' as const),
    by: fc.constantFrom(...workers),
    luck: fc.constantFrom(
      'done',
      'refused',
      'silent',
      'silent after it was done',
      'dies',
      'dies after it was done',
    ),
  }),
  fc.record({ type: fc.constant('undo' as const) }),
  fc.record({
    type: fc.constant('wait' as const),
    ms: fc.constantFrom(100, 5_000, 30_000, 61_000, 3_600_001),
  }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;
type Luck = Extract<Event, { type: 'finish' }>['luck'];

const departure = fc.constantFrom<Departure>(
  { is: 'now' },
  { is: 'held', holdMs: 5_000 },
  { is: 'scheduled', at: 40_000 },
);

/** An entry, the workers that hold or held it, and how often the provider acted. */
function aWorld(leaves: Departure) {
  const intent = {
    actionType: 'send_email' as const,
    payload: {},
    payloadHash: 'h',
    taskId: null,
    sessionId: null,
    timeZone: null,
    locale: null,
    departure: leaves,
  };
  let entry: Entry = openEntry(null, intent, 0).entry;
  let now = 0;
  let effects = 0;
  let wasTakenBackInTime = false;
  const held = new Map<string, { mode: ClaimMode; until: number }>();
  const move = (next: Entry) => {
    if (next.status !== entry.status) expect(drawn[entry.status]).toContain(next.status);
    entry = next;
  };

  function finish(by: string, luck: Luck): void {
    const hold = held.get(by);
    held.delete(by);
    // Every provider call ends well before the lease: a worker that did not finish by then is dead.
    if (hold === undefined || now >= hold.until) return;
    const outcome = outcomeOf(hold.mode, luck);
    if (outcome === null) return;
    const next = withOutcome(entry, by, outcome, now);
    if (next !== null) move(next);
  }

  function outcomeOf(mode: ClaimMode, luck: Luck): LedgerOutcome | null {
    if (mode !== 'first' && effects > 0) return happened;
    if (mode === 'in-doubt' || (mode === 'after-crash' && isTooLateToRepeat(entry, now))) return refused;
    if (luck.endsWith('done')) effects += 1;
    switch (luck) {
      case 'done':
        return happened;
      case 'refused':
        return refused;
      case 'silent':
      case 'silent after it was done':
        return { is: 'uncertain', failure: { kind: 'unavailable', reason: '' }, waitMs: 0 };
      default:
        return null;
    }
  }

  return {
    happens(what: Event): void {
      if (what.type === 'wait') now += what.ms;
      else if (what.type === 'finish') finish(what.by, what.luck);
      else if (what.type === 'claim') {
        const result = claimEntry(entry, { name: what.by, leaseMs }, now);
        if (result.is === 'claimed' || result.is === 'too-late') move(result.entry);
        if (result.is === 'claimed') held.set(what.by, { mode: result.mode, until: now + leaseMs });
      } else {
        const way = undo(entry, now);
        if (way.is === 'cancelled') {
          wasTakenBackInTime ||= way.entry !== entry;
          move(way.entry);
        }
        if (way.is === 'invertible') move(cancelled(entry, now));
      }
    },
    get seen() {
      return { effects, status: entry.status, wasTakenBackInTime };
    },
  };
}

const happened: LedgerOutcome = {
  is: 'done',
  result: {},
  inverse: { kind: 'action', id: 'i' },
  undoUntil: null,
};
const refused: LedgerOutcome = { is: 'failed', failure: { kind: 'forbidden', reason: '' } };

it('an action happens at most once, and its entry never leaves the drawn states', () => {
  fc.assert(
    fc.property(departure, fc.array(event, { maxLength: 60 }), (leaves, events) => {
      const world = aWorld(leaves);
      for (const what of events) {
        world.happens(what);
        const { effects, status, wasTakenBackInTime } = world.seen;
        expect(effects).toBeLessThanOrEqual(1);
        if (status === 'done') expect(effects).toBe(1);
        if (wasTakenBackInTime) expect(effects).toBe(0);
      }
    }),
    { numRuns: 2_000 },
  );
});

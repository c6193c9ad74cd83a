import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Entry } from '../../ports/ledger.ts';

/** An action that is later than this does not run without a new confirmation. */
const latestMs = hourMs;
/** The wait before a doubtful action is first looked up again; it grows up to the longest one. */
const firstRecheckMs = 5_000;
const longestRecheckMs = 15 * minuteMs;
/** Providers end a call within this time, also one that nobody waits for any more. */
export const longestCallMs = minuteMs;
/** After this time and this many looks, a silent provider is asked no more. */
const patience = { ms: 3 * hourMs, looks: 10 } as const;

export type ClaimMode = 'first' | 'after-crash' | 'in-doubt';

/** A worker, and how long its claim excludes others. Every provider call ends well before. */
export type Claimant = { name: string; leaseMs: number };

export type Claim =
  /** Ours to perform. After a crash or in doubt it may already have happened, so the provider is asked first. */
  | { is: 'claimed'; entry: Entry; mode: ClaimMode }
  /** Its time passed long ago: it is given up, and the person may run it again. */
  | { is: 'too-late'; entry: Entry }
  | { is: 'waiting'; until: Instant }
  | { is: 'busy'; until: Instant }
  | { is: 'settled'; entry: Entry };

/** When to ask the provider again: soon at first, ever more seldom while it stays silent. */
export function recheckAfter({ runAt, createdAt }: Pick<Entry, 'runAt' | 'createdAt'>, now: Instant): number {
  const doubtfulMs = now - (runAt ?? createdAt);
  return Math.min(Math.max(firstRecheckMs, doubtfulMs / 2), longestRecheckMs);
}

/**
 * Decides whether this worker may perform the entry now. The store applies this atomically, so two workers never hold
 * the same claim.
 */
export function claimEntry(entry: Entry, by: Claimant, now: Instant): Claim {
  switch (entry.status) {
    case 'accepted':
      return isTooLate(entry.createdAt, now) ? giveUp(entry, now) : take(entry, by, now, 'first');
    case 'held':
    case 'scheduled': {
      const runAt = entry.runAt ?? entry.createdAt;
      if (now < runAt) return { is: 'waiting', until: runAt };
      return isTooLate(runAt, now) ? giveUp(entry, now) : take(entry, by, now, 'first');
    }
    case 'claimed': {
      const until = entry.claim?.until ?? now;
      return now < until ? { is: 'busy', until } : take(entry, by, now, 'after-crash');
    }
    case 'uncertain':
      if (entry.attendAt === null) return { is: 'settled', entry };
      return now < entry.attendAt ? { is: 'settled', entry } : take(entry, by, now, 'in-doubt');
    case 'done':
    case 'failed':
    case 'cancelled':
      return { is: 'settled', entry };
    default:
      return unreachable(entry.status);
  }
}

/** True when a doubtful action that turned out not to have happened is too old to be done now. */
export function isTooLateToRepeat(entry: Entry, now: Instant): boolean {
  return isTooLate(entry.runAt ?? entry.createdAt, now);
}

/** True if the person must decide: the provider was asked often, for hours, without a result. */
export function isOutOfPatience({ failures, runAt, createdAt }: Entry, now: Instant): boolean {
  return failures >= patience.looks && now - (runAt ?? createdAt) >= patience.ms;
}

/** The result of performing an action. */
export type LedgerOutcome =
  | { is: 'done'; result: Record<string, unknown>; inverse: Entry['inverse']; undoUntil: Instant | null }
  | { is: 'failed'; failure: NonNullable<Entry['failure']> }
  /** The provider did not say whether it happened. Before `waitMs` have passed, it may still be at it. */
  | { is: 'uncertain'; failure: NonNullable<Entry['failure']>; waitMs: number }
  /** The provider could not be asked about an earlier worker's try; it is asked again later. */
  | { is: 'ask-later' }
  /** The outcome cannot be found out; the person must look. */
  | { is: 'undecidable'; failure: NonNullable<Entry['failure']> };

/** The entry after its outcome; null if another worker has the claim by now, whose result counts. */
export function withOutcome(entry: Entry, by: string, outcome: LedgerOutcome, now: Instant): Entry | null {
  if (entry.status !== 'claimed' || entry.claim?.by !== by) return null;
  const settled = { ...entry, claim: null, updatedAt: now, attendAt: null, failure: null };
  switch (outcome.is) {
    case 'done':
      return {
        ...settled,
        status: 'done',
        result: outcome.result,
        inverse: outcome.inverse,
        undoUntil: outcome.undoUntil,
      };
    case 'failed':
      return { ...settled, status: 'failed', failure: outcome.failure, undoUntil: null };
    case 'undecidable':
      return { ...settled, status: 'uncertain', failure: outcome.failure };
    case 'ask-later':
      return {
        ...entry,
        updatedAt: now,
        attendAt: now + recheckAfter(entry, now),
        claim: { by: 'nobody', until: now + recheckAfter(entry, now) },
      };
    case 'uncertain':
      return {
        ...settled,
        status: 'uncertain',
        failure: outcome.failure,
        attendAt: now + Math.max(outcome.waitMs, recheckAfter(entry, now)),
      };
    default:
      return unreachable(outcome);
  }
}

function take(entry: Entry, { name, leaseMs }: Claimant, now: Instant, mode: ClaimMode): Claim {
  const until = now + leaseMs;
  const failures = entry.failures + (mode === 'first' ? 0 : 1);
  return {
    is: 'claimed',
    mode,
    entry: {
      ...entry,
      status: 'claimed',
      claim: { by: name, until },
      attendAt: until,
      updatedAt: now,
      failures,
    },
  };
}

function giveUp(entry: Entry, now: Instant): Claim {
  const failure = {
    kind: 'unavailable' as const,
    reason: 'tooLate',
  };
  return {
    is: 'too-late',
    entry: { ...entry, status: 'failed', failure, updatedAt: now, attendAt: null, undoUntil: null },
  };
}

function isTooLate(at: Instant, now: Instant): boolean {
  return now - at > latestMs;
}

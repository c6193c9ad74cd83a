import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { ActionNotification, NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { asFailure, Failure } from '../../ports/failure.ts';
import type { Entry, Step } from '../../ports/ledger.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Accounts, refusalToAct } from '../accounts/accounts.ts';
import type { Performed, Run } from '../actions/action.ts';
import { logProblem } from '../log-problem.ts';
import { notifyDevices, type NotifyPorts } from '../push/devices.ts';
import type { Actions, PreparedAction } from '../actions/registry.ts';
import { setAside } from '../patience.ts';
import { nameOf, notLeft, reasonOf } from './not-left.ts';
import { recordable } from './recordable.ts';
import { givenBack } from './rule-mark.ts';
import { taskAfter } from './task-after.ts';
import { wakeAt } from './wake.ts';
import {
  claimEntry,
  isOutOfPatience,
  isTooLateToRepeat,
  longestCallMs,
  withOutcome,
  type Claim,
  type ClaimMode,
  type LedgerOutcome,
} from './claim.ts';

export type LedgerPorts = Pick<Ports, 'ledger' | 'clock' | 'ids' | 'log' | 'queue'> &
  NotifyPorts & {
    actions: Actions;
    accounts: Accounts;
    leaseMs: number;
  };

export type RunResult = { is: 'settled'; entry: Entry } | { is: 'busy' | 'waiting'; until: Instant };

/** A wake-up may come a little early; before its time the entry would not be looked at. */
const queueEarlyMs = 1_000;
/** A provider's index may lag behind for a moment. */
const secondLookMs = 1_500;

/** Claims the entry, performs it once and records the result; or resumes another worker's try. */
export async function runEntry(ports: LedgerPorts, person: Person, key: string): Promise<RunResult> {
  // Before the claim: if the account cannot be checked, the entry is tried again later.
  await ports.accounts.find(person.uid);
  const by = ports.ids.next();
  const claimed = await takeClaim(ports, person.uid, key, by);
  switch (claimed.is) {
    case 'waiting':
    case 'busy':
      return claimed;
    case 'settled':
    case 'too-late':
      return { is: 'settled', entry: claimed.entry };
    case 'claimed': {
      const outcome = await outcomeOf(ports, person, key, claimed.entry, claimed.mode);
      ports.log.info('action.performed', {
        action: claimed.entry.actionType,
        outcome: outcome.is,
        mode: claimed.mode,
      });
      const run = await recordOutcome(ports, person.uid, key, by, outcome);
      await lookAgain(ports, person.uid, key, run);
      return run;
    }
    default:
      return unreachable(claimed);
  }
}

function takeClaim(ports: LedgerPorts, uid: string, key: string, by: string): Promise<Claim> {
  const now = ports.clock.now();
  return stepAndTell(ports, uid, key, (entry): Step<Claim> => {
    if (entry === null) throw new Error('the ledger has no such entry');
    const result = claimEntry(entry, { name: by, leaseMs: ports.leaseMs }, now);
    switch (result.is) {
      case 'claimed':
        return { result, entry: result.entry };
      case 'too-late':
        return {
          result,
          entry: result.entry,
          task: taskAfter(result.entry),
          notification: notLeft(ports.actions, entry, 'too-late', now),
        };
      case 'waiting':
      case 'busy':
      case 'settled':
        return { result };
      default:
        return unreachable(result);
    }
  });
}

/** Asks again for hours, but not for ever. An entry at which every worker dies is given up, too. */
async function outcomeOf(
  ports: LedgerPorts,
  person: Person,
  key: string,
  entry: Entry,
  mode: ClaimMode,
): Promise<LedgerOutcome> {
  const isLast = isOutOfPatience(entry, ports.clock.now());
  if (isLast && mode === 'after-crash') return undecidable();
  const outcome = await performOnce(ports, person, key, entry, mode);
  const isOpen = outcome.is === 'uncertain' || outcome.is === 'ask-later';
  return isOpen && isLast ? undecidable() : outcome;
}

async function performOnce(
  ports: LedgerPorts,
  person: Person,
  key: string,
  entry: Entry,
  mode: ClaimMode,
): Promise<LedgerOutcome> {
  const startedAt = ports.clock.now();
  const timeZone = personTimeZone(entry.timeZone);
  const since = entry.runAt ?? entry.createdAt;
  const leaveBy = startedAt + ports.leaseMs / 2;
  const run: Run = { person, key, now: startedAt, since, leaveBy, timeZone, locale: entry.locale };
  const action = prepared(ports, entry);
  if (action instanceof Failure) return settle(action);
  // The account may have ended, or changed its address, since the action was accepted.
  const refusal = await refusalToAct(ports.accounts, person.uid, entry);
  if (mode === 'first') return refusal === null ? await attempt(ports, action, run, mode) : settle(refusal);

  const earlier = await action.recover(run).catch((error: unknown) => {
    logProblem(ports.log, 'action.look-up-failed', error);
    return null;
  });
  if (earlier === null) return mode === 'in-doubt' ? inDoubt() : { is: 'ask-later' };
  if (earlier.is === 'done') return done(earlier.performed);
  if (earlier.is === 'unknown') return undecidable();
  if (mode === 'in-doubt' || isTooLateToRepeat(entry, startedAt)) return notSent();
  // The look-up may have used most of the lease; then the next holder performs it.
  if (ports.clock.now() > leaveBy) return { is: 'ask-later' };
  return refusal === null ? await attempt(ports, action, run, mode) : settle(refusal);
}

/** A stored payload that no longer fits its action is given up. */
function prepared({ actions }: LedgerPorts, { actionType, payload }: Entry): PreparedAction | Failure {
  try {
    return actions[actionType].prepare(payload ?? {});
  } catch (error) {
    return asFailure(error);
  }
}

/** After a crash a try that did not reach the provider says nothing of the earlier one, which may only now be found. */
async function attempt(
  ports: LedgerPorts,
  action: PreparedAction,
  run: Run,
  mode: ClaimMode,
): Promise<LedgerOutcome> {
  try {
    return done(await action.perform(run));
  } catch (error) {
    const failure = asFailure(error);
    const earlierMayHave = mode === 'after-crash' && failure.kind === 'unavailable';
    if (!failure.mayHaveHappened && !earlierMayHave) return settle(failure);
    logProblem(ports.log, 'action.in-doubt', error);
    return await lookTwice(ports, action, run, failure);
  }
}

/**
 * The provider gave no answer, so it is asked what happened: the person should get a definite answer. What it may still
 * be at is not there yet, and is looked up again later.
 */
async function lookTwice(
  ports: LedgerPorts,
  action: PreparedAction,
  run: Run,
  failure: Failure,
): Promise<LedgerOutcome> {
  const waitMs = failure.mayStillHappen ? longestCallMs : 0;
  for (const look of [1, 2]) {
    try {
      const found = await action.recover(run);
      if (found.is === 'done') return done(found.performed);
      // The provider's index may not show it yet.
      if (found.is === 'unknown' && look === 2) return undecidable();
    } catch (error) {
      logProblem(ports.log, 'action.look-up-failed', error);
      return inDoubt(waitMs);
    }
    if (look === 1) await ports.clock.wait(secondLookMs);
  }
  return failure.mayStillHappen ? inDoubt(waitMs) : settle(failure);
}

function recordOutcome(
  ports: LedgerPorts,
  uid: string,
  key: string,
  by: string,
  outcome: LedgerOutcome,
): Promise<RunResult> {
  const now = ports.clock.now();
  return stepAndTell(ports, uid, key, (entry): Step<RunResult> => {
    if (entry === null) throw new Error('the ledger lost an entry');
    const next = withOutcome(entry, by, outcome, now);
    if (next === null) return { result: { is: 'settled', entry } };
    const isGivenUp = next.status === 'failed' || (next.status === 'uncertain' && next.attendAt === null);
    return {
      entry: next,
      task: taskAfter(next),
      notification: isGivenUp ? told(ports.actions, key, entry, reasonOf(next), now) : undefined,
      result: { is: 'settled', entry: next },
    };
  });
}

/** A doubt is looked at soon, without waiting for the sweeper. */
async function lookAgain(ports: LedgerPorts, uid: string, key: string, run: RunResult): Promise<void> {
  if (run.is !== 'settled' || run.entry.status !== 'uncertain' || run.entry.attendAt === null) return;
  await wakeAt(ports, uid, key, run.entry.attendAt + queueEarlyMs);
}

/** After hours the page no longer waits for it, so the person is notified even if it was not scheduled. */
function told(
  actions: Actions,
  key: string,
  entry: Entry,
  reason: ActionNotification['reason'],
  now: Instant,
): NotificationDocument | undefined {
  const wasScheduled = notLeft(actions, entry, reason, now);
  if (wasScheduled !== undefined || !isOutOfPatience(entry, now)) return wasScheduled;
  const lost = { id: key, title: nameOf(actions, entry), dueAt: entry.runAt ?? entry.createdAt };
  return setAside({ what: 'action', ...lost }, now).document;
}

/**
 * One step of the ledger; a stored notification is also pushed to the person's devices, and an entry that fails gives
 * its mails back to its rule.
 */
async function stepAndTell<T>(
  ports: LedgerPorts,
  uid: string,
  key: string,
  step: (entry: Entry | null) => Step<T>,
): Promise<T> {
  const taken = await ports.ledger.transact(uid, key, (entry, _sent, mark): Step<Step<T>> => {
    const made = step(entry);
    return { ...made, ...givenBack(made.entry, mark), result: made };
  });
  if (taken.notification !== undefined) await notifyDevices(ports, uid, key, taken.notification);
  return taken.result;
}

function done({ message, result, inverse, undoUntil }: Performed): LedgerOutcome {
  return {
    is: 'done',
    result: recordable({ message: cut(message, bounds.summary), ...result }),
    inverse: inverse === null ? null : { kind: 'action', id: inverse },
    undoUntil,
  };
}

function settle({ kind, reason, retryAfterSeconds }: Failure): LedgerOutcome {
  const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { is: 'failed', failure: { kind, reason: cut(reason, bounds.summary), ...retry } };
}

function notSent(): LedgerOutcome {
  return {
    is: 'failed',
    failure: { kind: 'unavailable', reason: 'notSent' },
  };
}

function inDoubt(waitMs = 0): LedgerOutcome {
  return { is: 'uncertain', failure: { kind: 'unavailable', reason: 'inDoubt' }, waitMs };
}

function undecidable(): LedgerOutcome {
  return { is: 'undecidable', failure: { kind: 'unavailable', reason: 'undecidable' } };
}

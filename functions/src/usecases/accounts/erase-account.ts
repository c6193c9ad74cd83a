import { deletionStores, type DeletionStore } from '@crocodile-hub/core/contract/account';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import { type Deletion, type DeletionStep, onBehalfOf } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { nextTry } from '../patience.ts';
import type { Accounts } from './accounts.ts';
import { withdrawGrants, type WithdrawPorts } from './withdraw-grants.ts';

export type ErasePorts = WithdrawPorts &
  Pick<Ports, 'deletions' | 'directory' | 'clock'> & { accounts: Accounts };

const steps: readonly DeletionStep[] = ['close', ...deletionStores];

/** Less than the queue's limit for one call. */
const budgetMs = 40_000;
/** A sweep begins no deletion after this. The last one may take its own time, and both fit the sweep's limit. */
const sweepBudgetMs = 45_000;
/** A worker that was silent for this long is dead. */
const silenceMs = minuteMs;
/** An open page may write until its token ends, after an hour. So there is one more look after that. */
const lateMs = 65 * minuteMs;
/** After this many tries to revoke a grant, the deletion goes on without it. */
const mostTries = 3;

/** Not a failure: one call cannot delete everything. */
export class MoreToErase extends Error {
  constructor() {
    super('there is more to delete');
  }
}

/**
 * Runs the steps of a deletion that are left, from where the last worker stopped. Each step may run twice, also at the
 * same time.
 */
export async function eraseAccount(ports: ErasePorts, receipt: string): Promise<void> {
  const { deletions, clock, log } = ports;
  const endsAt = clock.now() + budgetMs;
  for (;;) {
    const deletion = await deletions.load(receipt);
    if (deletion === null || deletion.uid === null) return;
    const { uid, finishedAt } = deletion;
    if (finishedAt !== null) {
      if (clock.now() >= finishedAt + lateMs) await lookOnceMore(ports, receipt, uid, endsAt);
      return;
    }
    const step = nextStep(deletion);
    if (step === undefined) {
      const now = clock.now();
      await deletions.finish(receipt, { now, attendAt: now + lateMs });
      log.info('account.deleted');
    } else await take(ports, { receipt, uid, step, failures: deletion.failures, endsAt });
  }
}

/** The first step, done before the person gets an answer: after it, no action is sent. */
export async function closeAccount(ports: ErasePorts, uid: string, receipt: string): Promise<void> {
  await ports.directory.close(uid);
  // Other instances notice at their next look; this one must know at once.
  await ports.accounts.ask(uid);
  await completed(ports, receipt, 'close');
}

/** Resumes deletions whose worker is silent, and looks once more at finished ones. The next run takes up the rest. */
export async function sweepDeletions(ports: ErasePorts): Promise<void> {
  const now = ports.clock.now();
  for await (const page of ports.deletions.due(now)) {
    for (const { uid, id: receipt } of page) {
      if (ports.clock.now() >= now + sweepBudgetMs) return;
      try {
        await onBehalfOf(uid, () => eraseAccount(ports, receipt));
      } catch (error) {
        await setBackDeletion(ports, receipt, error);
      }
    }
  }
}

/**
 * Plans the next try, later each time; a deletion is never given up. Answers how many tries failed; null if that could
 * not be written.
 */
export async function setBackDeletion(
  { deletions, clock, log }: Pick<ErasePorts, 'deletions' | 'clock' | 'log'>,
  receipt: string,
  error: unknown,
): Promise<number | null> {
  if (error instanceof MoreToErase) return null;
  const now = clock.now();
  log.error('account.not-deleted', error);
  try {
    return await deletions.setBack(receipt, (failures) => nextTry(failures, now) ?? now + hourMs);
  } catch (unwritten) {
    log.error('account.not-set-back', unwritten);
    return null;
  }
}

function nextStep({ done }: Deletion): DeletionStep | undefined {
  return steps.find((step) => !done.some((one) => one.step === step));
}

type Work = { receipt: string; uid: string; failures: number; endsAt: Instant };

async function take(ports: ErasePorts, work: Work & { step: DeletionStep }): Promise<void> {
  const { receipt, uid, step } = work;
  if (step === 'close') return await closeAccount(ports, uid, receipt);
  if (step === 'account') {
    await ports.directory.remove(uid);
    return await completed(ports, receipt, step, 1);
  }
  if (step === 'grants') await withdrawn(ports, work);
  await drain(ports, work, step);
  await completed(ports, receipt, step);
}

/** Revoked at the providers first: what is deleted here cannot be revoked any more. */
async function withdrawn(ports: ErasePorts, { uid, failures }: Work): Promise<void> {
  try {
    await withdrawGrants(ports, uid, 'revoked-first');
  } catch (error) {
    if (failures < mostTries) throw error;
    ports.log.error('account.not-withdrawn', error);
  }
}

async function drain(
  { deletions, clock }: ErasePorts,
  { receipt, uid, endsAt }: Omit<Work, 'failures'>,
  store: DeletionStore,
): Promise<void> {
  while (!(await deletions.empty(receipt, uid, store))) {
    if (clock.now() >= endsAt) throw new MoreToErase();
  }
}

async function completed(
  { deletions, clock }: ErasePorts,
  receipt: string,
  step: DeletionStep,
  documents?: number,
): Promise<void> {
  const now = clock.now();
  const counted = documents === undefined ? {} : { documents };
  await deletions.complete(receipt, step, { now, attendAt: now + silenceMs, ...counted });
}

async function lookOnceMore(ports: ErasePorts, receipt: string, uid: string, endsAt: Instant): Promise<void> {
  for (const store of deletionStores) await drain(ports, { receipt, uid, endsAt }, store);
  await ports.deletions.forget(receipt);
}

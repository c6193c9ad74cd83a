import type * as z from 'zod/mini';
import { type accountRoutes, deletionStores } from '@crocodile-hub/core/contract/account';
import { deletionQueue } from '@crocodile-hub/core/contract/queue';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { Failure, issue } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { closeAccount, type ErasePorts } from './erase-account.ts';

export type DeletePorts = ErasePorts & Pick<Ports, 'ids' | 'queue'>;
type Receipt = z.input<typeof accountRoutes.deletionReceipt.reply>;

/** Requires a recent sign-in, so that an open browser is not enough to delete an account. */
const freshMs = 10 * minuteMs;

/** Rule profile.deletion.1: closes the account at once and has the rest deleted. Asked again, it answers the same. */
export async function deleteAccount(
  ports: DeletePorts,
  { uid, signedInAt }: Person,
  typed: string,
): Promise<{ success: true; receipt: string }> {
  const { clock, directory, deletions, ids } = ports;
  if (clock.now() - signedInAt > freshMs) throw new Failure('forbidden', 'signInAgain');
  const address = await directory.addressOf(uid);
  if (spoken(typed) !== spoken(address ?? '')) {
    throw new Failure('invalid', 'notYourAddress', { issues: [issue('email', 'notYourAddress')] });
  }
  const receipt = await deletions.begin(uid, ids.next(), clock.now());
  await wake(ports, uid, receipt, clock.now());
  await closeAccount(ports, uid, receipt);
  return { success: true, receipt };
}

/** The deletion's progress, for anyone with the receipt's number. */
export async function deletionReceipt(
  { deletions }: Pick<Ports, 'deletions'>,
  receipt: string,
): Promise<Receipt> {
  const deletion = await deletions.load(receipt);
  if (deletion === null) throw new Failure('not-found', 'noReceipt');
  const { startedAt, finishedAt, done } = deletion;
  const emptied = deletionStores.flatMap((store) => {
    const step = done.find((one) => one.step === store);
    return step === undefined ? [] : [{ store, documents: step.documents, at: iso(step.at) }];
  });
  return {
    success: true,
    startedAt: iso(startedAt),
    finishedAt: finishedAt === null ? null : iso(finishedAt),
    emptied,
  };
}

/** A lost wake-up costs at most a minute: the sweeper finds the deletion. */
async function wake({ queue, log }: DeletePorts, uid: string, receipt: string, at: Instant): Promise<void> {
  try {
    await queue.enqueue({ queue: deletionQueue, data: { uid, receipt }, name: receipt, at });
  } catch (error) {
    log.error('queue.enqueue-failed', error, { queue: deletionQueue });
  }
}

function spoken(address: string): string {
  return address.trim().toLowerCase();
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}

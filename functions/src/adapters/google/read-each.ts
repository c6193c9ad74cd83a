import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { isFailure } from '../../ports/failure.ts';
import { retrying } from '../shared/retrying.ts';
import { googleFailure } from './errors.ts';

export type ReadEach<T> = {
  found: T[];
  /** Ids of mails that exist but could not be read. */
  unreadable: string[];
};

type Options = {
  atOnce: number;
  signal?: AbortSignal | undefined;
  /** Kinds of failure that end the whole reading, even if only one mail has them. */
  fatal?: readonly FailureKind[];
};

type ReadOutcome<T> = { is: 'read'; value: T } | { is: 'gone' } | { is: 'failed'; error: unknown };

/**
 * Reads mails one by one, so that an unreadable one does not hide the others. A failed mail is tried again alone; one
 * that is gone is left out. A refused token is thrown at once. If every mail so far has failed, the first error is
 * thrown: the fault is then not in the mails.
 */
export async function readEach<T>(
  ids: readonly string[],
  readMail: (id: string) => Promise<T>,
  { atOnce, signal, fatal = [] }: Options,
): Promise<ReadEach<T>> {
  const outcomes: ReadOutcome<T>[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const batch = ids.slice(start, start + atOnce);
    const read = batch.map((id) => readOne(() => readMail(id), ['reauth', ...fatal], signal));
    outcomes.push(...(await Promise.all(read)));
    const failures = outcomes.filter((outcome) => outcome.is === 'failed');
    const [first] = failures;
    if (first !== undefined && failures.length === outcomes.length) throw first.error;
  }
  return {
    found: outcomes.flatMap((outcome) => (outcome.is === 'read' ? [outcome.value] : [])),
    unreadable: ids.filter((_id, index) => outcomes[index]?.is === 'failed'),
  };
}

async function readOne<T>(
  read: () => Promise<T>,
  fatal: readonly FailureKind[],
  signal: AbortSignal | undefined,
): Promise<ReadOutcome<T>> {
  // Google's own error: it tells the caller more than ours.
  let told: unknown;
  try {
    const value = await retrying(() =>
      read().catch((error: unknown) => {
        told = error;
        throw signal?.aborted === true ? error : googleFailure(error, 'Gmail');
      }),
    );
    return { is: 'read', value };
  } catch (error) {
    if (signal?.aborted === true || fatal.some((kind) => isFailure(error, kind))) throw told;
    return isFailure(error, 'not-found') ? { is: 'gone' } : { is: 'failed', error: told };
  }
}

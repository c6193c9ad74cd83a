import { type BulkAction, labelChanges } from '@crocodile-hub/core/contract/inbox';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { asFailure, Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Log } from '../../ports/world.ts';
import { logProblem } from '../log-problem.ts';

export type SortMailPorts = Pick<Ports, 'inbox' | 'log'>;

type Result = { id: string; success: boolean; error?: string };

const trashAtOnce = 10;

/** Marks, files, tags or deletes mails; deleting moves to the trash. What fails is said in `language`. */
export async function sortMails(
  ports: SortMailPorts,
  person: Person,
  {
    messageIds,
    action,
    labelId,
  }: { messageIds: string[]; action: BulkAction; labelId?: string | null | undefined },
  language: string | null,
): Promise<{ success: true; results: Result[] }> {
  const inTurn = { log: ports.log, ids: messageIds, language };
  if (action === 'delete') return await each(inTurn, (id) => ports.inbox.trash(person, id));
  if (action === 'restore') return await each(inTurn, (id) => ports.inbox.untrash(person, id));
  const change = await changeOf(ports, person, action, labelId ?? '');
  const missing = new Set(await ports.inbox.relabel(person, messageIds, change));
  if (messageIds.every((id) => missing.has(id))) throw new Failure('not-found', 'mailGone');
  const error = sayReason('mailGone', language);
  return {
    success: true,
    results: messageIds.map((id) =>
      missing.has(id) ? { id, success: false, error } : { id, success: true },
    ),
  };
}

async function changeOf(
  ports: SortMailPorts,
  person: Person,
  action: Exclude<BulkAction, 'delete' | 'restore'>,
  label: string,
): Promise<{ add?: string[]; remove?: string[] }> {
  if (action !== 'addLabel' && action !== 'removeLabel') return labelChanges[action];
  if (label === '') {
    throw new Failure('invalid', 'invalidRequest', {
      issues: [{ path: 'labelId', message: `required for ${action}` }],
    });
  }
  const id = await ports.inbox.labelId(person, label);
  return action === 'addLabel' ? { add: [id] } : { remove: [id] };
}

/** Mail by mail: what fails is told beside what worked. When nothing worked, the reason is the answer. */
async function each(
  { log, ids, language }: { log: Log; ids: readonly string[]; language: string | null },
  work: (id: string) => Promise<void>,
): Promise<{ success: true; results: Result[] }> {
  const results: Result[] = [];
  let failure: Failure | null = null;
  for (let start = 0; start < ids.length; start += trashAtOnce) {
    const batch = ids.slice(start, start + trashAtOnce);
    const outcomes = await Promise.allSettled(batch.map(work));
    for (const [index, outcome] of outcomes.entries()) {
      const id = batch[index] ?? '';
      if (outcome.status === 'fulfilled') {
        results.push({ id, success: true });
        continue;
      }
      logProblem(log, 'mail.not-sorted', outcome.reason);
      failure = asFailure(outcome.reason);
      results.push({ id, success: false, error: sayReason(failure.reason, language) });
    }
  }
  if (failure !== null && !results.some(({ success }) => success)) throw failure;
  return { success: true, results };
}

import type { OpenedDraft, WrittenDraft } from '@crocodile-hub/core/contract/inbox';
import { call, type Options } from '../../../kit/wire/call.ts';
import type { Outcome } from '../../../kit/wire/failure.ts';

/** Closing the form and Send wait for the save, so it has a deadline. */
const deadlineMs = 15_000;

/** Saves a draft. Resolves to Gmail's id of the draft; null when it was not saved, or that is unknown. */
export async function saveDraft(
  id: string,
  words: WrittenDraft,
  draftId: string | undefined,
): Promise<string | null> {
  const body = { ...words, ...(draftId === undefined ? {} : { draftId }) };
  const outcome = await call('saveDraft', { params: { id }, body }, { deadlineMs });
  return outcome.ok ? outcome.reply.draftId : null;
}

/** Resolves to whether it is gone. */
export async function discardDraft(id: string, draftId: string | undefined): Promise<boolean> {
  const body = draftId === undefined ? {} : { draftId };
  return (await call('discardDraft', { params: { id }, body }, { deadlineMs })).ok;
}

/** A draft by its id, or by that of its message. */
export async function openDraft(id: string, options: Options): Promise<Outcome<OpenedDraft>> {
  const outcome = await call('openDraft', { params: { id } }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.draft } : outcome;
}

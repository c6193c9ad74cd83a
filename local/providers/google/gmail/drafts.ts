import { GoogleError } from '../errors.ts';
import { randomHexId } from '../ids.ts';
import type { Draft, StoredMessage } from './entities.ts';
import type { Mailbox, NewMessage } from './mailbox.ts';

/** A draft is a message with the label DRAFT; each save makes a new message under the draft's id. */
export function saveDraft(
  mailbox: Mailbox,
  message: Omit<NewMessage, 'labelIds'>,
  id = `r${randomHexId()}`,
): { id: string; message: StoredMessage } {
  const earlier = mailbox.drafts.get(id);
  if (earlier) mailbox.remove(earlier.messageId);
  const saved = mailbox.add({ ...message, labelIds: ['DRAFT'] });
  mailbox.drafts.put(id, { id, messageId: saved.id });
  return { id, message: saved };
}

export function findDraft(mailbox: Mailbox, id: string): Draft {
  const draft = mailbox.drafts.get(id);
  if (!draft) throw new GoogleError('notFound');
  return draft;
}

export function removeDraft(mailbox: Mailbox, id: string): void {
  const { messageId } = findDraft(mailbox, id);
  mailbox.remove(messageId);
  mailbox.drafts.delete(id);
}

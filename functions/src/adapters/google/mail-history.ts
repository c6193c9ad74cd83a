import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { unexpectedAnswer } from './errors.ts';

type Told = { id: string; labels: string[] };

export type Changed = {
  /** Ids of mails that are to be read: new in the folder, or with labels that were not told. */
  came: string[];
  /** Mails of the folder whose labels are told. */
  relabelled: Told[];
  /** Ids of mails that are not in the folder. */
  gone: string[];
};

/**
 * The changes of a folder, or of all mail, from the mailbox's history. The last record of a mail has its labels, so a
 * mail with new labels only is not read again.
 */
export function changedIn(history: readonly gmail_v1.Schema$History[], folder: string | null): Changed {
  const last = new Map<string, { labels: string[] | null; isNew: boolean; isDeleted: boolean }>();
  for (const record of history) {
    const { messagesAdded = [], messagesDeleted = [], labelsAdded = [], labelsRemoved = [] } = record;
    const note = (
      message: gmail_v1.Schema$Message | undefined,
      { isNew = false, isDeleted = false }: { isNew?: boolean; isDeleted?: boolean } = {},
    ) => {
      if (typeof message?.id !== 'string') return;
      const wasNew = last.get(message.id)?.isNew ?? false;
      last.set(message.id, { labels: message.labelIds ?? null, isNew: wasNew || isNew, isDeleted });
    };
    for (const { message } of messagesAdded) note(message, { isNew: true });
    for (const { message, labelIds } of labelsAdded)
      note(message, { isNew: folder !== null && labelIds?.includes(folder) === true });
    // What leaves the trash is in its other folders again.
    for (const { message, labelIds } of labelsRemoved)
      note(message, { isNew: labelIds?.some(isHiding) === true });
    for (const { message } of messagesDeleted) note(message, { isDeleted: true });
  }
  const changed: Changed = { came: [], relabelled: [], gone: [] };
  for (const [id, { labels, isNew, isDeleted }] of last) {
    if (isDeleted || (labels !== null && !isIn(labels, folder))) changed.gone.push(id);
    else if (isNew || labels === null) changed.came.push(id);
    else changed.relabelled.push({ id, labels });
  }
  return changed;
}

/** Gmail shows what has one of these labels under that label alone. */
const isHiding = (label: string) => label === 'TRASH' || label === 'SPAM';

function isIn(labels: readonly string[], folder: string | null): boolean {
  if (folder !== null && !labels.includes(folder)) return false;
  return (folder !== null && isHiding(folder)) || !labels.some(isHiding);
}

/** The latest point of the history that these mails know. Ids are numbers of up to twenty digits. */
export function latestOf(messages: readonly { historyId?: string | null | undefined }[]): string | null {
  const ids = messages.flatMap(({ historyId }) => (historyId == null ? [] : [BigInt(historyId)]));
  return ids.length === 0 ? null : String(ids.reduce((latest, id) => (id > latest ? id : latest)));
}

/** The point of the history at which the mailbox is. */
export async function currentHistoryId(gmail: gmail_v1.Gmail): Promise<string> {
  const { data } = await gmail.users.getProfile({ userId: 'me' });
  if (typeof data.historyId !== 'string') throw unexpectedAnswer();
  return data.historyId;
}

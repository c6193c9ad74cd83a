import type { Clock } from '../../kit/clock.ts';
import type { Collection, Records } from '../../kit/records.ts';
import { GoogleError } from '../errors.ts';
import { randomHexId } from '../ids.ts';
import type { Draft, HistoryRecord, MessageRef, StoredMessage, UserLabel } from './entities.ts';
import { canBeSet, changeLabels } from './labels.ts';
import type { LabelChange } from './labels.ts';
import { summarise } from './summary.ts';
import { threadFor } from './threading.ts';

/** Older changes are forgotten, as Gmail forgets after about a week. */
const HISTORY_KEPT = 2_000;
const FIRST_HISTORY_ID = 1_000_000;

export type NewMessage = {
  raw: Buffer;
  labelIds: string[];
  threadId?: string | undefined;
  internalDate?: number | undefined;
};

/** One person's mail. Every change is one step of the mailbox's history. */
export type Mailbox = {
  email: string;
  labels: Collection<UserLabel>;
  drafts: Collection<Draft>;
  messages: () => StoredMessage[];
  find: (id: string) => StoredMessage;
  thread: (threadId: string) => StoredMessage[];
  add: (message: NewMessage) => StoredMessage;
  relabel: (id: string, change: LabelChange) => StoredMessage;
  remove: (id: string) => void;
  historyId: () => number;
  /** The changes after `historyId`, or undefined when some of them are forgotten. */
  changesSince: (historyId: number) => HistoryRecord[] | undefined;
  knowsLabel: (id: string) => boolean;
};

export function openMailbox(
  records: Records,
  email: string,
  clock: Clock,
  /** Called after every step. */
  moved: (email: string) => void = () => {},
): Mailbox {
  const messages = records.collection<StoredMessage>(`gmail.messages.${email}`);
  const labels = records.collection<UserLabel>(`gmail.labels.${email}`);
  const history = records.collection<HistoryRecord>(`gmail.history.${email}`);
  const counters = records.collection<{ historyId: number }>('gmail.counters');

  const historyId = () => counters.get(email)?.historyId ?? FIRST_HISTORY_ID;

  function note(message: MessageRef, change: HistoryRecord['change']): string {
    const id = historyId() + 1;
    counters.put(email, { historyId: id });
    const { id: messageId, threadId, labelIds } = message;
    history.put(String(id), { id, message: { id: messageId, threadId, labelIds }, change });
    history.delete(String(id - HISTORY_KEPT));
    moved(email);
    return String(id);
  }

  function find(id: string): StoredMessage {
    const message = messages.get(id);
    if (!message) throw new GoogleError('notFound');
    return message;
  }

  function add(added: NewMessage): StoredMessage {
    const message = messageOf(added, messages.values(), clock.now());
    return messages.put(message.id, { ...message, historyId: note(message, { kind: 'messageAdded' }) });
  }

  function relabel(id: string, change: LabelChange): StoredMessage {
    const message = find(id);
    const labelIds = changeLabels(message.labelIds, change);
    const added = without(labelIds, message.labelIds);
    const removed = without(message.labelIds, labelIds);
    const changed = { ...message, labelIds };
    if (added.length > 0) changed.historyId = note(changed, { kind: 'labelAdded', labelIds: added });
    if (removed.length > 0) changed.historyId = note(changed, { kind: 'labelRemoved', labelIds: removed });
    return messages.put(id, changed);
  }

  function remove(id: string): void {
    note(find(id), { kind: 'messageDeleted' });
    messages.delete(id);
  }

  function changesSince(startId: number): HistoryRecord[] | undefined {
    const oldestKnown = Math.max(historyId() - HISTORY_KEPT, FIRST_HISTORY_ID);
    if (startId < oldestKnown) return undefined;
    return history.values().filter((record) => record.id > startId);
  }

  return {
    email,
    labels,
    drafts: records.collection<Draft>(`gmail.drafts.${email}`),
    messages: () => messages.values(),
    find,
    thread: (threadId) =>
      messages
        .values()
        .filter((message) => message.threadId === threadId)
        .sort((a, b) => a.internalDate - b.internalDate),
    add: (message) => records.atomically(() => add(message)),
    relabel: (id, change) => records.atomically(() => relabel(id, change)),
    remove: (id) => records.atomically(() => remove(id)),
    historyId,
    changesSince,
    knowsLabel: (id) => canBeSet(id) || labels.get(id) !== undefined,
  };
}

/** A mail as it is kept, in the conversation that it belongs to. */
function messageOf(
  { raw, labelIds, threadId, internalDate }: NewMessage,
  known: StoredMessage[],
  now: number,
): Omit<StoredMessage, 'historyId'> {
  const id = randomHexId();
  const summary = summarise(raw);
  return {
    id,
    threadId: threadFor(summary, known, threadId) ?? id,
    labelIds,
    internalDate: internalDate ?? now,
    raw: raw.toString('base64'),
    summary,
  };
}

function without(labels: string[], others: string[]): string[] {
  return labels.filter((label) => !others.includes(label));
}

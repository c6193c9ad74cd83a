import type { Message } from '../message.ts';

/** What one line of the list stands for: the messages of a conversation that are on the page, the newest first. */
export type Line = { newest: Message; messages: readonly Message[] };

/** One line a conversation, in the order of their newest messages. Rule inbox.density.1. */
export function linesOf(messages: readonly Message[]): Line[] {
  const byThread = new Map<string, Message[]>();
  for (const message of messages) {
    const known = byThread.get(message.threadId);
    if (known === undefined) byThread.set(message.threadId, [message]);
    else known.push(message);
  }
  return [...byThread.values()].flatMap((all) => {
    const [newest] = all;
    return newest === undefined ? [] : [{ newest, messages: all }];
  });
}

/** The line as one message: unread, or in the inbox, where one of its messages is. */
export function asOne({ newest, messages }: Line): Message {
  const isInInbox = messages.some(({ labels }) => labels.includes('INBOX'));
  return {
    ...newest,
    isUnread: messages.some(({ isUnread }) => isUnread),
    labels: isInInbox ? [...new Set([...newest.labels, 'INBOX'])] : newest.labels,
  };
}

/** From the one that was chosen before to this one, both included, in the order of the page; this one alone if not. */
export function rangeOf(messages: readonly Message[], from: string | null, to: string): readonly string[] {
  const ids = messages.map(({ id }) => id);
  const places = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)] as const;
  if (Math.min(...places) === -1) return [to];
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}

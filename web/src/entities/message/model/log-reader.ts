import { type LogPlace, pageManyMessages, pageMessages } from '../api/page-messages.ts';

/** As much of a message as a search looks at. */
export type Text = { id: string; content: string };

/** Reads a session's log from newer to older, as far as it is asked to, and keeps what it read. */
export type LogReader = {
  /** Newest first. */
  texts: () => readonly Text[];
  isAtEnd: () => boolean;
  /** Reads a few more messages, or many. Rejects when it cannot, and may be asked again. */
  readOn: (amount: 'few' | 'many') => Promise<void>;
};

const pages = { few: pageMessages, many: pageManyMessages };

export function openLogReader(uid: string, sessionId: string): LogReader {
  let texts: readonly Text[] = [];
  let last: LogPlace | undefined;
  let isAtEnd = false;
  let underWay: Promise<void> | undefined;

  async function read(amount: keyof typeof pages): Promise<void> {
    const { items, next } = await pages[amount](uid, sessionId, last);
    texts = [...texts, ...items.map(({ id, content }) => ({ id, content }))];
    last = next;
    isAtEnd = next === undefined;
  }

  return {
    texts: () => texts,
    isAtEnd: () => isAtEnd,
    readOn(amount) {
      // Two searches may want the same page; it is read once.
      underWay ??= read(amount).finally(() => (underWay = undefined));
      return underWay;
    },
  };
}

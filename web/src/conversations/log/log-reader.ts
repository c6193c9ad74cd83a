import { withAdded } from '../../kit/wire/firebase/paged-list.ts';
import { type LogPlace, pageManyMessages, pageMessages } from './page-messages.ts';

/** The parts of a message that a search reads. */
export type SearchableText = { id: string; content: string };

/** Reads a session's log from newer to older, as far as asked, and keeps what it has read. */
export type LogReader = {
  /** Newest first. */
  texts: () => readonly SearchableText[];
  isAtEnd: () => boolean;
  /** Reads a few more messages, or many. Rejects when reading fails, also in the middle; it may be called again. */
  readOn: (amount: 'few' | 'many') => Promise<void>;
};

const pages = { few: pageMessages, many: pageManyMessages };

export function openLogReader(uid: string, sessionId: string): LogReader {
  let texts: readonly SearchableText[] = [];
  let last: LogPlace | undefined;
  let isAtEnd = false;
  let underWay: Promise<void> | undefined;

  async function read(amount: keyof typeof pages): Promise<void> {
    const { items, next, isPartial } = await pages[amount](uid, sessionId, last);
    // A page that is read again repeats what this device had of it.
    texts = withAdded(
      texts,
      items.map(({ id, content }) => ({ id, content })),
    );
    if (isPartial) throw new Error('the rest of the log is not on this device');
    last = next;
    isAtEnd = next === undefined;
  }

  return {
    texts: () => texts,
    isAtEnd: () => isAtEnd,
    readOn(amount) {
      // Two searches may want the same page at once; they share one read.
      underWay ??= read(amount).finally(() => (underWay = undefined));
      return underWay;
    },
  };
}

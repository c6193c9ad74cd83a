import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import { type Message, newestFirst } from '../../../entities/inbox/model/message.ts';

export type Change =
  | { is: 'read'; isUnread: boolean }
  | { is: 'starred'; isStarred: boolean }
  | { is: 'tagged'; tag: string }
  | { is: 'untagged'; tag: string }
  | { is: 'gone' }
  /** What had gone, as it was before. */
  | { is: 'back'; messages: readonly Message[] };

/**
 * What the person changed. It lies on top of what the platforms told, so that an older answer cannot undo it, and goes
 * away with no trace where the platform refuses. Settled, it stays until the next load begins: only that one knows it.
 */
export type Edit = {
  key: string;
  ids: ReadonlySet<string>;
  change: Change;
  /** Done with the bar: what worked leaves the selection. */
  isBulk: boolean;
  /** Ticked again while it was under way. */
  chosenAgain: ReadonlySet<string>;
  isSettled: boolean;
};

/** The list with the edits, in the order in which they were made. */
export function withEdits(messages: readonly Message[], edits: readonly Edit[]): readonly Message[] {
  return edits.reduce(withEdit, messages);
}

/** A conversation keeps what leaves the list, and nothing of another comes into it. */
export function withMarks(messages: readonly Message[], edits: readonly Edit[]): readonly Message[] {
  return withEdits(
    messages,
    edits.filter(({ change }) => change.is !== 'gone' && change.is !== 'back'),
  );
}

/** The messages whose change is still on its way. */
export function busyIn(edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(edits.flatMap(({ isSettled, ids }) => (isSettled ? [] : [...ids])));
}

/** Without those ids, done or not done by the platform; an edit of nothing is none. */
export function settled(edits: readonly Edit[], key: string, refused: ReadonlySet<string>): Edit[] {
  return edits.flatMap((edit) => {
    if (edit.key !== key) return [edit];
    const ids = new Set([...edit.ids].filter((id) => !refused.has(id)));
    return ids.size === 0 ? [] : [{ ...edit, ids, isSettled: true }];
  });
}

function withEdit(messages: readonly Message[], { ids, change }: Edit): readonly Message[] {
  switch (change.is) {
    case 'gone':
      return messages.filter(({ id }) => !ids.has(id));
    case 'back':
      return newestFirst([...change.messages.filter(({ id }) => ids.has(id)), ...messages]);
    default:
      return messages.map((message) => (ids.has(message.id) ? withChange(message, change) : message));
  }
}

function withChange(message: Message, change: Exclude<Change, { is: 'gone' | 'back' }>): Message {
  const { tags } = message;
  switch (change.is) {
    case 'read':
      return { ...withLabel(message, 'UNREAD', change.isUnread), isUnread: change.isUnread };
    case 'starred':
      return withLabel(message, 'STARRED', change.isStarred);
    case 'tagged':
      return hasTag(message, change.tag) ? message : { ...message, tags: [...tags, change.tag] };
    case 'untagged':
      return { ...message, tags: tags.filter((tag) => !isSameTag(tag, change.tag)) };
    default:
      return change satisfies never;
  }
}

/** The status follows from the labels of a mail; what a channel brought has none. */
function withLabel(message: Message, label: string, isThere: boolean): Message {
  const others = message.labels.filter((one) => one !== label);
  if (message.platform === 'gmail') {
    const labels = isThere ? [...others, label] : others;
    return { ...message, labels, status: mailStatus(labels) };
  }
  if (label !== 'UNREAD' || message.status === 'Replied') return message;
  return { ...message, status: isThere ? 'New' : 'Waiting' };
}

/** To Gmail, tags that differ in case alone are one. */
export function hasTag({ tags }: Message, tag: string): boolean {
  return tags.some((one) => isSameTag(one, tag));
}

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

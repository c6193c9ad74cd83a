import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import { type Message, newestFirst } from '../message.ts';

export type Change =
  /** A label of Gmail's own was set or taken off. Channels know UNREAD alone. */
  | { is: 'marked'; label: string; isOn: boolean }
  | { is: 'tagged'; tag: string }
  | { is: 'untagged'; tag: string }
  | { is: 'gone' }
  /** The removed messages, as they were before. */
  | { is: 'back'; messages: readonly Message[] };

/**
 * A change by the person. It is laid over what the platforms report, so that an older answer cannot undo it, and is
 * dropped when the platform refuses. Once settled it stays until the next load begins, since only that load includes
 * it.
 */
export type Edit = {
  key: string;
  ids: ReadonlySet<string>;
  change: Change;
  /** Made with the bulk bar: messages that were changed leave the selection. */
  isBulk: boolean;
  /** Selected again while the change was being sent. */
  chosenAgain: ReadonlySet<string>;
  isSettled: boolean;
};

/** The list with the edits applied, in the order in which they were made. */
export function withEdits(messages: readonly Message[], edits: readonly Edit[]): readonly Message[] {
  return edits.reduce(withEdit, messages);
}

/** The messages of a conversation with their marks changed. Edits that remove or return messages do not apply to it. */
export function withMarks(messages: readonly Message[], edits: readonly Edit[]): readonly Message[] {
  return withEdits(messages, edits.filter(isMark));
}

/** Others remove messages from a folder's list, or return them to it, and concern no other list. */
export const isMark = ({ change }: Edit): boolean => change.is !== 'gone' && change.is !== 'back';

/** The messages with a change that is not settled yet. */
export function busyIn(edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(edits.flatMap(({ isSettled, ids }) => (isSettled ? [] : [...ids])));
}

/** Settles an edit: the refused ids leave it. An edit without ids is dropped. */
export function settled(edits: readonly Edit[], key: string, refused: ReadonlySet<string>): Edit[] {
  return edits.flatMap((edit) => {
    if (edit.key !== key) return [edit];
    const ids = new Set([...edit.ids].filter((id) => !refused.has(id)));
    return ids.size === 0 ? [] : [{ ...edit, ids, isSettled: true }];
  });
}

/** The change that takes the change of these messages back. */
export function inverseOf(change: Change, messages: readonly Message[]): Change {
  switch (change.is) {
    case 'marked':
      return { ...change, isOn: !change.isOn };
    case 'tagged':
      return { ...change, is: 'untagged' };
    case 'untagged':
      return { ...change, is: 'tagged' };
    case 'gone':
      return { is: 'back', messages };
    case 'back':
      return { is: 'gone' };
    default:
      return change satisfies never;
  }
}

/** Whether the change makes a difference to the message; undoing must not touch the others. */
export function isChangedBy(message: Message, change: Change): boolean {
  switch (change.is) {
    case 'marked':
      return (
        (change.label === 'UNREAD' ? message.isUnread : message.labels.includes(change.label)) !== change.isOn
      );
    case 'tagged':
      return !hasTag(message, change.tag);
    case 'untagged':
      return hasTag(message, change.tag);
    case 'gone':
    case 'back':
      return true;
    default:
      return change satisfies never;
  }
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
    case 'marked': {
      const { label, isOn } = change;
      const marked = withLabel(message, label, isOn);
      return label === 'UNREAD' ? { ...marked, isUnread: isOn } : marked;
    }
    case 'tagged':
      return hasTag(message, change.tag) ? message : { ...message, tags: [...tags, change.tag] };
    case 'untagged':
      return { ...message, tags: tags.filter((tag) => !isSameTag(tag, change.tag)) };
    default:
      return change satisfies never;
  }
}

/** A mail's status follows from its labels. Messages of channels have none. */
function withLabel(message: Message, label: string, isThere: boolean): Message {
  const others = message.labels.filter((one) => one !== label);
  if (message.platform === 'gmail') {
    const labels = isThere ? [...others, label] : others;
    return { ...message, labels, status: mailStatus(labels) };
  }
  if (label !== 'UNREAD' || message.status === 'Replied') return message;
  return { ...message, status: isThere ? 'New' : 'Waiting' };
}

/** Gmail ignores case in tags. */
function hasTag({ tags }: Message, tag: string): boolean {
  return tags.some((one) => isSameTag(one, tag));
}

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

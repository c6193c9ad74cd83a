import type { Message } from '../../../entities/inbox/model/message.ts';

export type Change = { is: 'read'; isUnread: boolean } | { is: 'gone' } | { is: 'tagged'; tag: string };

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
  isSettled: boolean;
};

export function withEdits(messages: readonly Message[], edits: readonly Edit[]): readonly Message[] {
  if (edits.length === 0) return messages;
  return messages.flatMap((message) => {
    const own = edits.filter(({ ids }) => ids.has(message.id));
    if (own.some(({ change }) => change.is === 'gone')) return [];
    return own.reduce((changed, { change }) => withChange(changed, change), message);
  });
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

function withChange(message: Message, change: Change): Message {
  switch (change.is) {
    case 'read':
      return withRead(message, change.isUnread);
    case 'tagged':
      return message.tags.includes(change.tag)
        ? message
        : { ...message, tags: [...message.tags, change.tag] };
    case 'gone':
      return message;
    default:
      return change satisfies never;
  }
}

function withRead(message: Message, isUnread: boolean): Message {
  const { status } = message;
  if (status !== 'New' && status !== 'Waiting') return { ...message, isUnread };
  return { ...message, isUnread, status: isUnread ? 'New' : 'Waiting' };
}

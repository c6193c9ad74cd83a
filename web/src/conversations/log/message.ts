import type { MessageDocument } from '@crocodile-hub/core/contract/documents';

export type Message = MessageDocument & {
  id: string;
  /** Written here and not on the server yet. */
  isUnsent: boolean;
};

export type MessageAction = NonNullable<MessageDocument['action']>;

/** Newest first; messages of one batch have one time, and ids in their order. */
export function newestFirst(a: Message, b: Message): number {
  return b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1);
}

import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import type { Message } from '../../../entities/inbox/model/message.ts';

/** Rule inbox.split.1. */
export const splits = ['everything', 'people', 'lists'] as const;
export type Split = (typeof splits)[number];

/** What Gmail sorts by itself into another tab than the first. */
const sorted = new Set(['CATEGORY_PROMOTIONS', 'CATEGORY_SOCIAL', 'CATEGORY_UPDATES', 'CATEGORY_FORUMS']);

type Sent = Pick<Message, 'platform' | 'isIncoming' | 'labels' | 'senderEmail'>;

/** `lists`: mail that no person wrote to this one alone. Whoever chats is a person, and so are those written to. */
export function isInSplit({ platform, isIncoming, labels, senderEmail }: Sent, split: Split): boolean {
  if (split === 'everything') return true;
  const isOfList =
    platform === 'gmail' &&
    isIncoming &&
    (labels.some((label) => sorted.has(label)) || !isOfPerson(senderEmail));
  return isOfList === (split === 'lists');
}

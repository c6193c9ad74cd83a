import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import type { Message } from '../message.ts';

/** Rule inbox.split.1. */
export const splits = ['everything', 'people', 'lists'] as const;
export type Split = (typeof splits)[number];

/** Labels of mail that Gmail sorts out of its first tab. */
const sorted = new Set(['CATEGORY_PROMOTIONS', 'CATEGORY_SOCIAL', 'CATEGORY_UPDATES', 'CATEGORY_FORUMS']);

type Sent = Pick<Message, 'platform' | 'isIncoming' | 'labels' | 'senderEmail'>;

/** `lists`: received mail that Gmail sorts into another tab, or that no person sent. Everything else is personal. */
export function isInSplit({ platform, isIncoming, labels, senderEmail }: Sent, split: Split): boolean {
  if (split === 'everything') return true;
  const isOfList =
    platform === 'gmail' &&
    isIncoming &&
    (labels.some((label) => sorted.has(label)) || !isOfPerson(senderEmail));
  return isOfList === (split === 'lists');
}

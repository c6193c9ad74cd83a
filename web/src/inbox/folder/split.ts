import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import type { Message } from '../message.ts';

/** Rules inbox.split.1 and inbox.newcomers.1. */
export const splits = ['everything', 'people', 'lists', 'newcomers'] as const;
export type Split = (typeof splits)[number];

/** Labels of mail that Gmail sorts out of its first tab. */
const sorted = new Set(['CATEGORY_PROMOTIONS', 'CATEGORY_SOCIAL', 'CATEGORY_UPDATES', 'CATEGORY_FORUMS']);

type Sent = Pick<Message, 'platform' | 'isIncoming' | 'labels' | 'senderEmail' | 'isOfNewcomer'>;

/**
 * `lists`: received mail that Gmail sorts into another tab, or that no person sent. Everything else is personal, and some
 * of it is of newcomers.
 */
export function isInSplit(message: Sent, split: Split): boolean {
  if (split === 'everything') return true;
  if (split === 'newcomers') return isOfNewcomer(message);
  return isOfList(message) === (split === 'lists');
}

export const isOfNewcomer = (message: Sent): boolean => message.isOfNewcomer === true && !isOfList(message);

const isOfList = ({ platform, isIncoming, labels, senderEmail }: Sent): boolean =>
  platform === 'gmail' &&
  isIncoming &&
  (labels.some((label) => sorted.has(label)) || !isOfPerson(senderEmail));

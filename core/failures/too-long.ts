import { channelText, type TextBound } from '../contract/bounds.ts';
import type { Channel } from '../contract/channels.ts';
import { readReason, reason, type Reason, type ReasonId } from './reason.ts';

const names = {
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  instagram: 'Instagram',
  sms: 'SMS',
} as const satisfies Record<Channel, string>;

const reasons = { characters: 'textTooLong', bytes: 'textTooManyBytes' } as const satisfies Record<
  TextBound['unit'],
  ReasonId
>;

/** Why a text that is too long for its channel is refused. Rule limits.text.1. */
export function tooLong(channel: Channel): Reason {
  const { most, unit } = channelText[channel];
  return reason(reasons[unit], { channel: names[channel], most });
}

export function isTooLong(why: Reason | undefined): boolean {
  const { id } = readReason(why ?? '') ?? {};
  return Object.values(reasons).some((known) => known === id);
}

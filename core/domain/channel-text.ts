import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bounds, channelText, type TextBound } from '../contract/bounds.ts';
import type { ActionType } from '../contract/action-types.ts';
import type { Channel } from '../contract/channels.ts';
import { isPageChannel } from '../contract/meta-services.ts';
import type { Platform } from '../contract/inbox.ts';

/** By how much a text is too long; 0 if it fits. */
export function excessOf(text: string, { most, unit }: TextBound): number {
  return Math.max(0, lengthIn(unit, text) - most);
}

export function lengthIn(unit: TextBound['unit'], text: string): number {
  return unit === 'bytes' ? utf8ToBytes(text).length : text.length;
}

const ofMail: TextBound = { most: bounds.message, unit: 'characters' };

/** How long a message may be on a platform of the inbox. Rule limits.text.1. */
export function boundOn(platform: Platform): TextBound {
  return platform === 'gmail' ? ofMail : channelText[platform];
}

/** On which channel an action writes; null for one that writes on none. `platform` is the payload's. */
export function channelOf(type: ActionType, platform: unknown): Channel | null {
  if (type === 'send_whatsapp') return 'whatsapp';
  if (type === 'send_sms') return 'sms';
  return type === 'send_message' && isPageChannel(platform) ? platform : null;
}

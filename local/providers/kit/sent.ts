import { randomUUID } from 'node:crypto';

import type { Clock } from './clock.ts';
import type { ProviderName } from './names.ts';
import type { Records } from './records.ts';

/** One message or event that left the product, in words for people. */
export type Sent = {
  at: string;
  provider: ProviderName;
  kind: 'email' | 'event' | 'sms' | 'whatsapp' | 'messenger' | 'instagram' | 'push' | 'unsubscribe';
  /** Addresses, ids or numbers, joined by ', ' when there are several. */
  to: string;
  subject?: string;
  /** For a push: its encrypted body in base64url, which only the device can read. */
  text: string;
  /** The id that the provider gave it. */
  id: string;
  /** Headers that are part of the message. */
  headers?: Record<string, string>;
};

export type SentLog = {
  record: (sent: Omit<Sent, 'at'>) => void;
  list: () => Sent[];
};

export function openSentLog(records: Records, clock: Clock): SentLog {
  const log = records.collection<Sent>('control.sent');
  return {
    record: (sent) => {
      log.put(randomUUID(), { at: new Date(clock.now()).toISOString(), ...sent });
    },
    list: () => log.values(),
  };
}

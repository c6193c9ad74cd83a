import { randomUUID } from 'node:crypto';

import type { Clock } from '../clock.ts';
import type { ProviderName } from '../provider.ts';
import type { Records } from '../storage/records.ts';

/** One thing that left the product, as a person would tell it. */
export type Sent = {
  at: string;
  provider: ProviderName;
  kind: 'email' | 'event' | 'sms' | 'whatsapp' | 'messenger' | 'instagram';
  /** Addresses, ids or numbers, joined by ', ' when there are several. */
  to: string;
  subject?: string;
  text: string;
  /** The id that the provider gave it. */
  id: string;
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

import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** Where an action's words go. `web-search` is whichever service the installation has. */
export type Place =
  'Gmail' | 'Google Calendar' | 'WhatsApp' | 'SMS' | 'Messenger' | 'Instagram' | 'web-search';

/** `unknown`: nobody could be asked what became of it. */
export type Outcome = 'went' | 'unknown' | 'taken-back';

export type Departure = { place: Place; outcome: Outcome; at: Instant };

type Channel = (typeof actionFacts)[keyof typeof actionFacts]['channel'];
type Entry = Pick<OutboxDocument, 'actionType' | 'payload' | 'status' | 'result' | 'runAt' | 'createdAt'>;

const places = {
  gmail: 'Gmail',
  calendar: 'Google Calendar',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  social: 'Messenger',
  'web-search': 'web-search',
} as const satisfies Record<NonNullable<Channel>, Place>;

/** Where an action of the ledger went, and when; null for what stayed here. Rule profile.left.1. */
export function departureOf(entry: Entry): Departure | null {
  const { channel } = actionFacts[entry.actionType];
  const outcome = outcomeOf(entry);
  if (channel === null || outcome === null) return null;
  const place = entry.payload?.['platform'] === 'instagram' ? 'Instagram' : places[channel];
  return { place, outcome, at: entry.runAt ?? entry.createdAt };
}

function outcomeOf({ status, result }: Entry): Outcome | null {
  if (status === 'done') return 'went';
  if (status === 'uncertain') return 'unknown';
  // What has a result had been done before it was taken back.
  return status === 'cancelled' && result !== null ? 'taken-back' : null;
}

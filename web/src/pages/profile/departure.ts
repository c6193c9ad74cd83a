import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** The service that an action's words went to. `web-search` is whichever service the installation uses. */
export type Destination =
  'Gmail' | 'Google Calendar' | 'WhatsApp' | 'SMS' | 'Messenger' | 'Instagram' | 'web-search';

/** `unknown`: the provider could not be asked whether it happened. */
export type DepartureOutcome = 'went' | 'unknown' | 'taken-back';

export type Departure = { place: Destination; outcome: DepartureOutcome; at: Instant };

type Channel = (typeof actionFacts)[keyof typeof actionFacts]['channel'];
type Entry = Pick<OutboxDocument, 'actionType' | 'payload' | 'status' | 'result' | 'runAt' | 'createdAt'>;

const places = {
  gmail: 'Gmail',
  calendar: 'Google Calendar',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  social: 'Messenger',
  'web-search': 'web-search',
} as const satisfies Record<NonNullable<Channel>, Destination>;

/** Where and when the words of a ledger entry left; null if they stayed here. Rule profile.left.1. */
export function departureOf(entry: Entry): Departure | null {
  const { channel } = actionFacts[entry.actionType];
  const outcome = outcomeOf(entry);
  if (channel === null || outcome === null) return null;
  const place = entry.payload?.['platform'] === 'instagram' ? 'Instagram' : places[channel];
  return { place, outcome, at: entry.runAt ?? entry.createdAt };
}

/** What left, newest first by the time that is shown: what waited left later than what was asked after it. */
export function newestDepartures<E extends Entry>(
  entries: readonly E[],
): { entry: E; departure: Departure }[] {
  return entries
    .flatMap((entry) => {
      const departure = departureOf(entry);
      return departure === null ? [] : [{ entry, departure }];
    })
    .toSorted((a, b) => b.departure.at - a.departure.at);
}

function outcomeOf({ status, result }: Entry): DepartureOutcome | null {
  if (status === 'done') return 'went';
  if (status === 'uncertain') return 'unknown';
  // A cancelled action with a result was done first and then taken back.
  return status === 'cancelled' && result !== null ? 'taken-back' : null;
}

/** What a reading still needs from the person before it may run. */
import type { Contact, Reading } from './reading.ts';

export type Resolved = {
  /** As in `to` or `attendees`. */
  readonly written: string;
  /** A mail address or an E.164 number; null when the name has no match, or several. */
  readonly address: string | null;
  readonly source: 'text' | 'contacts' | 'ambiguous' | 'unknown';
};

const leastConfidence = 0.8;

/** Recipients must be known: pass what `resolveRecipients` answered. */
export function needsConfirmation(reading: Reading, resolved: readonly Resolved[] = []): boolean {
  if (reading.intent === 'none') return false;
  return (
    reading.confidence < leastConfidence ||
    reading.asksPreview ||
    lacksRequiredSlot(reading) ||
    (resolved.length === 0 ? resolveRecipients(reading, []) : resolved).some(
      ({ address }) => address === null,
    )
  );
}

export function resolveRecipients(reading: Reading, contacts: readonly Contact[]): readonly Resolved[] {
  const wants = reading.intent === 'send_whatsapp' ? 'phone' : 'email';
  return recipientsOf(reading).map((written) => resolve(written, wants, contacts));
}

function recipientsOf(reading: Reading): readonly string[] {
  switch (reading.intent) {
    case 'send_email':
      return reading.slots.to ?? [];
    case 'create_event':
      return reading.slots.attendees ?? [];
    case 'send_whatsapp':
      return reading.slots.to === null ? [] : [reading.slots.to];
    default:
      return [];
  }
}

function lacksRequiredSlot(reading: Reading): boolean {
  switch (reading.intent) {
    case 'send_email':
      return reading.slots.to === null || reading.slots.body === null;
    case 'create_event':
      return reading.slots.startTime === null;
    case 'send_whatsapp':
      return reading.slots.to === null || reading.slots.message === null;
    default:
      return false;
  }
}

function resolve(written: string, wants: 'email' | 'phone', contacts: readonly Contact[]): Resolved {
  if (wants === 'email' ? written.includes('@') : /^\+\d+$/.test(written)) {
    return { written, address: written, source: 'text' };
  }
  const matches = contacts.filter(
    (contact) => contact[wants] !== undefined && isCalled(contact.name, written),
  );
  const exact = matches.filter((contact) => sameName(contact.name, written));
  const [only, ...others] = exact.length > 0 ? exact : matches;
  if (only === undefined) return { written, address: null, source: 'unknown' };
  if (others.length > 0) return { written, address: null, source: 'ambiguous' };
  return { written, address: only[wants] ?? null, source: 'contacts' };
}

/** "Dana" is Dana Cohen; "Dana Levi" is not. */
function isCalled(name: string, written: string): boolean {
  const parts = wordsOf(name);
  return wordsOf(written).every((word) => parts.includes(word));
}

function sameName(name: string, written: string): boolean {
  return wordsOf(name).join(' ') === wordsOf(written).join(' ');
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

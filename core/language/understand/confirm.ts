/** What a reading still needs from the person before it may run. */
import type { ResolvedRecipient } from '../../contract/contacts.ts';
import { type Reach, resolveRecipient } from '../../domain/recipients.ts';
import type { CommandReading } from '../command-reading.ts';
import type { Contact } from '../reading.ts';

/** Where it was set, docs/language.md tells: what runs unasked must be right, and few right readings be asked about. */
const leastConfidence = 0.9;

/** Recipients must be known: pass what `resolveRecipients` answered. */
export function needsConfirmation(
  reading: CommandReading,
  resolved: readonly ResolvedRecipient[] = [],
): boolean {
  if (reading.intent === 'none') return false;
  return (
    reading.confidence < leastConfidence ||
    reading.doubts.length > 0 ||
    reading.asksPreview ||
    lacksRequiredSlot(reading) ||
    (resolved.length === 0 ? resolveRecipients(reading, []) : resolved).some(({ doubt }) => doubt !== null)
  );
}

/** Whether it would run unasked if everybody that it names were known. */
export function wouldRun(reading: CommandReading): boolean {
  const known = resolveRecipients(reading, []).map((recipient) => ({ ...recipient, doubt: null }));
  return reading.intent !== 'none' && !needsConfirmation(reading, known);
}

export function resolveRecipients(
  reading: CommandReading,
  contacts: readonly Contact[],
): readonly ResolvedRecipient[] {
  const wants = reachOf(reading);
  return recipientsOf(reading).map((written) => resolveRecipient(written, wants, contacts));
}

function reachOf(reading: CommandReading): Reach {
  if (reading.intent === 'send_message') return reading.slots.platform;
  return reading.intent === 'send_whatsapp' || reading.intent === 'send_sms' ? 'phone' : 'email';
}

function recipientsOf(reading: CommandReading): readonly string[] {
  switch (reading.intent) {
    case 'send_email':
      return [reading.slots.to, reading.slots.cc, reading.slots.bcc].flatMap((people) => people ?? []);
    case 'create_event':
      return reading.slots.attendees ?? [];
    case 'send_whatsapp':
    case 'send_sms':
    case 'send_message':
      return reading.slots.to === null ? [] : [reading.slots.to];
    default:
      return [];
  }
}

function lacksRequiredSlot(reading: CommandReading): boolean {
  switch (reading.intent) {
    case 'send_email':
      return reading.slots.to === null || reading.slots.body === null;
    case 'create_event':
      return reading.slots.startTime === null;
    case 'send_whatsapp':
    case 'send_sms':
    case 'send_message':
      return reading.slots.to === null || reading.slots.message === null;
    case 'reminder':
      return reading.slots.task === null && reading.slots.reminderTime === null;
    case 'create_task':
      return reading.slots.title === null;
    default:
      return false;
  }
}

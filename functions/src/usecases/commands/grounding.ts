import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { isMailAddress, parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { isPhoneNumber, normalisePhone } from '@crocodile-hub/core/domain/phone';
import type { Contact, Context } from '@crocodile-hub/core/language/reading';
import { instantOf } from '../time/local-time.ts';
import { readingOf } from './understanding.ts';

/** What a model's proposal must rest on. */
export type Ground = {
  /** The person's own words. */
  words: string;
  contacts: readonly Contact[];
  clock: Context;
};

type Payload = Readonly<Record<string, unknown>>;

const timeFields = ['startTime', 'endTime', 'reminderTime', 'due'];
const recipientFields = ['to', 'attendees'];
const toleranceMs = 60_000;

/**
 * Whether everything that decides what happens comes from the person: whom it goes to, when, and every number. A
 * model may word a mail; it may not invent whom to send it to.
 */
export async function isGrounded(_type: ActionType, payload: Payload, ground: Ground): Promise<boolean> {
  const recipients = recipientFields.flatMap((field) => listOf(payload[field]));
  if (!recipients.every((recipient) => isNamed(recipient, ground))) return false;
  const times = timeFields.flatMap((field) => listOf(payload[field]));
  if (times.length > 0 && !(await areSaid(times, ground))) return false;
  return numbersIn(payload).every((number) => ground.words.includes(number));
}

function isNamed(recipient: string, { words, contacts }: Ground): boolean {
  const said = words.toLowerCase();
  const address = parseMailAddress(recipient)?.address ?? recipient;
  if (isMailAddress(address)) {
    const email = address.toLowerCase();
    return (
      said.includes(email) ||
      contacts.some((contact) => contact.email?.toLowerCase() === email && isCalled(contact, said))
    );
  }
  if (isPhoneNumber(recipient)) {
    const digits = normalisePhone(recipient);
    const spoken = (words.match(/[+\d][\d\s().-]{5,}\d/g) ?? []).map((number) => normalisePhone(number));
    return (
      spoken.includes(digits) ||
      contacts.some(({ phone }) => phone !== undefined && normalisePhone(phone) === digits)
    );
  }
  return said.includes(recipient.toLowerCase());
}

/** A contact counts when the person named them, not because a mail of theirs lies in the box. */
function isCalled({ name }: Contact, said: string): boolean {
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((part) => part.length > 1 && said.includes(part));
}

/** The times that the words themselves name, as the deterministic reading finds them. */
async function areSaid(times: readonly string[], { words, clock }: Ground): Promise<boolean> {
  const readings = await Promise.all(words.split('\n').map((line) => readingOf(line, clock)));
  const values = readings.flatMap((reading) => [
    ...[reading, ...reading.alternatives].flatMap(({ slots }) => Object.values(slots)),
    reading.sendAt,
  ]);
  const said = values.flatMap((value) =>
    typeof value === 'string' ? (instantOf(value, clock.timeZone) ?? []) : [],
  );
  const [first] = times;
  const start = instantOf(first ?? '', clock.timeZone);
  return start !== null && said.some((instant) => Math.abs(instant - start) <= toleranceMs);
}

/** Numbers of two digits and more in the free text of the payload; times and addresses are checked by themselves. */
function numbersIn(payload: Payload): string[] {
  const checked = new Set([...timeFields, ...recipientFields, 'recurrence']);
  return Object.entries(payload)
    .filter(([field, value]) => !checked.has(field) && typeof value === 'string')
    .flatMap(([, value]) => String(value).match(/\d{2,}/g) ?? []);
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOf);
  return typeof value === 'string' && value.trim() !== '' ? value.split(',').map((item) => item.trim()) : [];
}

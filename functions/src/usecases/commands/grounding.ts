import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { isPhoneNumber, normalisePhone } from '@crocodile-hub/core/domain/phone';
import {
  nameWords,
  type Reach,
  recipientField,
  resolveRecipient,
} from '@crocodile-hub/core/domain/recipients';
import { addressEnds } from '@crocodile-hub/core/language/addresses';
import type { Context } from '@crocodile-hub/core/language/reading';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { readingOf } from '../understanding.ts';

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
const toleranceMs = minuteMs;
/** A conversation has fewer; a message may be made of nothing but line breaks. */
const mostLines = 200;

/**
 * The payload with whom the person named as its recipients, or null when it would reach anybody else. An address or a
 * number was written out whole, or belongs to a contact who was named in full; a name was said as a word of its own.
 */
export function withSaidRecipients(
  type: ActionType,
  payload: Payload,
  ground: Ground,
): Record<string, unknown> | null {
  const wants = recipientField(type, payload)?.wants ?? 'email';
  const said: Record<string, unknown> = { ...payload };
  for (const field of recipientFields) {
    const value = payload[field];
    if (value === undefined) continue;
    const recipients = listOf(value).map((recipient) => saidRecipient(recipient, wants, ground));
    if (recipients.includes(null)) return null;
    said[field] = Array.isArray(value) ? recipients : recipients.join(', ');
  }
  return said;
}

function saidRecipient(recipient: string, wants: Reach, { words, contacts }: Ground): string | null {
  const isAddress = wants === 'email' ? recipient.includes('@') : isPhoneNumber(recipient);
  if (!isAddress) {
    return saysName(words, recipient) ? resolveRecipient(recipient, wants, contacts).address : null;
  }
  const isSaid = wants === 'email' ? saysAddress(words, recipient) : saysNumber(words, recipient);
  return isSaid || isNamedInFull(recipient, wants, words, contacts) ? recipient : null;
}

function saysAddress(words: string, recipient: string): boolean {
  const address = (parseMailAddress(recipient)?.address ?? recipient).toLowerCase();
  const said = words.toLowerCase();
  return [...addressEnds(said)].some(([start, { end }]) => said.slice(start, end) === address);
}

function saysNumber(words: string, recipient: string): boolean {
  const spoken = words.match(/[+\d][\d\s().-]{5,}\d/g) ?? [];
  return spoken.some((number) => normalisePhone(number) === normalisePhone(recipient));
}

/** One word of a name may be anybody's. */
function isNamedInFull(
  recipient: string,
  wants: Reach,
  words: string,
  contacts: readonly Contact[],
): boolean {
  return contacts.some(({ name }) => {
    if (nameWords(name).length < 2 || !saysName(words, name)) return false;
    const { address, doubt } = resolveRecipient(name, wants, contacts);
    if (address === null || doubt !== null) return false;
    return wants === 'email'
      ? address.toLowerCase() === recipient.toLowerCase()
      : normalisePhone(address) === normalisePhone(recipient);
  });
}

/** Whether a name stands in the words, word for word; in Hebrew its first one may carry what is glued to it. */
function saysName(words: string, name: string): boolean {
  const said = nameWords(words);
  const [first, ...rest] = nameWords(name);
  if (first === undefined) return false;
  return said.some(
    (word, index) =>
      (word === first || (word.endsWith(first) && /^[ולבשהכמ]{1,3}$/.test(word.slice(0, -first.length)))) &&
      rest.every((part, offset) => said[index + 1 + offset] === part),
  );
}

/**
 * Whether everything else that decides what happens comes from the person: when, and every number. A model may word a
 * mail; it may not invent what it says of sums and dates.
 */
export async function isGrounded(payload: Payload, ground: Ground): Promise<boolean> {
  const times = timeFields.flatMap((field) => listOf(payload[field]));
  if (times.length > 0 && !(await areSaid(times, ground))) return false;
  const said = new Set(numbersIn(ground.words));
  return textsOf(payload)
    .flatMap(numbersIn)
    .every((number) => said.has(number));
}

/** The times that the words themselves name, as the deterministic reading finds them. */
async function areSaid(times: readonly string[], { words, clock }: Ground): Promise<boolean> {
  const lines = words.split('\n').filter((line) => line.trim() !== '' && line.length <= bounds.command);
  const readings = await Promise.all(lines.slice(-mostLines).map((line) => readingOf(line, clock)));
  const values = readings
    .flatMap(({ actions }) => actions)
    .flatMap((reading) => [
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

/** The free text of the payload; times and recipients are checked by themselves. */
function textsOf(payload: Payload): string[] {
  const checked = new Set([...timeFields, ...recipientFields, 'recurrence']);
  return Object.entries(payload).flatMap(([field, value]) =>
    !checked.has(field) && typeof value === 'string' ? [value] : [],
  );
}

/** Numbers of two digits and more, with and without the marks between thousands. */
function numbersIn(text: string): string[] {
  const whole = text.replace(/(?<=\d)[,.'](?=\d{3}(?!\d))/g, '');
  return whole.match(/\d{2,}/g) ?? [];
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOf);
  return typeof value === 'string' && value.trim() !== '' ? value.split(',').map((item) => item.trim()) : [];
}

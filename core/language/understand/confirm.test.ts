import { describe, expect, it } from 'vitest';
import { needsConfirmation, resolveRecipients } from './confirm.ts';
import type { Contact } from '../reading.ts';
import { understand } from './understand.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const contacts: readonly Contact[] = [
  { name: 'Dana Cohen', email: 'dana@example.com', phone: '+972541234567', known: 'written-to' },
  { name: 'Ron Levi', email: 'ron@example.com', known: 'written-to' },
  { name: 'Ron Katz', email: 'katz@example.com', known: 'written-to' },
];

function outcome(text: string, known: readonly Contact[] = contacts) {
  const reading = understand(text, { ...context, contacts: known });
  const resolved = resolveRecipients(reading, known);
  return { resolved, needed: needsConfirmation(reading, resolved) };
}

describe('resolving recipients', () => {
  it('takes an address from the text', () => {
    expect(outcome('email x@y.com that we won').resolved).toMatchObject([
      { written: 'x@y.com', address: 'x@y.com', source: 'text', doubt: null },
    ]);
  });

  it('finds the one contact of that name, by the address that the channel needs', () => {
    expect(outcome('email Dana that we won').resolved).toMatchObject([
      { written: 'Dana', address: 'dana@example.com', name: 'Dana Cohen', source: 'contacts', doubt: null },
    ]);
    expect(outcome('whatsapp Dana: we won').resolved).toMatchObject([
      { written: 'Dana', address: '+972541234567', source: 'contacts', doubt: null },
    ]);
  });

  it('does not choose between two contacts, unless the whole name says which', () => {
    expect(outcome('email Ron that we won').resolved).toMatchObject([
      { written: 'Ron', address: null, source: 'ambiguous', doubt: 'several' },
    ]);
    expect(outcome('email Ron Levi that we won').resolved).toMatchObject([
      { written: 'Ron Levi', address: 'ron@example.com', source: 'contacts', doubt: null },
    ]);
  });

  it('knows no stranger, and no phone that a contact lacks', () => {
    expect(outcome('email Zoe that we won').resolved).toMatchObject([
      { written: 'Zoe', address: null, source: 'unknown', doubt: 'unknown' },
    ]);
    expect(outcome('whatsapp Ron Levi: hi').resolved).toMatchObject([
      { written: 'Ron Levi', address: null, source: 'unknown', doubt: 'unknown' },
    ]);
  });
});

describe('a stranger who calls himself as a contact does', () => {
  const calledDana = (name: string, email = 'attacker@evil.test'): readonly Contact[] => [
    ...contacts,
    { name, email, known: 'received' },
  ];

  it.each([
    ['the very name that was said', 'Dana'],
    ['the whole name', 'Dana Cohen'],
    ['a longer name', 'Dana Cohen (Support)'],
    ['letters that look the same', 'Dаnа'],
    ['another alphabet', 'דנה'],
  ])('is asked about: %s', (_why, name) => {
    const { resolved, needed } = outcome('email Dana that we won', calledDana(name));
    expect(needed).toBe(true);
    expect(resolved).toMatchObject([{ address: null, doubt: 'several' }]);
    expect(resolved[0]?.candidates.map(({ address, known }) => [address, known])).toEqual([
      ['dana@example.com', 'written-to'],
      ['attacker@evil.test', 'received'],
    ]);
  });

  it('is asked about when nobody else is called so', () => {
    const strangers: readonly Contact[] = [{ name: 'Zoe', email: 'zoe@evil.test', known: 'received' }];
    const { resolved, needed } = outcome('email Zoe that we won', strangers);
    expect(needed).toBe(true);
    expect(resolved).toMatchObject([{ address: 'zoe@evil.test', doubt: 'never-written-to' }]);
  });

  it('is no reason to ask about anybody else', () => {
    expect(outcome('email Ron Levi that we won', calledDana('Dana')).needed).toBe(false);
  });
});

describe('asking before a command runs', () => {
  it.each([
    "Send an email to dana@example.com about lunch tomorrow saying I'm running late",
    'email Dana that we won',
    'תזכיר לי בעוד דקה להתקשר לאמא',
    'remind me to call mom',
    'schedule a meeting with Dana tomorrow at 3pm',
    'whatsapp 054-1234567: on my way',
    'search for flights to Rome',
    'add a task to buy milk',
  ])('is not needed for "%s"', (text) => {
    expect(outcome(text).needed).toBe(false);
  });

  it.each([
    ['a mail without a text', 'email Dana about lunch'],
    ['a mail to nobody', 'send an email saying hi'],
    ['a meeting without an hour', 'schedule a meeting with Dana tomorrow'],
    ['a message without words', 'send a whatsapp to 054-1234567'],
    ['a recipient that no contact matches', 'email Zoe that we won'],
    ['a recipient that two contacts match', 'email Ron that we won'],
    ['a request to see it first', 'email Dana that we won, let me see it first'],
    ['a draft', 'draft an email to Dana saying hello'],
    ['a channel that is guessed', 'tell Dana we won'],
    ['an hour that is guessed', 'remind me tomorrow morning to call mom'],
    ['a reminder that waits for something', 'remind me to call Dana when I get home'],
  ])('is needed for %s', (_why, text) => {
    expect(outcome(text).needed).toBe(true);
  });

  it('counts a name without contacts as unknown', () => {
    const reading = understand('email Dana that we won', context);
    expect(needsConfirmation(reading)).toBe(true);
  });
});

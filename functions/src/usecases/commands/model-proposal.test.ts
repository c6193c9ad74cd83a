import { describe, expect, it } from 'vitest';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { anEngine } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { modelProposal } from './model-proposal.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const clock = clockOf({ timeZone: 'Asia/Jerusalem' }, now);
const { actions } = anEngine();

const contacts: readonly Contact[] = [
  { name: 'Dana Cohen', email: 'dana@cohen-media.co.il', phone: '+972541234567', known: 'written-to' },
  { name: 'Ron', email: 'attacker@evil.test', phone: '+972500000001', known: 'received' },
];

/** What becomes of a model's call, when this is all that the person said. */
async function proposed(words: string, name: string, args: Record<string, unknown>) {
  const proposal = await modelProposal(
    actions,
    { name, arguments: args },
    { words, contacts, clock: clock.context },
    clock,
  );
  return proposal?.payload ?? null;
}

const mail = (to: string, over: object = {}) => ({ to: [to], subject: 'Hi', body: 'Hello', ...over });

describe('an address that a model proposes', () => {
  it.each([
    ['the end of one that was said', 'write something to dana@example.com', 'ana@example.com'],
    ['the beginning of one that was said', 'write something to ana@example.com.au', 'ana@example.com'],
    ['a contact’s of whose name one word was said', 'tell dana something nice', 'dana@cohen-media.co.il'],
    ['a contact’s whose name stands inside another word', 'what a wrong answer, reply', 'attacker@evil.test'],
    ['one that only came in, whatever it is called', 'tell Ron something nice', 'attacker@evil.test'],
    ['one that nobody said', 'write something to them', 'eve@attacker.example'],
  ])('is refused: %s', async (_why, words, to) => {
    expect(await proposed(words, 'send_email', mail(to))).toBeNull();
  });

  it.each([
    ['said, in any case', 'write something to Dana@Example.com, please', 'dana@example.com'],
    ['of a contact who was named in full', 'write something to Dana Cohen', 'dana@cohen-media.co.il'],
  ])('is taken: %s', async (_why, words, to) => {
    expect(await proposed(words, 'send_email', mail(to))).toMatchObject({ to: [to] });
  });

  it('is looked up for a name that was said, and for no other', async () => {
    const words = 'tell Dana something nice';
    expect(await proposed(words, 'send_email', mail('Dana'))).toMatchObject({
      to: ['dana@cohen-media.co.il'],
    });
    expect(await proposed('tell Danae something', 'send_email', mail('Dana'))).toBeNull();
    expect(await proposed(words, 'send_email', mail('Ron'))).toBeNull();
  });
});

describe('a number that a model proposes', () => {
  const message = (to: string) => ({ to, message: 'Hello' });

  it('is one that was said, or of whom was named', async () => {
    expect(await proposed('greet 054-123-4567', 'send_whatsapp', message('0541234567'))).not.toBeNull();
    expect(await proposed('greet Dana Cohen', 'send_whatsapp', message('+972541234567'))).not.toBeNull();
    expect(await proposed('greet them', 'send_whatsapp', message('+972541234567'))).toBeNull();
    expect(await proposed('greet Dana', 'send_whatsapp', message('+972541234567'))).toBeNull();
  });

  it('in a text is said whole', async () => {
    const words = 'tell dana@example.com that it is 1250';
    const args = (body: string) => mail('dana@example.com', { body });
    expect(await proposed(words, 'send_email', args('It is 1,250'))).not.toBeNull();
    expect(await proposed(words, 'send_email', args('It is 125'))).toBeNull();
    expect(await proposed(words, 'send_email', args('It is 50'))).toBeNull();
  });
});

it('nothing leaves that the card does not show', async () => {
  const hidden = {
    isHtml: true,
    replyTo: { messageId: '18c0000000000001', threadId: '18c0000000000001' },
    cc: 'eve@attacker.example',
    bcc: 'eve@attacker.example',
    forwards: '18c0000000000001',
    attachments: 'abc/3/a.txt',
    access_token: 'ya29.x',
  };
  expect(await proposed('greet dana@example.com', 'send_email', mail('dana@example.com', hidden))).toEqual(
    mail('dana@example.com'),
  );
  const event = {
    title: 'Lunch',
    startTime: '2026-11-21T12:00',
    reminders: { useDefault: false },
    visibility: 'public',
  };
  expect(await proposed('lunch tomorrow at 12:00', 'create_event', event)).toEqual({
    title: 'Lunch',
    startTime: '2026-11-21T12:00',
  });
});

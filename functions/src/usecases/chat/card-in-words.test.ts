import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { writeReply } from './turn.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

const cards = {
  mail: {
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], subject: 'Tomorrow', body: 'I come alone tomorrow' },
  },
  whatsapp: { actionType: 'send_whatsapp', payload: { to: '+972524819930', message: 'I am on my way' } },
  event: {
    actionType: 'create_event',
    payload: { title: 'Yoga', startTime: '2026-11-22T19:00:00+02:00' },
  },
  reminder: {
    actionType: 'reminder',
    payload: { task: 'water the plants', reminderTime: '2026-11-21T09:00:00+02:00' },
  },
} as const;

function said(card: keyof typeof cards, message: string) {
  const waiting = [{ id: 'card', ...cards[card] }];
  const request = { message, userId: 'anna', ...clock, waiting } as never;
  return writeReply(aChat(), anna, request, writing);
}

describe('what is said of a waiting card in words of no form', () => {
  it.each<[keyof typeof cards, string, string, object]>([
    ['mail', 'oh and say that i bring the salad', 'send_email', { body: /salad/ }],
    ['whatsapp', 'better as a text message', 'send_sms', { to: '+972524819930', message: 'I am on my way' }],
    ['whatsapp', 'עדיף סמס', 'send_sms', { to: '+972524819930', message: 'I am on my way' }],
    ['event', 'it goes on till half past eight', 'create_event', { endTime: /T20:30/ }],
    ['event', 'השיעור נמשך עד תשע', 'create_event', { endTime: /T21:00/ }],
    ['reminder', 'call the garage', 'reminder', { task: 'call the garage' }],
    ['reminder', 'rather on monday morning, i am away', 'reminder', { reminderTime: /2026-11-23T/ }],
  ])('is put in its place, for a yes of its own: %s, %s', async (card, message, actionType, payload) => {
    const reply = await said(card, message);
    expect(reply.requiresConfirmation).toBe(true);
    expect(reply.actions).toHaveLength(1);
    expect(reply.actions[0]?.actionType).toBe(actionType);
    for (const [field, value] of Object.entries(payload)) {
      const got = String(reply.actions[0]?.payload[field]);
      if (value instanceof RegExp) expect(got).toMatch(value);
      else expect(got).toBe(value);
    }
  });

  it.each<[keyof typeof cards, string]>([
    ['event', 'i changed my mind'],
    ['event', 'forget it, he cannot come anyway'],
    ['mail', 'התחרטתי'],
  ])('calls it off: %s, %s', async (card, message) => {
    const reply = await said(card, message);
    expect(reply).toMatchObject({ withdraws: ['card'] });
    expect(reply.actions ?? []).toEqual([]);
  });

  it.each<[keyof typeof cards, string]>([
    ['event', 'what is the weather tomorrow'],
    ['mail', 'remind me tomorrow at 5 to buy milk'],
    ['reminder', 'who wrote to me today'],
  ])('is left alone by another wish: %s, %s', async (card, message) => {
    expect((await said(card, message)).withdraws ?? []).toEqual([]);
  });
});

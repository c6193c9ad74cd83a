import { expect, it } from 'vitest';
import { payloadOf } from './payload.ts';

const aMessage = { id: 'r1-1', title: 'להתקשר לאמא', body: 'לשאול מה שלומה', path: '/smart-tasks' };

it('a push payload holds what the service worker shows', () => {
  expect(JSON.parse(payloadOf(aMessage))).toEqual({
    notification: { title: 'להתקשר לאמא', body: 'לשאול מה שלומה' },
    data: { tag: 'r1-1', path: '/smart-tasks' },
  });
});

it('a push payload shortens the notes before the task', () => {
  const title = 'ש'.repeat(1_500);
  const { notification } = JSON.parse(payloadOf({ ...aMessage, title, body: 'ל'.repeat(100_000) }));
  expect(notification).toEqual({ title, body: 'ל'.repeat(200) });
});

it.each(['a', 'ש', '漢', '🐊', '\u0001', '"'])(
  'a push payload always fits, however long the texts of %j are',
  (letter) => {
    const long = letter.repeat(50_000);
    const text = payloadOf({ ...aMessage, title: long, body: long });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_993);
    expect(JSON.parse(text).notification.title).not.toBe('');
  },
);

import { expect, it } from 'vitest';
import { splitSendAt } from './send-at.ts';

const now = Date.parse('2026-11-22T09:00:00+02:00');
const mail = { to: ['dana@example.com'], body: 'hi' };

it('takes the time of leaving out of what is sent', () => {
  const sendAt = '2026-11-23T09:00:00+02:00';
  expect(splitSendAt({ ...mail, sendAt }, now)).toEqual({ payload: mail, runAt: sendAt });
});

it.each(['2026-11-21T09:00:00+02:00', 'tomorrow', 7, null])('leaves now when the time is %j', (sendAt) => {
  expect(splitSendAt({ ...mail, sendAt }, now)).toEqual({ payload: mail });
});

import { expect, it } from 'vitest';
import { departureOf, newestDepartures } from './departure.ts';

const at = Date.UTC(2026, 10, 23, 9);
const mail = {
  actionType: 'send_email',
  payload: { to: ['dana@example.com'] },
  status: 'done',
  result: { messageId: 'm1' },
  runAt: null,
  createdAt: at,
} as const;

it('tells where an action went and when: what was held, when it left', () => {
  expect(departureOf(mail)).toEqual({ place: 'Gmail', outcome: 'went', at });
  expect(departureOf({ ...mail, runAt: at + 5_000 })?.at).toBe(at + 5_000);
  expect(departureOf({ ...mail, payload: null })).toMatchObject({ place: 'Gmail' });
  const direct = { ...mail, actionType: 'send_message', payload: { platform: 'instagram' } } as const;
  expect(departureOf(direct)).toMatchObject({ place: 'Instagram' });
});

it.each(['accepted', 'held', 'scheduled', 'claimed', 'failed'] as const)(
  'leaves out what is %s',
  (status) => {
    expect(departureOf({ ...mail, status })).toBeNull();
  },
);

it('tells what is unknown and what was taken back, and leaves out what never left', () => {
  expect(departureOf({ ...mail, status: 'uncertain', result: null })?.outcome).toBe('unknown');
  expect(departureOf({ ...mail, status: 'cancelled' })?.outcome).toBe('taken-back');
  expect(departureOf({ ...mail, status: 'cancelled', result: null })).toBeNull();
  expect(departureOf({ ...mail, actionType: 'create_task' })).toBeNull();
});

it('lists the newest first, by the time at which each left', () => {
  const waited = { ...mail, createdAt: at - 1_000, runAt: at + 1_000 };
  const refused = { ...mail, status: 'failed' } as const;
  expect(newestDepartures([mail, refused, waited]).map(({ entry }) => entry)).toEqual([waited, mail]);
});

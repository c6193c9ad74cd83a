import { expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { clockOf } from '../time/person-clock.ts';
import { toGuests } from './to-guests.ts';

const clock = clockOf({ now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' }, 0);

function addressed(message: string) {
  const ports = aChat();
  const meets = meetsIn(ports);
  meets('e1', 'Portfolio review', Date.parse('2026-11-20T15:00:00+02:00'), [
    'dana@example.com',
    'avi@example.com',
  ]);
  meets('e2', 'Standup', Date.parse('2026-11-21T10:00:00+02:00'), ['tom@example.com']);
  meets('e3', 'Dentist', Date.parse('2026-11-24T10:00:00+02:00'));
  return toGuests(ports, anna, message, clock);
}

it.each([
  [
    "email everyone in the portfolio review that I'm running late",
    "send an email to dana@example.com, avi@example.com saying I'm running late",
  ],
  [
    "tell everyone at tomorrow's meeting that I'll be late",
    "send an email to tom@example.com saying I'll be late",
  ],
  [
    'let the guests of the standup know that it is on Zoom',
    'send an email to tom@example.com saying it is on Zoom',
  ],
])('%j goes to whoever is invited', async (message, plain) => {
  expect(await addressed(message)).toBe(plain);
});

it.each([
  'email everyone at the dentist that I am late',
  'tell Dana that everyone in the review is late',
  'email everyone that I am late',
])('%j stays as it is', async (message) => {
  expect(await addressed(message)).toBe(message);
});

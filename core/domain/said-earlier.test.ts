import { expect, it } from 'vitest';
import { asksAfterAll } from './said-earlier.ts';

const now = Date.UTC(2026, 10, 22, 12, 0);
const minute = 60_000;
const ago = (minutes: number) => ({ saidAt: now - minutes * minute, now });
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

it.each([
  { type: 'send_email', payload: { to: ['a@b.com'], body: 'hi' }, said: 4, asks: false },
  { type: 'send_email', payload: { to: ['a@b.com'], body: 'hi' }, said: 6, asks: true },
  { type: 'send_email', payload: { to: ['a@b.com'], body: 'hi', sendAt: at(-1) }, said: 4, asks: true },
  { type: 'create_event', payload: { startTime: at(60) }, said: 600, asks: false },
  { type: 'create_event', payload: { startTime: at(60), attendees: ['a@b.com'] }, said: 6, asks: true },
  { type: 'reminder', payload: { task: 'x', reminderTime: at(1) }, said: 600, asks: false },
  { type: 'reminder', payload: { task: 'x', reminderTime: at(-1) }, said: 2, asks: true },
  { type: 'reminder', payload: { task: 'x', reminderTime: null }, said: 600, asks: false },
])('asks $asks about $type $payload, said $said minutes ago', ({ type, payload, said, asks }) => {
  expect(asksAfterAll(type, payload, ago(said))).toBe(asks);
});

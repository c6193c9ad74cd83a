import { expect, it } from 'vitest';
import { payloadLines } from './payload-lines.ts';

it('shows a mail as it will leave', () => {
  const payload = {
    to: ['dana@example.com', 'avi@example.com'],
    subject: null,
    body: 'שלום\nלכולם',
    isHtml: false,
  };
  expect(payloadLines('email', payload)).toEqual([
    { field: 'to', kind: 'text', text: 'dana@example.com, avi@example.com' },
    { field: 'body', kind: 'body', text: 'שלום\nלכולם' },
  ]);
});

it('knows which lines are times', () => {
  const lines = payloadLines('reminder', { task: 'call', reminderTime: '2026-11-23T08:00:00+02:00' });
  expect(lines.map(({ field, kind }) => [field, kind])).toEqual([
    ['task', 'text'],
    ['reminderTime', 'time'],
  ]);
});

it.each([
  ['unknown', { to: 'x' }],
  ['send_email', null],
])('has nothing to show of %s with %j', (type, payload) => {
  expect(payloadLines(type, payload)).toEqual([]);
});

import { expect, it } from 'vitest';
import { withAddress } from './with-address.ts';

it.each([
  [
    { to: ['Dana', 'avi@example.com'], body: 'Hi' },
    'to',
    { to: ['dana@example.com', 'avi@example.com'], body: 'Hi' },
  ],
  [{ to: 'Dana' }, 'to', { to: 'dana@example.com' }],
  [{ cc: 'avi@example.com, Dana' }, 'cc', { cc: 'avi@example.com, dana@example.com' }],
  [{ attendees: 'Dana, Avi' }, 'attendees', { attendees: ['dana@example.com', 'Avi'] }],
])('puts the address where the name stood in %j', (payload, field, changed) => {
  expect(withAddress(payload, field, 'Dana', 'dana@example.com')).toEqual(changed);
});

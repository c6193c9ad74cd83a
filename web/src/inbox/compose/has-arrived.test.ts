import { expect, it } from 'vitest';
import { hasArrived } from './has-arrived.ts';

const reply = { text: 'On my way', at: 1_000_000 };
const said = { isIncoming: false, messageText: 'On my way\n', at: 1_001_000 };

it('finds a reply that the platform told of first', () => {
  expect(hasArrived(reply, [said])).toBe(true);
  expect(hasArrived(reply, [{ ...said, at: reply.at - 30_000 }])).toBe(true);
});

it('takes no other message for the reply', () => {
  expect(hasArrived(reply, [{ ...said, isIncoming: true }])).toBe(false);
  expect(hasArrived(reply, [{ ...said, messageText: 'On my way home' }])).toBe(false);
  expect(hasArrived(reply, [{ ...said, at: reply.at - 3_600_000 }])).toBe(false);
});

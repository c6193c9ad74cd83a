import { expect, it } from 'vitest';
import { ruleActs } from '../contract/bounds.ts';
import { mostMailsSorted, sortMail } from './sort-mail.ts';

const some = (count: number, more = {}) => ({
  does: 'archive',
  messageIds: Array.from({ length: count }, (_, index) => `m${index}`).join(' '),
  mails: 'Dana: Lunch',
  ...more,
});
const isTaken = (payload: object) => sortMail.payload.safeParse(payload).success;

it('is of no more mails than a person can look through, but for a rule', () => {
  expect(isTaken(some(mostMailsSorted))).toBe(true);
  expect(isTaken(some(mostMailsSorted + 1))).toBe(false);
  expect(isTaken(some(ruleActs.perDay, { ruleId: 'r1' }))).toBe(true);
  expect(isTaken(some(ruleActs.perDay + 1, { ruleId: 'r1' }))).toBe(false);
});

it('tags with a tag', () => {
  expect(isTaken(some(1, { does: 'tag' }))).toBe(false);
  expect(isTaken(some(1, { does: 'tag', tag: 'Money' }))).toBe(true);
});

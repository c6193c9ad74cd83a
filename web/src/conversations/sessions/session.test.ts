import { expect, it } from 'vitest';
import { renamed, statusOf, withTitle } from './session.ts';
import { aSession } from '../testing/a-session.ts';

it('shows a pending session as waiting', () => {
  expect(statusOf(aSession({ status: 'Pending' }))).toBe('Waiting');
});

it('finds sessions by any part of the title, whatever the case', () => {
  const sessions = [aSession({ title: 'Quote for Dana' }), aSession({ title: 'טיול לאתונה' })];
  expect(withTitle(sessions, ' DANA ').map(({ title }) => title)).toEqual(['Quote for Dana']);
  expect(withTitle(sessions, 'אתונה')).toHaveLength(1);
  expect(withTitle(sessions, ' ')).toHaveLength(2);
});

it.each([
  ['Quote', 'Quote for Dana', 'Quote for Dana'],
  ['Quote', '  Quote ', undefined],
  ['Quote', '   ', undefined],
])('renames "%s" by typing "%s" to %s', (before, typed, after) => {
  expect(renamed(before, typed)).toBe(after);
});

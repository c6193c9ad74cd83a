import { expect, it } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { filtered } from './session-filter.ts';

const sessions = [
  aSession({ id: 'a', title: 'Quote for Dana', status: 'Waiting' }),
  aSession({ id: 'b', title: 'Quote for Avi', status: 'Success' }),
  aSession({ id: 'c', title: 'טיול', status: 'Pending' }),
];
const ids = (filter: Parameters<typeof filtered>[1]) => filtered(sessions, filter).map(({ id }) => id);

it('takes title and status together', () => {
  expect(ids({ words: 'quote', status: 'all' })).toEqual(['a', 'b']);
  expect(ids({ words: 'quote', status: 'Success' })).toEqual(['b']);
});

it('finds what the hub left pending among the waiting', () => {
  expect(ids({ words: '', status: 'Waiting' })).toEqual(['a', 'c']);
});

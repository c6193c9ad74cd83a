import { expect, it } from 'vitest';
import { seededAccount } from './account.ts';
import { answerAll } from './ask.ts';
import { someQueries } from './queries.ts';
import type { Kind } from './sentences.ts';

/** What is answered rightly today. `npm run bench answers` asks for everything, and tells what is not. */
const kept = [
  'agenda of a day',
  'agenda of weeks',
  'agenda of the past',
  'next meeting',
  'free for an hour',
  'open tasks',
  'late tasks',
  'tasks of a time',
  'reminders',
  'mail with files',
  'mail I sent',
  'how much I sent',
  'mail I got',
  'how much I got',
  'how many messages',
  'mail with files from',
  'mail I sent to',
  'mail I sent to about',
  'starred mail',
  'free at a time',
  'tasks about',
  'what I finished',
  'mail address',
] as const satisfies readonly Kind[];

it('answers a hundred questions with what a walk over all mail, messages, meetings and tasks finds', async () => {
  const account = seededAccount(21);
  const queries = someQueries(account, { seed: 22, count: 100, among: kept });
  const answered = await answerAll(account, queries);
  const others = answered.flatMap(({ query, outcome }) => {
    if (outcome.is === 'right') return [];
    return [outcome.is === 'wrong' ? `${query.text}: ${outcome.wanted}, not ${outcome.got}` : query.text];
  });
  expect(answered).toHaveLength(100);
  expect(others).toEqual([]);
});

import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { rowsBefore, rowsOf } from './rows.ts';
import type { Turn } from '../desk/turn.ts';

const sameDay = (a: number, b: number) => Math.floor(a / 10) === Math.floor(b / 10);
const question = aMessage({ id: 'q', type: 'user', timestamp: 21 });
const aTurn = (given: Partial<Turn> = {}): Turn => ({
  questionId: 'q',
  content: 'hi',
  replyId: 'r',
  via: 'chat',
  is: 'asking',
  text: 'Hel',
  ...given,
});
const keys = (turns: Turn[], log = [question]) => rowsOf(log, turns, sameDay).map(({ is, key }) => [is, key]);

it('writes an answer under the id that it will be stored with', () => {
  expect(keys([aTurn()])).toEqual([
    ['said', 'q'],
    ['writing', 'r'],
  ]);
  expect(keys([aTurn({ is: 'searching' })])).toEqual([
    ['said', 'q'],
    ['writing', 'r-search'],
  ]);
});

it('shows an answer once, when another tab has stored it already', () => {
  const answer = aMessage({ id: 'r', timestamp: 22 });
  expect(keys([aTurn()], [question, answer])).toEqual([
    ['said', 'q'],
    ['said', 'r'],
  ]);
});

it('writes nothing yet for what waits in line or for the connection', () => {
  expect(keys([aTurn({ is: 'offline' })])).toEqual([['said', 'q']]);
  expect(keys([aTurn({ is: 'queued' })])).toEqual([['said', 'q']]);
});

it('begins each day once', () => {
  const log = [11, 12, 21].map((timestamp) => aMessage({ id: String(timestamp), timestamp }));
  const days = rowsOf(log, [], sameDay).map((row) => (row.is === 'said' ? row.day : undefined));
  expect(days).toEqual([11, undefined, 21]);
});

it('knows how many rows came in above', () => {
  const log = [11, 12, 21].map((timestamp) => aMessage({ id: String(timestamp), timestamp }));
  expect(rowsBefore(rowsOf(log, [], sameDay), 21)).toBe(2);
  expect(rowsBefore([], 21)).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { shell } from '../../kit/text/catalogue/en/shell.ts';
import { bulkNews, eachOf } from './bulk.ts';

const said = (verb: 'delete' | 'duplicate', asked: number, done: number): string =>
  shell[bulkNews(verb, { asked, done }).key];

describe('of several sessions', () => {
  it.each([
    ['delete', 1, 1, 'Session deleted successfully!'],
    ['delete', 3, 3, '{count} sessions deleted successfully!'],
    ['delete', 1, 0, 'Failed to delete session'],
    ['delete', 3, 2, 'Failed to delete some sessions'],
    ['duplicate', 1, 1, 'Session duplicated successfully!'],
    ['duplicate', 1, 0, 'Failed to duplicate session'],
    ['duplicate', 3, 0, 'Failed to duplicate some sessions'],
  ] as const)('to %s %i, of which %i went well, says %s', (verb, asked, done, text) => {
    expect(said(verb, asked, done)).toBe(text);
  });

  it('each has its turn, whatever became of the others', async () => {
    const tried: string[] = [];
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const done = await eachOf(ids, (id) => {
      tried.push(id);
      return id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    expect([tried, done]).toEqual([ids, 6]);
  });
});

import { describe, expect, it } from 'vitest';
import type { News } from './load-news.ts';
import { aMessage } from '../testing/a-message.ts';
import { mayRefresh, newAmong, newsIn, newestOther, withTold } from './news.ts';

const news = (over: Partial<News>): News => ({
  historyId: '9',
  isStale: false,
  mails: [],
  relabelled: [],
  gone: [],
  others: [],
  ...over,
});

describe('it is looked for new messages', () => {
  const free = { isAutoRefreshed: true, loading: null, isConnected: true, quietMs: 5_000 };

  it.each([
    ['while nothing speaks against it', {}, true],
    ['not when it is switched off', { isAutoRefreshed: false }, false],
    ['not while the list loads', { loading: 'first' }, false],
    ['not while it is refreshed', { loading: 'refresh' }, false],
    ['not while more is loaded', { loading: 'more' }, false],
    ['not without Google', { isConnected: false }, false],
    ['not when the person did something less than five seconds ago', { quietMs: 4_999 }, false],
  ])('%s', (_, given, expected) => {
    expect(mayRefresh({ ...free, ...given })).toBe(expected);
  });
});

describe('news', () => {
  const known = [aMessage({ id: 'b', at: 2 }), aMessage({ id: 'a', at: 1 })];

  it('stand in the list in their order, each once', () => {
    const mails = [aMessage({ id: 'c', at: 3 }), aMessage({ id: 'a', at: 1, subject: 'Again' })];
    const others = [aMessage({ id: 'd', at: 4, platform: 'sms' })];
    const told = newsIn(known, news({ mails, others }));
    expect(told.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(told.at(-1)?.subject).toBe('Again');
    expect(newestOther(told)).toBe(4);
    expect(newestOther(known)).toBe(0);
  });

  it('change the labels of what is there, and take away what left', () => {
    const relabelled = [{ id: 'a', labels: ['INBOX', 'STARRED'], tags: ['Work'] }];
    const told = newsIn(known, news({ relabelled, gone: ['b', 'unknown'] }));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ id: 'a', isUnread: false, status: 'Flagged', tags: ['Work'] });
  });

  it('of a channel stand there as they are now, and change nothing where they are known', () => {
    const out = aMessage({ id: 'o', at: 3, platform: 'sms', isIncoming: false, delivery: 'sent' });
    const list = withTold(known, [out]);
    expect(list.map(({ id }) => id)).toEqual(['o', 'b', 'a']);
    expect(withTold(list, [{ ...out }])).toBe(list);
    const read = withTold(list, [{ ...out, delivery: 'read' }]);
    expect(read.map(({ id, delivery }) => [id, delivery])).toEqual([
      ['o', 'read'],
      ['b', undefined],
      ['a', undefined],
    ]);
  });

  it('are told of where they came in and were not known', () => {
    const sent = aMessage({ id: 's', isIncoming: false });
    const told = [aMessage({ id: 'c' }), aMessage({ id: 'a' }), sent];
    expect(newAmong(told, known).map(({ id }) => id)).toEqual(['c']);
  });
});

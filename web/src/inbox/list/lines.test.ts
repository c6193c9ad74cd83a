import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { isOffered } from '../operations.ts';
import { asOne, linesOf, rangeOf } from './lines.ts';

const of = (id: string, threadId: string) => aMessage({ id, threadId });

describe('the lines of a list', () => {
  it('are one for each conversation, where its newest message is', () => {
    const messages = [of('c', 'x'), of('b', 'y'), of('a', 'x')];
    expect(
      linesOf(messages).map(({ newest, messages: all }) => [newest.id, all.map(({ id }) => id)]),
    ).toEqual([
      ['c', ['c', 'a']],
      ['b', ['b']],
    ]);
  });
});

describe("a line whose newest message is one of one's own", () => {
  const own = aMessage({ id: 'b', isIncoming: false, isUnread: false, labels: ['SENT'] });

  it.each([
    [['INBOX', 'UNREAD'], true],
    [['STARRED'], false],
  ])('can be archived where the message below, in %j, is in the inbox: %s', (labels, can) => {
    const below = aMessage({ id: 'a', labels, isUnread: can });
    const line = asOne({ newest: own, messages: [own, below] });
    expect([isOffered('archive', line), isOffered('markAsRead', line), line.id]).toEqual([can, can, 'b']);
  });
});

describe('a range', () => {
  const messages = ['a', 'b', 'c', 'd'].map((id) => of(id, id));

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['a', 'a', ['a']],
    [null, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('goes from %s to %s', (from, to, ids) => {
    expect(rangeOf(messages, from, to)).toEqual(ids);
  });
});

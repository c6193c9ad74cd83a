import { describe, expect, it } from 'vitest';
import type { News } from './load-news.ts';
import { aMessage } from '../testing/a-message.ts';
import { type InboxAction, inboxReducer } from './inbox-reducer.ts';
import { initialInbox, type InboxState } from './inbox-state.ts';

const after = (state: Partial<InboxState>, ...actions: InboxAction[]) =>
  actions.reduce(inboxReducer, { ...initialInbox, ...state });
const mail = (id: string, at = 1) => aMessage({ id, at });
const page = (messages: string[], unreadable: string[], isFirstPage = true): InboxAction => ({
  type: 'mails-came',
  messages: messages.map((id) => mail(id)),
  unreadable,
  nextPageToken: null,
  historyId: '1',
  total: 2,
  isFirstPage,
});
const news = (told: Partial<News>): InboxAction => ({
  type: 'news-came',
  news: { historyId: '2', isStale: false, mails: [], relabelled: [], gone: [], others: [], ...told },
});
const idsOf = ({ messages }: InboxState) => messages.map(({ id }) => id);
const missing = ({ unreadable }: InboxState) => unreadable.map(({ id }) => id);

describe('a mail that could not be read', () => {
  it('is told beside those of its page and of earlier pages, until the first page comes anew', () => {
    const state = after({}, page(['a'], ['x']), page(['b'], ['y'], false));
    expect([idsOf(state), missing(state).toSorted()]).toEqual([
      ['a', 'b'],
      ['x', 'y'],
    ]);
    expect(missing(after(state, page(['a', 'x'], [])))).toEqual([]);
  });

  it('stays as it was where it was read before', () => {
    const state = after({ messages: [mail('x'), mail('old')] }, page(['a'], ['x']));
    expect([idsOf(state).toSorted(), missing(state)]).toEqual([['a', 'x'], []]);
  });

  it('is told with the news, and is gone with its mail', () => {
    const state = after({}, page(['a'], []), news({ unreadable: ['x'] }));
    expect(missing(state)).toEqual(['x']);
    expect(missing(after(state, news({ gone: ['x'] })))).toEqual([]);
    expect(missing(after(state, news({ mails: [mail('x')] })))).toEqual([]);
  });

  it('stands in the list once it is read, and nowhere when it is gone', () => {
    const state = after({}, page(['a'], ['x', 'y']));
    const read = after(
      state,
      { type: 'tried-again', id: 'x', message: mail('x', 2) },
      { type: 'tried-again', id: 'y', message: null },
    );
    expect([idsOf(read), missing(read)]).toEqual([['x', 'a'], []]);
  });

  it('of another folder changes nothing when it comes late', () => {
    const state = after({}, page(['a'], ['x']), { type: 'folder-opened' });
    expect(after(state, { type: 'tried-again', id: 'x', message: mail('x') })).toEqual(state);
  });

  it('of the search of all mail goes with the search, and is found once it is read', () => {
    const state = after(
      { search: 'plan' },
      { type: 'find-ended', search: 'plan', messages: [mail('f')], unreadable: ['x'], isMore: false },
    );
    expect(missing(state)).toEqual(['x']);
    const read = after(state, { type: 'tried-again', id: 'x', message: mail('x') });
    expect(read.found).toEqual({ is: 'ready', ids: new Set(['f', 'x']), isMore: false });
    expect(idsOf(after(read, { type: 'searched', search: '' }))).toEqual([]);
    expect(missing(after(state, { type: 'searched', search: '' }))).toEqual([]);
  });
});

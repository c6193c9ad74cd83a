import { describe, expect, it } from 'vitest';
import { aMessage } from '../../../entities/inbox/testing/a-message.ts';
import { type InboxAction, inboxReducer, initialInbox, type InboxState, totalOf } from './inbox-state.ts';

const after = (state: Partial<InboxState>, ...actions: InboxAction[]) =>
  actions.reduce(inboxReducer, { ...initialInbox, ...state });
const mail = (id: string, at = 1) => aMessage({ id, at });
const dm = (id: string, at = 1) => aMessage({ id, at, platform: 'instagram' });
const idsOf = ({ messages }: InboxState) => messages.map(({ id }) => id);

describe('the inbox', () => {
  it('begins loading, on its first page of 25, with everything shown', () => {
    expect(initialInbox).toMatchObject({ loading: 'first', page: 1, perPage: 25, filter: 'all', search: '' });
  });

  it('shows a reply in the open conversation, once', () => {
    const [asked, reply] = [dm('d'), { ...dm('r', 2), isIncoming: false }];
    const thread = { threadId: asked.threadId, is: 'ready', messages: [asked] } as const;
    const told = { type: 'replied', reply } as const;
    const state = after({ messages: [asked], thread }, told, told);
    expect(idsOf(state)).toEqual(['r', 'd']);
    expect(state.thread).toEqual({ ...thread, messages: [asked, reply] });
    const mailed = after({ messages: [mail('m')] }, { type: 'replied', reply: mail('r', 2) });
    expect(idsOf(mailed)).toEqual(['m']);
  });

  it('says what is loading, and that nothing is any more', () => {
    expect(after({}, { type: 'load-began', kind: 'refresh' }).loading).toBe('refresh');
    expect(after({}, { type: 'load-ended' }).loading).toBeNull();
  });

  it('puts the first mails in the place of those it had, and leaves other platforms alone', () => {
    const came = {
      type: 'mails-came',
      messages: [mail('new', 9)],
      nextPageToken: 'n',
      total: 40,
      isFirstPage: true,
    } as const;
    const state = after({ messages: [mail('old'), dm('d', 5)] }, came);
    expect(idsOf(state)).toEqual(['new', 'd']);
    expect(state).toMatchObject({ nextPageToken: 'n', mailTotal: 40 });
    expect(totalOf(state)).toBe(41);
  });

  it('adds further mails, and puts all in order', () => {
    const came = {
      type: 'mails-came',
      messages: [mail('b', 2), mail('a', 7)],
      nextPageToken: null,
      total: 3,
      isFirstPage: false,
    } as const;
    expect(idsOf(after({ messages: [mail('a', 7), dm('d', 5)] }, came))).toEqual(['a', 'd', 'b']);
  });

  it('replaces the messages of a channel by those that came', () => {
    const state = after(
      { messages: [mail('a', 7), dm('gone')] },
      { type: 'channel-came', platform: 'instagram', messages: [dm('d', 9)] },
    );
    expect(idsOf(state)).toEqual(['d', 'a']);
  });

  it('keeps what it has when a platform fails, names the platform once, and forgets it when it answers', () => {
    const failed = {
      type: 'platform-failed',
      trouble: { platform: 'instagram', requiresAuth: false },
    } as const;
    const state = after({ messages: [dm('d')] }, failed, failed);
    expect(idsOf(state)).toEqual(['d']);
    expect(state.troubles).toEqual([failed.trouble]);
    expect(
      inboxReducer(state, { type: 'channel-came', platform: 'instagram', messages: [] }).troubles,
    ).toEqual([]);
    const mails = {
      type: 'mails-came',
      messages: [],
      nextPageToken: null,
      total: 0,
      isFirstPage: true,
    } as const;
    expect(inboxReducer(state, mails).troubles).toEqual([failed.trouble]);
  });

  it('goes to the first page when one searches or filters', () => {
    expect(after({ page: 3 }, { type: 'searched', search: 'x' })).toMatchObject({ page: 1, search: 'x' });
    expect(after({ page: 3 }, { type: 'filtered', filter: 'unread' })).toMatchObject({
      page: 1,
      filter: 'unread',
    });
  });

  it('starts again with another page size', () => {
    const state = after(
      { messages: [mail('a')], page: 2, nextPageToken: 'n', mailTotal: 9, loading: null },
      { type: 'page-sized', perPage: 50 },
    );
    expect(state).toMatchObject({
      messages: [],
      page: 1,
      nextPageToken: null,
      mailTotal: 0,
      perPage: 50,
      loading: 'first',
    });
  });

  it('turns pages, never before the first', () => {
    expect(after({}, { type: 'paged', page: 2 }).page).toBe(2);
    expect(after({}, { type: 'paged', page: 0 }).page).toBe(1);
  });

  it('folds a group and unfolds it', () => {
    const folded = after({}, { type: 'group-toggled', group: 'g' });
    expect([...folded.collapsed]).toEqual(['g']);
    expect([...inboxReducer(folded, { type: 'group-toggled', group: 'g' }).collapsed]).toEqual([]);
  });

  it('follows the conversation that is open', () => {
    const thread = { threadId: 't', is: 'loading' } as const;
    const state = after({}, { type: 'thread-changed', thread });
    expect(state.thread).toEqual(thread);
    expect(inboxReducer(state, { type: 'thread-changed', thread: null }).thread).toBeNull();
  });

  it('marks a message in the list and in the open conversation', () => {
    const thread = { threadId: 't', is: 'ready', messages: [mail('a')] } as const;
    const state = after(
      { messages: [mail('a'), mail('b')], thread },
      { type: 'read-set', id: 'a', isUnread: false },
    );
    expect(state.messages.map(({ isUnread }) => isUnread)).toEqual([false, true]);
    expect(state.thread).toMatchObject({ messages: [{ isUnread: false, status: 'Waiting' }] });
    expect(inboxReducer(state, { type: 'read-set', id: 'a', isUnread: true }).messages[0]?.status).toBe(
      'New',
    );
  });

  it('forgets everything at a reset', () => {
    expect(after({ messages: [mail('a')], page: 2, search: 'x' }, { type: 'reset' })).toEqual(initialInbox);
  });
});

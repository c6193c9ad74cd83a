import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { withPendingEdits, type InboxAction, inboxReducer, totalOf } from './inbox-reducer.ts';
import { initialInbox, type InboxState } from './inbox-state.ts';

const after = (state: Partial<InboxState>, ...actions: InboxAction[]) =>
  actions.reduce(inboxReducer, { ...initialInbox, ...state });
const mail = (id: string, at = 1) => aMessage({ id, at });
const dm = (id: string, at = 1) => aMessage({ id, at, platform: 'instagram' });
const read = (ids: string[]) =>
  ({
    type: 'edited',
    key: 'k',
    ids,
    change: { is: 'marked', label: 'UNREAD', isOn: false },
    isBulk: true,
  }) as const;
const gone = (ids: string[]) =>
  ({ type: 'edited', key: 'k', ids, change: { is: 'gone' }, isBulk: true }) as const;
const settle = (refused: string[] = []) =>
  ({ type: 'edit-settled', key: 'k', refused: new Set(refused) }) as const;
const select = (...ids: string[]) => ({ type: 'selected', ids, isSelected: true }) as const;
const unselect = (...ids: string[]) => ({ type: 'selected', ids, isSelected: false }) as const;
const selectedIn = ({ selected }: InboxState) => [...selected];
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

  it('opens another folder empty, on its first page and without the errors of the last one', () => {
    const trouble = { platform: 'gmail', requiresAuth: false, failure: { kind: 'unavailable' } } as const;
    const before = { messages: [mail('m')], page: 3, troubles: [trouble], perPage: 50, search: 'x' };
    expect(after(before, select('m'), { type: 'folder-opened' })).toEqual({
      ...initialInbox,
      perPage: 50,
      search: 'x',
    });
  });

  it('hides and brings back nothing in another folder, and keeps the marks of what is there, too', () => {
    const back = { ...gone(['b']), key: 'u', change: { is: 'back', messages: [mail('b')] } } as const;
    const came = {
      type: 'mails-came',
      messages: [mail('a')],
      nextPageToken: null,
      historyId: null,
      total: 1,
      isFirstPage: true,
    } as const;
    const state = after(
      { messages: [mail('a'), mail('b')] },
      gone(['a', 'b']),
      back,
      { ...read(['a']), key: 'm' },
      { type: 'folder-opened' },
      came,
    );
    expect(withPendingEdits(state)).toMatchObject({ messages: [{ id: 'a', isUnread: false }], mailTotal: 1 });
    // What the platform says of them later changes nothing there.
    expect(idsOf(withPendingEdits(after(state, settle(['b']))))).toEqual(['a']);
  });

  it('shows again what it showed when it was left, and asks what is new', () => {
    const kept = { messages: [mail('m')], mailTotal: 40, nextPageToken: 'next', historyId: '7' };
    expect(after({ search: 'x', page: 3 }, { type: 'reopened', kept })).toEqual({
      ...initialInbox,
      ...kept,
      loading: 'refresh',
    });
  });

  it('shows what all mail has for a search, until another is typed', () => {
    const loaded = { messages: [mail('a', 9), dm('d', 5)], mailTotal: 40, search: 'quote' };
    const ended = {
      type: 'find-ended',
      search: 'quote',
      messages: [mail('a', 9), mail('old')],
      isMore: false,
    } as const;
    const state = after(loaded, { type: 'find-began' }, ended);
    expect(idsOf(state)).toEqual(['a', 'd', 'old']);
    expect(state.found).toEqual({ is: 'ready', ids: new Set(['a', 'old']), isMore: false });
    expect(totalOf(state)).toBe(42);
    const came = {
      type: 'mails-came',
      messages: [mail('b', 10)],
      nextPageToken: null,
      historyId: null,
      total: 40,
      isFirstPage: true,
    } as const;
    expect(idsOf(inboxReducer(state, came))).toEqual(['b', 'd', 'old']);
    const typed = inboxReducer(state, { type: 'searched', search: 'quotes' });
    expect([idsOf(typed), typed.found]).toEqual([['a', 'd'], null]);
    // The answer to an older search is ignored.
    expect(inboxReducer(typed, ended)).toBe(typed);
    expect(after(loaded, { type: 'find-began' }, { type: 'find-failed', search: 'quote' }).found).toEqual({
      is: 'failed',
    });
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
      historyId: '7',
      total: 40,
      isFirstPage: true,
    } as const;
    const state = after({ messages: [mail('old'), dm('d', 5)] }, came);
    expect(idsOf(state)).toEqual(['new', 'd']);
    expect(state).toMatchObject({ nextPageToken: 'n', mailTotal: 40 });
    expect(totalOf(state)).toBe(41);
  });

  it.each([
    ['everything, which is two pages', {}, 2],
    ['what is starred, which is one', { search: 'is:starred' }, 1],
    ['what nobody wrote', { search: 'nobody' }, 1],
  ])('turns back to the last page there is when its first mails are loaded anew: %s', (_, shown, page) => {
    const many = Array.from({ length: 15 }, (__, n) => mail(`m${n}`, n + 1));
    const starred = { ...mail('s', 99), labels: ['INBOX', 'STARRED'] };
    const came = {
      type: 'mails-came',
      messages: [starred, ...many],
      nextPageToken: null,
      historyId: null,
      total: 16,
      isFirstPage: true,
    } as const;
    expect(after({ perPage: 10, page: 3, ...shown }, came).page).toBe(page);
    expect(after({ perPage: 10, page: 3, ...shown }, { ...came, isFirstPage: false }).page).toBe(3);
  });

  it('adds further mails, and puts all in order', () => {
    const came = {
      type: 'mails-came',
      messages: [mail('b', 2), mail('a', 7)],
      nextPageToken: null,
      historyId: null,
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

  it('adds what a channel tells as it arrives, and keeps the rest', () => {
    const before = { messages: [mail('a', 7), dm('d', 3)] };
    const told = { type: 'channels-told', messages: [dm('new', 9), dm('d', 3)] } as const;
    const state = after(before, told);
    expect(idsOf(state)).toEqual(['new', 'a', 'd']);
    expect(inboxReducer(state, told)).toBe(state);
  });

  it('keeps what it has when a platform fails, names the platform once, and forgets it when it answers', () => {
    const failed = {
      type: 'platform-failed',
      trouble: { platform: 'instagram', requiresAuth: false, failure: { kind: 'unavailable' } },
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
      historyId: null,
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
      historyId: null,
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
    const state = withPendingEdits(after({ messages: [mail('a'), mail('b')], thread }, read(['a'])));
    expect(state.messages.map(({ isUnread }) => isUnread)).toEqual([false, true]);
    expect(state.thread).toMatchObject({ messages: [{ isUnread: false, status: 'Waiting' }] });
  });

  it('shows again what a platform refused, as it was', () => {
    const told = { messages: [mail('a', 2), mail('b')], mailTotal: 2 };
    const pressed = after(told, gone(['a', 'b']));
    expect(withPendingEdits(pressed)).toMatchObject({ messages: [], mailTotal: 0 });
    const state = withPendingEdits(after(pressed, settle(['a'])));
    expect(state).toMatchObject({ messages: told.messages.slice(0, 1), mailTotal: 1 });
  });

  it('counts a mail that only a search found once when it goes, and when it comes back', () => {
    const found = { ...mail('old'), isFound: true as const };
    const told = { messages: [mail('a', 2), found], mailTotal: 40 };
    expect(totalOf(after(told))).toBe(41);
    const away = after(told, gone(['old']));
    expect(totalOf(withPendingEdits(away))).toBe(40);
    const back = { ...gone(['old']), key: 'u', change: { is: 'back', messages: [found] } } as const;
    expect(totalOf(withPendingEdits(after(away, back)))).toBe(41);
  });

  it('tags a message, once', () => {
    const edit = { ...gone(['a']), change: { is: 'tagged', tag: 'Work' } } as const;
    const state = after({ messages: [mail('a')] }, edit, { ...edit, key: 'other' });
    expect(withPendingEdits(state).messages[0]?.tags).toEqual(['Work']);
  });

  it('brings back what had gone, exactly as it was, also after a load that no longer had it', () => {
    const messages = [mail('a', 2), mail('b')];
    const away = after({ messages, mailTotal: 2 }, gone(['a']), settle());
    const back = {
      ...gone(['a']),
      key: 'u',
      change: { is: 'back', messages: messages.slice(0, 1) },
    } as const;
    expect(withPendingEdits(after(away, back))).toMatchObject({ messages, mailTotal: 2 });
    const loaded = after(
      away,
      { type: 'load-began', kind: 'refresh' },
      {
        type: 'mails-came',
        messages: [mail('b')],
        nextPageToken: null,
        historyId: null,
        total: 1,
        isFirstPage: true,
      },
    );
    expect(withPendingEdits(after(loaded, back))).toMatchObject({ messages, mailTotal: 2 });
    // If the platform refuses, the message is gone again.
    const refused = after(loaded, back, { type: 'edit-settled', key: 'u', refused: new Set(['a']) });
    expect(withPendingEdits(refused)).toMatchObject({ messages: [mail('b')], mailTotal: 1 });
    // If it was archived again meanwhile, it is gone.
    expect(idsOf(withPendingEdits(after(away, back, { ...gone(['a']), key: 'again' })))).toEqual(['b']);
  });

  it('keeps what leaves the list in the open conversation, once', () => {
    const thread = { threadId: 't', is: 'ready', messages: [mail('a')] } as const;
    const back = { ...gone(['a']), key: 'u', change: { is: 'back', messages: [mail('a')] } } as const;
    for (const actions of [[gone(['a'])], [gone(['a']), settle(), back]]) {
      expect(withPendingEdits(after({ messages: [mail('a')], thread }, ...actions)).thread).toEqual(thread);
    }
  });

  it.each([
    ['tagged', { is: 'tagged', tag: 'Work' }, { is: 'untagged', tag: 'work' }],
    [
      'starred',
      { is: 'marked', label: 'STARRED', isOn: true },
      { is: 'marked', label: 'STARRED', isOn: false },
    ],
    ['marked', { is: 'marked', label: 'UNREAD', isOn: false }, { is: 'marked', label: 'UNREAD', isOn: true }],
  ] as const)('leaves no trace of what was %s and taken back', (_, change, undone) => {
    const told = { messages: [mail('a')] };
    const done = after(told, { ...gone(['a']), change }, settle());
    expect(withPendingEdits(done).messages).not.toEqual(told.messages);
    const [seen] = withPendingEdits(after(done, { ...gone(['a']), key: 'u', change: undone })).messages;
    expect({ ...seen, labels: seen?.labels.toSorted() }).toEqual(told.messages[0]);
  });

  it('knows by its labels what state a mail is in', () => {
    const starred = { ...gone(['a']), change: { is: 'marked', label: 'STARRED', isOn: true } } as const;
    expect(withPendingEdits(after({ messages: [mail('a')] }, starred)).messages[0]?.status).toBe('Flagged');
    const important = aMessage({ id: 'a', status: 'Flagged', labels: ['INBOX', 'IMPORTANT', 'UNREAD'] });
    expect(withPendingEdits(after({ messages: [important] }, read(['a']))).messages[0]?.status).toBe(
      'Flagged',
    );
  });

  it('lets no answer that was under way undo what was done meanwhile', () => {
    const began = { type: 'load-began', kind: 'refresh' } as const;
    const older = {
      type: 'mails-came',
      messages: [mail('a')],
      nextPageToken: null,
      historyId: null,
      total: 1,
      isFirstPage: true,
    } as const;
    const isUnread = (state: InboxState) => withPendingEdits(state).messages[0]?.isUnread;
    const pressed = after({ messages: [mail('a')] }, began, read(['a']));
    expect(isUnread(after(pressed, older))).toBe(false);
    const done = after(pressed, settle(), older, { type: 'load-ended' });
    expect(isUnread(done)).toBe(false);
    // The next load began after the change, so the load's answer counts.
    expect(isUnread(after(done, began))).toBe(false);
    expect(isUnread(after(done, began, older))).toBe(true);
    // A change that is still being sent stays on top of every load.
    expect(isUnread(after(pressed, began, older))).toBe(false);
  });

  it('selects messages and lets them go', () => {
    const state = after({ messages: [mail('a', 2), mail('b')] }, select('a'), select('b'));
    expect(selectedIn(state)).toEqual(['a', 'b']);
    expect(selectedIn(after(state, unselect('a')))).toEqual(['b']);
    expect(selectedIn(after(state, { type: 'selection-cleared' }))).toEqual([]);
  });

  it('selects also what a snooze brought to the top of the page, however old it is', () => {
    const state = after({ messages: [mail('new', 2), mail('old')], perPage: 1 }, select('old'));
    expect(selectedIn(state)).toEqual(['old']);
  });

  it.each<[string, InboxAction]>([
    ['another page', { type: 'paged', page: 2 }],
    ['another page size', { type: 'page-sized', perPage: 2 }],
  ])('keeps nothing selected on %s, also of what it shows', (_, action) => {
    const state = { messages: [mail('a', 2), mail('b')], perPage: 1 };
    expect(selectedIn(after(state, select('a', 'b'), action))).toEqual([]);
  });

  it('keeps nothing selected of a page that is no more', () => {
    const came = {
      type: 'mails-came',
      messages: [mail('a', 2)],
      nextPageToken: null,
      historyId: null,
      total: 1,
      isFirstPage: true,
    } as const;
    const before = { messages: [mail('a', 2), mail('b')], perPage: 1, page: 2 };
    expect(selectedIn(after(before, select('a', 'b'), came))).toEqual([]);
  });

  it.each<[string, InboxAction]>([
    ['a search', { type: 'searched', search: 'nothing like it' }],
    ['a filter', { type: 'filtered', filter: 'instagram' }],
    ['another page', { type: 'paged', page: 2 }],
    ['its archiving', { type: 'edited', key: 'k', ids: ['a'], change: { is: 'gone' }, isBulk: false }],
    [
      'a refresh',
      { type: 'mails-came', messages: [], nextPageToken: null, historyId: null, total: 0, isFirstPage: true },
    ],
  ])('keeps nothing selected that %s takes out of the list', (_, action) => {
    expect(selectedIn(after({ messages: [mail('a')] }, select('a'), action))).toEqual([]);
  });

  it('clears the selection of what worked in bulk, and keeps or returns to it what was refused', () => {
    const chosen = after({ messages: [mail('a', 2), mail('b')] }, select('a'), select('b'));
    expect(selectedIn(after(chosen, read(['a', 'b'])))).toEqual(['a', 'b']);
    expect(selectedIn(after(chosen, read(['a', 'b']), settle(['b'])))).toEqual(['b']);
    expect(selectedIn(after(chosen, gone(['a', 'b']), settle(['b'])))).toEqual(['b']);
    expect(selectedIn(after(chosen, { ...read(['a']), isBulk: false }, settle()))).toEqual(['a', 'b']);
    // A message selected again meanwhile stays selected for the next action.
    expect(selectedIn(after(chosen, read(['a', 'b']), unselect('a'), select('a'), settle()))).toEqual(['a']);
    expect(selectedIn(after(chosen, read(['a']), unselect('a'), settle()))).toEqual(['b']);
  });

  it('takes in what is new, counts it, and tells the open conversation', () => {
    const thread = { threadId: 't', is: 'ready', messages: [mail('a')] } as const;
    const news = {
      historyId: '9',
      isStale: false,
      mails: [mail('c', 3)],
      others: [dm('d', 4)],
      relabelled: [{ id: 'a', labels: ['INBOX'], tags: [] }],
      gone: ['b'],
    };
    const before = { messages: [mail('b', 2), mail('a')], mailTotal: 9, thread };
    const state = after(before, { type: 'news-asked' }, { type: 'news-came', news });
    expect(idsOf(state)).toEqual(['d', 'c', 'a']);
    expect(state).toMatchObject({ historyId: '9', mailTotal: 9 });
    expect(state.thread).toMatchObject({ messages: [{ id: 'a', isUnread: false }] });
  });

  it('lets what another device did later win over what was done here before', () => {
    const unread = { id: 'a', labels: ['INBOX', 'UNREAD'], tags: [] };
    const news = { historyId: '9', isStale: false, mails: [], others: [], relabelled: [unread], gone: [] };
    const state = after(
      { messages: [mail('a')] },
      read(['a']),
      settle(),
      { type: 'news-asked' },
      { type: 'news-came', news },
    );
    expect(withPendingEdits(state).messages[0]?.isUnread).toBe(true);
  });

  it('looks for what is new by itself, unless it is switched off', () => {
    expect(after({}).isAutoRefreshed).toBe(true);
    expect(after({}, { type: 'auto-refresh-toggled' }).isAutoRefreshed).toBe(false);
  });

  it('forgets everything at a reset', () => {
    expect(after({ messages: [mail('a')], page: 2, search: 'x' }, { type: 'reset' })).toEqual(initialInbox);
  });
});

import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { initialInbox } from './inbox-state.ts';
import { groupsOf, shownPage } from './shown-page.ts';

const mails = (count: number) =>
  Array.from({ length: count }, (_, index) => aMessage({ id: `m${index}`, at: count - index }));

describe('a page of the inbox', () => {
  it('has as many messages as wanted, and more when there are more', () => {
    const state = { ...initialInbox, messages: mails(12), perPage: 10 };
    expect(shownPage(state)).toMatchObject({ hasMore: true, needsMore: false });
    expect(shownPage(state).shown).toHaveLength(10);
    const second = shownPage({ ...state, page: 2 });
    expect([second.shown.length, second.hasMore]).toEqual([2, false]);
  });

  it('has to be fetched where it is not loaded in full', () => {
    const state = { ...initialInbox, messages: mails(12), perPage: 10, nextPageToken: 'next' };
    expect(shownPage(state)).toMatchObject({ hasMore: true, needsMore: true });
    expect(shownPage({ ...state, messages: mails(20) }).needsMore).toBe(false);
  });

  it('shows what Gmail found, whatever the list knows of it', () => {
    const messages = [aMessage({ id: 'a', subject: 'x' }), aMessage({ id: 'b', subject: 'y' })];
    const found = { is: 'ready', ids: new Set(['b']), isMore: false } as const;
    const state = { ...initialInbox, messages, search: 'quote', found };
    expect(shownPage(state).shown.map(({ id }) => id)).toEqual(['b']);
  });

  it('holds search and filter together', () => {
    const messages = [
      aMessage({ id: 'a', subject: 'quote' }),
      aMessage({ id: 'b', subject: 'quote', isUnread: false }),
    ];
    const state = { ...initialInbox, messages, search: 'subject:quote', filter: 'read' as const };
    expect(shownPage(state).shown.map(({ id }) => id)).toEqual(['b']);
  });

  describe('of the unread ones', () => {
    const messages = [
      aMessage({ id: 'a', threadId: 'open', isUnread: false }),
      aMessage({ id: 'b', threadId: 'open', subject: 'Lunch', isUnread: false }),
      aMessage({ id: 'c', threadId: 'other', isUnread: false }),
      aMessage({ id: 'd', threadId: 'new' }),
    ];
    const unread = { ...initialInbox, messages, filter: 'unread' as const };
    const idsOf = (...page: Parameters<typeof shownPage>) => shownPage(...page).shown.map(({ id }) => id);

    it('has the open conversation, although it is read by now', () => {
      expect(idsOf(unread, 'open')).toEqual(['a', 'b', 'd']);
      expect(idsOf(unread, null)).toEqual(['d']);
      expect(idsOf(unread)).toEqual(['d']);
    });

    it('has of the open conversation only what is searched for', () => {
      expect(idsOf({ ...unread, search: 'subject:lunch' }, 'open')).toEqual(['b']);
      expect(idsOf({ ...unread, split: 'lists' }, 'open')).toEqual([]);
    });
  });

  it.each(['read', 'whatsapp'] as const)('of the filter %s has nothing open that is not in it', (filter) => {
    const state = { ...initialInbox, messages: [aMessage({ threadId: 'open' })], filter };
    expect(shownPage(state, 'open').shown).toEqual([]);
  });
});

describe('the groups', () => {
  it('are one a sender and platform, the newest first', () => {
    const groups = groupsOf([
      aMessage({ id: 'a' }),
      aMessage({ id: 'b', partner: 'avi@example.com', sender: 'Avi' }),
      aMessage({ id: 'c', partner: 'DANA@example.com' }),
      aMessage({ id: 'd', platform: 'sms' }),
    ]);
    expect(groups.map(({ sender, messages }) => [sender, messages.map(({ id }) => id)])).toEqual([
      ['Dana Cohen', ['a', 'c']],
      ['Avi', ['b']],
      ['Dana Cohen', ['d']],
    ]);
  });

  it('bear the partner’s name where one’s own message came last', () => {
    const own = aMessage({ id: 'a', isIncoming: false, sender: 'Noa', platform: 'gmail' });
    expect(groupsOf([own, aMessage({ id: 'b' })])[0]?.sender).toBe('Dana Cohen');
    expect(groupsOf([own])[0]?.sender).toBe('dana@example.com');
  });

  it('hold together what went to a name and what came from its address', () => {
    const own = aMessage({ id: 'a', isIncoming: false, partner: 'Dana Cohen <Dana@example.com>' });
    expect(groupsOf([own, aMessage({ id: 'b' })]).map(({ messages }) => messages.length)).toEqual([2]);
  });
});

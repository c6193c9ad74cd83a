import { expect, it } from 'vitest';
import { changedIn, latestOf } from './mail-history.ts';

const inbox = (id: string, ...labels: string[]) => ({ id, labelIds: ['INBOX', ...labels] });

it('reads again only what is new in the folder, or what is not told', () => {
  const changed = changedIn(
    [
      { messagesAdded: [{ message: inbox('new', 'UNREAD') }] },
      { labelsRemoved: [{ message: inbox('new'), labelIds: ['UNREAD'] }] },
      { labelsRemoved: [{ message: inbox('read'), labelIds: ['UNREAD'] }] },
      { labelsAdded: [{ message: inbox('unarchived'), labelIds: ['INBOX'] }] },
      { labelsAdded: [{ message: { id: 'silent' }, labelIds: ['STARRED'] }] },
    ],
    'INBOX',
  );
  expect(changed).toEqual({
    came: ['new', 'unarchived', 'silent'],
    relabelled: [{ id: 'read', labels: ['INBOX'] }],
    gone: [],
  });
});

it('knows what is not in the folder any more, or never was', () => {
  const changed = changedIn(
    [
      { messagesAdded: [{ message: { id: 'sent', labelIds: ['SENT'] } }] },
      { labelsRemoved: [{ message: { id: 'archived', labelIds: [] }, labelIds: ['INBOX'] }] },
      { messagesDeleted: [{ message: inbox('deleted') }] },
      { labelsRemoved: [{ message: { id: 'back', labelIds: [] }, labelIds: ['INBOX'] }] },
      { labelsAdded: [{ message: inbox('back'), labelIds: ['INBOX'] }] },
    ],
    'INBOX',
  );
  expect(changed).toEqual({ came: ['back'], relabelled: [], gone: ['sent', 'archived', 'deleted'] });
});

it('compares history ids as numbers, however long', () => {
  const points = [{ historyId: '9' }, { historyId: '18446744073709551615' }, { historyId: '10' }, {}];
  expect(latestOf(points)).toBe('18446744073709551615');
  expect(latestOf([])).toBeNull();
});

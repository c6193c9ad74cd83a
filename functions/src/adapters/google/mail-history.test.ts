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

it.each([
  ['SENT', { came: ['restored'], relabelled: [], gone: ['trashed', 'spam', 'archived'] }],
  [
    'STARRED',
    { came: ['restored'], relabelled: [{ id: 'archived', labels: ['STARRED'] }], gone: ['trashed', 'spam'] },
  ],
  [
    null,
    { came: ['restored'], relabelled: [{ id: 'archived', labels: ['STARRED'] }], gone: ['trashed', 'spam'] },
  ],
])('shows in %s what leaves the trash, and nothing that lies in it or in spam', (folder, expected) => {
  const both = ['SENT', 'STARRED'];
  const changed = changedIn(
    [
      { labelsAdded: [{ message: { id: 'trashed', labelIds: [...both, 'TRASH'] }, labelIds: ['TRASH'] }] },
      { messagesAdded: [{ message: { id: 'spam', labelIds: [...both, 'SPAM'] } }] },
      { labelsRemoved: [{ message: { id: 'restored', labelIds: both }, labelIds: ['TRASH'] }] },
      { labelsRemoved: [{ message: { id: 'archived', labelIds: ['STARRED'] }, labelIds: ['INBOX'] }] },
    ],
    folder,
  );
  expect(changed).toEqual(expected);
});

it('compares history ids as numbers, however long', () => {
  const points = [{ historyId: '9' }, { historyId: '18446744073709551615' }, { historyId: '10' }, {}];
  expect(latestOf(points)).toBe('18446744073709551615');
  expect(latestOf([])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { shiftIn } from './mail-shift.ts';

const none = { unread: 0, total: 0 };
const rest = { inbox: none, sent: none, drafts: none, trash: none };
const mail = (...labelIds: string[]) => ({ id: 'm', labelIds });

describe('the counts of the folders', () => {
  it.each([
    [
      'grow by a mail that came',
      [{ messagesAdded: [{ message: mail('INBOX', 'UNREAD') }] }],
      { inbox: { unread: 1, total: 1 } },
    ],
    [
      'grow by none that came and was read',
      [
        { messagesAdded: [{ message: mail('INBOX', 'UNREAD') }] },
        { labelsRemoved: [{ message: mail('INBOX'), labelIds: ['UNREAD'] }] },
      ],
      { inbox: { unread: 0, total: 1 } },
    ],
    [
      'follow a mail into the trash',
      [
        { labelsAdded: [{ message: mail('TRASH', 'UNREAD'), labelIds: ['TRASH'] }] },
        { labelsRemoved: [{ message: mail('TRASH', 'UNREAD'), labelIds: ['INBOX'] }] },
      ],
      { inbox: { unread: -1, total: -1 }, trash: { unread: 1, total: 1 } },
    ],
    [
      'shrink by a mail that was deleted',
      [{ messagesDeleted: [{ message: mail('TRASH') }] }],
      { trash: { unread: 0, total: -1 } },
    ],
    [
      'stay for a mail that came and was deleted',
      [{ messagesAdded: [{ message: mail('DRAFT') }] }, { messagesDeleted: [{ message: mail('DRAFT') }] }],
      {},
    ],
    [
      'stay for a star',
      [{ labelsAdded: [{ message: mail('INBOX', 'STARRED'), labelIds: ['STARRED'] }] }],
      {},
    ],
  ])('%s', (_, history, shift) => {
    expect(shiftIn(history)).toEqual({ ...rest, ...shift });
  });

  it('are unknown when the history lacks labels', () => {
    expect(shiftIn([{ messagesDeleted: [{ message: { id: 'm' } }] }])).toBeNull();
  });
});

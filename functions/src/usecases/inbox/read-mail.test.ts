import { describe, expect, it } from 'vitest';
import type { Mail } from '../../ports/mail-reader.ts';
import { absent } from '../../ports/person.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { inboxMessage, unifiedMail } from './inbox-message.ts';
import { listEmails, readThread } from './read-mail.ts';

const person = absent('noa');

const aMail = (given: Partial<Mail> = {}): Mail => ({
  id: 'm1',
  threadId: '18c0000000000001',
  from: { name: 'Dana', address: 'dana@example.com' },
  to: ['noa@example.com'],
  cc: [],
  subject: 'Lunch',
  text: 'See you',
  html: null,
  sentAt: 0,
  labels: ['INBOX', 'UNREAD'],
  tags: [],
  attachments: [],
  ...given,
});

describe('a thread', () => {
  it('has an id of at least ten characters', async () => {
    const inbox = silentInbox({ thread: () => Promise.resolve([aMail()]) });
    await expect(readThread({ inbox }, person, '123456789')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Invalid conversation ID',
    });
    expect((await readThread({ inbox }, person, '1234567890')).messages).toHaveLength(1);
  });
});

describe('a mail', () => {
  it('of nobody is from Unknown', () => {
    expect(inboxMessage(aMail({ from: null }), { whole: false })).toMatchObject({
      sender: 'Unknown',
      senderEmail: '',
      platform: 'gmail',
      tags: [],
    });
  });

  it.each([
    [['INBOX', 'UNREAD'], 'New'],
    [['INBOX'], 'Waiting'],
    [['SENT'], 'Replied'],
    [['INBOX', 'STARRED'], 'Flagged'],
    [[], 'Archived'],
  ])('with the labels %j is %s', (labels, status) => {
    expect(inboxMessage(aMail({ labels }), { whole: false }).status).toBe(status);
  });

  it('among all sources has the fields of the contract', () => {
    expect(unifiedMail(aMail())).toEqual({
      id: 'm1',
      from: 'dana@example.com',
      text: 'See you',
      timestamp: '1970-01-01T00:00:00.000Z',
      source: 'gmail',
      status: 'unread',
      threadKey: '18c0000000000001',
      direction: 'inbound',
    });
  });

  it('in the list of the hub has sender, subject, labels and whether it is unread', async () => {
    const page = { mails: [aMail()], nextPageToken: null, total: 1 };
    const [listed] = await listEmails({ inbox: silentInbox({ list: () => Promise.resolve(page) }) }, person);
    expect(listed).toMatchObject({ id: 'm1', sender: 'Dana', subject: 'Lunch', unread: true });
    expect(listed?.labels).toEqual(['INBOX', 'UNREAD']);
  });
});

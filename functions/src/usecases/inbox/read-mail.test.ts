import { describe, expect, it } from 'vitest';
import type { ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import { inboxRoutes } from '@crocodile-hub/core/contract/inbox';
import type { Mail, MailQuery, MailReader } from '../../ports/mail.ts';
import { absent } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { aMail } from '../../testing/a-mail.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { quietLog, rememberingLog } from '../../testing/quiet.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { inboxMessage, unifiedMail } from './inbox-message.ts';
import { inboxNews } from './news.ts';
import { listEmails, listInbox, readThread } from './read-mail.ts';
import { unifiedMessages } from './unified.ts';

const person = absent('noa');

const aWhatsApp: ChannelMessageDocument = {
  platform: 'whatsapp',
  direction: 'inbound',
  from: '972501234567',
  to: '972500000000',
  fromName: 'Dana',
  content: 'See you',
  threadKey: '972501234567',
  timestamp: 0,
  delivery: null,
  read: false,
};

it.each(['inboxMessages', 'unifiedMessages'] as const)('an empty pageToken of %s is a good one', (route) => {
  expect(inboxRoutes[route].query.safeParse({ pageToken: '' }).success).toBe(true);
});

it.each([undefined, ''])('the page of token %j is the first one', async (pageToken) => {
  const asked: MailQuery[] = [];
  const inbox = silentInbox({
    list: (_person, query) => {
      asked.push(query);
      return Promise.resolve({ mails: [], unreadable: [], nextPageToken: null, total: 0, historyId: null });
    },
  });
  const channelStore = memoryChannels();
  await channelStore.keep(person.uid, 'w1', aWhatsApp);
  await listInbox({ inbox }, person, { pageToken });
  const all = await unifiedMessages({ inbox, channelStore, log: quietLog }, person, { pageToken }, null);
  expect(asked.map((query) => query.pageToken)).toEqual([null, null]);
  // Channels have one page, the first.
  expect(all.messages.map(({ text }) => text)).toEqual(['See you']);
});

it('a mail that could not be read is told beside the others, in every list that can tell it', async () => {
  const page = { mails: [aMail()], unreadable: ['bad'], nextPageToken: null, total: 2, historyId: '2' };
  const change = { isStale: false, relabelled: [], gone: [], shift: null };
  const inbox = silentInbox({
    list: () => Promise.resolve(page),
    changes: () => Promise.resolve({ ...change, historyId: '2', mails: page.mails, unreadable: ['bad'] }),
  });
  const ports = { inbox, channelStore: memoryChannels(), log: quietLog };
  const listed = await listInbox(ports, person, {});
  const all = await unifiedMessages(ports, person, {}, null);
  const news = await inboxNews(ports, person, { labelId: 'INBOX', historyId: '1' });
  expect([listed, all, news].map(({ unreadable }) => unreadable)).toEqual([['bad'], ['bad'], ['bad']]);
  expect([listed.messages, all.messages, news.mails].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(await listEmails(ports, person)).toHaveLength(1);
});

describe('a thread', () => {
  it('has an id of at least ten characters', async () => {
    const inbox = silentInbox({ thread: () => Promise.resolve([aMail()]) });
    await expect(readThread({ inbox, log: quietLog }, person, '123456789')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Invalid conversation ID',
    });
    expect((await readThread({ inbox, log: quietLog }, person, '1234567890')).messages).toHaveLength(1);
  });
});

describe('the sender of a conversation', () => {
  const firsts = async (mails: Mail[], hasMailWith: MailReader['hasMailWith']) => {
    const inbox = silentInbox({ thread: () => Promise.resolve(mails), hasMailWith });
    const { messages } = await readThread({ inbox, log: quietLog }, person, '1234567890');
    return messages.filter(({ isFirstOfSender }) => isFirstOfSender === true).map(({ id }) => id);
  };
  const later = aMail({ id: 'later', sentAt: 2_000 });
  const first = aMail({ id: 'first', sentAt: 1_000 });

  it('is new where nothing came from the address before its first mail', async () => {
    const asked: unknown[] = [];
    const hasMailWith = (...[, address, before]: Parameters<MailReader['hasMailWith']>) => {
      asked.push([address, before]);
      return Promise.resolve(false);
    };
    expect(await firsts([later, first], hasMailWith)).toEqual(['first']);
    expect(asked).toEqual([['dana@example.com', 1_000]]);
  });

  it('is not new where the address is known, or the person wrote first', async () => {
    const never = () => Promise.reject(new Error('asked for nothing'));
    expect(await firsts([first], () => Promise.resolve(true))).toEqual([]);
    expect(await firsts([aMail({ labels: ['SENT'] })], never)).toEqual([]);
  });

  it('is not asked about where the address could change the search', async () => {
    const asked: string[] = [];
    const hasMailWith = (...[, address]: Parameters<MailReader['hasMailWith']>) => {
      asked.push(address);
      return Promise.resolve(false);
    };
    for (const address of ['a" OR in:inbox "@example.com', 'a b@example.com', 'nobody'])
      expect(await firsts([aMail({ from: { name: '', address } })], hasMailWith)).toEqual([]);
    expect(asked).toEqual([]);
  });

  const defect = new TypeError('a defect');
  it.each([
    ['cannot be asked', new Failure('unavailable', 'googleSilent'), { kind: 'unavailable' }],
    ['fails by a fault of ours', defect, defect],
  ])('keeps nobody from reading where it %s, and that is logged', async (_, thrown, noted) => {
    const inbox = silentInbox({
      thread: () => Promise.resolve([first]),
      hasMailWith: () => Promise.reject(thrown),
    });
    const log = rememberingLog();
    expect((await readThread({ inbox, log }, person, '1234567890')).messages).toHaveLength(1);
    expect(log.problems).toEqual([['thread.sender-unknown', noted]]);
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

  it('can be unsubscribed where it came in and names an address for that, which is told to nobody', () => {
    const unsubscribe = 'https://news.example/leave';
    const shown = (given: Parameters<typeof aMail>[0]) => inboxMessage(aMail(given), { whole: true });
    expect(shown({ unsubscribe }).canUnsubscribe).toBe(true);
    expect(shown({}).canUnsubscribe).toBe(false);
    expect(shown({ unsubscribe, labels: ['SENT'] }).canUnsubscribe).toBe(false);
    expect(JSON.stringify(shown({ unsubscribe }))).not.toContain('news.example');
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
    const page = { mails: [aMail()], unreadable: [], nextPageToken: null, total: 1, historyId: null };
    const [listed] = await listEmails({ inbox: silentInbox({ list: () => Promise.resolve(page) }) }, person);
    expect(listed).toMatchObject({ id: 'm1', sender: 'Dana', subject: 'Lunch', unread: true });
    expect(listed?.labels).toEqual(['INBOX', 'UNREAD']);
  });
});

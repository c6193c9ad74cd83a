import { beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { callRoute, fetchRoute } from '../support/route-call.ts';

let person: TestPerson;
const picture = Buffer.from('iVBORw0KGgo=', 'base64');

beforeAll(async () => {
  person = await aPerson({ google: true, channels: true });
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    subject: 'הצעת מחיר',
    html: '<p>שלום,</p><p>מצורפת <b>הצעה</b>.</p><style>p{}</style>',
    attachments: [{ filename: 'דוח.png', mimeType: 'image/png', content: picture.toString('base64') }],
  });
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'avi@example.com',
    subject: 'Hi',
    text: 'Second mail.',
  });
});

async function inbox(query: Record<string, string> = {}) {
  const { reply } = await callRoute(person.token, 'inboxMessages', {
    query: { userId: person.uid, labelIds: 'INBOX', ...query },
  });
  return reply ?? { messages: [], nextPageToken: null, totalMessages: 0, historyId: null };
}

async function search(q: string) {
  const { reply } = await callRoute(person.token, 'inboxSearch', { body: { q, labelIds: ['INBOX'] } });
  return reply ?? { messages: [], nextPageToken: null, totalMessages: 0, historyId: null };
}

async function mailFrom(sender: string) {
  const found = (await inbox()).messages.find((message) => message.senderEmail === sender);
  if (found === undefined) throw new Error(`no mail from ${sender}`);
  return found;
}

describe('the inbox', () => {
  it('lists mails with sender, words and attachments', async () => {
    const mail = await mailFrom('dana@example.com');
    expect(mail).toMatchObject({
      sender: 'Dana Cohen',
      subject: 'הצעת מחיר',
      messageText: 'שלום,\n\nמצורפת הצעה.',
      platform: 'gmail',
      status: 'New',
      isUnread: true,
      isIncoming: true,
      direction: 'inbound',
      attachments: [{ filename: 'דוח.png', mimeType: 'image/png' }],
    });
    const emails = await callRoute(person.token, 'email');
    expect(emails.reply?.map(({ sender }) => sender)).toContain('Dana Cohen');
  });

  it('pages, and knows how many there are', async () => {
    const first = await inbox({ maxResults: '1', pageToken: '' });
    expect([first.messages.length, first.totalMessages]).toEqual([1, 2]);
    const second = await inbox({ maxResults: '1', pageToken: first.nextPageToken ?? '' });
    expect(second.messages[0]?.id).not.toBe(first.messages[0]?.id);
    expect(second.nextPageToken).toBeNull();
  });

  it('tells what came and changed since, and nothing of what did not', async () => {
    const { historyId } = await inbox();
    const newsSince = async (point: string | null | undefined, after?: string) => {
      const query = { labelId: 'INBOX', historyId: point ?? '', ...(after === undefined ? {} : { after }) };
      return (await callRoute(person.token, 'inboxNews', { query })).reply;
    };
    const quiet = await newsSince(historyId);
    expect(quiet).toMatchObject({ isStale: false, mails: [], relabelled: [], gone: [], messages: [] });
    const mail = { provider: 'google', to: person.email, from: 'new@example.com', text: 'Just now' };
    await arrives({ ...mail, subject: 'Third' });
    const news = await newsSince(quiet?.historyId);
    expect(news?.mails.map(({ subject }) => subject)).toEqual(['Third']);
    const id = news?.mails[0]?.id ?? '';
    await callRoute(person.token, 'markAsRead', { params: { id } });
    const marked = await newsSince(news?.historyId);
    expect(marked).toMatchObject({ mails: [], relabelled: [{ id, tags: [] }] });
    expect(marked?.relabelled[0]?.labels).not.toContain('UNREAD');
    await callRoute(person.token, 'bulkAction', { body: { messageIds: [id], action: 'delete' } });
    expect(await newsSince(marked?.historyId)).toMatchObject({ gone: [id], relabelled: [] });
    // What Gmail has forgotten only the list can tell.
    expect(await newsSince('1')).toMatchObject({ isStale: true, mails: [] });
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'http://2130706433/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/computeMetadata/v1/',
    'http://metadata.google.internal./',
    'http://a:b@example.com/a.png',
  ])('does not fetch a picture from %s', async (address) => {
    const { status } = await callRoute(person.token, 'inboxPicture', { body: { address } });
    expect(status).toBe(400);
  });

  it('searches in the words of Gmail', async () => {
    expect((await search('from:avi@example.com')).messages.map(({ subject }) => subject)).toEqual(['Hi']);
  });

  it('tells the first mail of a sender from those after it', async () => {
    const from = 'shir@example.com';
    const isFirst = async (subject: string) => {
      await arrives({ provider: 'google', to: person.email, from, subject, text: 'Hello.' });
      const [newest] = (await search(`from:${from}`)).messages;
      const params = { threadId: newest?.threadId ?? '' };
      const { reply } = await callRoute(person.token, 'inboxThread', { params });
      return reply?.messages[0]?.isFirstOfSender ?? false;
    };
    expect(await isFirst('First')).toBe(true);
    // Gmail searches by the second: one of the same second is no earlier one.
    let next = 2;
    await expect.poll(() => isFirst(`Mail ${(next += 1)}`), patience).toBe(false);
  });

  it('gives a thread with its HTML, and an attachment byte for byte', async () => {
    const mail = await mailFrom('dana@example.com');
    const thread = await callRoute(person.token, 'inboxThread', { params: { threadId: mail.threadId } });
    expect(thread.reply?.messages[0]?.html).toContain('<b>הצעה</b>');
    const [attachment] = mail.attachments;
    const file = await fetchRoute(person.token, 'attachment', {
      params: { messageId: mail.id, attachmentId: attachment?.attachmentId ?? '' },
      query: { userId: person.uid, filename: '../דוח.png' },
    });
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
    expect(file.headers.get('Content-Disposition')).toContain(encodeURIComponent('דוח.png'));
    expect(file.headers.get('Content-Disposition')).not.toContain('/');
  });

  it('marks, tags, files and deletes', async () => {
    const { id } = await mailFrom('avi@example.com');
    await callRoute(person.token, 'markAsRead', { params: { id } });
    await callRoute(person.token, 'tagMessage', { params: { id }, body: { tag: 'חשוב מאוד' } });
    expect(await mailFrom('avi@example.com')).toMatchObject({ isUnread: false, tags: ['חשוב מאוד'] });
    await callRoute(person.token, 'markAsUnread', { params: { id } });
    expect((await mailFrom('avi@example.com')).isUnread).toBe(true);
    await callRoute(person.token, 'archive', { params: { id } });
    expect((await inbox()).messages.map((message) => message.id)).not.toContain(id);
    const bulk = (action: string) =>
      callRoute(person.token, 'bulkAction', {
        query: { userId: person.uid },
        body: { messageIds: [id], action },
      });
    expect((await bulk('unarchive')).reply?.results).toEqual([{ id, success: true }]);
    expect((await bulk('delete')).reply?.results).toEqual([{ id, success: true }]);
    expect((await bulk('restore')).reply?.results).toEqual([{ id, success: true }]);
    const nameless = await bulk('addLabel');
    expect([nameless.status, nameless.error?.issues?.[0]?.path]).toEqual([400, 'labelId']);
  });

  it('says what could not be deleted beside what could', async () => {
    const { id } = await mailFrom('dana@example.com');
    const body = { messageIds: [id, '18c00000deadbeef'], action: 'delete' };
    const { reply } = await callRoute(person.token, 'bulkAction', { body });
    expect(reply?.results).toEqual([
      { id, success: true },
      { id: '18c00000deadbeef', success: false, error: expect.any(String) },
    ]);
    await callRoute(person.token, 'bulkAction', { body: { messageIds: [id], action: 'restore' } });
    await callRoute(person.token, 'bulkAction', { body: { messageIds: [id], action: 'unarchive' } });
  });

  it("says of mails that are nobody's or another person's that they are not there", async () => {
    const { id } = await mailFrom('dana@example.com');
    const stranger = await aPerson({ google: true });
    for (const name of ['markAsRead', 'markAsUnread', 'archive', 'tagMessage'] as const) {
      const input = { params: { id }, body: name === 'tagMessage' ? { tag: 'Work' } : undefined };
      const { status, error } = await callRoute(stranger.token, name, input);
      expect([name, status, error?.code]).toEqual([name, 404, 'not-found']);
    }
    const body = { messageIds: [id, '18c00000deadbeef'], action: 'markAsRead' };
    const { reply } = await callRoute(person.token, 'bulkAction', { body });
    expect(reply?.results.map(({ success }) => success)).toEqual([true, false]);
    const nothing = await callRoute(stranger.token, 'bulkAction', { body });
    expect([nothing.status, nothing.error?.code]).toEqual([404, 'not-found']);
  });

  it('counts what is unread', async () => {
    const { reply } = await callRoute(person.token, 'unreadCounts');
    expect(reply?.counts.gmail).toBeGreaterThan(0);
    expect(reply?.folders.inbox).toBe(reply?.counts.gmail);
  });

  it('summarises and suggests a reply without a model, and is honest about translating', async () => {
    const body = { messageId: (await mailFrom('dana@example.com')).id };
    expect((await callRoute(person.token, 'summarize', { body })).reply).toMatchObject({ source: 'rules' });
    expect((await callRoute(person.token, 'suggestReply', { body })).reply?.text).toContain('שלום Dana');
    const translated = await callRoute(person.token, 'translate', { body: { ...body, language: 'en' } });
    expect([translated.status, translated.error?.code]).toEqual([503, 'unavailable']);
  });

  it('does not find what is not there', async () => {
    const thread = await callRoute(person.token, 'inboxThread', { params: { threadId: '18c00000deadbeef' } });
    expect([thread.status, thread.error?.code]).toEqual([404, 'not-found']);
  });
});

describe('all sources together', () => {
  it('are merged, newest first', async () => {
    await arrives({
      provider: 'meta',
      channel: 'messenger',
      from: '7200000000000001',
      name: 'Yael',
      text: 'היי!',
    });
    const read = async () => {
      const { reply } = await callRoute(person.token, 'unifiedMessages', { query: { maxResults: '50' } });
      return reply;
    };
    await expect.poll(async () => (await read())?.messages.map(({ text }) => text)).toContain('היי!');
    const page = await read();
    const times = page?.messages.map(({ timestamp }) => timestamp) ?? [];
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(page?.messages.map(({ source }) => source))).toEqual(
      new Set(['gmail', 'messenger', 'instagram']),
    );
  });

  it('are answered when one of them fails, and the missing one is named', async () => {
    const fault = { provider: 'google', kind: 'status', status: 403, times: 20 } as const;
    const { status, reply } = await withFault(fault, () => callRoute(person.token, 'unifiedMessages'));
    expect(status).toBe(200);
    expect(reply?.missing).toMatchObject([{ source: 'gmail', requiresAuth: false }]);
    expect(reply?.messages.map(({ source }) => source)).toContain('messenger');
  });

  it('are answered for somebody who has connected nothing', async () => {
    const stranger = await aPerson({ google: false });
    const { reply } = await callRoute(stranger.token, 'unifiedMessages');
    expect(reply).toMatchObject({ messages: [], missing: [{ source: 'gmail', requiresAuth: true }] });
    const counts = await callRoute(stranger.token, 'unreadCounts');
    expect(counts.reply?.counts.total).toBe(0);
    const own = await callRoute(stranger.token, 'inboxMessages');
    expect([own.status, own.error?.requiresAuth]).toEqual([401, true]);
  });
});

describe('a mail service', () => {
  it('that was in trouble for a moment is asked again, and nobody notices', async () => {
    const fault = { provider: 'google', path: '/gmail', kind: 'status', status: 500, times: 2 } as const;
    expect((await withFault(fault, () => callRoute(person.token, 'email'))).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openPerson, rawMail, refusalOf } from '../testing.ts';
import { startForTest } from '../../testing/start.ts';

const userId = 'me';

const Delivered = z.object({ delivered: z.tuple([z.object({ id: z.string(), threadId: z.string() })]) });

async function arrive(url: string, mail: object) {
  const reply = await fetch(`${url}/_inbound`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', to: 'noa@example.com', ...mail }),
  });
  return Delivered.parse(await reply.json()).delivered[0];
}

async function aMailbox() {
  const { url } = await startForTest();
  const person = await openPerson(url, 'noa@example.com');
  return { ...person, url, messages: person.gmail.users.messages };
}

describe('a mail that arrives', () => {
  it.each(['pass', 'fail'] as const)('stands below what Gmail found of its signature: %s', async (dkim) => {
    const { url, messages } = await aMailbox();
    const forged = 'mx.google.com; dkim=pass header.i=@bank.example';
    const { id } = await arrive(url, {
      from: 'News <news@elsewhere.test>',
      headers: { 'Authentication-Results': forged },
      dkim,
    });
    const { data } = await messages.get({ userId, id });
    const found = data.payload?.headers?.filter(({ name }) => name === 'Authentication-Results') ?? [];
    expect(found.map(({ value }) => value)).toEqual([
      expect.stringMatching(new RegExp(`^mx\\.google\\.com; dkim=${dkim} header\\.i=@elsewhere\\.test `)),
      forged,
    ]);
    expect(data.payload?.headers?.[0]?.name).toBe('Authentication-Results');
  });

  it('is unread in the inbox, with its parts as they were written', async () => {
    const { url, messages } = await aMailbox();
    const { id, threadId } = await arrive(url, {
      from: 'דנה כהן <dana@elsewhere.test>',
      subject: 'הצעת מחיר',
      text: 'שלום & ברכה',
      html: '<p>שלום</p>',
      attachments: [{ filename: 'מחיר.pdf', mimeType: 'application/pdf', content: 'AAEC' }],
      headers: { 'List-Unsubscribe': '<https://elsewhere.test/u>' },
    });
    const { data } = await messages.get({ userId, id });
    expect(data).toMatchObject({
      threadId,
      labelIds: ['INBOX', 'UNREAD', 'CATEGORY_PERSONAL'],
      snippet: 'שלום &amp; ברכה',
    });
    const headers = Object.fromEntries(data.payload?.headers?.map(({ name, value }) => [name, value]) ?? []);
    expect(headers).toMatchObject({
      From: 'דנה כהן <dana@elsewhere.test>',
      Subject: 'הצעת מחיר',
      'List-Unsubscribe': '<https://elsewhere.test/u>',
    });
    const [content, file] = data.payload?.parts ?? [];
    expect(content).toMatchObject({ partId: '0', mimeType: 'multipart/alternative' });
    expect(content?.parts?.map(({ partId, mimeType }) => [partId, mimeType])).toEqual([
      ['0.0', 'text/plain'],
      ['0.1', 'text/html'],
    ]);
    expect(file).toMatchObject({ partId: '1', filename: 'מחיר.pdf', body: { size: 3 } });

    const attachment = await messages.attachments.get({
      userId,
      messageId: id,
      id: file?.body?.attachmentId ?? '',
    });
    expect(attachment.data).toEqual({ size: 3, data: 'AAEC' });
  });

  it('is read in the formats that Gmail has', async () => {
    const { url, messages } = await aMailbox();
    const { id } = await arrive(url, { subject: 'Hi', text: 'there' });
    const { data: minimal } = await messages.get({ userId, id, format: 'minimal' });
    expect(minimal.payload).toBeUndefined();
    const { data: metadata } = await messages.get({
      userId,
      id,
      format: 'metadata',
      metadataHeaders: ['subject'],
    });
    expect(metadata.payload?.headers).toEqual([{ name: 'Subject', value: 'Hi' }]);
    expect(metadata.payload?.parts).toBeUndefined();
  });

  it('joins the thread that it answers', async () => {
    const { url, gmail, messages } = await aMailbox();
    const raw = rawMail({ To: 'dana@elsewhere.test', Subject: 'Quote', 'Message-ID': '<q@x>' });
    const { data: sent } = await messages.send({ userId, requestBody: { raw } });
    const { threadId } = await arrive(url, { subject: 'RE: Quote', inReplyTo: '<q@x>' });
    expect(threadId).toBe(sent.threadId);
    const { data: thread } = await gmail.users.threads.get({ userId, id: threadId });
    expect(thread.messages?.map((message) => message.labelIds?.[0])).toEqual(['SENT', 'INBOX']);
    const { threadId: other } = await arrive(url, { subject: 'Something else', inReplyTo: '<q@x>' });
    expect(other).not.toBe(threadId);
  });
});

describe('a list', () => {
  it('is newest first, in pages that what arrives does not shift', async () => {
    const { url, messages } = await aMailbox();
    const ids: string[] = [];
    for (const subject of ['a', 'b', 'c']) ids.unshift((await arrive(url, { subject })).id);
    const { data: first } = await messages.list({ userId, maxResults: 2 });
    expect(first.messages?.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await arrive(url, { subject: 'd' });
    const { data: second } = await messages.list({
      userId,
      maxResults: 2,
      pageToken: first.nextPageToken ?? '',
    });
    expect(second.messages?.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('without results leaves the key of its messages out', async () => {
    const { messages } = await aMailbox();
    expect((await messages.list({ userId, q: 'nothing' })).data).toEqual({ resultSizeEstimate: 0 });
  });

  it('leaves out the trash unless it is asked for', async () => {
    const { url, messages } = await aMailbox();
    const { id } = await arrive(url, { subject: 'a' });
    await messages.trash({ userId, id });
    const count = async (query: object) =>
      (await messages.list({ userId, ...query })).data.resultSizeEstimate;
    expect(await count({})).toBe(0);
    expect(await count({ q: 'in:trash' })).toBe(1);
    expect(await count({ q: 'in:anywhere' })).toBe(1);
    expect(await count({ labelIds: ['TRASH'] })).toBe(1);
    expect(await count({ includeSpamTrash: true })).toBe(1);
    const { data } = await messages.untrash({ userId, id });
    expect(data.labelIds).toEqual(['UNREAD', 'CATEGORY_PERSONAL']);
  });
});

describe('a mailbox', () => {
  it('is its owner’s alone', async () => {
    const { url } = await aMailbox();
    const { id } = await arrive(url, { subject: 'private' });
    const { gmail } = await openPerson(url, 'dana@example.com');
    expect((await refusalOf(gmail.users.messages.get({ userId, id }))).status).toBe(404);
    const asNoa = gmail.users.messages.get({ userId: 'noa@example.com', id });
    expect(await refusalOf(asNoa)).toMatchObject({
      status: 403,
      data: { error: { message: 'Delegation denied for dana@example.com' } },
    });
  });
});

describe('labels', () => {
  it('are changed one by one and in batches, and counted', async () => {
    const { url, gmail, messages } = await aMailbox();
    const [first, second] = [await arrive(url, { subject: 'a' }), await arrive(url, { subject: 'b' })];
    const { data: label } = await gmail.users.labels.create({ userId, requestBody: { name: 'לקוחות' } });
    const labelId = label.id ?? '';
    const { data: modified } = await messages.modify({
      userId,
      id: first.id,
      requestBody: { addLabelIds: [labelId, 'STARRED'], removeLabelIds: ['UNREAD'] },
    });
    expect(modified.labelIds).toEqual(['INBOX', 'CATEGORY_PERSONAL', labelId, 'STARRED']);
    await messages.batchModify({
      userId,
      requestBody: { ids: [first.id, second.id, 'gone'], addLabelIds: [labelId], removeLabelIds: ['INBOX'] },
    });
    const { data: counted } = await gmail.users.labels.get({ userId, id: labelId });
    expect(counted).toMatchObject({
      name: 'לקוחות',
      type: 'user',
      messagesTotal: 2,
      messagesUnread: 1,
      threadsTotal: 2,
    });
    expect((await gmail.users.labels.get({ userId, id: 'INBOX' })).data.messagesTotal).toBe(0);
  });

  it.each([
    ['that is taken', 'clients', 409, 'Label name exists or conflicts'],
    ['of the system', 'Inbox', 400, 'Invalid label name'],
  ])('cannot have a name %s', async (_, name, status, message) => {
    const { gmail } = await aMailbox();
    await gmail.users.labels.create({ userId, requestBody: { name: 'Clients' } });
    const refusal = await refusalOf(gmail.users.labels.create({ userId, requestBody: { name } }));
    expect(refusal).toMatchObject({ status, data: { error: { message } } });
  });

  it('move a mail to spam and to the trash, out of the inbox, and back', async () => {
    const { url, messages } = await aMailbox();
    const { id } = await arrive(url, { subject: 'a' });
    const moved = async (add: string, remove: string[]) => {
      const requestBody = { addLabelIds: [add], removeLabelIds: remove };
      return (await messages.modify({ userId, id, requestBody })).data.labelIds;
    };
    const own = ['UNREAD', 'CATEGORY_PERSONAL'];
    for (const place of ['SPAM', 'TRASH']) {
      expect(await moved(place, [])).toEqual([...own, place]);
      expect(await moved('INBOX', [place])).toEqual([...own, 'INBOX']);
    }
  });

  it.each([
    ['no change', [], 'No label add or removes specified'],
    ['two places at once', ['INBOX', 'TRASH'], 'Can only add one of: INBOX, SPAM, TRASH'],
  ])('refuse %s', async (_, addLabelIds, message) => {
    const { url, messages } = await aMailbox();
    const { id } = await arrive(url, { subject: 'a' });
    const call = messages.modify({ userId, id, requestBody: { addLabelIds } });
    expect((await refusalOf(call)).data.error).toMatchObject({ code: 400, message });
    const batch = messages.batchModify({ userId, requestBody: { ids: [id], addLabelIds } });
    expect((await refusalOf(batch)).data.error).toMatchObject({ code: 400, message });
  });

  it.each(['nowhere', 'SENT'])('refuse %s', async (label) => {
    const { url, messages } = await aMailbox();
    const { id } = await arrive(url, { subject: 'a' });
    const call = messages.modify({ userId, id, requestBody: { addLabelIds: [label] } });
    expect((await refusalOf(call)).data.error).toMatchObject({
      code: 400,
      message: `Invalid label: ${label}`,
    });
  });
});

describe('a thread', () => {
  it('has its mails in order, and one that is not there is not found', async () => {
    const { url, gmail } = await aMailbox();
    const first = await arrive(url, { subject: 'Quote', messageId: '<q@x>' });
    const second = await arrive(url, { subject: 'Re: Quote', inReplyTo: '<q@x>', text: 'newest' });
    const { data: thread } = await gmail.users.threads.get({ userId, id: first.threadId });
    expect(thread.messages?.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await refusalOf(gmail.users.threads.get({ userId, id: 'none' }))).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is saved, changed, and thrown away', async () => {
    const { gmail } = await aMailbox();
    const raw = rawMail({ To: 'dana@elsewhere.test', Subject: 'Draft' });
    const { data: draft } = await gmail.users.drafts.create({ userId, requestBody: { message: { raw } } });
    expect(draft.message?.labelIds).toEqual(['DRAFT']);
    const id = draft.id ?? '';
    const better = rawMail({ To: 'dana@elsewhere.test', Subject: 'Better' });
    const { data: changed } = await gmail.users.drafts.update({
      userId,
      id,
      requestBody: { message: { raw: better } },
    });
    expect(changed.message?.id).not.toBe(draft.message?.id);
    expect((await gmail.users.drafts.list({ userId })).data.drafts).toHaveLength(1);

    await gmail.users.drafts.delete({ userId, id });
    expect((await refusalOf(gmail.users.drafts.get({ userId, id }))).status).toBe(404);
  });
});

describe('the history', () => {
  it('tells what changed since, and who asks too late', async () => {
    const { url, gmail, messages } = await aMailbox();
    const { data: profile } = await gmail.users.getProfile({ userId });
    const startHistoryId = profile.historyId ?? '';
    const { id } = await arrive(url, { subject: 'a' });
    await messages.modify({ userId, id, requestBody: { removeLabelIds: ['UNREAD'] } });
    await messages.delete({ userId, id });
    const { data } = await gmail.users.history.list({ userId, startHistoryId });
    expect(data.history?.map((record) => Object.keys(record).at(-1))).toEqual([
      'messagesAdded',
      'labelsRemoved',
      'messagesDeleted',
    ]);
    const { data: additions } = await gmail.users.history.list({
      userId,
      startHistoryId,
      historyTypes: ['messageAdded'],
    });
    expect(additions.history).toHaveLength(1);
    expect(
      (await gmail.users.history.list({ userId, startHistoryId: data.historyId ?? '' })).data.history,
    ).toBeUndefined();
    expect((await refusalOf(gmail.users.history.list({ userId, startHistoryId: '1' }))).status).toBe(404);
  });
});

describe('the demo person', () => {
  it('has a mailbox and a calendar in use', async () => {
    const { url } = await startForTest({ seed: true });
    const { gmail, calendar } = await openPerson(url, 'demo@crocodile.test');
    const { data: all } = await gmail.users.messages.list({ userId, q: '-in:drafts' });
    expect(all.resultSizeEstimate).toBe(41);
    const { data: fromDana } = await gmail.users.messages.list({
      userId,
      q: 'from:dana is:unread has:attachment',
    });
    expect(fromDana.resultSizeEstimate).toBe(1);
    const { data: events } = await calendar.events.list({ calendarId: 'primary' });
    expect(events.items?.length).toBeGreaterThanOrEqual(10);
  });

  it('reaches Dana, who has an account too', async () => {
    const { url } = await startForTest({ seed: true });
    const noa = await openPerson(url, 'demo@crocodile.test');
    const dana = await openPerson(url, 'dana@cohen-media.co.il');
    const raw = rawMail({ To: 'dana@cohen-media.co.il', Subject: 'Lunch' });
    await noa.gmail.users.messages.send({ userId, requestBody: { raw } });
    const { data } = await dana.gmail.users.messages.list({ userId, q: 'in:inbox from:demo@crocodile.test' });
    expect(data.resultSizeEstimate).toBe(1);
  });
});

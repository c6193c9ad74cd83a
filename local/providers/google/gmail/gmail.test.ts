import { describe, expect, it } from 'vitest';

import { openPerson, rawMail, refusalOf } from '../testing.ts';
import { startForTest } from '../../testing/start.ts';

const userId = 'me';

describe('sending', () => {
  it('keeps the mail byte for byte and threads it in Sent', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    const raw = rawMail(
      {
        From: 'noa@example.com',
        To: 'Dana <dana@elsewhere.test>',
        Subject: '=?UTF-8?B?16nXnNeV150=?=',
        Date: 'Sun, 22 Nov 2026 09:00:00 +0200',
        'Message-ID': '<one@example.com>',
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
      },
      'מה נשמע?\r\n',
    );
    const { data: sent } = await gmail.users.messages.send({ userId, requestBody: { raw } });
    expect(sent).toMatchObject({ labelIds: ['SENT'], threadId: sent.id });

    const { data: read } = await gmail.users.messages.get({ userId, id: sent.id ?? '', format: 'raw' });
    expect(read.raw).toBe(raw);

    const left = await fetch(`${url}/_sent`).then((reply) => reply.json());
    expect(left).toEqual([
      expect.objectContaining({
        provider: 'google',
        kind: 'email',
        to: 'dana@elsewhere.test',
        subject: 'שלום',
        text: 'מה נשמע?',
        id: sent.id,
      }),
    ]);
  });

  it('delivers to people of the stand-in, without telling who was in Bcc', async () => {
    const { url } = await startForTest();
    const noa = await openPerson(url, 'noa@example.com');
    const dana = await openPerson(url, 'dana@example.com');
    const raw = rawMail({ To: 'avi@elsewhere.test', Bcc: 'dana@example.com', Subject: 'Hi' });
    await noa.gmail.users.messages.send({ userId, requestBody: { raw } });

    const { data } = await dana.gmail.users.messages.list({ userId, labelIds: ['INBOX', 'UNREAD'] });
    const id = data.messages?.[0]?.id ?? '';
    const { data: arrived } = await dana.gmail.users.messages.get({ userId, id });
    expect(arrived.payload?.headers?.map((header) => header.name)).not.toContain('Bcc');
    expect(arrived.payload?.headers).toContainEqual({ name: 'From', value: 'noa <noa@example.com>' });
  });

  it('puts a reply into the thread it answers, on both sides', async () => {
    const { url } = await startForTest();
    const noa = await openPerson(url, 'noa@example.com');
    const dana = await openPerson(url, 'dana@example.com');
    const { data: first } = await noa.gmail.users.messages.send({
      userId,
      requestBody: { raw: rawMail({ To: 'dana@example.com', Subject: 'Quote', 'Message-ID': '<q@x>' }) },
    });
    const { data: reply } = await dana.gmail.users.messages.send({
      userId,
      requestBody: { raw: rawMail({ To: 'noa@example.com', Subject: 'Re: Quote', 'In-Reply-To': '<q@x>' }) },
    });
    const { data: inbox } = await noa.gmail.users.messages.list({ userId, labelIds: ['INBOX'] });
    expect(inbox.messages?.[0]?.threadId).toBe(first.threadId);
    const { data: danas } = await dana.gmail.users.messages.list({ userId });
    expect(danas.messages?.map((message) => message.threadId)).toEqual([reply.threadId, reply.threadId]);
  });

  it.each([
    ['nobody', { Subject: 'x' }, 'Recipient address required'],
    ['an address that is none', { To: 'dana at example' }, 'Invalid To header'],
  ])('refuses a mail to %s', async (_, headers, message) => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    const call = gmail.users.messages.send({ userId, requestBody: { raw: rawMail(headers) } });
    expect((await refusalOf(call)).data.error).toMatchObject({ code: 400, message });
  });
});

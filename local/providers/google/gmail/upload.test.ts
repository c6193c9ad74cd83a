import { Readable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { openPerson, rawMail, refusalOf } from '../testing.ts';
import { startForTest } from '../../testing/start.ts';

const userId = 'me';
const MESSAGE = 'To: dana@elsewhere.test\r\nSubject: Plan\r\n\r\n';
/** A text longer than what Gmail takes as JSON. */
const LONG = 'Words. \u05d0\r\n--x\r\n'.repeat(400_000);

describe('an uploaded mail', () => {
  it('is sent byte for byte, however long, into the conversation that it names', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    const requestBody = { raw: rawMail({ To: 'dana@elsewhere.test', Subject: 'Plan' }) };
    const { data: first } = await gmail.users.messages.send({ userId, requestBody });
    const bytes = Buffer.from(
      `From: noa@example.com\r\nDate: Sun, 22 Nov 2026 09:00:00 +0200\r\nMessage-ID: <one@example.com>\r\n${MESSAGE}${LONG}`,
    );
    const media = { mimeType: 'message/rfc822', body: Readable.from([bytes]) };
    const threadId = first.threadId ?? '';
    // Only a call's own root leads uploads elsewhere than to Google.
    const { data: sent } = await gmail.users.messages.send(
      { userId, requestBody: { threadId }, media },
      { rootUrl: `${url}/` },
    );
    expect(sent).toMatchObject({ labelIds: ['SENT'], threadId });
    const { data: read } = await gmail.users.messages.get({ userId, id: sent.id ?? '', format: 'raw' });
    expect(Buffer.from(read.raw ?? '', 'base64url').equals(bytes)).toBe(true);
  });

  it.each([
    ['that is no mail', { mimeType: 'text/plain', body: MESSAGE }, 400],
    [
      'that is longer than Gmail takes',
      { mimeType: 'message/rfc822', body: MESSAGE + 'x'.repeat(36_700_160) },
      413,
    ],
  ])('%s is refused', async (_, media, status) => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    const call = gmail.users.messages.send({ userId, requestBody: {}, media }, { rootUrl: `${url}/` });
    expect((await refusalOf(call)).status).toBe(status);
  });

  it('without its parts is refused', async () => {
    const { url } = await startForTest();
    const { auth } = await openPerson(url, 'noa@example.com');
    const reply = await fetch(`${url}/upload/gmail/v1/users/me/messages/send?uploadType=multipart`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${auth.credentials.access_token}`,
        'Content-Type': 'multipart/related; boundary=x',
      },
      body: '--x\r\nContent-Type: application/json\r\n\r\n{}\r\n--x--',
    });
    expect(reply.status).toBe(400);
  });
});

it('a mail as JSON is refused when it is long', async () => {
  const { url } = await startForTest();
  const { gmail } = await openPerson(url, 'noa@example.com');
  const raw = rawMail({ To: 'dana@elsewhere.test' }, LONG);
  const { messages, drafts } = gmail.users;
  const calls = [
    messages.send({ userId, requestBody: { raw } }),
    drafts.create({ userId, requestBody: { message: { raw } } }),
  ];
  const refusals = await Promise.all(calls.map(refusalOf));
  expect(refusals.map(({ status }) => status)).toEqual([413, 413]);
});

import { expect, it } from 'vitest';

import { startForTest } from '../testing/start.ts';
import { openPerson, rawMail, refusalOf } from './testing.ts';

const userId = 'me';

it('sends only the fields that are asked for', async () => {
  const { url } = await startForTest();
  const { gmail, calendar } = await openPerson(url, 'noa@example.com');
  const requestBody = { raw: rawMail({ To: 'dana@elsewhere.test', Subject: 'Hi' }) };
  const { data: sent } = await gmail.users.messages.send({ userId, requestBody });
  const id = sent.id ?? '';

  const { data: message } = await gmail.users.messages.get({
    userId,
    id,
    fields: 'id,payload(mimeType,headers/name)',
  });
  expect(Object.keys(message)).toEqual(['id', 'payload']);
  expect(message.payload).toEqual({
    mimeType: 'text/plain',
    headers: expect.arrayContaining([{ name: 'Subject' }]),
  });

  const { data: list } = await gmail.users.messages.list({ userId, fields: 'messages/id,nextPageToken' });
  expect(list).toEqual({ messages: [{ id }] });
  const { data: primary } = await calendar.calendars.get({ calendarId: 'primary', fields: 'id' });
  expect(primary).toEqual({ id: 'noa@example.com' });
});

it('refuses fields that make no sense', async () => {
  const { url } = await startForTest();
  const { gmail } = await openPerson(url, 'noa@example.com');
  const call = gmail.users.messages.list({ userId, fields: 'messages(id' });
  expect((await refusalOf(call)).status).toBe(400);
});

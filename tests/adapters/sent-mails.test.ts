import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fitsOneMail, mostAttachedBytes } from '@crocodile-hub/core/domain/mail-files';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { gmailBox } from '../../functions/src/adapters/google/gmail.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { startForTest } from '../../local/providers/testing/start.ts';

// Mails as they leave, between our adapter and Gmail's stand-in. Rule inbox.compose.6.

const anna = absent('anna');
const dana = absent('dana');
const opened = z.object({ access_token: z.string() });

const mail = {
  messageId: '<one@crocodile.test>',
  to: ['dana@gmail.test'],
  cc: [],
  bcc: [],
  subject: 'Plans',
  body: 'See you on Thursday. להתראות',
  isHtml: false,
  answers: null,
  forwards: null,
  files: [],
};
const newest = { labelIds: ['INBOX'], q: null, maxResults: 5, pageToken: null, letters: 100 };

const arrived = z.object({ delivered: z.tuple([z.object({ id: z.string() })]) });

/** Two people of the stand-in, and Google for each of them. */
async function mailboxes() {
  const { url } = await startForTest();
  const post = async (path: string, body: object): Promise<unknown> =>
    await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const googleOf = async (email: string) => {
    const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
    return {
      rootUrl: `${url}/google/`,
      timeoutMs: 60_000,
      tokens: {
        token: () => Promise.resolve(token),
        renew: () => Promise.resolve(token),
        recordAnswer: () => Promise.resolve(),
      },
      circuit: circuit('googleSilent'),
      now: Date.now,
    };
  };
  return {
    annas: await googleOf('anna@gmail.test'),
    danas: await googleOf('dana@gmail.test'),
    post,
    /** A mail to Anna with a file of so many bytes. */
    comesWith: async (size: number): Promise<string> => {
      const attachments = [{ filename: 'plan.txt', content: Buffer.alloc(size, 'x').toString('base64') }];
      const mail = { provider: 'google', to: 'anna@gmail.test', from: 'gil@example.com', attachments };
      return arrived.parse(await post('/_inbound', mail)).delivered[0].id;
    },
  };
}

it('a mail with as many files as fit leaves, and they arrive byte for byte', async () => {
  const { annas, danas } = await mailboxes();
  const bytes = Buffer.alloc(Math.floor(mostAttachedBytes / 78) * 57, 'Words, \r\n--and more\u05d0');
  expect(fitsOneMail([bytes.length])).toBe(true);
  const files = [{ filename: 'plan.bin', mimeType: 'application/octet-stream', bytes }];
  await gmailBox(annas).send(anna, { ...mail, files }, { leaveBy: Infinity });
  const reader = gmailReader(danas);
  const [arrived] = (await reader.list(dana, newest)).mails;
  expect(arrived).toMatchObject({ subject: 'Plans', text: mail.body });
  const [file] = arrived?.attachments ?? [];
  const got = await reader.attachment(dana, arrived?.id ?? '', file?.attachmentId ?? '');
  expect(bytes.equals(got)).toBe(true);
});

it('an answer joins the conversation that it names', async () => {
  const { annas } = await mailboxes();
  const box = gmailBox(annas);
  const { threadId } = await box.send(anna, mail, { leaveBy: Infinity });
  const other = { ...mail, messageId: '<two@crocodile.test>', subject: 'Lunch' };
  const { id: messageId } = await box.send(anna, other, { leaveBy: Infinity });
  // The mail that it answers would lead it elsewhere.
  const answer = {
    ...mail,
    messageId: '<three@crocodile.test>',
    subject: 'Re: Plans',
    answers: { messageId, threadId },
  };
  expect((await box.send(anna, answer, { leaveBy: Infinity })).threadId).toBe(threadId);
});

describe('a forwarded mail', () => {
  it('takes its files along', async () => {
    const { annas, danas, comesWith } = await mailboxes();
    const forwards = await comesWith(3_000);
    const bytes = Buffer.from('Mine');
    const files = [{ filename: 'mine.txt', mimeType: 'text/plain', bytes }];
    await gmailBox(annas).send(anna, { ...mail, forwards, files }, { leaveBy: Infinity });
    const [forwarded] = (await gmailReader(danas).list(dana, newest)).mails;
    const names = forwarded?.attachments.map(({ filename, size }) => [filename, size]);
    expect(names).toEqual([
      ['plan.txt', 3_000],
      ['mine.txt', 4],
    ]);
  });

  it.each([
    ['by themselves', 20_000_000, 0],
    ['together with those of the person', 15_000_000, 5_000_000],
  ])('is refused before its files are fetched, where they do not fit %s', async (_, size, own) => {
    const { annas, post, comesWith } = await mailboxes();
    const forwards = await comesWith(size);
    const files = [{ filename: 'a.bin', mimeType: 'text/plain', bytes: Buffer.alloc(own) }];
    await post('/_faults', { provider: 'google', kind: 'status', status: 400, path: '/attachments/' });
    const sending = gmailBox(annas).send(anna, { ...mail, forwards, files }, { leaveBy: Infinity });
    await expect(sending).rejects.toMatchObject({ reason: 'attachmentsTooLarge' });
  });
});

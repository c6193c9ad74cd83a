import { randomBytes, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { uploadPartBytes, writtenFiles } from '@crocodile-hub/core/domain/mail-files';
import { connectGoogle } from '../../local/stack/person.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();
let anna: TestPerson;
let googleToken: string;

beforeAll(async () => {
  anna = await aPerson({ google: false });
  googleToken = await connectGoogle(urls, urls.app, anna, anna.token);
});

async function begun(person: TestPerson, filename: string, size: number, mimeType = 'text/plain') {
  const { reply, ...answer } = await callRoute(person.token, 'startUpload', {
    body: { filename, mimeType, size },
  });
  return { ...answer, file: { uploadId: reply?.uploadId ?? '', size, filename: reply?.filename ?? '' } };
}

const putPart = (person: TestPerson, uploadId: string, part: number, bytes: Uint8Array<ArrayBuffer>) =>
  callRoute(person.token, 'uploadPart', {
    params: { uploadId, part: String(part) },
    form: new Blob([bytes], { type: 'application/octet-stream' }),
  });

async function uploaded(person: TestPerson, filename: string, bytes: Buffer<ArrayBuffer>, mimeType?: string) {
  const { file } = await begun(person, filename, bytes.length, mimeType);
  for (let part = 0; part * uploadPartBytes < Math.max(1, bytes.length); part += 1) {
    const piece = bytes.subarray(part * uploadPartBytes, (part + 1) * uploadPartBytes);
    expect((await putPart(person, file.uploadId, part, piece)).status).toBe(200);
  }
  return file;
}

function send(person: TestPerson, attachments: string, rest: Record<string, unknown> = {}) {
  const payload = { to: [`${randomUUID()}@example.com`], subject: 'Files', body: 'Here', attachments };
  return callRoute(person.token, 'execute', {
    body: { userId: person.uid, actionType: 'send_email', payload, timeZone: 'Asia/Jerusalem', ...rest },
  });
}

/** The mail from the sender's mailbox, parsed by another program than ours. */
async function mailOf(id: string | undefined) {
  const url = `${urls.providers}/google/gmail/v1/users/me/messages/${id}?format=raw`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${googleToken}` } });
  const { raw } = z.object({ raw: z.string() }).parse(await response.json());
  return await PostalMime.parse(Buffer.from(raw, 'base64url'));
}

describe('files of a mail', () => {
  it('arrive byte for byte, under their names, in Hebrew too', async () => {
    const contents = [randomBytes(2 * uploadPartBytes + 1_234), Buffer.from('שלום'), Buffer.alloc(0)];
    const names = ['דוח שנתי (סופי) – 2026.pdf', 'hello world; a="b".txt', 'empty.bin'];
    const files = await Promise.all(
      contents.map((bytes, index) => uploaded(anna, names[index] ?? '', bytes, 'application/pdf')),
    );
    const { reply } = await send(anna, writtenFiles(files));
    const { attachments } = await mailOf(reply?.emailId);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'דוח שנתי (סופי) – 2026.pdf',
      'hello world; a=_b_.txt',
      'empty.bin',
    ]);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(Array(3).fill('application/pdf'));
    for (const [index, { content }] of attachments.entries())
      expect(Buffer.from(content as ArrayBuffer).equals(contents[index] ?? Buffer.from('?'))).toBe(true);
    // The files were deleted with their mail.
    expect((await send(anna, writtenFiles(files))).error?.reason).toBe('attachmentGone');
  });

  it('bring no header and no path along, however they are named', async () => {
    const name = '../../etc/a\r\nBcc: eve@attacker.example\r\n\r\n\u202efdp.exe';
    const file = await uploaded(anna, name, Buffer.from('x'), 'text/html\r\nX-Evil: 1');
    const { reply } = await send(anna, writtenFiles([file]));
    const { attachments, headers, bcc } = await mailOf(reply?.emailId);
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['_.._etc_aBcc_ eve@attacker.examplefdp.exe', 'application/octet-stream'],
    ]);
    expect([bcc, headers.some(({ key }) => key === 'x-evil')]).toEqual([undefined, false]);
  });

  it('wait through Undo, and go with the next mail', async () => {
    const file = await uploaded(anna, 'a.txt', Buffer.from('kept'));
    const held = await send(anna, writtenFiles([file]), { holdMs: 30_000 });
    expect(held.reply?.status).toBe('held');
    await callRoute(anna.token, 'undo', { body: { key: held.reply?.key } });
    const { reply } = await send(anna, writtenFiles([file]));
    expect((await mailOf(reply?.emailId)).attachments).toHaveLength(1);
  });
});

describe('a mail is refused, and nothing leaves,', () => {
  const refused = async (person: TestPerson, attachments: string) => {
    const { status, error } = await send(person, attachments);
    return [status, error?.reason];
  };

  it("with somebody else's file", async () => {
    const eve = await aPerson({ google: true });
    const file = await uploaded(anna, 'secret.txt', Buffer.from('secret'));
    expect(await refused(eve, writtenFiles([file]))).toEqual([400, 'attachmentGone']);
    expect((await putPart(eve, file.uploadId, 0, Buffer.from('hacked'))).status).toBe(404);
    expect((await callRoute(eve.token, 'dropUpload', { params: { uploadId: file.uploadId } })).status).toBe(
      200,
    );
    expect((await send(anna, writtenFiles([file]))).status).toBe(200);
  });

  it('with a file that is not whole, or of another name or size than was shown', async () => {
    const { file: empty } = await begun(anna, 'a.txt', 5);
    const file = await uploaded(anna, 'b.txt', Buffer.from('12345'));
    for (const one of [empty, { ...file, size: 4 }, { ...file, filename: 'c.txt' }])
      expect(await refused(anna, writtenFiles([one]))).toEqual([400, 'attachmentGone']);
    expect(await refused(anna, 'nonsense')).toEqual([400, 'attachmentGone']);
  });

  it('with more than Gmail takes, however its parts are counted', async () => {
    expect((await begun(anna, 'a.bin', 20 * 1024 * 1024)).error?.reason).toBe('attachmentsTooLarge');
    const { file: one } = await begun(anna, 'a.bin', 12 * 1024 * 1024);
    const { file: other } = await begun(anna, 'b.bin', 12 * 1024 * 1024);
    expect(await refused(anna, writtenFiles([one, other]))).toEqual([400, 'attachmentsTooLarge']);
  });
});

it('a part is as long as it was said to be, and stays as it first came', async () => {
  const { file } = await begun(anna, 'a.txt', 3);
  const put = async (part: number, text: string) =>
    (await putPart(anna, file.uploadId, part, Buffer.from(text))).status;
  expect([await put(0, 'ab'), await put(0, 'abcd'), await put(1, 'abc')]).toEqual([400, 400, 400]);
  expect([await put(0, 'abc'), await put(0, 'xyz')]).toEqual([200, 200]);
  const { reply } = await send(anna, writtenFiles([file]));
  const [sent] = (await mailOf(reply?.emailId)).attachments;
  expect(Buffer.from(sent?.content as ArrayBuffer).toString()).toBe('abc');
});

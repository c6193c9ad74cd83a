import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailBytes } from './mime.ts';

const mail = {
  messageId: '<id@example.test>',
  to: ['dana@example.com'],
  cc: new Array<string>(),
  bcc: new Array<string>(),
  subject: 'Lunch',
  body: 'I am late',
  isHtml: false,
  answers: null,
  forwards: null,
  files: [],
};

async function written(changes: Partial<typeof mail> = {}, answered: Parameters<typeof mailBytes>[1] = null) {
  return (await mailBytes({ ...mail, ...changes }, answered, new Date(0))).toString('utf8');
}

function headersOf(text: string): string[] {
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  return head.split(/\r\n(?![ \t])/);
}

function bodyOf(text: string): string {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  return /Content-Transfer-Encoding: base64/i.test(text)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
}

function decodedBody(part: string): string {
  const isQuoted = /Content-Transfer-Encoding: quoted-printable/i.test(part);
  return isQuoted
    ? decodeURIComponent(
        bodyOf(part)
          .replaceAll('=\r\n', '')
          .replaceAll('%', '%25')
          .replace(/=([0-9A-F]{2})/g, '%$1'),
      )
    : bodyOf(part);
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return Buffer.from(decodeURIComponent(bytes), 'utf8');
}

describe('a mail on the wire', () => {
  it('carries our Message-ID', async () => {
    expect(headersOf(await written())).toContain('Message-ID: <id@example.test>');
  });

  it('keeps Hebrew, emoji and long lines of the body', async () => {
    const body = `שלום 👋\n${'א'.repeat(200)} end`;
    expect(
      bodyOf(await written({ body }))
        .replaceAll('\r\n', '\n')
        .trimEnd(),
    ).toBe(body);
  });

  it('encodes a Hebrew subject and name', async () => {
    const text = await written({ subject: 'ארוחת צהריים 🍽️', to: ['דנה כהן <dana@example.com>'] });
    expect(text).not.toMatch(/[\u0590-\u05ff]/);
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toMatch(/^To: =\?UTF-8\?[^\r]+<dana@example\.com>/m);
  });

  it.each([
    '=?utf-8?B?SGFja2Vk?=',
    'Re: =?utf-8?Q?=48i?= and more',
    '=?utf-8?B?SGFja2Vk?= שלום',
    `${'=?utf-8?B?SGFja2Vk?= '.repeat(30)}end`,
  ])('lets nobody read the subject %j as another one', async (subject) => {
    const [line = ''] = headersOf(await written({ subject })).filter((one) => one.startsWith('Subject: '));
    const words = line.replace('Subject: ', '').split(/\s+/);
    const decoded = words.map((word) => {
      const [, charset, encoding, text = ''] = /^=\?([^?]+)\?([BQ])\?([^?]*)\?=$/.exec(word) ?? [];
      expect([charset, encoding]).toEqual(['UTF-8', expect.stringMatching(/^[BQ]$/)]);
      expect(word.length).toBeLessThanOrEqual(75);
      return encoding === 'B' ? Buffer.from(text, 'base64') : quotedPrintable(text);
    });
    expect(Buffer.concat(decoded).toString('utf8')).toBe(subject);
  });

  it('turns no line around by a control in a subject or a name', async () => {
    const text = await written({
      subject: 'invoice\u202efdp.exe',
      to: ['Da\u2067na\u202e <dana@example.com>'],
    });
    expect(headersOf(text)).toEqual(
      expect.arrayContaining(['Subject: invoicefdp.exe', 'To: Dana <dana@example.com>']),
    );
  });

  it('threads an answer under what it answers', async () => {
    const answered = { messageId: '<second@x>', references: '<first@x> <second@x>' };
    const headers = headersOf(await written({}, answered));
    expect(headers).toContain('In-Reply-To: <second@x>');
    expect(headers).toContain('References: <first@x> <second@x>');
  });

  it('names the first ten and the last ten of a long conversation', async () => {
    const ids = Array.from({ length: 8_000 }, (_, index) => `<${index}@x>`);
    const answered = { messageId: '<last@x>', references: ids.join(' ') };
    const headers = headersOf(await written({}, answered)).map((line) => line.replaceAll('\r\n', ''));
    const named = [...ids.slice(0, 10), ...ids.slice(-9), '<last@x>'];
    expect(headers).toContain(`References: ${named.join(' ')}`);
    expect(headers).toContain('In-Reply-To: <last@x>');
  });

  it('leaves out an id that is longer than a line may be', async () => {
    const long = `<${'i'.repeat(997)}>`;
    const longest = `<${'i'.repeat(996)}>`;
    const among = await written({}, { messageId: '<last@x>', references: `<first@x> ${long} ${longest}` });
    const named = headersOf(among).map((line) => line.replaceAll('\r\n', ''));
    expect(named).toContain(`References: <first@x> ${longest} <last@x>`);
    const answered = headersOf(await written({}, { messageId: long, references: '<first@x>' }));
    expect(answered).toContain('References: <first@x>');
    expect(answered.filter((line) => line.startsWith('In-Reply-To'))).toEqual([]);
  });

  it('has its words first and its HTML second, each of them whole', async () => {
    const body = `*שלום* 👋\n--boundary\n.\n${'א'.repeat(200)}`;
    const html = `<div dir="auto"><b>שלום</b> 👋</div><div dir="auto">${'א'.repeat(600)} = &lt;</div>`;
    const bytes = await mailBytes({ ...mail, body }, null, new Date(0), { html });
    const text = bytes.toString('utf8');
    const type = headersOf(text).find((line) => line.startsWith('Content-Type: ')) ?? '';
    const [, boundary = ''] = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"$/.exec(type) ?? [];
    expect(boundary).not.toBe('');
    const [, ...parts] = text.split(`--${boundary}`);
    expect(parts.pop()).toMatch(/^--\s*$/);
    const read = parts.map((part) => {
      const words = part.replace(/^\r\n/, '');
      const [kind = ''] = headersOf(words).filter((line) => line.startsWith('Content-Type: '));
      return [kind, decodedBody(words).replaceAll('\r\n', '\n').trimEnd()];
    });
    expect(read).toEqual([
      ['Content-Type: text/plain; charset=utf-8', body],
      ['Content-Type: text/html; charset=utf-8', html],
    ]);
  });

  it('takes no header from a subject, a name or a foreign Message-ID', async () => {
    const tricky = fc.stringMatching(/^[a-zA-Z :<>@.,\r\n\u2028\u0085]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(tricky, tricky, async (subject, reference) => {
        const hostile = `${subject}\r\nBcc: eve@attacker.example\r\n\r\nbody`;
        const answered = { messageId: `<${reference}\r\nBcc: eve@attacker.example>`, references: hostile };
        const headers = headersOf(await written({ subject: hostile }, answered));
        expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
        expect(headers.filter((line) => /^to:/i.test(line))).toEqual(['To: dana@example.com']);
      }),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from 'vitest';

import { readableHeader } from './headers.ts';
import { parseMime } from './part.ts';
import { readableText, textOf } from './text.ts';

function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

describe('a header', () => {
  it('is unfolded and kept, also when it is repeated or unknown', () => {
    const { headers } = parseMime(mail('Received: a', 'Received: b', 'X-Odd: one', '\ttwo', '', 'text'));
    expect(headers).toEqual([
      { name: 'Received', value: 'a' },
      { name: 'Received', value: 'b' },
      { name: 'X-Odd', value: 'one two' },
    ]);
  });

  it.each([
    ['Subject', '=?UTF-8?B?16nXnNeV150=?=', 'שלום'],
    ['Subject', '=?utf-8?Q?caf=C3=A9?= =?utf-8?Q?_noir?=', 'café noir'],
    ['Subject', '=?windows-1255?B?+ezl7Q==?=', 'שלום'],
    ['From', '=?UTF-8?B?15PXoNeU?= <dana@example.com>', 'דנה <dana@example.com>'],
    ['From', '=?UTF-8?B?15vXlNefLCDXk9eg15Q=?= <dana@example.com>', '"כהן, דנה" <dana@example.com>'],
  ])('%s: %s is read', (name, value, expected) => {
    expect(readableHeader({ name, value }).value).toBe(expected);
  });
});

describe('a body', () => {
  it.each([
    ['quoted-printable', 'caf=C3=A9 is=\r\n open', 'café is open'],
    ['base64', '16nXnNeV\r\n150=', 'שלום'],
    ['8bit', Buffer.from('שלום').toString('latin1'), 'שלום'],
  ])('in %s is decoded', (encoding, body, expected) => {
    const part = parseMime(
      mail('Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', body),
    );
    expect(textOf(part)).toBe(expected);
  });

  it('in an old Hebrew charset is read', () => {
    const part = parseMime(mail('Content-Type: text/plain; charset=iso-8859-8-i', '', '\xf9\xec\xe5\xed'));
    expect(textOf(part)).toBe('שלום');
  });

  it('in a charset that nobody knows is still read', () => {
    expect(textOf(parseMime(mail('Content-Type: text/plain; charset=klingon', '', 'hello')))).toBe('hello');
  });

  it('of HTML alone is read without tags, styles and escapes', () => {
    const html = '<style>p{}</style><p>Fish &amp; chips</p><p>&#1513;&#x5DC;</p>';
    expect(readableText(parseMime(mail('Content-Type: text/html', '', html)))).toMatch(
      /^ ?\s*Fish & chips\s+של\s*$/,
    );
  });
});

describe('a multipart mail', () => {
  const NESTED = mail(
    'Content-Type: multipart/mixed; boundary="a b"',
    '',
    'preamble',
    '--a b',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain',
    '',
    'plain',
    '--inner',
    'Content-Type: text/html',
    '',
    '<b>html</b>',
    '--inner--',
    '--a b',
    "Content-Disposition: attachment; filename*0*=UTF-8''%D7%94%D7%A6; filename*1*=%D7%A2%D7%94; filename*2=.pdf",
    'Content-Type: application/pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'AAEC',
    '--a b',
    'Content-Type: message/rfc822',
    '',
    'Subject: inside',
    '',
    'forwarded',
    '--a b--',
    'epilogue',
  );

  it('keeps its nesting, order and file names', () => {
    const root = parseMime(NESTED);
    expect(root.parts.map((part) => part.mimeType)).toEqual([
      'multipart/alternative',
      'application/pdf',
      'message/rfc822',
    ]);
    expect(root.parts[0]?.parts.map((part) => part.content.toString())).toEqual(['plain', '<b>html</b>']);
    expect(root.parts[1]).toMatchObject({ filename: 'הצעה.pdf', disposition: 'attachment' });
    expect([...(root.parts[1]?.content ?? [])]).toEqual([0, 1, 2]);
    expect(root.parts[2]?.parts[0]?.headers).toEqual([{ name: 'Subject', value: 'inside' }]);
    expect(readableText(root)).toBe('plain');
  });

  it('that was cut off still has what came', () => {
    const cut = mail('Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'half');
    expect(parseMime(cut).parts.map((part) => part.content.toString())).toEqual(['half']);
  });

  it('nested beyond reason does not hurt', () => {
    const levels = Array.from({ length: 300 }, (_, index) => [
      `Content-Type: multipart/mixed; boundary=b${index}`,
      '',
      `--b${index}`,
    ]);
    expect(parseMime(mail(...levels.flat(), '', 'deep')).parts).toHaveLength(1);
  });
});

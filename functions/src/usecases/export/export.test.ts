import { describe, expect, it } from 'vitest';
import { settledEntry } from '../../testing/settled-entry.ts';
import { cardOf } from './contact-card.ts';
import { lines } from './content-lines.ts';
import { mboxOf } from './mbox.ts';

const times = { createdAt: '2026-11-22T07:00:00.000Z', updatedAt: '2026-11-22T07:41:00.000Z' };
const entry = (payload: object, over: object = {}) => ({
  ...settledEntry(0),
  ...times,
  ...over,
  payload,
  id: 'k',
});

describe('cards and mails', () => {
  it('folds long lines between characters, and lets no text break out of its line', () => {
    const folded = lines([`SUMMARY:${'שלום 🐊 '.repeat(40)}`]);
    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain('שלום 🐊 שלום');
    const card = cardOf({ name: 'Dana\nNOTE:x; y, z', email: 'd@e.co', known: 'received' });
    expect(card).toContain('FN:Dana\\nNOTE:x\\; y\\, z\r\n');
    const mail = mboxOf(entry({ to: ['a@b.co'], subject: 'Hi\nBcc: x@y.co', body: 'From me' }), 'me@b.co');
    expect(mail).toContain('\nSubject: Hi Bcc: x@y.co\n');
    expect(mail).not.toContain('\nFrom me');
  });

  it('has the mails that left, in words that mail programs read', () => {
    const mail = mboxOf(entry({ to: ['dana@example.com'], subject: 'שלום', body: 'בוקר טוב' }), 'me@b.co');
    expect(mail).toMatch(
      /^From crocodile-hub Sun Nov 22 07:41:00 2026\nDate: Sun, 22 Nov 2026 07:41:00 \+0000\n/,
    );
    expect(mail).toContain(`Subject: =?utf-8?B?${Buffer.from('שלום').toString('base64')}?=\n`);
    expect(mail).toContain(`\n\n${Buffer.from('בוקר טוב').toString('base64')}\n\n`);
    expect(mboxOf(entry({ to: ['a@b.co'], body: 'x' }, { status: 'failed' }), 'me@b.co')).toBe('');
  });

  it('encodes the names of those it went to, and never an address', () => {
    const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    const mail = mboxOf(
      entry({
        to: ['דנה <dana@example.com>', 'avi@example.com', 'Dr. Eve <eve@example.com>', 'נעם@דוגמה.קום'],
        cc: 'Ben Levi <ben@example.com>, דנה כהן לוי <d@example.com>',
        bcc: 'יואב <yoav@example.com>',
        body: 'x',
      }),
      'me@b.co',
    );
    expect(mail).toContain(
      [
        `To: ${word('דנה')} <dana@example.com>,`,
        ' avi@example.com,',
        ' "Dr. Eve" <eve@example.com>,',
        ' נעם@דוגמה.קום',
        'Cc: Ben Levi <ben@example.com>,',
        ` ${word('דנה כהן לו')}`,
        ` ${word('י')} <d@example.com>`,
        `Bcc: ${word('יואב')} <yoav@example.com>`,
        'Subject: ',
      ].join('\n'),
    );
  });

  it('breaks no header where somebody it went to cannot be read as an address', () => {
    const mail = mboxOf(entry({ to: ['Dana\nX-Evil: 1 <a@b.co'], bcc: '', body: 'x' }), 'me@b.co');
    expect(mail).toContain('\nTo: Dana X-Evil: 1 <a@b.co\nSubject: ');
  });
});

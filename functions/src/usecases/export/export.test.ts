import { describe, expect, it } from 'vitest';
import type { SaidOfPeople } from '@crocodile-hub/core/contract/people';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { quietLog } from '../../testing/quiet.ts';
import { settledEntry } from '../../testing/settled-entry.ts';
import { cardOf, lines } from './content-lines.ts';
import { exportOf } from './export.ts';
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

/** All files of Anna, who said this about people. */
async function filesOf(said: readonly SaidOfPeople[]): Promise<Record<string, string>> {
  const people = memoryPeople();
  await people.say(anna.uid, () => [...said]);
  const archive = {
    profile: () => Promise.resolve(null),
    async *pages() {
      yield await Promise.resolve([]);
    },
  };
  const directory = { addressOf: () => Promise.resolve('anna@example.com') };
  const ports = { archive, directory, people, cache: memoryCache(), clock: fakeClock(), log: quietLog };
  const files: Record<string, string> = {};
  for await (const { file, text } of exportOf(ports, anna)) files[file] = (files[file] ?? '') + text;
  return files;
}

it('takes along what the person said about people, and says what it holds', async () => {
  const said: SaidOfPeople[] = [
    { id: 's1', change: { does: 'merge', address: 'd@example.com', into: 'dana@example.com' } },
    { id: 's2', change: { does: 'role', role: 'mother', name: 'Ruth', address: null } },
    { id: 's3', change: { does: 'leave-out', address: 'eve@example.com' } },
  ];
  const files = await filesOf(said);
  expect(JSON.parse(files['data/people-said.json'] ?? '')).toEqual(said);
  expect(JSON.parse(files['data/schema.json'] ?? '')).toMatchObject({
    $defs: { 'people-said': { type: 'array', items: { required: ['id', 'change'] } } },
  });
  expect(files['README.txt']).toContain('people-said');
  expect(JSON.parse((await filesOf([]))['data/people-said.json'] ?? '')).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { type MailChange, readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { toLocalIso, zoneOf } from '@crocodile-hub/core/time/zone';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { examples, languages } from './example.ts';

/**
 * Commands to archive or mark mails, and sentences that look like one. It is Friday 2026-11-20, 09:30, in Jerusalem.
 */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const zone = zoneOf('Asia/Jerusalem', context.now);

const line = z.looseObject({ text: z.string(), does: z.nullable(z.string()) });

function sentences(language: 'en' | 'he') {
  const file = new URL(`mail-changes.${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text) => line.parse(JSON.parse(text)));
}

describe.each(['en', 'he'] as const)('in %s, what becomes of mails', (language) => {
  it.each(sentences(language))('$text', ({ text, ...meant }) => {
    expect(told(readMailChange(text, context))).toEqual(meant);
  });
});

it.each(languages)('no command of the sets in %s is taken for a change of mails', (language) => {
  const commands = (['dev', 'scored'] as const)
    .flatMap((part) => examples(language, part))
    .filter(({ intent }) => intent !== 'none');
  expect(commands.filter(({ text }) => readMailChange(text, context) !== null).length).toBe(0);
});

function told(change: MailChange | null) {
  if (change === null) return { does: null };
  const { does, newsletters, isOne, which } = change;
  const { from, unread, over } = which;
  return {
    does,
    ...(newsletters ? { lists: true } : {}),
    ...(isOne ? { one: true } : {}),
    ...(from === null ? {} : { from }),
    ...(unread ? { unread } : {}),
    ...(over === null ? {} : { over: toLocalIso(over.from, zone).slice(0, 10) }),
  };
}

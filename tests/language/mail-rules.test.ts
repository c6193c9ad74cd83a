import { readFileSync } from 'node:fs';
import { readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { isStandingRule, readMailRule } from '@crocodile-hub/core/language/changes/read-mail-rule';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { examples, languages } from './example.ts';

/**
 * Rules for the inbox in a sentence, and sentences that ask for more than a rule can hold. The first thirty of each
 * language were before the reader's eyes; of the other thirty it read all in English at first sight, and in Hebrew 27,
 * with two that it asked about and one wrong.
 */
const line = z.looseObject({ text: z.string(), does: z.nullable(z.string()) });

const sentences = (language: 'en' | 'he', kind = 'rules') =>
  readFileSync(new URL(`mail-${kind}.${language}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));

describe.each(['en', 'he'] as const)('in %s, a rule', (language) => {
  it.each(sentences(language))('$text', ({ text, ...meant }) => {
    expect(told(text)).toEqual(meant);
  });

  it.each(sentences(language, 'changes').filter(({ does }) => does === null))(
    'is no more than a change of mails: $text',
    ({ text }) => {
      expect(readMailRule(text)).toBe(null);
    },
  );
});

it.each([
  'archive everything from',
  'archive mails from last week',
  'תארכב מיילים מהשבוע',
  'archive mails from Dana or Avi',
  'star mails from anybody but Dana',
  'מייל',
  '',
])('reads no rule where something is missing, or cannot be held: %s', (text) => {
  expect(readMailRule(text)).toBe(null);
});

it('tells what holds from now on from what is asked for once', () => {
  const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
  expect(isStandingRule('always archive mails from GitHub')).toBe(true);
  expect(isStandingRule('מעכשיו תתייג מיילים מאבי לוי בתור משפחה')).toBe(true);
  expect(isStandingRule('archive mails from GitHub')).toBe(false);
  expect(readMailChange('archive mails from GitHub', context)).toMatchObject({ does: 'archive' });
});

it.each([
  'remind me to go to the gym at 7, I always forget',
  'how do I automatically delete old photos from my phone?',
  'why does my phone always delete my photos?',
  'find an app to automatically delete duplicates',
  'how do I automatically archive old emails?',
  'please remind me to always star mails from Dana',
  'put milk in the fridge, you always forget',
  'איך למחוק תמונות באופן אוטומטי?',
  'תזכיר לי מחר למחוק תמונות מהטלפון, אני תמיד שוכח',
])('no other wish is taken for a standing rule: %s', (text) => {
  expect(isStandingRule(text)).toBe(false);
});

it.each([
  'always archive everything from GitHub',
  'automatically delete newsletters older than a week, but not those from Dana',
  'כל מייל מאבי לוי שהוא לא דחוף, תמיד לארכיון',
])('a standing rule is one also where a part of it cannot be held: %s', (text) => {
  expect(isStandingRule(text)).toBe(true);
});

it.each(languages)('no command of the sets in %s is taken for a standing rule', (language) => {
  const commands = (['dev', 'scored'] as const).flatMap((part) => examples(language, part));
  expect(commands.filter(({ text }) => isStandingRule(text))).toEqual([]);
});

function told(text: string) {
  const read = readMailRule(text);
  if (read === null) return { does: null };
  const { does, also, newsletters: lists, ...rest } = read;
  return {
    does,
    ...(also.length === 0 ? {} : { also }),
    ...Object.fromEntries(Object.entries({ lists, ...rest }).filter(([, value]) => value)),
  };
}

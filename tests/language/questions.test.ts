import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import type { Context } from '@crocodile-hub/core/language/reading';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { examples, languages } from './example.ts';

/**
 * Questions about the person's own data, and sentences that are no such question. It is Friday 2026-11-20, 09:30, in
 * Jerusalem.
 */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };

const line = z.looseObject({
  text: z.string(),
  asks: z.nullable(z.string()),
  /** The message before it. */
  before: z.optional(z.string()),
});

function sentences(language: 'en' | 'he') {
  const file = new URL(`questions.${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text) => line.parse(JSON.parse(text)));
}

const kindsOf = await kindReader();
const read = (text: string, earlier: readonly string[] = [], where: Context = context) =>
  readByEvidence(text, where, earlier, kindsOf);

/** What is understood may be asked in words that nobody foresaw: a few of these may be read otherwise. */
const atLeast = 0.97;

describe.each(['en', 'he'] as const)('in %s, questions', (language) => {
  it('are asked in at least a hundred ways', () => {
    expect(sentences(language).length).toBeGreaterThan(100);
  });

  it('are read as they are meant', () => {
    const all = sentences(language).map(({ text, before, ...meant }) => ({
      text,
      meant,
      got: told(read(text, before === undefined ? [] : [before]).question),
    }));
    const wrong = all.filter(({ meant, got }) => !isDeepStrictEqual(got, meant));
    expect(1 - wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(atLeast);
  });
});

it.each(languages)('no command of the sets in %s is taken for a question', (language) => {
  const commands = (['dev', 'scored'] as const)
    .flatMap((part) => examples(language, part))
    .filter(({ intent }) => intent !== 'none' && intent !== 'search');
  expect(commands.length).toBeGreaterThan(300);
  const taken = commands.filter(({ text }) => read(text).question !== null);
  // Only the number is shown, to prevent tuning on the scored ones.
  expect(taken.length).toBe(0);
});

it('goes on from a question through several turns, and from nothing else', () => {
  const first = 'what is on my calendar today';
  const asked = read('and on Monday?', [first, 'and tomorrow?']);
  expect(told(asked.question)).toEqual({ asks: 'agenda', over: '2026-11-23' });
  expect(read('and tomorrow?', [first, 'tell me a joke']).question).toBeNull();
});

it('reads a week from Monday where weeks begin so', () => {
  const british = { now: '2026-11-18T09:30:00+00:00', timeZone: 'Europe/London', country: 'GB' };
  expect(told(read('what do I have this week', [], british).question, 'Europe/London')).toEqual({
    asks: 'agenda',
    over: '2026-11-18..2026-11-22',
  });
});

/** In the form of the files: missing values are left out. */
function told(question: Question | null, timeZone = context.timeZone): Record<string, unknown> {
  if (question === null) return { asks: null };
  const all = { over: null, lengthMs: null, sum: null, to: null, sent: false, ...question };
  const { over, lengthMs, sum: _sum, sent, ...others } = all;
  // The newest stands first in every list of mails, so that the files do not say whether it is alone.
  const { pick, ...plain } = others as typeof others & { pick?: string };
  const rest = pick === 'newest' ? plain : others;
  const shown = {
    ...rest,
    sent: sent && all.to === null,
    ...(over === null ? {} : { over: toldSpan(over, timeZone) }),
    ...(lengthMs === null ? {} : { minutes: lengthMs / 60_000 }),
  };
  const silent = (key: string, value: unknown) => value === null || (value === false && key !== 'finds');
  return Object.fromEntries(Object.entries(shown).filter(([key, value]) => !silent(key, value)));
}

function toldSpan({ first, last, from, to, isHours }: Span, timeZone: string): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = (one: Span['first']) => `${one.year}-${two(one.month)}-${two(one.day)}`;
  if (!isHours) return day(first) === day(last) ? day(first) : `${day(first)}..${day(last)}`;
  const clock = (instant: number) => {
    const { hour, minute } = toWall(instant, zoneOf(timeZone, ''));
    return `${two(hour)}:${two(minute)}`;
  };
  const until = clock(to);
  return `${day(first)} ${clock(from)}-${until === '00:00' ? '24:00' : until}`;
}

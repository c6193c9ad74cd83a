import { join } from 'node:path';
import { checkSync } from 'recheck';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expressionsIn, shippedExpressions, type Expression } from './expressions.ts';
import { keyOfExpression, readProvedLinear, writeProvedLinear } from './proved-linear.ts';

const shipped = shippedExpressions(join(import.meta.dirname, '..', '..'));

/** Files that put an expression together at run time, each with the reason why it may. */
const computedForAReason: Readonly<Record<string, string>> = {
  'core/domain/visible-text.ts': 'classes of single letters, each told once; visible-text.test.ts runs it',
  'core/domain/hub-routing.ts': 'a choice of fixed words; outside-text.test.ts runs it',
  'core/reader/changes/entry-words.ts':
    'fixed words behind an anchor or bounded, and one rest of the text; outside-text.test.ts runs it',
  'core/reader/changes/frames.ts': 'fixed frames, over 200 letters; outside-text.test.ts runs it',
  'core/reader/changes/bulk-change.ts': 'fixed frames, over 200 letters; outside-text.test.ts runs it',
  'core/reader/changes/leave-list.ts': 'fixed frames, over 200 letters; outside-text.test.ts runs it',
  'core/reader/changes/mail-wishes.ts': 'fixed frames, over 200 letters; outside-text.test.ts runs it',
  'core/reader/changes/pointing.ts': 'fixed words, each told once; pointing.test.ts runs it',
  'core/reader/commands/asked-text.ts': 'fixed words at the beginning; asked-text.test.ts runs it',
  'core/reader/commands/relative-times.ts': 'fixed words, each told once; relative-times.test.ts runs it',
  'core/reader/corrections/read-correction.ts':
    'fixed words at the beginning, over 500 letters; read-correction.test.ts runs it',
  'core/reader/commands/hebrew/hebrew-address.ts':
    'fixed words whose every repetition is bounded; outside-text.test.ts runs it',
  'core/reader/commands/hebrew/message-frame.ts':
    'fixed words at the beginning; outside-text.test.ts runs it',
  'core/reader/commands/hebrew/plain-hebrew.ts':
    'fixed words, over 1,000 letters; outside-text.test.ts runs it',
  'core/reader/commands/hebrew/series-limits.ts':
    'names of days, over 1,000 letters; outside-text.test.ts runs it',
  'core/reader/commands/said-times.ts': 'fixed words, over 1,000 letters; outside-text.test.ts runs it',
  'core/reader/commands/tidied.ts': 'fixed words, over 1,000 letters; outside-text.test.ts runs it',
  'core/reader/commands/impossible-dates.ts':
    'fixed words whose every repetition is bounded; outside-text.test.ts runs it',
  'core/reader/questions/day-ranges.ts': 'fixed names of days; outside-text.test.ts runs it',
  'core/reader/questions/contact-asked.ts':
    'fixed words and names whose every repetition is bounded, over 240 letters; contact-asked.test.ts runs it',
  'core/reader/questions/actions-asked.ts':
    'fixed words with bounded gaps, over 240 letters; outside-text.test.ts runs it',
  'core/reader/questions/mail-limits.ts':
    'fixed words and amounts whose every repetition is bounded, over 240 letters; mail-limits.test.ts runs it',
  'core/reader/questions/narrowed.ts': 'fixed words at the beginning; outside-text.test.ts runs it',
  'core/reader/questions/named-days.ts':
    'fixed words of dates, over 240 letters; outside-text.test.ts runs it',
  'core/reader/sums/work-out.ts':
    'fixed parts whose every repetition is bounded, over 160 letters; work-out.test.ts runs it',
  'core/reader/sums/units.ts': 'the same two sides twice, each bounded; work-out.test.ts runs it',
  'core/reader/told/blocked-parts.ts': 'fixed words, each told once; outside-text.test.ts runs it',
  'core/reader/commands/other-zone.ts': 'fixed names of zones; outside-text.test.ts runs it',
  'core/reader/commands/online-place.ts': 'fixed names of places; outside-text.test.ts runs it',
  'core/reader/corrections/remind-before.ts': 'fixed frames, over 160 letters; outside-text.test.ts runs it',
  'core/reader/corrections/card-answers.ts': 'fixed words; outside-text.test.ts runs it',
  'core/reader/told/stated-entry.ts': 'fixed words, over 140 letters; outside-text.test.ts runs it',
  'core/reader/told/days-away.ts': 'fixed names of days; outside-text.test.ts runs it',
  'core/reader/told/listed-times.ts': 'fixed names of days; outside-text.test.ts runs it',
  'core/reader/told/letter-words.ts': 'fixed words, over 300 letters; outside-text.test.ts runs it',
  'core/reader/told/days-told.ts':
    'fixed words at the beginning, over 200 letters; outside-text.test.ts runs it',
  'core/reader/told/deed-words.ts': 'fixed words at the beginning; outside-text.test.ts runs it',
  'core/reader/told/plain-words.ts':
    'fixed days in the middle, over bounded words; outside-text.test.ts runs it',
  'core/reader/told/said-anew.ts':
    'fixed words between bounded parts, over 300 letters; outside-text.test.ts runs it',
  'core/reader/told/person-words.ts':
    'fixed words and names whose every repetition is bounded, over 400 letters; outside-text.test.ts runs it',
  'core/reader/told/wished-message.ts':
    'fixed words at the beginning, over 300 letters; outside-text.test.ts runs it',
  'core/reader/topics/sought.ts': 'fixed words of dates; outside-text.test.ts runs it',
  'core/time/feasts.ts': 'names of feasts, each told once; outside-text.test.ts runs it',
  'functions/src/usecases/chat/as-other-kind.ts': 'fixed words; outside-text.test.ts runs it',
  'functions/src/usecases/chat/replaced-words.ts':
    'words of the message as they are, once; outside-text.test.ts runs it',
  'functions/src/usecases/chat/without-somebody.ts':
    'words of the message as they are, once; outside-text.test.ts runs it',
};

/** By their keys, in this run. */
const proved: string[] = [];
afterAll(() => {
  if (process.env['CI'] === undefined && proved.length > 0) writeProvedLinear([...listed(), ...proved]);
});

/** Those that still ship, of the ones that were proved before. */
function listed(): string[] {
  return shipped.written.map(keyOfExpression).filter((key) => known.has(key));
}

// The checker's Java and native builds are neither needed nor the same everywhere.
beforeAll(() => {
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  return () => vi.unstubAllEnvs();
});

it('reads every regular expression that ships, however it is written', () => {
  expect(shipped.written.length).toBeGreaterThan(120);
  const sample = [
    'text.replace(/a+/g, b);',
    "new RegExp('b+', 'u');",
    'RegExp(`c+`);',
    "text.match('d+');",
    'text.split(/e+/);',
    'new RegExp(words.join("|"));',
    'text.match(known);',
  ];
  expect(expressionsIn('a.ts', sample.join('\n'))).toEqual({
    written: [
      { at: 'a.ts:1', source: 'a+', flags: 'g', isRepeated: true },
      { at: 'a.ts:2', source: 'b+', flags: 'u', isRepeated: false },
      { at: 'a.ts:3', source: 'c+', flags: '', isRepeated: false },
      { at: 'a.ts:4', source: 'd+', flags: '', isRepeated: false },
      { at: 'a.ts:5', source: 'e+', flags: '', isRepeated: true },
    ],
    computed: [{ file: 'a.ts', text: 'new RegExp(words.join("|"))' }],
  });
});

it('puts no expression together at run time without a stated reason', () => {
  const files = new Set(shipped.computed.map(({ file }) => file));
  expect([...files].toSorted()).toEqual(Object.keys(computedForAReason).toSorted());
});

const known = readProvedLinear();
const toCheck = shipped.written.filter(
  (expression) => !isBounded(expression) && !known.has(keyOfExpression(expression)),
);

describe('a regular expression', () => {
  it.each([
    { source: '\\s+$', flags: '', isRepeated: false },
    { source: '(a|a)*b', flags: '', isRepeated: false },
    { source: '^(\\w+\\s?)*$', flags: '', isRepeated: false },
    { source: 'to\\s+(\\w{1,9}?)\\s*(?:now)?\\s*$', flags: 'u', isRepeated: false },
    // Linear where it is tried once: only the many failures of a search along the text add up.
    { source: '(?:"(?:\\\\.|[^"\\\\])*"|[^",])+', flags: 'g', isRepeated: true },
  ])('is found out when it is slow: $source', (slow) => {
    expect(isLinear(slow)).toBe(false);
  });

  it.each(toCheck)('runs in linear time: $at $source', (expression) => {
    expect(isLinear(expression)).toBe(true);
    proved.push(keyOfExpression(expression));
  });
});

/** Without an open end, and with one short count at most, it looks at a few characters from each place. */
function isBounded({ source }: Expression): boolean {
  const plain = source.replace(/\\./g, 'e').replace(/\[[^\]]*\]/g, 'c');
  const counts = plain.match(/\{[\d,]+\}/g) ?? [];
  return !/[*+]|,\}/.test(plain) && counts.length <= 1 && !counts.some((count) => /\d{3}/.test(count));
}

type Checked = Pick<Expression, 'source' | 'flags' | 'isRepeated'>;

function isLinear({ source, flags, isRepeated }: Checked): boolean {
  return isSafe(source, flags) && (!isRepeated || isSafe(alongAText(source), flags.replaceAll(/[gy]/g, '')));
}

/** The whole search as one expression: each match is kept as it was found, and every failure in between counts. */
function alongAText(source: string): string {
  const groups = source.match(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])/gs) ?? [];
  const count = groups.filter((part) => part.startsWith('(')).length;
  return `^(?:(?=(${renumbered(source, 1)}))\\1|(?!${renumbered(source, 1 + count)})[^])*$`;
}

function renumbered(source: string, by: number): string {
  return source.replace(/\\([1-9]|.)/gs, (escape, next: string) =>
    /[1-9]/.test(next) ? `\\${Number(next) + by}` : escape,
  );
}

/**
 * Steps are counted, not time, so that a busy machine gives the same answer. The timeout only ends what would never
 * end: a slow expression counts as one, whether it was found out or given up.
 */
function isSafe(source: string, flags: string): boolean {
  const steps = {
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
    attackLimit: 2_000_000,
  };
  return checkSync(source, flags, { ...steps, timeout: 120_000, randomSeed: 1 }).status === 'safe';
}

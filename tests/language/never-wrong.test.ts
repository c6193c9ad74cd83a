/** Sentences as people dictate them: each is read right, or leads to a question. None may run as another action. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blindVerdicts } from './blind.ts';
import { exampleFrom, languages } from './example.ts';
import { judge, runsUnasked } from './score.ts';

const sentences = readFileSync(new URL('never-wrong.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map(exampleFrom);

/** By other authors; used for development. */
const strangers = (['short', 'dictated', 'noncommands'] as const).flatMap((part) =>
  languages.flatMap((language) => blindVerdicts('dev', part, language)),
);

describe('right, or ask', () => {
  it('holds for at least 400 sentences', () => {
    const texts = [...sentences.map(({ text }) => text), ...strangers.map(({ line }) => line.text)];
    expect(new Set(texts).size).toBeGreaterThanOrEqual(400);
  });

  it.each(sentences)('$text', (example) => {
    const { right, slots, got } = judge(example);
    const wrong = slots.filter((slot) => !slot.right);
    expect(right || !runsUnasked(example) ? [] : [got, ...wrong]).toEqual([]);
  });

  it.each(strangers)('$line.text', ({ harms, why }) => {
    expect(harms ? why : []).toEqual([]);
  });
});

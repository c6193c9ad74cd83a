/** Sentences as people dictate them: each is read right, or asked about. None may run as something else. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFrom } from './example.ts';
import { judge, runsUnasked } from './score.ts';

const sentences = readFileSync(new URL('never-wrong.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map(exampleFrom);

describe('right, or ask', () => {
  it('holds for at least 250 sentences', () => {
    expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThanOrEqual(250);
  });

  it.each(sentences)('$text', (example) => {
    const { right, slots, got } = judge(example);
    const wrong = slots.filter((slot) => !slot.right);
    expect(right || !runsUnasked(example) ? [] : [got, ...wrong]).toEqual([]);
  });
});

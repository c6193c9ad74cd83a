/** Phrases of time, exact to the minute, inside a reminder. */
import { readFileSync } from 'node:fs';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const phrase = z.strictObject({
  id: z.string(),
  lang: z.enum(['en', 'he']),
  phrase: z.string(),
  reminderTime: z.string(),
  now: z.string().default('2026-11-20T09:30:00+02:00'),
  timeZone: z.string().default('Asia/Jerusalem'),
  country: z.string().default('IL'),
});

const phrases = readFileSync(new URL('time.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => phrase.parse(JSON.parse(line)));

const sentences = {
  en: { command: (time: string) => `remind me ${time} to call Ron`, task: 'call Ron' },
  he: { command: (time: string) => `תזכיר לי ${time} להתקשר לרון`, task: 'להתקשר לרון' },
} as const;

describe.each(['en', 'he'] as const)('phrases of time in %s', (language) => {
  const ours = phrases.filter(({ lang }) => lang === language);

  it('are at least a hundred', () => {
    expect(ours.length).toBeGreaterThanOrEqual(100);
  });

  it.each(ours)('$phrase', ({ phrase: words, reminderTime, ...context }) => {
    const { command, task } = sentences[language];
    expect(understand(command(words), context).slots).toMatchObject({ reminderTime, task });
  });
});

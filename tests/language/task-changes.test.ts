import { readFileSync } from 'node:fs';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { examples, languages } from './example.ts';

/** Sentences that finish, rename or delete a noted task, and sentences that look like one. */
const line = z.looseObject({ text: z.string(), does: z.nullable(z.string()) });

function sentences(language: 'en' | 'he') {
  const file = new URL(`task-changes.${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text) => line.parse(JSON.parse(text)));
}

describe.each(['en', 'he'] as const)('in %s, what becomes of a task', (language) => {
  it.each(sentences(language))('$text', ({ text, ...meant }) => {
    const change = readTaskChange(text);
    const said = Object.entries(change ?? { does: null }).filter(
      ([field, value]) => field === 'does' || value !== null,
    );
    expect(Object.fromEntries(said)).toEqual(meant);
  });
});

it.each(languages)('no command of the sets in %s is taken for a change of a task', (language) => {
  const commands = (['dev', 'scored'] as const)
    .flatMap((part) => examples(language, part))
    .filter(({ intent }) => intent !== 'none');
  expect(commands.filter(({ text }) => readTaskChange(text) !== null)).toEqual([]);
});

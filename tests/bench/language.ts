/**
 * `npm run bench:language`: accuracy by language, action and slot, the confusion table, latency, size.
 * `-- --dev` scores the development part and lists what went wrong; failures of the scored part are never listed, so
 * that nobody tunes on them. `-- --record` makes the scores the baseline that tests/language/accuracy.test.ts keeps.
 */
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { intents } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand';
import {
  contextOf,
  examples,
  languages,
  type Example,
  type Language,
  type Part,
} from '../language/example.ts';
import { judge, scoreOf, share, type Verdict } from '../language/score.ts';

const part: Part = process.argv.includes('--dev') ? 'dev' : 'scored';

const verdictsOf = (language: Language) => examples(language, part).map(judge);

for (const language of languages) report(language, verdictsOf(language));
reportLatency(languages.flatMap((language) => examples(language, part)));
if (process.argv.includes('--record') && part === 'scored') record();

function record(): void {
  const scores = languages.map((language) => {
    const { joint, intent, time, falseActions } = scoreOf(verdictsOf(language));
    return [language, { joint, intent, time, falseActions }];
  });
  const file = new URL('../language/baseline.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(scores), null, 2)}\n`);
}

function report(language: Language, verdicts: readonly Verdict[]): void {
  const score = scoreOf(verdicts);
  console.log(`\n## ${language} (${part}, ${score.count} commands)`);
  console.log(
    `joint ${percent(score.joint)}  intent ${percent(score.intent)}  time ${percent(score.time)}  non-commands acted on ${percent(score.falseActions)}`,
  );
  for (const intent of intents) {
    const ofIntent = verdicts.filter(({ example }) => example.intent === intent);
    console.log(
      `  ${intent.padEnd(14)} ${String(ofIntent.length).padStart(4)}  joint ${percent(share(ofIntent, ({ right }) => right))}  intent ${percent(share(ofIntent, ({ intentRight }) => intentRight))}  ${slotLine(ofIntent)}`,
    );
  }
  reportConfusion(verdicts);
  if (part === 'dev') reportFailures(verdicts);
}

function slotLine(verdicts: readonly Verdict[]): string {
  const slots = verdicts.flatMap((verdict) => verdict.slots);
  const names = [...new Set(slots.map(({ slot }) => slot))];
  return names
    .map(
      (name) =>
        `${name} ${percent(
          share(
            slots.filter(({ slot }) => slot === name),
            ({ right }) => right,
          ),
        )}`,
    )
    .join('  ');
}

function reportConfusion(verdicts: readonly Verdict[]): void {
  console.log(`  expected \\ read ${intents.map((intent) => intent.slice(0, 8).padStart(9)).join('')}`);
  for (const expected of intents) {
    const row = verdicts.filter(({ example }) => example.intent === expected);
    const cells = intents.map((got) =>
      String(row.filter((verdict) => verdict.got === got).length).padStart(9),
    );
    console.log(`  ${expected.padEnd(15)}${cells.join('')}`);
  }
}

function reportFailures(verdicts: readonly Verdict[]): void {
  for (const { example, got, intentRight, slots, right } of verdicts) {
    if (right) continue;
    const wrong = slots.filter((slot) => !slot.right);
    const why = intentRight
      ? wrong
          .map(
            ({ slot, expected, got: value }) =>
              `${slot}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`,
          )
          .join('; ')
      : `${got}, not ${example.intent}`;
    console.log(`  ${example.id} ${example.text}\n      ${why}`);
  }
}

/** Every command ten times after a warm-up, and again made 200 characters long; of each its median, against noise. */
function reportLatency(all: readonly Example[]): void {
  const longCommands = all.map((example) => ({
    ...example,
    text: `${example.text} `.repeat(20).slice(0, 200),
  }));
  for (const example of longCommands) understand(example.text, contextOf(example));
  for (const [name, set] of [
    ['as written', all],
    ['200 characters', longCommands],
  ] as const) {
    const ordered = set.map(medianMs).toSorted((a, b) => a - b);
    const at = (fraction: number) => (ordered[Math.floor(ordered.length * fraction)] ?? 0).toFixed(3);
    console.log(`\nlatency, ${name}: p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(0.9999)} ms`);
  }
}

function medianMs(example: Example): number {
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now();
    understand(example.text, contextOf(example));
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[5] ?? 0;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

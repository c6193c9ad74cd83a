/**
 * `npm run bench:language`: accuracy by language, action and slot, the confusion table, latency.
 * `-- --dev` scores the development part and lists what went wrong; failures of the scored part are never listed.
 */
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

for (const language of languages) report(language, examples(language, part).map(judge));
reportLatency(languages.flatMap((language) => examples(language, part)));

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

/** Commands made 200 characters long by what people add, each read ten times after a warm-up. */
function reportLatency(all: readonly Example[]): void {
  const longCommands = all.map((example) => ({
    ...example,
    text: `${example.text} `.repeat(8).slice(0, 200),
  }));
  for (const example of longCommands) understand(example.text, contextOf(example));
  for (const [name, set] of [
    ['as written', all],
    ['200 characters', longCommands],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (const example of set) {
        const start = performance.now();
        understand(example.text, contextOf(example));
        times.push(performance.now() - start);
      }
    }
    const ordered = times.toSorted((a, b) => a - b);
    const at = (fraction: number) => (ordered[Math.floor(ordered.length * fraction)] ?? 0).toFixed(3);
    console.log(`\nlatency, ${name}: p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms`);
  }
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

/**
 * `npm run bench:language`: accuracy by language, action and slot, the confusion table, latency, size. `-- --dev`
 * scores the development part and lists its failures. Failures of the scored part are never listed, to prevent tuning
 * on them. `-- --record` makes the scores the baseline that tests/language/accuracy.test.ts keeps; `-- --browser` times
 * Chromium too.
 */
import { writeFileSync } from 'node:fs';
import { type Context, intents } from '@crocodile-hub/core/language/reading';
import { brotliBytes, bundled } from '../language/bundle.ts';
import { contextOf, examples, languages, type Language, type Part } from '../language/example.ts';
import { atLength, latencyHere, latencyInChromium, type Latency } from '../language/latency.ts';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { blindFolders, blindParts, blindVerdicts, isHeld, isWritten } from '../language/blind.ts';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { isForeign, judge as judgeQuestion } from '../language/questions/measure.ts';
import { sentences } from '../language/questions/sentences.ts';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { readBoth } from '@crocodile-hub/core/reader/commands/read-both';
import { readOnChannels } from '@crocodile-hub/core/reader/commands/read-on-channels';
import { ownVerdicts } from '../language/reader/own-sets.ts';
import { figuresOf, judge, riskOf, scoreOf, share, type Verdict } from '../language/score.ts';

const part: Part = process.argv.includes('--dev') ? 'dev' : 'scored';
const inBrowser = process.argv.includes('--browser');

const verdictsOf = (language: Language) => examples(language, part).map(judge);

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
  reportRisk(verdicts);
  reportConfusion(verdicts);
  if (part === 'dev') reportFailures(verdicts);
}

/** Recipients count as known: an unknown name is asked about anyway. */
function reportRisk(verdicts: readonly Verdict[]): void {
  const { unasked, wrongUnasked, askedRight, auroc, reliability } = riskOf(verdicts);
  console.log(
    `  run unasked ${unasked}, wrong ${percent(wrongUnasked)}  right but asked ${percent(askedRight)}  AUROC ${auroc.toFixed(2)}`,
  );
  for (const { from, count, right } of reliability)
    console.log(`    confidence from ${from}: ${count}, right ${percent(right)}`);
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

/** Sentences by other authors. The held-back set is never listed, to prevent tuning on it. */
function reportBlind(half: (typeof blindFolders)[number]): void {
  if (!isWritten(half)) {
    console.log(`\n## written blind, ${half}: nothing is held back, see tests/language/blind/README.md`);
    return;
  }
  console.log(`\n## written blind, ${half}`);
  for (const part of blindParts) {
    for (const language of languages) {
      const verdicts = blindVerdicts(half, part, language);
      if (verdicts.length === 0) continue;
      const { unasked, wrongUnasked, askedRight, auroc } = figuresOf(verdicts.filter(({ acts }) => acts));
      console.log(
        `  ${part.padEnd(12)} ${language}  right ${percent(share(verdicts, ({ right }) => right))}  run unasked ${unasked}, wrong ${percent(wrongUnasked)}  right but asked ${percent(askedRight)}  AUROC ${auroc.toFixed(2)}`,
      );
      if (!isHeld(half) && part !== 'noncommands' && process.argv.includes('--dev'))
        for (const { line, right, why } of verdicts)
          if (!right) console.log(`    ${line.id} ${line.text}\n        ${why.join('; ')}`);
    }
  }
}

type Judged = {
  readonly acts: boolean;
  readonly right: boolean;
  readonly runs: boolean;
  readonly confidence: number;
};

/** Whose authors wrote alike; the last one's are those whom nobody worked for. */
const heldTogether = [['held', 'held-2'], ['held-3']] as const;

/** What the grammar alone would do, and what the server does, which asks where the second reader differs. */
async function reportBothReaders(): Promise<void> {
  const models = await commandModels();
  const both: typeof understand = (text, context) => readBoth(models, text, context);
  // Our own lines tell mails from messages, and not by which channel these go.
  const readers = { grammar: understand, both } as const;
  const servers = { grammar: understand, both: onChannels(both) } as const;
  console.log('\n## two readers: the grammar alone, and both');
  const sets: Readonly<Record<string, (by: keyof typeof readers) => readonly Judged[]>> = {
    'ours, written, held back': (by) => ownVerdicts(readers[by]).filter(({ set }) => set === 'written'),
    'ours, generated, held back': (by) => ownVerdicts(readers[by]).filter(({ set }) => set === 'generated'),
    ...Object.fromEntries(
      heldTogether.flatMap((held) =>
        blindParts.map((part) => [
          `${held.join(' and ')}, ${part}`,
          (by: keyof typeof readers) =>
            held.flatMap((set) =>
              languages.flatMap((language) => blindVerdicts(set, part, language, servers[by])),
            ),
        ]),
      ),
    ),
  };
  for (const [name, verdictsBy] of Object.entries(sets)) {
    reportReader(`${name}: grammar`, verdictsBy('grammar'));
    reportReader(`${name}: both   `, verdictsBy('both'));
  }
  const texts = languages.flatMap((language) => examples(language, 'dev'));
  const times = texts.map((example) => {
    const begun = performance.now();
    both(example.text, contextOf(example));
    return performance.now() - begun;
  });
  const ordered = times.toSorted((a, b) => a - b);
  console.log(
    `  both readers take p50 ${(ordered[ordered.length >> 1] ?? 0).toFixed(2)} ms  p95 ${(ordered[Math.floor(ordered.length * 0.95)] ?? 0).toFixed(2)} ms`,
  );
}

/** As the server has it, which sends a message by the channel that its words name. */
function onChannels(read: typeof understand) {
  return (text: string, context: Context) => readOnChannels(text, (words) => read(words, context));
}

function reportReader(name: string, verdicts: readonly Judged[]): void {
  const acts = verdicts.filter((verdict) => verdict.acts);
  const { unasked, wrongUnasked, askedRight } = figuresOf(acts);
  console.log(
    `  ${name}  joint ${percent(share(verdicts, ({ right }) => right))}  run unasked ${unasked}, wrong ${percent(wrongUnasked)}  right but asked ${percent(askedRight)}`,
  );
  // Those that run unasked before the others, and the surer before the less sure.
  const ranked = acts.toSorted((a, b) => Number(b.runs) - Number(a.runs) || b.confidence - a.confidence);
  const risks = [0.5, 0.7, 0.9].map((covered) => {
    const first = ranked.slice(0, Math.round(ranked.length * covered));
    return `${covered * 100} %: ${percent(1 - share(first, ({ right }) => right))}`;
  });
  console.log(`    wrong if so many ran unasked  ${risks.join('  ')}`);
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const band = acts.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth);
    return band.length === 0
      ? '-'
      : `${Math.round(100 * share(band, ({ right }) => right))} (${band.length})`;
  });
  console.log(`    right by tenths of the confidence  ${tenths.join('  ')}`);
}

/** Edits that must not change the reading, and how often they do. */
const changes: Readonly<Record<string, Readonly<Record<Language, (text: string) => string>>>> = {
  'full stop': both((text) => `${text.replace(/[.!?]+$/, '')}.`),
  'upper case': both((text) => text.toUpperCase()),
  'lower case': both((text) => text.toLowerCase()),
  spacing: both((text) => `  ${text.replaceAll(' ', '   ')} `),
  'please first': { en: (text) => `please ${text}`, he: (text) => `בבקשה ${text}` },
  'please last': { en: (text) => `${text}, please`, he: (text) => `${text}, בבקשה` },
  'thank you': { en: (text) => `${text}, thank you!`, he: (text) => `${text}, תודה רבה!` },
  greeting: { en: (text) => `hey, ${text}`, he: (text) => `היי, ${text}` },
  emoji: both((text) => `${text} 🙏`),
};

function both(change: (text: string) => string): Readonly<Record<Language, (text: string) => string>> {
  return { en: change, he: change };
}

/** Inside the text of a message, an edit changes the text itself. */
function reportChanges(): void {
  console.log('\n## readings that a change alters, of commands but messages');
  for (const [name, change] of Object.entries(changes)) {
    const shares = languages.map((language) => {
      const all = examples(language, 'dev').filter(({ intent }) => !intent.startsWith('send_'));
      return share(all, (example) => {
        const read = (text: string) => {
          const { intent, slots } = understand(text, contextOf(example));
          return JSON.stringify([intent, slots])
            .toLowerCase()
            .replace(/[.!?]+"/g, '"');
        };
        return read(example.text) !== read(change[language](example.text));
      });
    });
    console.log(
      `  ${name.padEnd(14)} ${shares.map((value, index) => `${languages[index]} ${percent(value)}`).join('  ')}`,
    );
  }
}

async function reportCost(): Promise<void> {
  const all = languages.flatMap((language) => examples(language, part));
  const long = atLength(all, 200);
  const script = await bundled();
  console.log(
    `\nsize: ${(brotliBytes(script) / 1000).toFixed(1)} kB brotli (${(script.length / 1000).toFixed(0)} k characters)`,
  );
  reportLatency('here, as written', latencyHere(all));
  reportLatency('here, 200 characters', latencyHere(long));
  if (inBrowser) reportLatency('Chromium, 200 characters', await latencyInChromium(long));
}

function reportLatency(where: string, { p50, p95, max }: Latency): void {
  console.log(
    `latency ${where}: p50 ${p50.toFixed(3)} ms  p95 ${p95.toFixed(3)} ms  max ${max.toFixed(3)} ms`,
  );
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

/** Questions of the families that are held out, as they were written and as chance disturbed them. */
async function reportQuestions(): Promise<void> {
  const kindsOf = await kindReader();
  const held = sentences().filter(({ isHeld, kind }) => isHeld && kind !== 'more');
  console.log('\n## questions of families that are held out');
  for (const language of languages)
    for (const source of ['written', 'template'] as const) {
      const of = held.filter((one) => one.language === language && one.source === source);
      const judged = of.map((one) => judgeQuestion(one, kindsOf));
      const own = judged.filter(({ sentence }) => !isForeign(sentence.kind));
      const world = judged.filter(({ sentence }) => sentence.kind === 'world' || sentence.kind === 'none');
      const told = judged.filter(({ sentence }) => sentence.kind === 'command' || sentence.kind === 'change');
      console.log(
        `  ${language} ${source.padEnd(9)} ${own.length}  kind ${percent(share(own, (one) => one.kindRight))}  all slots ${percent(share(own, (one) => one.right))}  right or offered ${percent(share(own, (one) => one.offered))}  world hijacked ${percent(share(world, (one) => !one.right))} of ${world.length}  commands hijacked ${percent(share(told, (one) => !one.right))} of ${told.length}`,
      );
      const confused = Map.groupBy(
        judged.filter(({ kindRight }) => !kindRight),
        ({ sentence, got }) => `${sentence.kind} as ${got}`,
      );
      const most = [...confused].toSorted((a, b) => b[1].length - a[1].length).slice(0, 12);
      console.log(`      ${most.map(([what, cases]) => `${what} ${cases.length}`).join(', ')}`);
    }
  const texts = held.map(({ text }) => text);
  const times = texts.map((text) => {
    const from = performance.now();
    kindsOf(text);
    return performance.now() - from;
  });
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  console.log(`  the kind of one is told in ${p95.toFixed(2)} ms (p95)`);
}

for (const language of languages) report(language, verdictsOf(language));
for (const name of blindFolders) reportBlind(name);
await reportBothReaders();
reportChanges();
await reportQuestions();
await reportCost();
if (process.argv.includes('--record') && part === 'scored') record();

/**
 * `node tests/language/questions/train.ts --massive FOLDER`: trains the reader of kinds and tells how well it does on the
 * families that are held out. `--write` keeps the model, trained on all that is not held out. MASSIVE is an ingredient
 * whose sentences are not kept here (see NOTICE); without its folder the model is another, and a weaker one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kindFeatures, oddsOf, type Kind } from '@crocodile-hub/core/reader/kinds/kinds';
import { readModel } from '@crocodile-hub/core/reader/linear/model';
import { train, usualTraining, type Example } from '@crocodile-hub/core/reader/linear/train';
import * as z from 'zod';
import { blindFolders, blindParts, isHeld } from '../blind.ts';
import { taughtWishes } from '../changes/lessons.ts';
import { massiveLines } from '../massive.ts';
import { sentences, written, type Marked } from './sentences.ts';

const anyLine = z.looseObject({ text: z.string() });
const blindLine = z.looseObject({ text: z.string(), expect: z.array(z.unknown()) });

const kindOfIntent: Readonly<Record<string, Kind>> = {
  calendar_set: 'command',
  weather_query: 'weather',
  general_quirky: 'world',
  qa_factoid: 'world',
  news_query: 'world',
  email_query: 'mail',
  email_sendemail: 'command',
  calendar_remove: 'change',
  qa_definition: 'world',
  cooking_recipe: 'world',
  lists_query: 'tasks',
  recommendation_events: 'world',
  alarm_set: 'command',
  lists_createoradd: 'command',
  recommendation_locations: 'world',
  lists_remove: 'change',
  qa_stock: 'world',
  qa_currency: 'world',
  alarm_query: 'reminders',
  email_querycontact: 'contact',
  alarm_remove: 'change',
  qa_maths: 'sum',
  general_joke: 'world',
  recommendation_movies: 'world',
  email_addcontact: 'command',
  datetime_convert: 'clock',
  general_greet: 'none',
};
const weightOfMassive = 0.5;
const weightOf = { template: 0.25, written: 1, stranger: 2.5 } as const;

function massive(): Example[] {
  return massiveLines().flatMap(({ intent, en, he }) =>
    [en, he].flatMap((text) => {
      const kind = kindOfIntent[intent] ?? kindByWords(intent, text);
      return kind === null ? [] : [{ features: kindFeatures(text), label: kind, weight: weightOfMassive }];
    }),
  );
}

/** These intents hold several of our kinds. */
function kindByWords(intent: string, text: string): Kind | null {
  if (intent === 'datetime_query') {
    if (/\btime\b|השעה|שעה/.test(text)) return 'clock';
    return /\bda(?:y|te)\b|יום|תאריך/.test(text) ? 'date' : null;
  }
  if (intent !== 'calendar_query') return null;
  if (/remind|תזכור|תזכיר/.test(text)) return 'reminders';
  if (/\bwhen\b|what time|\bwhere\b|\bnext\b|how long|מתי|באיזו שעה|איפה|הבאה/.test(text)) return 'meeting';
  return /today|tomorrow|week|month|day|schedule|calendar|היום|מחר|שבוע|יום|יומן/.test(text)
    ? 'agenda'
    : null;
}

const askedLine = z.looseObject({
  text: z.string(),
  asks: z.nullable(z.string()),
  before: z.optional(z.string()),
  to: z.optional(z.string()),
  what: z.optional(z.string()),
});

/** They are plain, and must be understood. */
const weightOfAsked = 3;

/** The questions that the answers are tested with. */
function asked(): Example[] {
  return ['en', 'he'].flatMap((language) =>
    linesOf(here(`../questions.${language}.jsonl`)).flatMap((line) => {
      const { text, asks, before, to, what } = askedLine.parse(line);
      if (asks === null) return [];
      const label = before === undefined ? kindAsked(asks, to, what) : 'more';
      return [{ label, features: kindFeatures(text), weight: weightOfAsked }];
    }),
  );
}

function kindAsked(asks: string, to: string | undefined, what: string | undefined): string {
  if (asks === 'mail' && to !== undefined) return 'sent';
  if (asks === 'open') return what === 'both' ? 'todo' : (what ?? 'tasks');
  return asks === 'time' || asks.startsWith('time-') ? 'clock' : asks;
}

/** Commands that the grammar is tested with, and may be read. */
function commands(): Example[] {
  const own = ['en', 'he'].flatMap((language) =>
    linesOf(here(`../commands/${language}.dev.jsonl`)).map((line) =>
      z.looseObject({ text: z.string(), intent: z.string() }).parse(line),
    ),
  );
  const blind = blindFolders
    .filter((folder) => !isHeld(folder))
    .flatMap((folder) =>
      blindParts.flatMap((part) => {
        const file = here(`../blind/${folder}/${part}.jsonl`);
        return existsSync(file) ? linesOf(file).map((line) => blindLine.parse(line)) : [];
      }),
    )
    .filter(({ expect }) => expect.length > 0);
  const changes = ['changes', 'mail-changes'].flatMap((name) =>
    ['en', 'he'].flatMap((language) =>
      linesOf(here(`../${name}.${language}.jsonl`)).map((line) => anyLine.parse(line)),
    ),
  );
  const labelled = (texts: readonly { text: string }[], label: Kind) =>
    texts.map(({ text }) => ({ label, features: kindFeatures(text) }));
  return [
    ...labelled(
      own.filter(({ intent }) => intent !== 'none'),
      'command',
    ),
    ...labelled(blind, 'command'),
    ...labelled(changes, 'change'),
    ...labelled(
      taughtWishes().map((text) => ({ text })),
      'change',
    ),
  ];
}

function here(path: string): string {
  return new URL(path, import.meta.url).pathname;
}

function linesOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

function report(name: string, marked: readonly Marked[], model: ReturnType<typeof readModel>): void {
  const confused = new Map<string, number>();
  let right = 0;
  let offered = 0;
  for (const { text, kind } of marked) {
    const [first, second, third] = oddsOf(model, text);
    if (first?.kind === kind) right += 1;
    else confused.set(`${kind} → ${first?.kind}`, (confused.get(`${kind} → ${first?.kind}`) ?? 0) + 1);
    if ([first, second, third].some((one) => one?.kind === kind)) offered += 1;
  }
  const share = (count: number) => `${((100 * count) / Math.max(1, marked.length)).toFixed(1)} %`;
  const worst = [...confused].toSorted((a, b) => b[1] - a[1]).slice(0, 10);
  process.stdout.write(
    `${name}: ${marked.length}, right ${share(right)}, among three ${share(offered)}\n    ${worst.map(([what, count]) => `${what} ${count}`).join(', ')}\n`,
  );
}

/** What is seldom said counts for more, though not as much as if all kinds were equally many. */
const evenness = 0.3;

function evened(all: readonly Example[]): readonly Example[] {
  const weights = new Map<string, number>();
  for (const { label, weight = 1 } of all) weights.set(label, (weights.get(label) ?? 0) + weight);
  const mean = [...weights.values()].reduce((sum, weight) => sum + weight, 0) / weights.size;
  return all.map((example) => ({
    ...example,
    weight: (example.weight ?? 1) * (mean / (weights.get(example.label) ?? mean)) ** evenness,
  }));
}

const all = sentences();
const examples: readonly Example[] = [
  ...all
    .filter(({ isHeld: held }) => !held)
    .map(({ text, kind, source }) => ({
      features: kindFeatures(text),
      label: kind,
      weight: weightOf[source],
    })),
  ...massive(),
  ...commands(),
  ...asked(),
];
const model = train(evened(examples), {
  ...usualTraining,
  rate: 0.1,
  hidden: 0.4,
  epochs: 10,
  models: 3,
  mostRows: 40_000,
});
const loaded = readModel(model);
process.stdout.write(
  `${examples.length} examples, ${(model.length / 1000).toFixed(0)} kB, ${loaded.rowOf.size} features\n`,
);
for (const language of ['en', 'he'] as const) {
  const held = (one: Marked) => one.isHeld && one.language === language;
  report(`written, held out, ${language}`, written().filter(held), loaded);
  report(`all held out, ${language}`, all.filter(held), loaded);
}
if (process.argv.includes('--write')) {
  const file = here('../../../core/reader/kinds/kinds-model.ts');
  writeFileSync(
    file,
    `/** Written by tests/language/questions/train.ts; see NOTICE for what it was trained on. */\nexport const kindsModel: string =\n  '${model}';\n`,
  );
}

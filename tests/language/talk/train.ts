/**
 * `node tests/language/talk/train.ts`: trains the reader of talk, and tells how well it does on lines that are held back.
 * `--write` keeps the model, trained on the rest. The same data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readModel } from '@crocodile-hub/core/reader/linear/model';
import { train, usualTraining } from '@crocodile-hub/core/reader/linear/train';
import { sureOfTalk, talkFeatures, talkIn } from '@crocodile-hub/core/reader/talk/talk';
import { taughtWishes } from '../changes/lessons.ts';
import { languages } from '../example.ts';
import { written } from '../questions/sentences.ts';
import { ownLines } from '../reader/lessons.ts';

/** A line is `kind| text`, and every fifth is held back. */
const lines = languages.flatMap((language) =>
  readFileSync(new URL(`../../../core/reader/data/talk.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [label = '', text = ''] = line.split('| ');
      return { text, label, language, isHeld: index % 5 === 4 };
    }),
);

/** Real wishes and questions, of which none is talk. So many that talk stays the rarer of the two. */
const everyOther = { wishes: 6, commands: 6, questions: 2 } as const;
/** Of each kind of talk there are few lines. */
const weightOf = { talk: 6, lookAlike: 6, other: 0.5 } as const;

const nth = <T>(all: readonly T[], step: number) => all.filter((_, index) => index % step === 0);
const others = [
  ...nth(taughtWishes(), everyOther.wishes),
  ...nth(
    ownLines()
      .filter(({ isHeld, parts: [first] }) => !isHeld && first.intent !== 'none')
      .map(({ text }) => text),
    everyOther.commands,
  ),
  ...nth(
    written()
      .filter(({ kind, isHeld }) => !isHeld && kind !== 'none' && kind !== 'world' && kind !== 'more')
      .map(({ text }) => text),
    everyOther.questions,
  ),
];

const packed = train(
  [
    ...lines
      .filter(({ isHeld }) => !isHeld)
      .map(({ text, label }) => ({
        features: talkFeatures(text),
        label,
        weight: label === 'none' ? weightOf.lookAlike : weightOf.talk,
      })),
    ...others.map((text) => ({ features: talkFeatures(text), label: 'none', weight: weightOf.other })),
  ],
  { ...usualTraining, rate: 0.5, hidden: 0.2, epochs: 24, models: 3, l1: 1e-5, mostRows: 30_000 },
);
const model = readModel(packed);
process.stdout.write(
  `${lines.length} lines, ${others.length} others, ${Math.round(packed.length / 1000)} kB\n`,
);

for (const language of languages) {
  const held = lines.filter((line) => line.isHeld && line.language === language);
  const told = held.map((line) => ({ ...line, ...talkIn(model, line.text) }));
  const isSure = ({ talk, probability }: (typeof told)[number]) => talk !== null && probability >= sureOfTalk;
  const talk = told.filter(({ label }) => label !== 'none');
  const sure = told.filter(isSure);
  const isRight = (one: (typeof told)[number]) => one.talk === one.label;
  const none = told.filter(({ label }) => label === 'none');
  const surely = sure.filter(({ label }) => label !== 'none');
  const right = surely.filter(isRight).length;
  process.stdout.write(
    `${language}: of ${talk.length} talk, right ${talk.filter(isRight).length}, surely right ${right}, surely another ${surely.length - right}; of ${none.length} others, surely talk ${sure.length - surely.length}\n`,
  );
}
if (process.argv.includes('--write')) {
  const file = new URL('../../../core/reader/talk/talk-model.ts', import.meta.url);
  writeFileSync(
    file,
    `/** Written by tests/language/talk/train.ts. */\nexport const talkModel: string =\n  '${packed}';\n`,
  );
}

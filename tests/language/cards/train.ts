/**
 * `node tests/language/cards/train.ts`: trains the reader of what is said of a waiting card and tells how well it does on
 * the voices that are held back. `--write` keeps the models. The same data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  cardFeatures,
  cardKinds,
  readCardWish,
  slotOf,
  sureOfCard,
  type CardKind,
  type CardSlot,
  type CardWish,
} from '@crocodile-hub/core/reader/corrections/card-wishes';
import { linesMarkedBy, type Letters } from '@crocodile-hub/core/reader/data/marked';
import { readModel } from '@crocodile-hub/core/reader/linear/model';
import { train, usualTraining } from '@crocodile-hub/core/reader/linear/train';
import { featuresOfWords, sightOf } from '@crocodile-hub/core/reader/tagger/sight';
import { trainChain } from '@crocodile-hub/core/reader/tagger/train';
import { languages } from '../example.ts';
import { written } from '../questions/sentences.ts';
import { ownLines, tagsOf } from '../reader/lessons.ts';

const letters: Letters<CardWish | 'none', CardSlot> = {
  intents: {
    T: 'time',
    L: 'length',
    P: 'place',
    G: 'people',
    W: 'recipient',
    C: 'channel',
    A: 'add',
    X: 'text',
    E: 'edit',
    N: 'title',
    R: 'repeat',
    D: 'off',
    Y: 'yes',
    S: 'again',
    Q: 'ask',
    O: 'none',
  },
  slots: { t: 'to', p: 'who', o: 'old', n: 'thing' },
  none: 'none',
};

/** `T @event no, [t half past two]`: its kind stands before what is said. */
function linesOf(language: 'en' | 'he') {
  const file = readFileSync(
    new URL(`../../../core/reader/data/cards.${language}.txt`, import.meta.url),
    'utf8',
  );
  const kinds = file.split('\n').flatMap((line) => /^\w @(?<kind>\w+) /.exec(line)?.groups?.['kind'] ?? []);
  return linesMarkedBy(letters, file.replaceAll(/^(\w) @\w+ /gm, '$1 ')).map((line, index) => ({
    text: line.text,
    wish: line.parts[0].intent,
    marks: line.parts[0].marks,
    kind: cardKinds.find((kind) => kind === kinds[index]) ?? 'task',
    isHeld: line.isHeld,
  }));
}

const all = languages.flatMap(linesOf);
const learnt = all.filter(({ isHeld }) => !isHeld);
/** New wishes and questions are said while a card waits, too. */
const others = [
  ...ownLines().flatMap(({ text, isHeld }) => (isHeld ? [] : [text])),
  ...written().flatMap(({ text, isHeld }) => (isHeld ? [] : [text])),
].map((text, index): { text: string; kind: CardKind } => ({
  text,
  kind: cardKinds[index % cardKinds.length] ?? 'task',
}));

const examples = [
  ...learnt.map(({ text, kind, wish }) => ({ features: cardFeatures(kind, text), label: wish, weight: 4 })),
  ...others.map(({ text, kind }) => ({
    features: cardFeatures(kind, text),
    label: 'none' as const,
    weight: 0.15,
  })),
];
const lessons = learnt
  .filter(({ wish }) => wish !== 'none')
  .map(({ text, wish, marks }) => {
    const sight = sightOf(text);
    return { words: featuresOfWords(sight, wish), tags: tagsOf(sight, marks) };
  });
const wishes = train(examples, { ...usualTraining, rate: 0.1, hidden: 0.4, epochs: 12, mostRows: 8_000 });
const slots = trainChain(lessons, { seed: 1, epochs: 12, hidden: 0.15, leastSeen: 1, mostRows: 24_000 });
const models = { wishes: readModel(wishes), slots: readModel(slots) };
process.stdout.write(
  `${examples.length} examples, ${Math.round((wishes.length + slots.length) / 1000)} kB\n`,
);

for (const language of languages) {
  const held = linesOf(language).filter(({ isHeld }) => isHeld);
  const read = held.map((line) => ({ line, found: readCardWish(models, line.kind, line.text) }));
  const right = read.filter(({ line, found }) => (found.wish ?? 'none') === line.wish);
  const sure = read.filter(({ found }) => found.wish !== null && found.probability >= sureOfCard);
  const sureRight = sure.filter(({ line, found }) => found.wish === line.wish);
  const sameWords = sureRight.filter(({ line, found }) => {
    const slot = line.wish === 'none' ? undefined : slotOf[line.wish];
    if (slot === undefined) return true;
    const marked = line.marks
      .filter((mark) => mark.slot === slot)
      .map(({ start, end }) => line.text.slice(start, end));
    return marked.join('|') === found.said[slot].join('|');
  });
  process.stdout.write(
    `${language} held back: ${right.length} of ${held.length} right; sure of ${sure.length}, of these ${sureRight.length} right, ${sameWords.length} with the same words\n`,
  );
  if (process.argv.includes('--lines'))
    for (const { line, found } of read)
      if ((found.wish ?? 'none') !== line.wish)
        process.stdout.write(
          `    ${line.wish} → ${found.wish} ${found.probability.toFixed(2)} | ${line.kind} | ${line.text}\n`,
        );
}

if (process.argv.includes('--write')) {
  const file = new URL('../../../core/reader/corrections/cards-model.ts', import.meta.url);
  writeFileSync(
    file,
    `/** Made by tests/language/cards/train.ts. */\nexport const wishesModel: string =\n  '${wishes}';\nexport const slotsModel: string =\n  '${slots}';\n`,
  );
}

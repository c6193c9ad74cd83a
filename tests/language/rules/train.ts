/**
 * `node tests/language/rules/train.ts`: trains the reader of rules and tells how well it does on the voices that are held
 * back. `--write` keeps the models. The same data give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { linesMarkedBy, type Letters } from '@crocodile-hub/core/reader/data/marked';
import { readModel } from '@crocodile-hub/core/reader/linear/model';
import { guessRule } from '@crocodile-hub/core/reader/rules/guess-rule';
import { readRuleWords, sightOfRule, type RuleSlot } from '@crocodile-hub/core/reader/rules/rule-words';
import { featuresOfWords } from '@crocodile-hub/core/reader/tagger/sight';
import { trainChain } from '@crocodile-hub/core/reader/tagger/train';
import { languages } from '../example.ts';
import { ownLines, tagsOf } from '../reader/lessons.ts';

/** `Y [n newsletters] older than [d a month]? [x bin] them` */
const letters: Letters<'rule' | 'none', RuleSlot> = {
  intents: { Y: 'rule', O: 'none' },
  slots: {
    s: 'from',
    w: 'about',
    n: 'newsletters',
    u: 'unread',
    f: 'files',
    d: 'age',
    g: 'tag',
    h: 'archive',
    x: 'trash',
    k: 'star',
    r: 'read',
  },
  none: 'none',
};

const lines = languages.flatMap((language) => {
  const file = new URL(`../../../core/reader/data/rules.${language}.txt`, import.meta.url);
  return linesMarkedBy(letters, readFileSync(file, 'utf8')).map(({ text, parts: [part], isHeld }) => ({
    text,
    language,
    isHeld,
    label: part.intent,
    marks: part.marks,
  }));
});
const taught = lines.filter(({ isHeld }) => !isHeld);

/** Commands, of which none is a rule. */
const others = ownLines()
  .filter(({ isHeld }, index) => !isHeld && index % 5 === 0)
  .map(({ text }) => ({ text, marks: [] }));

const packed = trainChain(
  [...taught, ...others].map(({ text, marks }) => {
    const sight = sightOfRule(text);
    return { words: featuresOfWords(sight, ''), tags: tagsOf(sight, marks) };
  }),
  { seed: 1, epochs: 12, hidden: 0.2, leastSeen: 2, mostRows: 40_000 },
);
const model = readModel(packed);
process.stdout.write(`${taught.length + others.length} lines, ${Math.round(packed.length / 1000)} kB\n`);

for (const language of languages) {
  const held = lines.filter((line) => line.isHeld && line.language === language);
  const rules = held.filter(({ label }) => label === 'rule');
  const whole = rules.filter(({ text, marks }) => {
    const told = readRuleWords(model, text).pieces.map(
      ({ slot, start, end }) => `${slot} ${text.slice(start, end)}`,
    );
    return (
      told.join('|') === marks.map(({ slot, start, end }) => `${slot} ${text.slice(start, end)}`).join('|')
    );
  });
  const read = rules.filter(({ text }) => guessRule(model, text) !== null);
  const alone = held.filter(({ text, label }) => label === 'none' && guessRule(model, text) === null);
  process.stdout.write(
    `${language} held back: ${rules.length} rules, read ${read.length}, every piece right ${whole.length}; ` +
      `left alone ${alone.length} of ${held.length - rules.length}\n`,
  );
}

if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../../../core/reader/rules/rule-model.ts', import.meta.url),
    `/** Made by tests/language/rules/train.ts. */\nexport const ruleModel: string =\n  '${packed}';\n`,
  );

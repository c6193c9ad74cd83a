/**
 * `node tests/language/changes/train.ts`: trains the reader of changes and tells how well it does on the voices that are
 * held back. `--write` keeps the models. The same data give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { deeds, readDeeds, type Deed } from '@crocodile-hub/core/reader/changes/deeds';
import { readModel } from '@crocodile-hub/core/reader/linear/model';
import { heldLines, modelTexts } from './lessons.ts';
import { rightness } from './measure.ts';

const texts = modelTexts();
const models = { deeds: readModel(texts.deeds), slots: readModel(texts.slots) };
const size = Math.round((texts.deeds.length + texts.slots.length) / 1000);
process.stdout.write(`${texts.examples} examples, ${size} kB\n`);

for (const language of ['en', 'he'] as const) {
  const held = heldLines(language);
  const likeliest = (text: string): Deed | 'none' => {
    const { odds } = readDeeds(models, text);
    const sum = deeds.reduce((all, deed) => all + odds[deed], 0);
    return sum < 0.5 ? 'none' : (deeds.toSorted((a, b) => odds[b] - odds[a])[0] ?? 'none');
  };
  const changes = held.filter(({ deed }) => deed !== 'none');
  const others = held.filter(({ deed }) => deed === 'none');
  const confused = new Map<string, number>();
  for (const { text, deed } of held) {
    const got = likeliest(text);
    if (got !== deed) confused.set(`${deed} → ${got}`, (confused.get(`${deed} → ${got}`) ?? 0) + 1);
    if (got !== deed && process.argv.includes('--lines'))
      process.stdout.write(`    ${deed} → ${got} | ${text}\n`);
  }
  const right = changes.filter(({ text, deed }) => likeliest(text) === deed).length;
  const kept = others.filter(({ text }) => likeliest(text) === 'none').length;
  process.stdout.write(
    `${language} held back: deed right ${right} of ${changes.length}, left alone ${kept} of ${others.length}\n` +
      `    ${JSON.stringify(rightness(models, held))}\n` +
      `    ${[...confused]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 12)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}\n`,
  );
}

if (process.argv.includes('--write')) {
  const file = new URL('../../../core/reader/changes/deeds-model.ts', import.meta.url);
  writeFileSync(
    file,
    `/** Made by tests/language/changes/train.ts. */\nexport const deedsModel: string =\n  '${texts.deeds}';\nexport const slotsModel: string =\n  '${texts.slots}';\n`,
  );
}

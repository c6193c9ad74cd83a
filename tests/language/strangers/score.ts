/** `node tests/language/strangers/score.ts [--held] [--lines]`: how well strangers' sentences are read; lines only of what may be read. */
import { judgedSet, type Judged, type Verdict } from './measure.ts';

const part = process.argv.includes('--held') ? 'held' : 'dev';
const isListed = part === 'dev' && process.argv.includes('--lines');

for (const set of ['questions', 'later-questions', 'more-questions', 'sums', 'rules', 'tasks'] as const) {
  for (const language of ['en', 'he'] as const) {
    const all = judgedSet(set, language, part);
    if (all.length === 0) continue;
    const counts = new Map<string, number>();
    for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
    const told = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
    process.stdout.write(`${part} ${set} ${language}: ${all.length}, ${told}\n`);
    for (const { verdict, text, got } of isListed ? all : [])
      if (verdict !== 'right') process.stdout.write(`    ${verdict} | ${text} | ${got.slice(0, 250)}\n`);
  }
}

function nameOf({ verdict, isOfWorld }: Judged): Verdict | `world ${Verdict}` {
  return isOfWorld ? `world ${verdict}` : verdict;
}

import type { Context } from '../../language/reading.ts';
import type { KindOdds } from '../kinds/kinds.ts';
import { readByEvidence } from '../questions/read-by-evidence.ts';

/** May ask for one of several things. Of which one is likeliest without being sure depends on what the reader was taught. */
const candidates = [
  'the boiler man, has he',
  'and what of the kids on Sunday',
  'parents silent on the trip still',
  'rent for December, did that go',
  'the feed merchant and his price, any sign',
  'gas man again friday or what',
  'the plumber and his word, has he',
  'Ruth silent on the keys still',
];

/** Those of them that are not understood and have a likeliest reading; at least one. */
export function likely(kindsOf: (text: string) => KindOdds, context: Context): readonly string[] {
  const found = candidates.filter((text) => {
    const { question, likeliest } = readByEvidence(text, context, [], kindsOf);
    return question === null && likeliest !== null;
  });
  if (found.length === 0) throw new Error('all of these are understood: add sentences that are not');
  return found;
}

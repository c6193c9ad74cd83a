import type { Context, Proposal, Understanding } from '../../language/reading.ts';
import { readBoth } from '../commands/read-both.ts';
import type { CommandModels } from '../commands/second-reader.ts';

/** May be read in two ways. Which of them the two readers read differently depends on what the second one was taught. */
const candidates = [
  'dinner Yael sat 8',
  'swim Tamar tue 6',
  'piano Lea thu 4:30',
  'lunch Yael fri 1',
  'to-do list: add water the garden',
  'coffee Maya thu 4',
  'walk Gil mon 7',
];

type Doubted = { text: string; reading: Understanding; other: Proposal };

/** Those of them that the readers read differently; at least one. */
export function doubted(models: CommandModels, context: Context): readonly Doubted[] {
  const found = candidates.flatMap((text) => {
    const reading = readBoth(models, text, context);
    const [other] = reading.alternatives;
    const isDoubted = reading.doubts.some(({ kind }) => kind === 'reading');
    return isDoubted && other !== undefined ? [{ text, reading, other }] : [];
  });
  if (found.length === 0)
    throw new Error('the readers read all of these alike: add sentences that they do not');
  return found;
}

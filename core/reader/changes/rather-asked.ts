/** Whether words that may ask for a change are rather a question. */
import { beginsPolitely } from '../../language/changes/plain-command.ts';
import type { Context } from '../../language/reading.ts';
import type { KindOdds } from '../kinds/kinds.ts';
import { readByEvidence } from '../questions/read-by-evidence.ts';

/** From here on it is no question that is only half understood. */
const likelyFrom = 0.5;

/** `score`: how likely the change is meant. */
export function isRatherAsked(
  text: string,
  context: Context,
  score: number,
  kindsOf: (text: string) => KindOdds,
): boolean {
  // "Gutters done?", but not "can you scrap the blender return?"
  if (text.trimEnd().endsWith('?') && !beginsPolitely(text)) return true;
  const change = kindsOf(text).find(({ kind }) => kind === 'change')?.probability ?? 0;
  const likelihood = Math.max(score, change);
  const { question, probability, isOwn } = readByEvidence(text, context, [], kindsOf);
  return question === null ? isOwn && likelihood < likelyFrom : probability > likelihood;
}

/** "Don't email Noa, text her", "no reminder, just a task": what is not wanted, and what is instead. */
import { openingHead } from '../intent/heads.ts';
import { marked, noPrefix } from '../phrasebook.ts';
import { findTimes } from '../time/find.ts';
import type { Token } from '../tokens.ts';

const notWords = marked([
  "don't|dont|not|no|without|never / do not / instead of / rather than / i don't want|need",
  'אל|לא|בלי|במקום',
  'לא צריך|צריכה',
]);
const butWords = marked([
  '[but] just|rather|instead|simply|only / but / and instead',
  '[אלא] רק|פשוט|במקום / אלא|אבל / רק|פשוט',
]);

export type Contrast = {
  readonly tokens: readonly Token[];
  /** The words that were put aside; they may still name somebody. */
  readonly dropped: readonly Token[];
};

const longestRefused = 10;

export function withoutRefused(tokens: readonly Token[]): Contrast {
  const whole = { tokens, dropped: [] };
  const not = notWords.at(tokens, 0, noPrefix);
  // "don't let me forget" asks.
  if (not === null || openingHead(tokens, findTimes(tokens)) !== null) return whole;
  for (let index = not.next; index < Math.min(tokens.length, not.next + longestRefused); index += 1) {
    const isMark = tokens[index]?.kind === 'mark' && ',.;-'.includes(tokens[index]?.text ?? '');
    const but = butWords.at(tokens, isMark ? index + 1 : index, noPrefix);
    if (!isMark && but === null) continue;
    const start = but?.next ?? index + 1;
    const rest = tokens.slice(start);
    if (openingHead(rest, findTimes(rest)) !== null) return { tokens: rest, dropped: tokens.slice(0, index) };
  }
  return whole;
}

/** What may stand between two commands: a full stop, "and then", a comma, a glued ו, or nothing at all. */
import { commandWords } from '../intent/heads.ts';
import { noPrefix, phrasebook } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';

export type Connector = {
  /**
   * `stop` ends a sentence; `then` says that another thing comes; `and` ties clauses, words and people alike; `none` is
   * the end of a breath in dictated text.
   */
  readonly is: 'stop' | 'then' | 'and' | 'none';
  /** No word says so: a comma alone. */
  readonly isBare?: true;
  readonly from: number;
  /** Where the next clause begins. */
  readonly to: number;
};

const thenWords = phrasebook<true>([
  ['and|then then|also|afterwards|please', true],
  ['then|also|plus|afterwards / after that|this', true],
  ['second|secondly|third / שלישית', true],
  ['and after that / one more thing|time / oh and / next', true],
  ['וגם|גם|ואז|אז|ובנוסף|בנוסף|וכן|בסוף|ובסוף / כמו כן', true],
  ['אחר|אחרי|ואחר|ואחרי כך|זה / ודבר נוסף|שני / עוד|ועוד דבר [אחד]', true],
]);
const andWords = phrasebook<true>([['and|&|+|but', true]]);

/** A connector whose first token stands at `index`, or, for a glued ו and for none, the clause itself. */
export function connectorAt(tokens: readonly Token[], index: number): Connector | null {
  const token = tokens[index];
  if (token === undefined) return null;
  const mark = markEnd(tokens, index);
  if (mark !== null) return { ...mark, from: index };
  const then = thenWords.at(tokens, index, noPrefix);
  if (then !== null) return { is: 'then', from: index, to: then.next };
  const and = andWords.at(tokens, index, noPrefix);
  if (and !== null) return { is: 'and', from: index, to: and.next };
  if (hasGluedAnd(token)) return { is: 'and', from: index, to: index };
  return token.kind === 'word' ? { is: 'none', from: index, to: index } : null;
}

/** "ותשלח"; but "ווטסאפ" is a word of its own. */
function hasGluedAnd(token: Token): boolean {
  return !commandWords.has(token.text) && token.stems.some(({ prefix }) => prefix.startsWith('ו'));
}

/** ". And then", ", and": the strongest of what stands together counts. */
function markEnd(tokens: readonly Token[], index: number): Omit<Connector, 'from'> | null {
  const first = tokens[index];
  if (first?.kind !== 'mark' || !',.;!?-'.includes(first.text)) return null;
  if (first.text === '-' && !(first.spaced && tokens[index + 1]?.spaced === true)) return null;
  let to = index + 1;
  while (tokens[to]?.kind === 'mark' && ',.;!?'.includes(tokens[to]?.text ?? '')) to += 1;
  const stops = tokens.slice(index, to).some(({ text }) => '.;!?'.includes(text));
  const then = thenWords.at(tokens, to, noPrefix);
  const and = andWords.at(tokens, to, noPrefix);
  if (stops) return { is: 'stop', to: then?.next ?? and?.next ?? to };
  if (then !== null) return { is: 'then', to: then.next };
  return and === null ? { is: 'and', to, isBare: true } : { is: 'and', to: and.next };
}

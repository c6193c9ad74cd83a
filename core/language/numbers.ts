/** Numbers as digits or as words, in both languages. */
import { anyPrefix, phrasebook, type PrefixTest } from './phrasebook.ts';
import type { Token } from './tokens.ts';

export type NumberMatch = {
  readonly value: number;
  readonly next: number;
  readonly prefix: string;
  readonly at: number;
  readonly digits: boolean;
};

const small = phrasebook<number>([
  ['zero|oh|אפס', 0],
  ['one|אחת|אחד', 1],
  ['two|שתיים|שתים|שניים|שנים', 2],
  ['three|שלוש|שלושה|שלושת', 3],
  ['four|ארבע|ארבעה|ארבעת', 4],
  ['five|חמש|חמישה|חמשת', 5],
  ['six|שש|שישה|ששה|ששת', 6],
  ['seven|שבע|שבעה|שבעת', 7],
  ['eight|שמונה|שמונת', 8],
  ['nine|תשע|תשעה|תשעת', 9],
  ['ten|עשר|עשרה|עשרת', 10],
  ['eleven|אחתעשרה', 11],
  ['אחת עשרה', 11],
  ['אחד עשר', 11],
  ['twelve', 12],
  ['שתים|שתיים עשרה', 12],
  ['שנים|שניים עשר', 12],
  ['thirteen', 13],
  ['שלוש עשרה', 13],
  ['שלושה עשר', 13],
  ['fourteen', 14],
  ['ארבע עשרה', 14],
  ['ארבעה עשר', 14],
  ['fifteen', 15],
  ['חמש עשרה', 15],
  ['חמישה|חמשה עשר', 15],
  ['sixteen', 16],
  ['שש עשרה', 16],
  ['שישה|ששה עשר', 16],
  ['seventeen', 17],
  ['שבע עשרה', 17],
  ['שבעה עשר', 17],
  ['eighteen', 18],
  ['שמונה עשרה|עשר', 18],
  ['nineteen', 19],
  ['תשע עשרה', 19],
  ['תשעה עשר', 19],
]);

const tens = phrasebook<number>([
  ['twenty|עשרים', 20],
  ['thirty|שלושים', 30],
  ['forty|fourty|ארבעים', 40],
  ['fifty|חמישים|חמשים', 50],
  ['sixty|שישים|ששים', 60],
  ['seventy|שבעים', 70],
  ['eighty|שמונים', 80],
  ['ninety|תשעים', 90],
  ['hundred|מאה', 100],
]);

export const numberWords: ReadonlySet<string> = new Set([...small.words, ...tens.words]);

const mostDigits = 9;

/** The number that begins at a token; `prefixes` says which glued letters are acceptable. */
export function numberAt(
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest = anyPrefix,
): NumberMatch | null {
  const token = tokens[index];
  if (token === undefined) return null;
  if (token.kind === 'number') return digitsAt(token, index, prefixes);
  const ten = tens.at(tokens, index, prefixes);
  if (ten === null) {
    const unit = small.at(tokens, index, prefixes);
    return unit === null ? null : { ...unit, digits: false };
  }
  const hyphen = tokens[ten.next]?.text === '-' ? 1 : 0;
  const unit = small.at(tokens, ten.next + hyphen);
  const joins = unit !== null && unit.value > 0 && unit.value < 10 && (unit.prefix === 'ו' || isLatin(token));
  return joins
    ? { ...ten, value: ten.value + unit.value, next: unit.next, digits: false }
    : { ...ten, digits: false };
}

function digitsAt(token: Token, index: number, prefixes: PrefixTest): NumberMatch | null {
  const reading = token.stems[0];
  if (reading === undefined || !prefixes(reading.prefix)) return null;
  if (!/^\d+$/.test(reading.stem) || reading.stem.length > mostDigits) return null;
  return {
    value: Number(reading.stem),
    next: index + 1,
    prefix: reading.prefix,
    at: reading.at,
    digits: true,
  };
}

function isLatin(token: Token): boolean {
  return /^[a-z]/.test(token.text);
}

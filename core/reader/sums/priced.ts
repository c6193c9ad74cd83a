/** "24 cupcakes at 1.75 each", "8 שעות ב-38 לשעה": nothing but a price for each asks for the whole, without a word that asks. */
import { nounOf, type Measure } from './amounts.ts';
import { inDigits } from './in-digits.ts';
import { measureAt } from './units.ts';

const ofThem =
  /^\d{1,6}(?:\.\d{1,3})? ([a-z ]{2,40}) (?:at|@) \d{1,6}(?:\.\d{1,2})? (?:(?:dollars|euros|shekels) )?(?:each|apiece|(?:an?|per) ([a-z]{2,16}))$/;
const ofThemInHebrew =
  /^\d{1,6}(?:\.\d{1,3})? ([א-ת" ]{2,40}) ב -?\d{1,6}(?:\.\d{1,2})? (?:(?:שקל|שקלים|ש"ח) )?(?:כל (?:אחד|אחת|1)|ליחידה|ל([א-ת"]{2,16}))$/;
const forThem =
  /^\d{1,6}(?:\.\d{1,2})? (?:(?:dollars|euros|shekels) )?(?:an?|per) ([a-z]{2,16}) for \d{1,6}(?:\.\d{1,3})? ([a-z]{2,16})$/;
const mostWords = 4;

export function isPriced(text: string): boolean {
  const said = inDigits(text)
    .replaceAll(/ ?[$€£₪] ?/g, ' ')
    .replace(/[?.! ]{1,3}$/, '')
    .trim();
  const found = ofThem.exec(said) ?? ofThemInHebrew.exec(said);
  if (found !== null) {
    const words = (found[1] ?? '').split(' ');
    const per = found[2];
    return words.length <= mostWords && (per === undefined || words.some((word) => isSame(word, per)));
  }
  const [, per = '', counted = ''] = forThem.exec(said) ?? [];
  return isSame(counted, per);
}

/** A lesson has no price for each week. */
function isSame(word: string, per: string): boolean {
  const [one, other] = [counted(word), counted(per)];
  return one !== null && one.kind === other?.kind && one.times === other.times;
}

function counted(word: string): Measure | null {
  return measureAt([word], 0)?.measure ?? nounOf(word);
}

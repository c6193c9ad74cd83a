/** Money of one country in that of another, which no rule of ours can tell. */
import { inDigits } from './in-digits.ts';

const currencies: readonly RegExp[] = [
  /\$|\bdollars?\b|\bbucks\b|\busd\b|(?<![א-ת])[בלהמ]?דולר(?:ים)?(?![א-ת])/i,
  /€|\beuros?\b|\beur\b|(?<![א-ת])[בלהמ]?(?:יורו|אירו)(?![א-ת])/i,
  /£|\bpounds?(?: sterling)?\b|\bquid\b|\bgbp\b|(?<![א-ת])[בלהמ]?(?:פאונד|פאונדים|לירות? שטרלינג|שטרלינג)(?![א-ת])/i,
  /₪|\bshekels?\b|\bnis\b|\bils\b|(?<![א-ת])[בלהמ]?(?:שקל|שקלים|ש"ח)(?![א-ת])/i,
  /\byen\b|\bjpy\b|(?<![א-ת])[בלהמ]?ין יפני/i,
  /\bfrancs?\b|\bchf\b|(?<![א-ת])[בלהמ]?פרנק(?:ים)?(?![א-ת])/i,
  /\brupees?\b|(?<![א-ת])[בלהמ]?רופי/i,
];
const amount = /(?<![\d.])\d{1,9}(?:[.,]\d{1,3})?(?![\d.])/g;
const converts =
  /\b(?:in|to|into|is|are|worth|vs|how much|convert|exchange|roughly|about|=)\b|(?<![א-ת])(?:כמה|ב?ערך|להמיר|המר|תמיר|תמירי|שווה|שווים|לשקלים?|בשקלים?|בדולרים?|ביורו)(?![א-ת])/i;
const asksRate =
  /\b(?:exchange rates?|(?:dollar|euro|pound|usd|eur|gbp) rates?|rate of the (?:dollar|euro|pound)|what(?:'s| is) the (?:dollar|euro|pound) (?:at|worth|now|today)|how much is (?:a|one|1|the) (?:dollar|euro|pound))\b|(?<![א-ת])(?:שער (?:ה?(?:חליפין|דולר|יורו|אירו|פאונד)|ה?מטבע)|כמה (?:שווה |עולה )?ה?(?:דולר|יורו|אירו|פאונד)(?: היום| עכשיו)?[?!.]*$)/i;
/** "How much is 50 dollars", of nothing else. */
const oneAmount =
  /^(?:(?:so|ok|and) )?(?:how much|what) (?:is|are|'s) (?:\$|€|£)? ?\d{1,9} ?(?:dollars?|bucks|usd|euros?|eur|gbp)?(?: today| now| roughly)?[?!.]*$|^(?:אז )?כמה (?:זה|הם|שווים|שווה|יוצא) \d{1,9} (?:דולר|דולרים|יורו|אירו|פאונד)(?: היום| בערך)?[?!.]*$/i;
const shares =
  /\b(?:split|each|tip|percent|per|people|ways|of us)\b|%|(?<![א-ת])(?:לכל|טיפ|אחוז|אנשים)(?![א-ת])/i;

export function isExchangeAsked(text: string): boolean {
  if (asksRate.test(text)) return true;
  const said = inDigits(text);
  const numbers = said.match(amount) ?? [];
  if (numbers.length > 1 || shares.test(said)) return false;
  const named = currencies.filter((one) => one.test(said)).length;
  if (named > 1) return converts.test(said) || said.split(' ').length <= 4;
  return named === 1 && oneAmount.test(said);
}

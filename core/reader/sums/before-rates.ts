/** The amount that a percentage is of: "20% of my salary is 3000, what is my salary", "80 after 20% off, what was it before". */
import type { Sum } from '../../language/questions/sums.ts';
import { directionOf, isOfVat, onlyRateIn, shown, withAmountMarked, withRatesMarked } from './rates.ts';

/** `unsure`: something else is asked of it than can be told from it, and no other sum may be made of these numbers. */
export function beforeRate(text: string): Sum | 'unsure' | null {
  const only = onlyRateIn(text);
  const said = withAmountMarked(only?.said ?? withRatesMarked(text));
  const share = shareIn(said);
  if (only?.numbers.length !== 1) return share === null ? null : 'unsure';
  const [rate, total] = [only.rate, Number(only.numbers[0])];
  if (share !== null)
    return isAsked(share)
      ? { sum: `${shown(total)} ÷ ${shown(rate)}%`, result: (total / rate) * 100 }
      : 'unsure';
  const way = isOfVat(said) ? null : asksBefore(said);
  return way === null || way === 'unsure' ? way : moved(total, rate, way);
}

/** What the amount is a share of, by its words, and what the rest of the text says. */
type Share = { readonly of: string; readonly kind: Kind; readonly rest: string };
type Kind = 'named' | 'tip' | 'advance' | 'change';

const be =
  / (?:is|are|was|were|equals?|makes?|comes? to|came to|=|זה|הם|הן|הוא|היא|היו|היה|הייתה|היתה|שווה|שווים)(?: ל)? $/;
const sharesOf = /^ (?:(?:of|from|מ|מתוך|של) (?=\S)|מ(?=[א-ת]{2}))/;
/** Words that begin another clause: the amount is then no share. */
const breaks =
  /[,.;?]|\b(?:if|when|and|which|that|where|what|how)\b|(?<![א-ת])(?:אם|מה|כמה|כש[א-ת]{1,12}|ש(?!ל(?:י|ך|ו|ה|נו)(?![א-ת]))[א-ת]{2,12})(?![א-ת])/;
const isThat =
  /^,?(?: and)? (?:that's|that is|which is|is|are|was|were|זה|שזה|הם|שהם|הוא|שהוא|היא|שהיא|מהווים|מהווה)(?: only| just| exactly| רק| בדיוק)? $/;
/** "The price after a 10% increase is 110" */
const afterIt =
  /(?:\b(?:after|with|including)(?: the| a| an)?|(?<![א-ת])(?:אחרי|עם|כולל))(?: [^ ]{2,12})?(?: of| של)? $/;
const farthest = 48;

/** `said`: with "N" for the amount, and "%" for each percentage. */
function shareIn(said: string): Share | null {
  const [rate, amount] = [said.indexOf('%'), said.indexOf('N')];
  if (rate === -1 || amount === -1 || Math.abs(rate - amount) > farthest) return null;
  const [before, after] = [said.slice(0, Math.min(rate, amount)), said.slice(Math.max(rate, amount) + 1)];
  const between = said.slice(Math.min(rate, amount) + 1, Math.max(rate, amount));
  if (amount < rate) {
    if (!isThat.test(between) || !sharesOf.test(after)) return null;
    const rest = after.replace(sharesOf, '');
    const end = breaks.exec(rest)?.index ?? rest.length;
    if (rest.slice(0, end).trim() === '') return null;
    return { of: rest.slice(0, end), kind: 'named', rest: `${before} , ${rest.slice(end)}` };
  }
  if (!be.test(between) && !isThat.test(between)) return null;
  const of = between.replace(isThat, '').replace(be, '');
  const rest = `${before} , ${after}`;
  if (sharesOf.test(of)) {
    const name = of.replace(sharesOf, '');
    return breaks.test(name) || saysTwice(name) ? null : { of: name, kind: 'named', rest };
  }
  if (afterIt.test(before)) return null;
  // "The 10% tip was 15", "the discount of 20% is 30", "the deposit is 20%, that's 3000"
  const kind = kindOf(of === '' ? before.replace(/ (?:of|is|was|של|ב|הוא|היא) $/, '') : of);
  return kind === null ? null : { of: '', kind, rest };
}

/** "20% of my salary my salary is 3000" */
function saysTwice(name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 2);
  return new Set(words).size < words.length;
}

const kinds: readonly (readonly [kind: Kind, words: RegExp])[] = [
  ['tip', /(?:^ | )(?:tip|gratuity|service|service charge|ה?טיפ|ה?תשר)$/],
  ['advance', /(?:^ | )(?:deposit|down payment|commission|fee|ה?מקדמה|ה?עמלה)$/],
  ['change', /(?:^ | )(?:discount|vat|tax|raise|rise|increase|ה?הנחה|ה?מע"מ|ה?מעמ|ה?מס|ה?העלאה)$/],
];

function kindOf(words: string): Kind | null {
  return kinds.find(([, known]) => known.test(` ${words.trim()}`))?.[0] ?? null;
}

const question = /\b(?:what|whats|how (?:much|many)|find)\b|(?<![א-ת])(?:מה|מהי|מהו|כמה)(?![א-ת])/g;
const wordsOfAsking: ReadonlySet<string> = new Set(
  (
    "what whats what's how much many find is was are were the my our your his her their a an i we do does did it if so then of in be " +
    'מה מהי מהו כמה הוא היא הם היה הייתה היתה זה אם אז שלי שלנו שלו שלה יוצא יוצאת'
  ).split(' '),
);
const wholes =
  /^(?:whole|total|full|entire|all|amount|number|everything|ה?סכום|ה?כל|ה?שלם|ה?מלא|ה?מלאה|ה?מספר)$/;
const bills = /^(?:bill|check|meal|dinner|lunch|tab|ה?חשבון|ה?ארוחה)$/;
const prices = /^(?:price|cost|value|worth|sum|ה?מחיר|ה?עלות|ה?שווי|שווה|עולה|עלה|עלתה)$/;
const ofBefore =
  /^(?:original|before|without|price|cost|salary|pay|wage|rent|discount|raise|vat|tax|ה?מקורי|ה?מקורית|לפני|בלי|ה?מחיר|ה?משכורת|ה?שכר|עלה|עלתה|ה?הנחה|ה?העלאה|ה?מע"מ|ה?מעמ|ה?מס)$/;
const original = /^(?:original|before|without|ה?מקורי|ה?מקורית|לפני|בלי)$/;

/** Whether nothing but the whole is asked for. */
function isAsked({ of, kind, rest }: Share): boolean {
  const at = [...rest.matchAll(question)].at(-1)?.index;
  const asked = at === undefined ? [] : wordsIn(rest.slice(at)).filter((word) => !wordsOfAsking.has(word));
  if (asked.length === 0) return false;
  switch (kind) {
    case 'tip':
      return asked.every((word) => bills.test(word));
    case 'advance':
      return asked.every((word) => prices.test(word));
    case 'change':
      return asked.some((word) => original.test(word)) && asked.every((word) => ofBefore.test(word));
    case 'named': {
      const known = new Set(wordsIn(of).map(bare));
      return asked.every((word) => wholes.test(word) || known.has(bare(word)));
    }
    default:
      return kind satisfies never;
  }
}

function wordsIn(said: string): readonly string[] {
  return said.split(/[\s,.;?!]+/).filter((word) => word !== '');
}

function bare(word: string): string {
  return word.replace(/^ה(?=[א-ת]{3})/, '').replace(/'s$/, '');
}

const beforeIt =
  /\boriginal(?:ly)?\b|\b(?:full|regular|normal|list|old) (?:price|cost)\b|\bbefore(?: (?:the|a|an|this|that|my))?(?: (?:discount|sale|reduction|cut|raise|rise|increase|tip|service|it))? ?$|(?<![א-ת])ה?מקורית?(?![א-ת])|(?<![א-ת])לפני(?: ה?(?:הנחה|מבצע|הוזלה|ירידה|העלאה|עלייה|עליה|תוספת|טיפ|שירות|זה|כן))?(?: של)? ?$/;
const beforeSomething = /\bbefore\b|(?<![א-ת])לפני(?![א-ת])/;
const askedLast = /, ?(?:the )?(?:original|full|regular|old) (?:price|cost|bill)\??$|, ?ה?מחיר ה?מקורי\??$/;
const toldBefore =
  /N (?:before|לפני)(?![א-ת])|\b(?:original|full|regular|normal|list|old) (?:price|cost) (?:of |was |is )?N|ה?מקורי (?:היה |הוא |של )?N/;
/** "Rose 8% to 250": what it came from is not asked, and what it is now is told. */
const wentTo =
  /\b(?:rose|risen|grew|climbed|dropped|fell|(?:went|gone) (?:up|down))\b[^%]{0,16}% to N|(?<![א-ת])(?:עלה|עלתה|עלו|ירד|ירדה|ירדו) ב % ל N/;
/** With it the amount has it already. */
const has =
  /\b(?:with|including|includes|after|total|paid)\b|(?<![א-ת])(?:עם|כולל|אחרי|שילמתי|סך הכל)(?![א-ת])/;

/** What went off it, or came on it, before it was this amount. Null where that is not asked for. */
function asksBefore(said: string): 'off' | 'on' | 'unsure' | null {
  const asked = comparedTo(said);
  if (asked !== null) return asked;
  const direction = directionOf(said);
  if (direction === null || toldBefore.test(said)) return null;
  const questions = [...said.matchAll(question)].map(
    ({ index }) => said.slice(index).split(/[,.;?N%]/)[0] ?? '',
  );
  if (!askedLast.test(said) && !questions.some((one) => beforeIt.test(one)))
    return wentTo.test(said) || questions.some((one) => beforeSomething.test(one)) ? 'unsure' : null;
  if (direction !== 'tip') return direction;
  return has.test(said) ? 'on' : 'unsure';
}

const lessThan =
  /N (?:is|are|was|זה|הם|הוא|היא) % (?:less|lower|cheaper|fewer|smaller|פחות) (?:than )?(?:what|which|ממה|מכמה|מאיזה)/;
const moreThan =
  /N (?:is|are|was|זה|הם|הוא|היא) % (?:more|higher|greater|larger|יותר) (?:than )?(?:what|which|ממה|מכמה|מאיזה)/;
const gives =
  /(?:what|which|how much|כמה|מה)(?: number| amount)? (?:(plus|and|ועוד|פלוס)|minus|less|פחות|מינוס) % (?:is|makes|equals|gives|=|זה|הם|יוצא) N/;

/** "80 is 20% less than what", "what plus 20% is 120" */
function comparedTo(said: string): 'off' | 'on' | null {
  if (lessThan.test(said)) return 'off';
  if (moreThan.test(said)) return 'on';
  const [whole, plus] = gives.exec(said) ?? [];
  if (whole === undefined) return null;
  return plus === undefined ? 'off' : 'on';
}

function moved(total: number, rate: number, way: 'off' | 'on'): Sum | null {
  const part = 1 + ((way === 'on' ? 1 : -1) * rate) / 100;
  const sum = `${shown(total)} ÷ (1 ${way === 'on' ? '+' : '−'} ${shown(rate)}%)`;
  return part <= 0 ? null : { sum, result: total / part };
}

/** One amount and a percentage: discounts, tips, VAT, and what several pay each. */
import type { Sum } from '../../language/questions/sums.ts';

const rateSaid = /(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent(?!age)|per cent|אחוזים|אחוז)(?![א-ת])/g;

const down =
  /\b(?:off|discount|discounted|less|minus|reduced?|decreased?|deduct(?:ed)?|subtract(?:ed)?|taken|cheaper|dropped|fell|(?:went|gone|goes|go) down|lost|left|remains?)\b|(?<![א-ת])[בל]?ה?(?:הנחה|הנחת|פחות|מינוס|תוריד|תורידי|הורד|הוריד|הורידו|מורידים|ירידה|ניכוי|הפחית|הפחת|תפחית|נטו|נשאר|נותר)(?![א-ת])|(?:ירד|ירדה|ירדו) ב/;
const up =
  /\b(?:plus|add|added|adding|increased?|raised?|rose|risen|grew|climbed|(?:went|gone|goes|go) up|on top|more)\b|\+|(?<![א-ת])[בל]?ה?(?:ועוד|פלוס|תוסיף|תוסיפי|הוסף|הוסיף|מוסיפים|תוספת|העלאה|העלו|עליה|עלייה|יותר)(?![א-ת])|(?:עלה|עלתה|עלו|גדל|גדלה) ב (?=%)/;
const tip = /\b(?:tip|service)\b|(?<![א-ת])[הו]?(?:טיפ|תשר|שירות)(?![א-ת])/;
const totalAsked = /(?<!N )\b(?:in total|total|altogether|all in)\??$|(?:ביחד|סך הכל|סך הכול)\??$/;
const saved =
  /\b(?:save|saved|saving)\b|how (?:much|big) is the discount|(?<![א-ת])כמה (?:אחסוך|אני חוסך|אני חוסכת|חסכתי|חוסכים|ההנחה|הנחה)/;
const shareOfIt =
  /\b(?:comm?iss?ion|deposit|down payment|int(?:e)?rest|my fee|fee is|my cut)\b|(?<![א-ת])[הבלו]?(?:עמלה|עמלת|מקדמה|ריבית|דמי תיווך)(?![א-ת])/;
const restAsked =
  /\b(?:the rest|on delivery|remains?|remaining|left)\b|(?<![א-ת])(?:היתרה|השאר|נשאר|נותר)(?![א-ת])/;
const raised =
  /\bmark(?:ed|ing)? (?:it |them )?up\b|\bmark-?up\b|(?<![א-ת])להרוויח (?:עליו|עליה|עליהם)(?![א-ת])|\b(?:gave me|got a raise|raise|pay rise)\b[^?]{1,60}\bnow\b|(?<![א-ת])(?:העלאה|העלו לי)(?![א-ת])[^?]{1,60}(?:עכשיו|היום)/;
const wholeAsked =
  /\bof what\b(?! (?:i|we|you|he|she|they)\b)|\bof which\b|(?<![א-ת])(?:ממה|מכמה|מאיזה|של מה|של כמה)(?![א-ת])/;
const joins = / (?:of|on|from|for|in|על|מ|מתוך|של|ל|ב)(?= )/;
const joinsRate = / (?:with|and|עם|ו)(?= )/;
const atRate = / (?:at|ב|לפי)(?= )/;
const farthest = 40;

/** How many share, surest first. */
const counts: readonly RegExp[] = [
  /(?<![\d.])(\d{1,3}) (?:equal )?(?:people|persons|person|ppl|of us|friends|ways|guests|flats|roommates|kids|אנשים|חברים|חברות|סועדים|שותפים|שותפות|משתתפים|ילדים|חלקים|איש|אנחנו)/,
  /(?:סועדים|אנשים|people|guests) (\d{1,3})(?![\d.])/,
  /(?:between|among|amongst|into|divided by|we are|we're|אנחנו|היינו|בין|חלקי|לחלק ב|לחלק ל|(?<![א-ת])ל) ?-?(?:the )?(\d{1,3})(?![\d.])/,
];

/** "A bill of 260 with 12% tip for 4" */
const forSoMany = /\bfor (\d{1,2})(?=$|[,?]| each)/;
const bill = /\b(?:bill|check|tab|meal|dinner|lunch|breakfast|restaurant)\b/;

/** The sum, where the text has one percentage with one amount, or with one that several share. */
export function withRate(text: string): Sum | null {
  const only = onlyRateIn(text);
  if (only === null) return null;
  const { said, rate, numbers } = only;
  const [total] = numbers;
  if (numbers.length === 2) return shared(said, rate, numbers);
  const parts = withAmountMarked(said);
  return isOfVat(parts) ? vat(parts, Number(total), rate) : changed(parts, Number(total), rate);
}

/** "A third of 90 is 30 percent of what" */
const partOfIt =
  /\b(?:half|third|quarter|fifth|twice|double|triple)\b(?! price)|(?<![א-ת])(?:חצי|שליש|רבע|חמישית|פעמיים)(?![א-ת])/;

type OnlyRate = { readonly said: string; readonly rate: number; readonly numbers: readonly string[] };

/** The only percentage, with one amount beside it or two; `said`: with "%" for it. */
export function onlyRateIn(text: string): OnlyRate | null {
  const rates = [...inOrder(text).matchAll(rateSaid)];
  const said = withRatesMarked(text);
  const numbers = numbersIn(said);
  if (rates.length !== 1 || numbers.length === 0 || numbers.length > 2 || partOfIt.test(text)) return null;
  return { said, rate: Number(rates[0]?.[1]), numbers };
}

export function withRatesMarked(text: string): string {
  return inOrder(text)
    .replaceAll(rateSaid, ' % ')
    .replaceAll(/ {1,4}/g, ' ');
}

/** With "N" for the first amount. */
export function withAmountMarked(said: string): string {
  const [first] = numbersIn(said);
  return first === undefined ? said : said.replace(first, 'N');
}

function inOrder(text: string): string {
  return text.replaceAll(/(?<![א-ת])אחוז 1(?![\d.])/g, '1 אחוז').replaceAll(/ (?:for|after|in) 1 year/g, '');
}

export function isOfVat(said: string): boolean {
  return vatWord.test(said) && (!shareOfIt.test(said) || rateOfVat.test(said));
}

/** Whether it goes off the amount or comes on it; a tip may do so, or be asked for by itself. */
export function directionOf(said: string): 'off' | 'on' | 'tip' | null {
  if (raised.test(said)) return 'on';
  const isDown = down.test(said);
  const isUp = up.test(said);
  if (isDown && isUp) return null;
  if (isDown) return 'off';
  if (isUp) return 'on';
  return tip.test(said) ? 'tip' : null;
}

function changed(said: string, total: number, rate: number): Sum | null {
  if (wholeAsked.test(said))
    return { sum: `${shown(total)} ÷ ${shown(rate)}%`, result: (total / rate) * 100 };
  if (saved.test(said)) return part(total, rate);
  // What somebody gets of it, and what is left after that.
  if (shareOfIt.test(said)) return restAsked.test(said) ? moved(total, rate, -1) : part(total, rate);
  if (raised.test(said)) return moved(total, rate, 1);
  const isDown = down.test(said);
  const isUp = up.test(said);
  if (isDown && isUp) return null;
  if (isDown) return moved(total, rate, -1);
  if (isUp || joinsRate.test(amountToRate(said))) return moved(total, rate, 1);
  // A bill that includes its tip already.
  if (tip.test(said) && mayIncludeOnly.test(said)) return null;
  if (tip.test(said) && totalAsked.test(said)) return moved(total, rate, 1);
  return tip.test(said) || isPart(said) ? part(total, rate) : null;
}

/** "% of N", "on N at %" */
function isPart(said: string): boolean {
  const [rate, amount] = [said.indexOf('%'), said.indexOf('N')];
  if (rate < amount) return amount - rate < farthest && joins.test(said.slice(rate + 1, amount));
  return joins.test(` ${said.slice(0, amount)}`) && atRate.test(amountToRate(said));
}

/** What stands between the amount and a rate after it. */
function amountToRate(said: string): string {
  const between = said.slice(said.indexOf('N') + 1, said.indexOf('%'));
  return between.length < farthest ? between : '';
}

/** What each pays is told already. */
const ofEach =
  /\d (?:dollars |shekels |quid |bucks |שקל |ש"ח )?(?:a head|per head|per person|each|apiece|לראש|לאדם|ליחידה|לסועד)(?![א-ת])/;

/** Who share a bill pay its tip too. */
function shared(said: string, rate: number, numbers: readonly string[]): Sum | null {
  if (ofEach.test(said)) return null;
  const patterns = tip.test(said) && bill.test(said) ? [...counts, forSoMany] : counts;
  const found = patterns.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
  const total = numbers[0] === found ? numbers[1] : numbers[0];
  const count = Number(found);
  if (found === undefined || total === undefined || count < 2 || vatWord.test(said)) return null;
  const isDown = down.test(said);
  const isUp = up.test(said) || tip.test(said);
  if (isDown === isUp) return null;
  const paid = moved(Number(total), rate, isDown ? -1 : 1);
  return { sum: `(${paid.sum}) ÷ ${shown(count)}`, result: paid.result / count };
}

const vatWord = /\b(?:vat|gst|value added tax|sales tax)\b|(?<![א-ת])[הבלו]?(?:מע"מ|מעמ)(?![א-ת])/;
const rateOfVat = /(?:\bvat|\bgst|מע"מ|מעמ)(?: of| is| at| ב| של)? ?%|% ?(?:vat|gst|מע"מ|מעמ)/;
const vatAsked =
  /how much (?:is |of [^%]{1,30} is )?(?:the |in )?(?:% )?vat\b|(?:what is|what's) the vat|כמה (?:% )?(?:זה |מזה |הוא )?ה?(?:מע"מ|מעמ)|מה ה(?:מע"מ|מעמ)/;
const without =
  /\b(?:without|excluding|excl|ex|before|net|exclusive|off|remove|take out|taken out|strip|deduct|less|minus)\b|(?<![א-ת])(?:בלי|ללא|לפני|נטו|בניכוי|להוריד|תוריד|תורידי|הורד|להוציא|פחות)(?![א-ת])/;
const within =
  /\b(?:with|including|includes|incl|inclusive|gross|after|add|adding|plus|on top)\b|\+|(?<![א-ת])(?:עם|כולל|אחרי|תוסיף|תוסיפי|הוסף|להוסיף|ועוד|פלוס|בתוספת|ברוטו)(?![א-ת])/;
const isInside = /\balready (?:in|included)\b|כבר (?:בפנים|כלול|כולל)/;
const paysAsked = /\b(?:pays?|to pay|total)\b|(?<![א-ת])(?:משלם|משלמת|משלמים|לשלם|סך הכל|סה"כ)(?![א-ת])/;
const mayIncludeOnly = /\b(?:including|includes|incl|inclusive|gross)\b|כולל|ברוטו/;
const askedFirst = /(?:what|how much|כמה|מה(?= זה| הם| יהיה))[^,?]{0,40}N/;

const vatIn =
  /\b(?:with|including|incl|inclusive of|after) (?:the )?(?:% )?(?:vat|gst|tax) (?:it |that )?(?:is |was |comes to )?N|(?:כולל|עם|אחרי) (?:% )?ה?(?:מע"מ|מעמ) (?:זה |הוא |יוצא )?N/;
const vatOut =
  /\b(?:without|excluding|excl|before) (?:the )?(?:% )?(?:vat|gst|tax) (?:it |that )?(?:is |was |comes to )?N|(?:בלי|ללא|לפני) (?:% )?ה?(?:מע"מ|מעמ) (?:זה |הוא |יוצא )?N/;

/** With or without VAT: the state beside the amount is the one it has, unless the question stands before it. */
function vat(said: string, total: number, rate: number): Sum | null {
  const out = { sum: `${shown(total)} ÷ (1 + ${shown(rate)}%)`, result: total / (1 + rate / 100) };
  if (isInside.test(said) && /\bbefore\b|\bwithout\b|לפני|בלי/.test(said)) return out;
  const hasOut = without.test(said);
  const hasIn = within.test(said);
  if (vatAsked.test(said)) {
    if (hasOut) return null;
    const isWithin =
      hasIn ||
      / of [^%]{1,30} is (?:the )?vat|vat (?:is )?(?:in|included in) |(?:מע"מ|מעמ) (?:יש |כלול )?(?:ב|בתוך) /.test(
        said,
      );
    if (isWithin) return { sum: `${shown(total)} − ${out.sum}`, result: total - out.result };
    return part(total, rate);
  }
  if (!hasOut && !hasIn) return isPart(said) ? part(total, rate) : null;
  if (hasOut && hasIn) {
    if (vatIn.test(said) !== vatOut.test(said)) return vatIn.test(said) ? out : moved(total, rate, 1);
    const beside = said
      .slice(said.indexOf('N') + 1)
      .split(' ')
      .slice(0, 3)
      .join(' ');
    const isOut = without.test(beside);
    if (isOut === within.test(beside)) return null;
    return isOut === askedFirst.test(said) ? out : moved(total, rate, 1);
  }
  const isTold =
    !askedFirst.test(said) &&
    !/^[^,]{0,24}(?:add|take|remove|strip|deduct|תוסיף|תוסיפי|הוסף|להוסיף|להוריד|תוריד|תורידי|הורד)/.test(
      said,
    );
  if (hasOut && isTold && paysAsked.test(said)) return moved(total, rate, 1);
  if (hasOut) return isTold && !/off|minus|less|פחות/.test(said) ? null : out;
  return isTold && mayIncludeOnly.test(said) ? null : moved(total, rate, 1);
}

function part(total: number, rate: number): Sum {
  return { sum: `${shown(rate)}% × ${shown(total)}`, result: (rate * total) / 100 };
}

function moved(total: number, rate: number, sign: 1 | -1): Sum {
  return {
    sum: `${shown(total)} ${sign === 1 ? '+' : '−'} ${shown(rate)}%`,
    result: total * (1 + (sign * rate) / 100),
  };
}

export function numbersIn(said: string): readonly string[] {
  return said.match(/\d{1,15}(?:\.\d{1,12})?/g) ?? [];
}

export function shown(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

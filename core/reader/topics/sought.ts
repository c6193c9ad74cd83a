/** What a question seeks among what stands in mail, messages and entries: its content words, and what kind of value. */
import { nameWords } from '../../domain/recipients.ts';
import { isNamedOtherwise } from './same-things.ts';

export type Value = 'amount' | 'when' | 'code' | 'state' | 'list' | 'who';

export type Sought = {
  /** All of them, in their order. */
  readonly said: string;
  /** What it is about, as the words stand in the question; the first of all its occurrences. */
  readonly words: readonly string[];
  /** Words of the value itself, such as "tracking" or "total": they help to find its line, and name no thing. */
  readonly ofValue: readonly string[];
  readonly wants: readonly Value[];
  /** Amounts of several things are to be added up. */
  readonly adds: boolean;
  /** It is on its way: what was written of it says when it comes, and no calendar does. */
  readonly comes: boolean;
};

/** Words of which questions are made in English; none names a thing. */
const plainEn =
  'a about actual actually add after again ago ah all already also am an and any anybody anyone anything are aren around as ask asked at away back be because been before being best besides between both but by call called came can cant change changed check come could couldnt coming did didnt do does doesnt doing don done dont down each either else end ever every everyone everything exactly far few find first for from gave get gets getting give given go goes going gone got had has hasnt have havent having hear heard hello help her here hers hey hi him his how hows i id if ill im in into is isnt it its ive just keep kind know known last later least left let lets like look looking lot made make many may maybe me mean might mine more most much must my myself need needed never new next no not now of off oh ok okay old on once one only or other our ours out over own per pick picked please ready pls plz possible put really recently remember remind right said same saw say says see seen send sent set shall she should show so some somebody someone something soon still such supposed sure take talk tell text than thank thanks that thats the their them then there these they thing things think this those though through till to today together told tomorrow tonight too took total under until up us use used very via wait want wanted wants was wasnt way we well went were what whats when whens where wheres whether which while who whom whos whose why will with without wont word would write written wrong wrote yeah yes yet you your yours yesterday um uh lol btw rn thx hmm wanna gonna gotta dear kindly quick question mail mails email emails message messages inbox whatsapp sms texted dm messenger instagram calendar day days week weeks month months year years hour hours minute minutes morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun january february march april june july august september october november december early late blow blew spend spent charge charged paid pay paying owe owed owes cost costs home happen happened chose choose chosen bloody damn arrive arrives arriving arrived reply replied answer answered decide decided agree agreed confirm confirmed mention mentioned good plus altogether combined takes taking taken pressing pushing nagging bugging chasing writing asking asks wanting angry upset ll ve re d s t m';
const plainHe =
  'בשנה אז אבל או אולי אותה אותו אותי אותך אותם אחר אחרי איזה איזו איך אילו אין איפה אל אלה אלו אם אמור אמורה אמורים אמר אמרה אמרו אמרתי אני אנחנו את אתה אתם בא באה באיזה באיזו באמת בבקשה בגלל בדיוק בדיק בו בטח בין בכלל בכמה במה בסוף בעצם בשביל גם דבר דברים די האם הבא הבאה הוא היא היה היו היום הייתה היתה היי הכי הם הן הזה הזאת הזו ההוא ההיא ועוד ומה ומתי וכמה זה זאת זו זהו חוץ טוב יום ימים יש יהיה תהיה כאן כבר כדי כולם כולל כזה כי כל כמה כמו כן כתב כתבה כתבו כתבת כתבתי לא לאן לגבי לה להם לו לי ליד לך למה לנו לפני לקח לקחת לעשות לשנות שכחתי לשלם שילמתי לשאול מאיזה מאיפה מאז מה מהם מהי מהו מחר מי מכל ממה ממי מן מספיק מצב מתי נו נא נהיה סתם עד עוד עוד על עליו עליה עלה עלתה עולה עם עכשיו ענה ענתה ענו עניתי עשה עשיתי פה פעם צריך צריכה צריכים קרה קיבלתי רגע רוצה רוצים רצה רצתה רק שאל שאלה שאלו של שלה שלהם שלו שלח שלחה שלחו שלחתי שלחת שלי שלך שלנו שם שוב שעה שעות שבוע שנה חודש תגיד תגידי תודה תראה תראי תמצא תמצאי תזכיר תזכירי אתמול הערב הבוקר בבוקר בערב בצהריים ראשון שני שלישי רביעי חמישי שישי שבת בראשון בשני בשלישי ברביעי בחמישי בשישי בשבת במייל מייל המייל מיילים הודעה הודעות ההודעה בהודעה הודעת ווטסאפ בווטסאפ וואטסאפ בוואטסאפ סמס בסמס ביומן יומן לעזאזל בחר בחרה בחרו נסגר ביחד יחד אצל אצלי חדש בזבזתי הוצאתי יצא יצאה יוצא יוצאת הגיע הגיעה להגיע אמורות בשבוע שאמורה מגיע מגיעה נכנס נכנסה סוף סיכמנו סיכם יכול יכולה כתוב רשום אפשר ממני משהו ככה ביום חייב חייבת חייבים ירד ירדה ירדו עבר עברה עברו העברתי לוקח לוקחת ייקח תיקח לוחץ לוחצת לחוץ מציק מציקה כועס כועסת דוחק דוחקת כותב כותבת מבקש מבקשת ביקש ביקשה ביקשו שואל שואלת מתקשר מתקשרת התקשר התקשרה קראתי באחת בשתיים בשלוש בארבע בחמש בשש בשבע בשמונה בתשע בעשר ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר';
const ofValueEn =
  'ref reference number numbers code codes tracking confirmation booking booked order serial pin total sum amount price priced due deadline date time address phone id link landing lands departs departure leave leaves leaving takeoff terminal gate place shop store company guys people folks shekels shekel nis ils dollars dollar usd euros euro eur pounds';
const ofValueHe =
  'מספר המספר קוד הקוד אסמכתא האסמכתא מעקב המעקב סהכ סך סכום הסכום מחיר המחיר תאריך התאריך מועד תשלום לתשלום כתובת טלפון קישור שקל שקלים דולר יורו סיסמה';
const plain = new Set(`${plainEn} ${plainHe}`.split(' '));
const ofValues = new Set(`${ofValueEn} ${ofValueHe}`.split(' '));

/** Such words say which value, and are no subject, even where they stand alone. */
const bare = new Set(
  'number numbers code codes total sum amount price date time address phone id link מספר קוד סכום מחיר תאריך'.split(
    ' ',
  ),
);

const patterns: readonly (readonly [Value, RegExp])[] = [
  [
    'amount',
    /\bhow much\b(?! (?:time|longer|more time))|\btotal\b|\bamount\b|\bprices?\b|\bcosts?\b|\bcharged?\b|\bspen[dt]\b|\bowe[ds]?\b|\badd up\b|\bpay\b|\bwhat(?:'s|s| is| was| were) (?:the|my|our) .{0,30}\b(?:bill|fee|rent|charges?|invoice|balance)\b|(?<![א-ת])מה (?:היה|היו|יצא)? ?(?:ה?חיוב|ה?חשבון)|(?<![א-ת])(?:[ובל]?כמה(?! (?:זמן|ימים|שעות|דקות|פעמים|אנשים|השעה|מעלות|חם|קר|רחוק|קילומטר|מיילים|משימות|תזכורות|פגישות))|סה"?כ|סך|סכום|ה?מחיר|עולה|עלה|עלתה)(?![א-ת])/i,
  ],
  [
    'when',
    /\bwhen\b|\bwhat (?:time|date|day)\b|\bwhich day\b|\bhow (?:soon|long|late)\b|\b(?:by|until|till) when\b|\bdue\b|\bdeadline\b|\bdays? (?:till?|until|to|left)\b|(?<![א-ת])(?:[ומל]?מתי|באיזו שעה|איז[הו] שעה|באיזה (?:יום|תאריך)|ל?עד מתי|מועד|כמה (?:זמן|ימים))(?![א-ת])/i,
  ],
  [
    'code',
    /\b(?:refs?|reference|number|code|pin|password|serial|tracking|confirmation|booking id)\b|(?<![א-ת])[הלבמ]?(?:מספר|קוד|אסמכתא|סיסמה|סיסמא|מעקב)(?![א-ת])/i,
  ],
  [
    'state',
    /\b(?:go|goes|went|gone|got|come|came) (?:through|in)\b|\b(?:cleared|approved|accepted|arrived|shipped)\b|(?<![א-ת])(?:עבר|עברה|נכנס|נכנסה|בוצע|בוצעה|אושר|אושרה|הגיע|הגיעה|יצא|יצאה|נשלח|נשלחה)(?![א-ת])/i,
  ],
  ['who', /\bwho(?:'s|se|m)?\b|(?<![א-ת])(?:ו?מי|עם מי|ממי|למי)(?![א-ת])/i],
  ['list', /\bwhich\b|\bwhat exactly\b|\bexactly what\b|(?<![א-ת])(?:אילו|איזה|איזו|מה בדיוק)(?![א-ת])/i],
];

const adds =
  /\b(?:plus|altogether|together|combined|in total|add(?:ed)? up|sum of)\b|(?<![א-ת])(?:פלוס|ועוד|ביחד|יחד|סך הכל|סה["״]כ)(?![א-ת])/i;

/** Money that went to somebody was transferred, whatever the verb. */
const moves =
  /\bhow much\b.{0,20}\b(?:went|gone|sent|send|transfer(?:red)?|wired?)\b|(?<![א-ת])כמה .{0,20}(?<![א-ת])(?:העברתי|העברנו|עבר|יצא|שלחתי) ל/i;

const flies =
  /\b(?:we|i|our|my|us)\b.{0,20}\b(?:land|landing|touch down|touching down)\b|(?<![א-ת])(?:נוחת|נוחתת|נוחתים|נוחתות|לנחות|ננחת)(?![א-ת])/i;
const ofLanding = /^(?:flight|land|landing|touch|touching|נוחת|נוחתת|נוחתים|נוחתות|לנחות|ננחת)$/;
const isBrought =
  /\b(?:parcel|package|delivery|courier|shipment)s?\b.{0,30}\b(?:com(?:e|es|ing)|arriv(?:e|es|ing)|get(?:s|ting)? here|delivered|due)\b|(?<![א-ת])ה?(?:חבילה|חבילות|משלוח|משלוחים|שליח)(?![א-ת]).{0,30}(?<![א-ת])(?:מגיעה?|מגיעות|מגיעים|להגיע|[תי]גיע)(?![א-ת])|(?<![א-ת])(?:מגיעה?|להגיע|[תי]גיע)(?![א-ת]).{0,20}(?<![א-ת])ה?(?:חבילה|חבילות|משלוח|שליח)(?![א-ת])/i;

/** Null: the words name nothing to look for. */
export function soughtIn(text: string): Sought | null {
  const said = text
    .replaceAll(/["״](?=[א-ת])/g, '')
    .replaceAll(/['’]s\b|\bruns? out\b|(?<=\bpost) office\b/gi, '')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const all = [...new Set(nameWords(said))].filter(
    (word) => word.length > 1 && !/^\d{1,2}$/.test(word) && !isPlain(word),
  );
  const ofValue = all.filter((word) => ofValues.has(word));
  const named = all.filter((word) => !ofValues.has(word));
  const told = named.length > 0 ? named : ofValue.filter((word) => !bare.has(word));
  if (told.length === 0) return null;
  const isOfFlight = flies.test(text);
  const words = [
    ...told.filter((word) => !isOfFlight || !ofLanding.test(word)),
    ...(moves.test(text) && !told.includes('transfer') ? ['transfer'] : []),
    ...(isOfFlight ? ['flight'] : []),
  ];
  const comes = isOfFlight || isBrought.test(text);
  const asked = patterns.filter(([, is]) => is.test(text)).map(([value]) => value);
  const wants = comes && !asked.includes('when') ? [...asked, 'when' as const] : asked;
  return {
    said: all.filter((word) => named.length === 0 || !bare.has(word)).join(' '),
    words,
    ofValue,
    wants,
    adds: wants.includes('amount') && adds.test(text),
    comes,
  };
}

/** "והיום" and "שאמר" are made of such words too. */
function isPlain(word: string): boolean {
  return plain.has(word) || (/^[ושה][א-ת]{2,}/.test(word) && plain.has(word.slice(1)));
}

const amount =
  /(?:[₪$€£]\s?\d|\d[,.]{0,3}\s?(?:₪|\$|€|£|ש["״]?ח|שקל|דולר|יורו|\b(?:ils|nis|usd|eur|gbp|shekels?|dollars?|euros?|pounds?)\b))/i;
const monthsEn = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const when = new RegExp(
  `\\b\\d{1,2}:\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthsEn})|\\b(?:${monthsEn})[a-z]* \\d{1,2}\\b|\\b\\d{1,2} ?[ap]m\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\bend of (?:the )?(?:month|week|day)\\b|\\b(?:today|tomorrow|tonight|noon)\\b|\\d{1,2} ב(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר|חודש)|(?<![א-ת])(?:ב?יום [א-ת]+|ב(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|סוף החודש|היום|מחר|הערב|ב?צהריים)(?![א-ת])`,
  'i',
);
/** Digits and capitals, or digits alone. */
const mixed = /\b[A-Z0-9-]{5,40}\b/g;
const digits = /(?<![\d,.])\d{4,40}(?![,.]{0,4}\d)/;
const digitsInThrees = /\b\d\d\d[ -]\d\d\d[ -]\d\d\d\b/;
const state =
  /\b(?:completed?|carried out|approved|confirmed|successful(?:ly)?|received|declined|rejected|shipped|delivered|on its way)\b|(?<![א-ת])ב?(?:בוצעה?|הושלמה?|אושרה?|הצלחה|התקבלה?|נדחתה?|נדחה|נשלחה?|בדרך)(?![א-ת])/i;
const list = /^\s*(?:\d{1,2}[.)]|[-*•])\s|\d/;
const name = /(?:^|[^.!?]\s)\p{Lu}\p{Ll}|[א-ת]{2} [א-ת]{2}/u;

const valueIn: Readonly<Record<Exclude<Value, 'code'>, RegExp>> = { amount, when, state, list, who: name };

function holdsCode(line: string): boolean {
  const codes = line.match(mixed) ?? [];
  return (
    digits.test(line) || digitsInThrees.test(line) || codes.some((one) => /\d/.test(one) && /[A-Z]/.test(one))
  );
}

/** The kinds of value, of those wanted, that a line holds. */
export function valuesIn(line: string, wants: readonly Value[]): readonly Value[] {
  return wants.filter((one) => (one === 'code' ? holdsCode(line) : valueIn[one].test(line)));
}

export type Amount = { readonly value: number; readonly currency: string };

/** By the sign or word behind an amount; a sign may stand before it as well. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['₪', /^\s?(?:₪|ש["״]?ח|שקל|(?:ils|nis|shekels?)\b)/i],
  ['$', /^\s?(?:\$|דולר|(?:usd|dollars?)\b)/i],
  ['€', /^\s?(?:€|יורו|(?:eur|euros?)\b)/i],
  ['£', /^\s?(?:£|(?:gbp|pounds?)\b)/i],
];
const figure = /\d[\d,]*(?:\.\d+)?/g;
const ofTotal = /\b(?:total|due|to pay)\b|(?<![א-ת])(?:סה["״]כ|סך|לתשלום|סכום)(?![א-ת])/i;

/** Whether a line speaks of all that is to be paid. */
export function isOfTotal(line: string): boolean {
  return ofTotal.test(line);
}

/** The one amount that a text tells, or of several the one of its total; null where it cannot be told. */
export function amountIn(text: string): Amount | null {
  return (
    onlyOf(text) ??
    onlyOf(
      text
        .split(/\n|(?<=[.,]) /)
        .filter((part) => ofTotal.test(part))
        .join('\n'),
    )
  );
}

function onlyOf(text: string): Amount | null {
  const all = [...text.matchAll(figure)].flatMap(({ 0: said, index }) => {
    const before = text.slice(0, index).trimEnd().at(-1);
    const behind = text.slice(index + said.length);
    const currency = currencies.find(([sign, is]) => sign === before || is.test(behind))?.[0];
    const value = Number(said.replaceAll(',', ''));
    return currency === undefined || Number.isNaN(value) ? [] : [{ value, currency }];
  });
  const [first] = all;
  const isOne = all.every(({ value, currency }) => value === first?.value && currency === first.currency);
  return first !== undefined && isOne ? first : null;
}

/** Whether a line is one of a numbered or dotted list. */
export function isListed(line: string): boolean {
  return /^\s*(?:\d{1,2}[.)]|[-*•])\s/.test(line);
}

/** Whether a word of the value, such as "tracking", stands in a line by any of its names. */
export function isOfValue(word: string, line: string): boolean {
  return nameWords(line).includes(word) || isNamedOtherwise(word, line);
}

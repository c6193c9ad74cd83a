/**
 * Changes as the readers of changes know them: without a reason behind them, one at a time where a sentence has several,
 * and as a move where only the other hour is told.
 */
import { read } from '../../language/sentence.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import type { WishPart } from '../commands/wishes.ts';

const longest = 300;
const mostParts = 4;

const changes =
  'ת?בטל[יו]?|ת?מחק[יו]?|תדח[היו]|דח[היו]|[תה]?זיז[יו]?|[תה]?קדימ?[יוםן]|תקדים|תאחר[יו]?|ת?אשר[יו]?|ת?סרב[יו]?|תסמנ[יו]|תסמן|סמנ[יו]|סמן|תשנ[היו]|שנ[היו]|תעביר[יו]?(?= (?:לי )?את (?:ה?(?:פגיש|ישיב|שיח|תזכור|משימ|ריצ|תור)|[^,.?]{2,40} ביומן))|תארכב[יו]?|תוריד[יו]?';
const news =
  '[תה]זכיר[יו]?|תזכר[יו]|ת?קבע[יו]?|תרשמ[יו]|תרשום|רשמ[יו]|רשום|[תה]וסי(?:ף|פ[יו])|[תה]כניס[יו]?|תשימ[יו]|תשים';
const sends =
  'ת?שלח[יו]?|ת?כתב[יו]|ת?כתוב|תגיד[יו]?|תודיע[יו]?|תעדכנ[יו]|תעדכן|תענ[היו]|ענ[היו]|תמסר[יו]|תמסור|תזמינ[יו]|תזמין|ת?סמס[יו]?';
const changesEn =
  'cancel|delete|move|reschedule|postpone|push|shift|accept|decline|mark|rename|archive|snooze';
const newsEn = 'remind me|schedule|book|add|note|put';
const sendsEn = 'e-?mail|mail|text|message|whatsapp|tell|write|send|let|invite|reply|answer';

const others =
  'תתקשר[יו]?|תחפש[יו]?|תבדוק|תבדק[יו]|תמצא[יו]?|תכינ[יו]|תכין|תקנ[היו]|תשאל[יו]?|תחזר[יו]|תחזור';
const othersEn = 'call|order|find|check|buy|ask|look';

const of = (he: string, en: string) => new RegExp(`^(?:(?:${he})(?![א-ת'])|(?:${en})\\b)`, 'i');
const change = of(changes, changesEn);
const wish = of(`${changes}|${news}|${sends}|${others}`, `${changesEn}|${newsEn}|${sendsEn}|${othersEn}`);
const send = of(sends, sendsEn);
const isNew = of(news, newsEn);
/** Whom it is for is said in what comes before: "להתקשר לתומר ותשלחי לו מייל". */
const toThem = /^\S{1,12} (?:(?:an? )?(?:e-?mail|message) to )?(?:him|her|לו|לה|אותו|אותה)(?![\p{L}])/iu;
const joint = /(?:[,.;] ?|\s)(?:and then |then |and also |and |also |ואחר כך |ואז |וגם |ו)|[,.;]\s/gi;

/** What is changed in the calendar is said to the assistant, even behind what is written to somebody. */
const inCalendar =
  /^(?:ת(?:עביר|זיז|בטל|מחק|קדימ|וריד|אחר)[יו]?|תקדים|תדח[היו]) (?:לי )?את [^,.?]{2,60} (?:ביומן|מהיומן)(?![א-ת])/;
/** "תשני את השם של הריצה ל"ספורט" ותעבירי לתשע": of the same thing. */
const nameAndTime =
  /^(?<name>ת?שנ[היו] (?:לי )?את ה?שם של [^"“״]{2,60} ל-?["“״][^"”״]{2,80}["”״]),? ו(?:תעביר|תזיז|תדח|תקדימ)[היו]? (?:אות[הו] )?(?<to>ל[^,.?]{1,30})$/;

const ofTheSame = /^\S{1,12} (?:it|that|them|this|(?:את )?(?:זה|אות(?:ו|ה|ם|ן)))(?![\p{L}])/iu;
const bare = /^(?:\S{1,12}|mark (?:as|all|them) .{0,20}|ת?סמנ?[יוןן]? (?:כ|אותם כ|הכו?ל כ).{0,20})$/i;

/**
 * The wishes of a sentence of which one is a change, in their order: "תבטל את הריצה ותדחה את דנה לשתים עשרה". None where
 * there is only one. Several new things are the grammar's to cut, unless whom one of them is for is said in another.
 */
export function wishesBesideChange(text: string): readonly WishPart[] {
  const renamed = nameAndTime.exec(text.trim())?.groups;
  if (renamed !== undefined) {
    const [name = '', to = ''] = [renamed['name'], renamed['to']];
    return [name, `תזיזי אותה ${to}`].map((part, at) => ({ is: 'change', text: part, pointsBack: at === 1 }));
  }
  if (text.length > longest || /\?|["“”״]\s|\s["“״]/.test(text)) return [];
  const parts = partsOf(text.trim());
  const [first = '', ...more] = parts;
  const isOfSeveral = more.length > 0 && parts.length <= mostParts;
  const isOfOther = isNew.test(first) && !/^(?:ת?קבע|schedule|book)/i.test(first);
  const isOne =
    parts.some((part) => change.test(part)) || (isOfOther && more.some((part) => toThem.test(part)));
  // "Mark as read and archive the mails", "rename it and move it": of the same thing.
  if (more.some((part) => change.test(part) && ofTheSame.test(part)) || bare.test(first)) return [];
  if (!isOfSeveral || !isOne) return [];
  return parts.map((part) => ({
    is: change.test(part) ? 'change' : 'command',
    text: part,
    pointsBack: false,
  }));
}

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text.replace(opening, '');
  if (!wish.test(rest)) return [];
  for (;;) {
    // What is written to somebody goes on to the end.
    const next = nextIn(rest, send.test(rest) ? inCalendar : wish);
    if (next === undefined) return [...parts, rest.replace(/[\s.,!]{1,9}$/, '')];
    parts.push(rest.slice(0, next.from).trim());
    rest = rest.slice(next.to);
  }
}

const opening = /^(?:(?:ok|okay|please|hey|so|אוקיי|סבבה|בבקשה|היי|טוב|אז)[\s,]+){0,3}/i;

function nextIn(text: string, form: RegExp): { from: number; to: number } | undefined {
  for (const { index, 0: said } of text.matchAll(joint)) {
    const to = index + said.length;
    if (index > 0 && form.test(text.slice(to))) return { from: index, to };
  }
  return undefined;
}

const because =
  /,? (?:כי|בגלל|מכיוון ש|מפני ש|(?:because|since|cos|cause|as) (?:i|we|it|he|she|they)(?![a-z]))/i;
const ownReason =
  /^(?:אני|אנחנו|אין לי|יש לי|נמאס|זה|הוא|היא|הם|כבר|קרה|נתקע|חליתי|לא (?:בא לי|מתאים|מסתדר|אספיק|אגיע|מרגיש|צריך|צריכה|רלוונטי))(?![א-ת])|^(?:i|we)(?:['’]m| am|['’]re| are|['’]ve| feel| can['’]?t| have| got)(?![a-z])/i;

/** Where the reason begins: behind "because", or at the last comma; -1 without one. */
function reasonAt(text: string): number {
  const at = text.search(because);
  if (at >= 0) return at;
  const comma = text.lastIndexOf(',');
  return comma >= 0 && ownReason.test(text.slice(comma + 1).trim()) ? comma : -1;
}

const forMe = /^(\s*\S{3,10}) (?:לי|לנו|בבקשה) (?=את )/;

/** "Would you be a dear and", "do me a favour and" */
const kindly =
  /^(?:please |(?:can|could|would|will) you )?(?:please )?(?:be (?:a|an) (?:dear|darling|angel|star|sweetheart|sweetie|love|gem|hero|legend|pal|mate|champ)|be so kind as to|do me a (?:big |huge |small )?favou?r|be kind enough to)(?: and| to)?,? (?=[a-z])/i;
const takesOff = /^take [^,;]{2,60} off (?:of )?(?:my|the|our) (?:calendar|diary|schedule|agenda)\b/i;

/** "תבטלי לי את הריצה, אני גמורה": the change alone. What says a time is no reason. */
export function plainChange(said: string): string {
  const given = said.replace(kindly, '');
  const begun = given.replace(opening, '');
  if (said.length > longest || !(change.test(begun) || takesOff.test(begun))) return said;
  const text = given.replace(forMe, '$1 ');
  const at = reasonAt(text);
  if (at < leastWish) return text;
  const reason = text.slice(at);
  const { tokens } = read(reason, () => null);
  return findTimes(tokens).all.length > 0 || wish.test(reason.slice(2)) ? text : text.slice(0, at);
}

const leastWish = 6;

const otherHour: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?<what>[^,?]{2,60}?) (?:זה |היא |הוא |(?:אמור|אמורה|צריך|צריכה) להיות )?(?<to>ב?-?[^,? ]{1,8}(?: [^,? ]{2,8}){0,2}),? (?:ו?לא|במקום) (?<old>ב?-?[^,? ]{1,8}(?: [^,? ]{2,8}){0,2})[.!]?$/,
    'תזיז את ',
    ' ל-',
  ],
  [
    /^(?<what>[^,?]{2,60}?) (?:is|are|should be|was meant to be) (?:at )?(?<to>[^,?]{1,25}?),? (?:and )?not (?:at )?(?<old>[^,?]{1,25}?)[.!]?$/i,
    'move ',
    ' to ',
  ],
];

/** "ויטמינים זה שמונה ולא שבע וחצי": the move to that hour of the morning, and of the evening. Null for other words. */
export function otherHoursIn(text: string, clockwork: Clockwork): readonly [string, string] | null {
  if (text.length > longestHour || wish.test(text)) return null;
  for (const [form, verb, to] of otherHour) {
    const said = form.exec(text.trim())?.groups;
    const [at, old] = [said?.['to'], said?.['old']].map((words) => hourIn(words ?? '', clockwork));
    if (said?.['what'] === undefined || at == null || old == null) continue;
    const moved = (hour: number) =>
      `${verb}${said['what'] ?? ''}${to}${String(hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}`;
    const half = at.hour % 12;
    return [moved(half), moved(half + 12)];
  }
  return null;
}

const longestHour = 120;

function hourIn(words: string, clockwork: Clockwork): { hour: number; minute: number } | null {
  const bare = words.replace(/^ב-?/, '');
  const ways = /[א-ת]/.test(words) ? [`ב${bare}`, `ב-${bare}`] : [`at ${bare}`, `ב-${bare}`];
  const times = ways.map((way) => timeAlone(way, clockwork));
  const found = times.find((time) => time?.does === 'move' && time.to.day === null && time.to.clock !== null);
  return found?.does === 'move' ? found.to.clock : null;
}

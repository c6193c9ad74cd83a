/**
 * Hebrew as people say it, in words that both readers know: asides are left out, and a verb of waking or ringing is a
 * reminder. What is left out becomes spaces, and what is said otherwise is a stand-in, so that every word and every
 * place can be given back as it was written.
 */
import { withEachAction } from '../../../language/command-reading.ts';
import type { Reading, Understanding } from '../../../language/reading.ts';
import { asWritten } from '../as-written.ts';
import { withHebrewAddress } from './hebrew-address.ts';
import { withStandIns, type Replaced, type StandIns } from '../stand-ins.ts';

export type PlainHebrew = {
  readonly text: string;
  readonly asWritten: (understood: Understanding) => Understanding;
};

/** Null where nothing is said otherwise. */
export function plainHebrew(text: string): PlainHebrew | null {
  if (!/[א-ת]/.test(text)) return null;
  const same = text.replaceAll(/[׳`´’]/g, "'").replaceAll('״', '"');
  const short = withAddressOfNamed(withHebrewAddress(withoutAsides(same)));
  const replaced = replacedIn(short);
  const standIns = withStandIns(short, replaced, firstMark);
  if (short === same && standIns.text === short) return null;
  const isUninvited = uninvited.test(same);
  return {
    text: standIns.text,
    asWritten: (understood) =>
      withEachAction(understood, (reading) =>
        writtenAgain(reading, { standIns, short, text, isUninvited, replaced }),
      ),
  };
}

/** The marks of channels come first: core/reader/commands/read-on-channels.ts. */
const firstMark = 32;
const mostReplaced = 16;

type Written = {
  readonly standIns: StandIns;
  readonly short: string;
  readonly text: string;
  readonly isUninvited: boolean;
  readonly replaced: readonly Replaced[];
};

function writtenAgain(reading: Reading, { standIns, short, text, isUninvited, replaced }: Written): Reading {
  const written = withoutMarks(asWritten(reading, standIns));
  const words = wordsIn(text, short, written.words);
  const [other] = replaced;
  // What was put in other words never runs unasked.
  const isOpen = other !== undefined && written.intent !== 'none' && written.doubts.length === 0;
  const doubts: Reading['doubts'] = isOpen
    ? [{ kind: 'reading', start: other.start, end: other.end }]
    : written.doubts;
  if (written.intent !== 'create_event' || !isUninvited) return { ...written, words, doubts };
  const spans = written.spans.filter(({ slot }) => slot !== 'attendees');
  return { ...written, slots: { ...written.slots, attendees: null }, spans, words, doubts };
}

const marks = /[\u200c\u200d]{6}/g;

/** A stand-in of several words may be quoted in part. */
function withoutMarks(reading: Reading): Reading {
  const { intent, slots } = reading;
  const bare = (text: string | null) => text?.replaceAll(marks, '') ?? null;
  if (intent === 'reminder') return { ...reading, slots: { ...slots, task: bare(slots.task) } };
  if (intent === 'create_task') return { ...reading, slots: { ...slots, title: bare(slots.title) } };
  if (intent === 'create_event') return { ...reading, slots: { ...slots, title: bare(slots.title) } };
  return reading;
}

/** The words that ask for this action, with the asides between them. */
function wordsIn(text: string, short: string, words: string): string {
  const [first, last] = [words.split(' ', 1)[0] ?? '', words.slice(words.lastIndexOf(' ') + 1)];
  const start = short.indexOf(first);
  const end = short.lastIndexOf(last) + last.length;
  return words === '' || start === -1 || end <= start ? words : text.slice(start, end);
}

/** "לתומר, הכתובת tomer@example.com": the address says who it is. */
function withAddressOfNamed(text: string): string {
  return text.replace(
    /(?<![א-ת])(ל-?)([א-ת]{2,12}(?: [א-ת]{2,12})?,? (?:ה?כתובת|ה?מייל|ה?אימייל)(?: שלו| שלה)?(?: הוא| היא|:)? )(?=[a-z0-9][\w.+-]*@[\w-]+\.)/i,
    (_, to: string, named: string) => to + spaces(named),
  );
}

const edge = '(?<![א-ת])';
const end = '(?![א-ת])';
const spaces = (said: string) => ' '.repeat(said.length);

/** Whom one speaks to, and what one says before one knows what to say. */
const calls =
  'סבבה|אחלה|מעולה|יופי|מצוין|אין בעיה|מגניב|הבנתי|כן|אה+|אמ+|אממ+|נו|אז|ככה|אחשלי|אחלי|אחי|אחותי|אחשלו|חמודה|חמוד|מותק|מאמי|נשמה|כפרה|יקירתי|יקירי|גבר|תשמעי|תשמע|שמעי|שמע|תקשיבי|תקשיב|תראי|היי|הי|הלו|אהלן|רגע|שנייה|שניה|סליחה|וואי|וואו|אוף|יאללה|טוב|אוקיי|אוקי|או קיי|בסדר|דבר ראשון|בקיצור|האמת|תגידי לי|בחייאת|חביבי|חביבתי|בבקשה|אוי|כמעט שכחתי(?=,)|שכחתי(?=,)|נו באמת|באמת נו';
const front = new RegExp(`^[\\s,!.:–-]*(?:${calls})${end}[\\s,!.:–-]*(?=\\S)`);
const back =
  /(?<=[\s,!.])(?:נו|תודה רבה לך|תודה לך|תודה רבה|תודה|אחי|אחותי|אחשלי|חמודה|מותק|מאמי|כפרה|נשמה|סבבה\?)[\s!.]*$/;
const before = /(?<![\s,!.])[\s,!.]{1,99}$/;
const messageVerb =
  /(?<![א-ת])ו?ת?(?:שלח|כתוב|כתב|גיד|מסור|מסר|ענה|עני|ודיע|עדכנ?|סמס|השב|שיב|שאל|בקש)[יו]?(?![א-ת])|(?:ווטסאפ|מייל|הודעה|סמס)/;

const uninvited =
  /(?<![א-ת])(?:ו?אל (?:תשלח|תשלחי)(?: ל(?:ו|ה|הם|הן|אף אחד))? (?:הזמנה|הזמנות|זימון|זימונים)|ו?אל (?:תזמין|תזמיני)(?: אותו| אותה| אותם| אותן| אף אחד)|ו?בלי (?:לשלוח (?:ל(?:ו|ה|הם) )?(?:הזמנה|זימון)|להזמין(?: אות[והםן]+| אף אחד)|הזמנה|זימון|הזמנות|זימונים))(?![א-ת])/;

/** Of a draft: nothing is sent before a yes. */
const unsent =
  /(?:[,.]\s?|\s)(?:ו|אבל )?(?:לא לשלוח|אל תשלחי?|בלי לשלוח|לא שולחים)(?: את זה| אותו| אותה)?(?: לה| לו| להם)?(?: עדיין| עכשיו| כרגע| בינתיים| עוד)?[\s.!]{0,9}$/;

const asides: readonly RegExp[] = [
  // "שיהיה לי כל יום ראשון בבוקר משהו שיזכיר לי להשקות"
  /(?<![א-ת])(?:ו?שיהיה|שתהיה|יהיה) לי(?=.{0,80}(?<![א-ת])ש(?:י|ת)(?:זכיר|צפצף|צלצל|קפוץ|קפיץ|נדנד))/g,
  /(?<![א-ת])(?:משהו|תזכורת|התראה|צלצול|צפצוף)(?=(?: בבוקר| בערב)? ש(?:י|ת)(?:זכיר|צפצף|צלצל|קפוץ|קפיץ|נדנד))/g,
  /(?<![א-ת])ש(?:י|ת)(?:חזור|היה|קרה|תקיים)(?= כל )/g,
  // How long, more or less.
  /(?<![א-ת])(?:איזה|איזו|משהו כמו|בערך|נגיד)(?= (?:שעה|שעתיים|חצי שעה|רבע שעה|שלושת רבעי|יום|יומיים|\d+ (?:דק|שע)|[א-ת]+ (?:דקות|שעות)))/g,
  /(?<![א-ת])(?:בערך|פלוס מינוס)(?=[\s,.!]*$)/g,
  /(?<![א-ת])(?:לא בוער|לא דחוף|לא בהול|אין לחץ|בלי לחץ|אין מה למהר)[,.!]?(?![א-ת])/g,
  /(?<![א-ת])(?:הרופאה?|הווטרינרית?|הרוקחת?) (?:אמרה?|רשמה?|רשם|ביקשה?)(?: לי)?(?= כל )/g,
  // "ב-9:15, לא ב-9, …"
  /(?<=ב-?\d{1,2}(?::\d\d)?), ו?לא ב-?\d{1,2}(?::\d\d)?(?=,)/g,
  // "לא היום, מחר בעשר"
  /(?<![א-ת])לא (?:היום|מחר|הערב|עכשיו),?(?= (?:מחר|מחרתיים|היום|הערב|ב(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)))/g,
];

const order = '(?:לפני (?:זה|כן)|אחרי (?:זה|כן)|קודם לכן|לאחר מכן)';
const orderBeforeVerb = new RegExp(`(?<![א-ת])(ו?)(${order} )(?=ת[א-ת]{3,7}(?: |$))`, 'g');
const orderBehindVerb = new RegExp(
  `(?<=(?<![א-ת])ו?ת?(?:שלח|כתוב|כתב|גיד|מסור|מסר|ודיע|עדכן|עדכנ|סמס)י? (?:ל[א-ת]{1,12}|אותו|אותה|את [א-ת]{2,12}) (?:(?:מייל|הודעה|אימייל|ווטסאפ|סמס) )?)${order}(?= (?:מייל|הודעה|אימייל|ווטסאפ|סמס|ש))`,
  'g',
);

/** "ותשלחי לו לפני זה מייל": in which order things are done is no person and no text. */
function withoutOrder(text: string): string {
  return text
    .replace(orderBehindVerb, spaces)
    .replace(orderBeforeVerb, (_, and: string, said: string) => `${spaces(said)}${and}`);
}

function withoutAsides(text: string): string {
  let short = withoutOrder(text);
  for (;;) {
    const said = front.exec(short.trimStart())?.[0];
    // A text of nothing but asides stays.
    if (said === undefined || said.trim().length === short.trim().length) break;
    const from = short.length - short.trimStart().length;
    short = short.slice(0, from) + spaces(said) + short.slice(from + said.length);
  }
  short = short.replace(uninvited, spaces);
  if (/טיוט[הת]/.test(short)) short = short.replace(unsent, spaces);
  // A message keeps what it says.
  if (messageVerb.test(short)) return short;
  for (const aside of asides) short = short.replace(aside, spaces);
  const thanks = back.exec(short);
  if (thanks === null) return short;
  return short.slice(0, thanks.index).replace(before, spaces) + spaces(thanks[0]);
}

const ring =
  'ת?צלצלי?|תצפצפי?|צפצפי?|תנדנדי?|תציקי?|הציקי?|תצעקי?|תזמזמי?|תקפיצי?|הקפיצי?|תעשי לי צפצוף|תרים|תרימי|תצוצי?';
const it = '(?:זה |משהו |הטלפון |השעון )?';

const day = '(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)';
const hour =
  '(?:אחת עשרה|שתים עשרה|אחת|שתיים|שתים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|\\d{1,2}(?::\\d\\d)?)(?![א-ת\\d/.])';
const half = '(?: ו?(?:חצי|רבע))?';
const partOfDay = 'ב(?:בוקר|ערב|צהריים|לילה)(?![א-ת])';
/** "חמישי שמונה בערב סרט": a day without its word, where an hour stands beside it. */
export const bareDay = new RegExp(
  `(?<=^[\\s,]{0,9}|(?<![א-ת])(?:ביומן|לי|ת?קבעי?|ת?רשמי|תרשום|ת?שימי?) )${day}(?:,? ${hour}|(?=,? (?:(?:ב-?|בשעה )${hour}|${partOfDay})))`,
);
/** "סרט עם ליאת חמישי שמונה בערב" */
const dayBehind = new RegExp(
  `(?<=[א-ת],? )(?<!(?:יום|ימי|כל|רבע),? )${day}(?:,? ${hour}(?=${half} ${partOfDay})|(?=,? (?:ב-?|בשעה )${hour}${half} ${partOfDay}))`,
);

/** "פגישה עם דנה ברביעי בשתיים": the readers take the letter's day for a number. */
const dayWithLetter = new RegExp(`(?<=^[\\s,]{0,9}|[א-ת\\d],? )ב${day}(?=,? ב(?:שעה )?-?${hour})`);

function onDay(said: string): string {
  const [name = '', at = ''] = said.split(/,? (.+)/);
  const bare = name.replace(/^ב/, '');
  return at === '' ? `ביום ${bare}` : `ביום ${bare} ב${/^\d/.test(at) ? '-' : ''}${at}`;
}

/** "תעני לתומר על המייל של החוזה ש…": which mail is answered is no part of the answer. */
const answeredMail =
  /(?<=(?<![א-ת])(?:תעני|תענה|עני|ענה|לענות|תשיבי?|להשיב) ל[א-ת]{2,12}(?: [א-ת]{2,12})? )(?:על |ל)ה?מייל(?: (?:האחרונה?|שלו|שלה))?(?: (?:של|על|בנושא|לגבי|עם) ה[א-ת]{2,12}(?: (?!ש)[א-ת]{2,12})?)?(?=,? ש|:| -)/;

type Rule = readonly [said: RegExp, by: string | ((said: string) => string)];

/** In the order of importance: what one took, no later one takes. */
const rules: readonly Rule[] = [
  [new RegExp(`${edge}ש?(?:${ring})(?: לי| עליי?| אותי)${end}`), 'תזכירי לי'],
  [
    new RegExp(
      `${edge}ש${it}י(?:זכיר|צפצף|צלצל|קפוץ|קפיץ|נדנד|צוץ)(?: לי| אותי| עליי?)?${end}(?: תזכורת${end})?`,
    ),
    'תזכירי לי',
  ],
  [new RegExp(`${edge}(?:תני|תן) לי (?:צפצוף|צלצול|פוש|נודניק|התראה)${end}`), 'תזכירי לי'],
  [new RegExp(`${edge}(?:תדאגי?|דאגי?) ש(?:אני )?(?:לא אשכח|אזכור)${end}`), 'תזכירי לי'],
  [
    new RegExp(
      `${edge}(?:תודיעי?|הודיעי?|להודיע)(?= (?:ב(?:מייל|אימייל|ו?ווטסאפ|וואטסאפ|סמס|מסנג)|ל(?!י |נו )))`,
    ),
    'תגידי',
  ],
  [new RegExp(`${edge}(?:תבקשי?|בקשי?|לבקש) מ(?=[א-ת])`), 'תגידי ל'],
  [new RegExp(`${edge}(?:תחסום|תחסמי|לחסום|חסום|חסמי)(?: לי)? (?:הכל|הכול)${end}`), 'תרשמי ביומן כל היום'],
  [
    new RegExp(
      `${edge}(?:תחסום|תחסמי|לחסום|חסום|חסמי)(?: לי)? את (?:כל )?(?=(?:ה?יום |יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|מחרתיים)(?: הבא| הקרוב)?[\\s.!]*$)`,
    ),
    'תרשמי ביומן חסום כל היום ב',
  ],
  [
    /(?<![א-ת])(?:ת?דבר|ת?דברי|תצור קשר|תיצרי קשר) עם [א-ת]{2,12}(?: ב-?[א-ת]{3,8})? ו?(?:תגידי?|תמסרי|תמסור|תעדכני?) (?:לו|לה|אותו|אותה)(?![א-ת])/,
    (said) => {
      const [, name = '', by = ''] = / עם ([א-ת]+)( ב-?[א-ת]+)? ו?ת[א-ת]+ [א-ת]+$/.exec(said) ?? [];
      return `תגידי ל${name}${by}`;
    },
  ],
  [new RegExp(`${edge}(?:תבדקי|תבדוק|תוודאי|תוודא) (?:איתי|אתי|לי) (?=אם |ש)`), 'תזכירי לי לבדוק '],
  [
    /(?<=^[\s,]{0,9})(?:ת?ה?כי(?:ן|ני)|הכן|תעשי?|ת?נסחי?|ת?כתבי|תכתוב|כתוב|תרשמי|תרשום|לנסח|להכין|לכתוב)(?: לי)? טיוט[הת](?: של)?(?: (?:מייל|אימייל|מענה|תשובה|הודעה))?(?= (?:ל|אל )[א-ת])/,
    (said) => (/מענה|תשובה/.test(said) ? 'תעני במייל' : 'נסחי מייל'),
  ],
  [
    /(?<![א-ת])(?:תרשמי|תרשום|תכתבי|תכתוב|שמרי|תשמרי|תשמור|שמור|תוסיפי|תוסיף)(?: לי)? (?:פתק|רעיון|הערה|תזכורת לעצמי|רשימה)(?=:| [-–—])/,
    'תרשמי לי',
  ],
  [/^\s*(?:ו?עוד|גם) משימה(?=:| [-–—,])/, 'משימה'],
  [
    /^\s*(?:(?:אני )?(?:רוצה|צריכה?) |אבקש )?(?:ת?קבעי?|לקבוע)(?: לי)? עם(?= [א-ת])/,
    (said) => said.replace(/ עם$/, ' פגישה עם'),
  ],
  [
    /^\s*(?:תורידי?|הורידי?) (?:לי ביומן|ביומן לי|ביומן)(?= )(?: שעה ל-?(?=[א-ת]{4}))?/,
    (said) => (/ל-?$/.test(said) ? 'תרשמי לי ביומן ' : 'תרשמי לי ביומן'),
  ],
  [/^\s*לעצמי(?=:| [-–—])/, 'משימה'],
  [
    new RegExp(`${edge}(?:תחסום|תחסמי|לחסום|חסום|חסמי)(?: לי)? (?:את )?(?:השעות|הזמן|הבוקר|הערב|שעות)(?= )`),
    'תרשמי ביומן חסום',
  ],
  // Times.
  [answeredMail, 'במייל'],
  [bareDay, onDay],
  [dayWithLetter, onDay],
  [dayBehind, onDay],
  [/(?<=[א-ת],? )\d{1,2}[./]\d{1,2}(?= (?:בין|מ-?|משעה) ?[\dא-ת])/, (said) => `ב-${said}`],
  [/(?<=תזכורת )לכל(?= (?:\d|יום|יומיים|שבוע|שלושה|ארבעה|חמישה|שעה|שעתיים|חודש))/, 'כל'],
  [
    /(?<=, )(?:ראשון|שני|שלישי|רביעי|חמישי|שישי)(?=, ?(?:ב-?)?\d{1,2}(?::\d\d)?(?!\d))/,
    (said) => `ביום ${said}`,
  ],
  [
    /(?<![א-ת])(?:פעם בחודש|כל חודש|אחת לחודש|מדי חודש),? ב-?\d{1,2}(?![\d:]| ב?(?:ערב|בוקר|לילה|צהריים))/,
    (said) => `כל ${said.replaceAll(/\D/g, '')} לחודש`,
  ],
  [
    /(?<![א-ת])(?:אז )?ה(?:ראשון|ראשונה|פעם הראשונה) (?:היום|מחר|הערב|עכשיו)(?![א-ת])/,
    (said) => `החל מ${said.slice(said.lastIndexOf(' ') + 1)}`,
  ],
  [new RegExp(`${edge}(?:יום |ביום )?ב' הבא${end}`), 'ביום שני הבא'],
  [new RegExp(`${edge}(?:יום |ביום )?א' הבא${end}`), 'ביום ראשון הבא'],
  [new RegExp(`${edge}(?:יום |ביום )?ג' הבא${end}`), 'ביום שלישי הבא'],
  [new RegExp(`${edge}(?:יום |ביום )?ד' הבא${end}`), 'ביום רביעי הבא'],
  [new RegExp(`${edge}(?:יום |ביום )?ה' הבא${end}`), 'ביום חמישי הבא'],
  [new RegExp(`${edge}(?:יום |ביום )?ו' הבא${end}`), 'ביום שישי הבא'],
  [
    /(?<![א-ת\d])[בל]-?(?:1[3-9]|2\d|3[01])(?![\d:./]|\s*(?:ל|ב)?(?:חודש|ינו|פבר|מרץ|אפר|מאי|יונ|יול|אוג|ספט|אוק|נוב|דצמ))(?=,? ב(?:שעה )?-?(?:\d|[א-ת]+ בערב))/,
    (said) => `ב-${said.replaceAll(/\D/g, '')} לחודש`,
  ],
  [/(?<![א-ת])בצהרי היום(?![א-ת])/, 'בצהריים'],
];

/** "ביקשתי שתציקי לי על זה או שלא" */
const asksOfWishes =
  /\?|(?<![א-ת])(?:ביקשתי|קבענו|קבעתי|אמרתי לך|כיוונת|אילו תזכורות|איזה תזכורות|[בל]?איזו? שעה|מתי|למתי)(?![א-ת])/;

function replacedIn(text: string): readonly Replaced[] {
  const found: Replaced[] = [];
  if (asksOfWishes.test(text)) return found;
  for (const [said, by] of rules) {
    const match = said.exec(text);
    if (match === null) continue;
    const start = match.index;
    const until = start + match[0].length;
    if (found.some((one) => start < one.end && until > one.start) || found.length === mostReplaced) continue;
    found.push({ start, end: until, by: typeof by === 'string' ? by : by(match[0]) });
  }
  return found;
}

/**
 * A message in Hebrew whose text nothing introduces, or whose channel stands before the person: "תכתבי לאבי אני לא יכולה
 * היום", "תודיעי במייל לדנה שאני מאחרת", "לאמא: כן אני באה". Somebody must be named whom the words or the contacts know.
 */
import { kin } from '../../../language/entities/kin.ts';
import { firstNames, lastNames } from '../../../language/entities/names.ts';
import type { Contact, Context, Proposal, Reading, Span } from '../../../language/reading.ts';
import { read } from '../../../language/sentence.ts';
import { isCommon } from '../../../language/understand/vocabulary.ts';

type Place = { readonly start: number; readonly end: number };
type Way = 'email' | 'whatsapp';

/** White space, and the marks of stand-ins behind a word. */
const gap = '[\\s\\u200c\\u200d]';
const told = 'תגידי?|תגידו|הגידי|להגיד|תמסרי|תמסור|למסור|תעדכני?|לעדכן|תודיעי?|הודיעי|להודיע|תאמרי|תאמר';
const written =
  'תכתבי|תכתוב|תכתבו|כתבי|לכתוב|תשלחי|תשלח|שלחי|לשלוח|תסמסי?|לסמס|תזרקי|תזרוק|תעבירי|תעביר|תשאלי|תשאל|שאלי|לשאול|תעני|תענה|עני|לענות|תשיבי?|להשיב|תבקשי?|לבקש';
const verb = new RegExp(`^${gap}*(?:${told}|${written}|כתוב|שלח|עדכן|ענה)(?=${gap})`);
const channel = new RegExp(
  `^${gap}+ב-?(מייל|אימייל|דוא"ל|מיל|ווטסאפ|וואטסאפ|וואצאפ|ווצאפ|ווטסאפ|ווטס|whatsapp|email)(?![א-ת])`,
  'i',
);
const noun = new RegExp(
  `^${gap}+(?:(מייל|אימייל|מכתב)|(ווטסאפ|וואטסאפ|הודעת ווטסאפ)|הודעה קצרה|הודעה|הודעונת)(?: קצר| קצרה)?(?![א-ת])`,
);
const toWhom = new RegExp(`^${gap}+(?:(את|אל)${gap}+|ל-?|מ-?)(?=[א-ת])`);
const separator = new RegExp(`^${gap}*[,:.–—-]+${gap}*|^${gap}+`);
const toAtFirst = /^\s*ל-?(?=[א-ת])/;
const strictSeparator = /^\s*(?::\s*|\s[-–—]\s)(?=\S)/;

export function messageFrame(text: string, context: Context): Reading | null {
  const opened = verb.exec(text);
  const head = opened?.[0] ?? '';
  const { ways, at } = waysFrom(text, head.length);
  const led = opened === null ? toAtFirst.exec(text) : toWhom.exec(text.slice(at));
  if (led === null) return null;
  // "לשלוח את נועם" sends him somewhere, and only who asks asks of somebody.
  if (led[1] === 'את' && !/(?:עדכני?|שאלי?|לשאול|לעדכן)(?![א-ת])/.test(head)) return null;
  if (/מ-?$/.test(led[0]) && !/בקשי?(?![א-ת])/.test(head)) return null;
  const from = (opened === null ? 0 : at) + led[0].length;
  const who =
    personAt(text, from, context.contacts ?? []) ?? (opened === null ? null : anybodyAt(text, from));
  if (who === null) return null;
  const behind = opened === null ? { ways: [], at: who.end } : waysFrom(text, who.end);
  const apart = (opened === null ? strictSeparator : separator).exec(text.slice(behind.at));
  if (apart === null) return null;
  const start = contentStart(text, behind.at + apart[0].length, opened !== null);
  const said = { start, end: text.trimEnd().length };
  if (said.end - start < 2 || asksMore.test(text.slice(start)) || another.test(text.slice(start)))
    return null;
  // "לשלוח למשה את הקבלה" may be told; what leads to a text is said.
  if (/^[\s\u200c\u200d]*ל/.test(head) && !/[,.:–—-]/.test(apart[0]) && start === behind.at + apart[0].length)
    return null;
  // "שלח לדנה את הקובץ" is about a thing that is to be sent.
  if (/שלחי?|עבירי?|זרקי?/.test(head) && /^את (?=ה)/.test(text.slice(start))) return null;
  const isReply = /(?:עני|ענה|ענות|שיבי?)(?![א-ת])/.test(head);
  const way = [...ways, ...behind.ways][0] ?? (isReply ? 'email' : 'whatsapp');
  return reading(text, { way, who, said, isNamed: ways.length + behind.ways.length > 0 });
}

/** A further command for the assistant is cut off by the grammar. */
const asksMore =
  /(?<![א-ת])ו(?:אז |גם |אחר כך )?(?:תזכירי?|תקבעי?|קבעי?|תרשמי|תרשום|תכניסי?|תוסיפי?|תשימי?) (?:לי|לנו|ביומן|ליומן|אית[והםן]+|פגישה|שיחה|משימה)/;
/** Another channel is read with a stand-in; what is quoted has an end of its own. */
const another = /^(?:"|ב-?(?:אינסט|מסנג|פייסבוק|סמס|פרטי|דיאם|טלגרם))/;

function waysFrom(text: string, from: number): { readonly ways: readonly Way[]; readonly at: number } {
  const ways: Way[] = [];
  let at = from;
  for (;;) {
    const rest = text.slice(at);
    const by = channel.exec(rest);
    const made = by === null ? noun.exec(rest) : null;
    const found = by ?? made;
    if (found === null) return { ways, at };
    const name = found[1] ?? found[2] ?? '';
    if (name !== '') ways.push(/מייל|מיל|דוא|מכתב|mail/i.test(name) ? 'email' : 'whatsapp');
    at += found[0].length;
  }
}

const mostWords = 4;
const titled = /^(?:עורך|עורכת|עו"ד|ד"ר|דר'?|דוקטור|פרופ'?|מר|גברת|גב'|הרב|סבא|סבתא|דודה?|המורה|הגננת)$/;

/** Where a name begins at this place and where it ends; null where nobody knows it. */
function personAt(text: string, from: number, contacts: readonly Contact[]): Place | null {
  const words = [...text.slice(from, from + 80).matchAll(/[^\s,:;.!?–—\p{Cf}-]+/gu)].slice(0, mostWords);
  const wordAt = (index: number) => words[index]?.[0] ?? '';
  const upTo = (count: number): Place | null => {
    const last = words[count - 1];
    return last === undefined ? null : { start: from, end: from + last.index + last[0].length };
  };
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .map(([word]) => word.toLowerCase())
      .join(' ');
    if (contacts.some((one) => one.name.toLowerCase() === name)) return upTo(count);
  }
  const first = wordAt(0);
  if (/^(?:שלי|שלנו)$/.test(wordAt(1)) && /^[א-ת]{2,8}$/.test(first)) return upTo(2);
  if (titled.test(first) && firstNames.has(wordAt(1))) return upTo(2);
  const isOfContact = contacts.some(({ name }) => name.toLowerCase().split(' ')[0] === first.toLowerCase());
  if (!isOfContact && !firstNames.has(first) && !kin.has(first) && !kin.has(first.replace(/^ה/, '')))
    return null;
  return lastNames.has(wordAt(1)) ? upTo(2) : upTo(1);
}

/** After such a verb stands somebody, whoever it is; what the grammar knows for another word is no name. */
function anybodyAt(text: string, from: number): Place | null {
  const [name = ''] = /^[א-ת]{2,10}(?:'[א-ת]+)?(?![א-ת"])/.exec(text.slice(from)) ?? [];
  const isName = name !== '' && !nobody.test(name) && !isCommon(name);
  return isName ? { start: from, end: from + name.length } : null;
}

const nobody =
  /^(?:עצמי|עצמך|יומן|רשימה|רשימת|משימות|קניות|עבודה|בית|פה|שם|כאן|מחר|היום|כולם|אף|מישהו|הכל|זה|זאת|מה|מי|איפה|מתי|כמה|למה|איך)$/;

/** "שאני מאחרת" is "אני מאחרת"; "שלום" and "שבת" stay. */
function contentStart(text: string, from: number, isLed: boolean): number {
  const rest = text.slice(from);
  const because = /^(?:כי|לאמור|ש) /.exec(rest);
  if (because !== null) return from + because[0].length;
  if (!isLed || rest.charAt(0) !== 'ש') return from;
  const [first] = read(rest.slice(0, 40), () => null).tokens;
  const isOwn =
    /^(?:שלום|שבת|שבוע|שני|שלישי|שישי|ששי|שמע|שמעי|שכח|שולח|שלח|שמח|שאל|שים|שימי|שנה|שעה|שמור|שמרי|שוב|שם|שיהיה|שיר|שקט|שיחה)/.test(
      rest,
    );
  const split = isOwn ? undefined : first?.stems.find(({ prefix }) => prefix === 'ש');
  return split === undefined ? from : from + 1;
}

type Said = { readonly way: Way; readonly who: Place; readonly said: Place; readonly isNamed: boolean };

function reading(text: string, { way, who, said, isNamed }: Said): Reading {
  const to = text.slice(who.start, who.end);
  const message = text.slice(said.start, said.end).replaceAll(/\s+/g, ' ');
  const mail: Proposal = {
    intent: 'send_email',
    slots: { to: [to], cc: null, bcc: null, subject: null, body: message },
    confidence,
  };
  const whatsapp: Proposal = { intent: 'send_whatsapp', slots: { to, message }, confidence };
  const [chosen, other] = way === 'email' ? [mail, whatsapp] : [whatsapp, mail];
  const spans: Span[] = [
    { ...who, slot: 'to', certain: true },
    { ...said, slot: way === 'email' ? 'body' : 'message', certain: true },
  ];
  return {
    ...chosen,
    words: text.trim(),
    spans,
    doubts: [{ kind: 'reading', ...said }],
    alternatives: isNamed ? [] : [other],
    sendAt: null,
    day: null,
    repeats: null,
    asksPreview: false,
  };
}

const confidence = 0.65;

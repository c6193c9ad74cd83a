/**
 * Reads a rule for the inbox: "file everything from the bank under Money", "ניוזלטרים ישנים משבוע לארכיון". Its pieces
 * may stand in any order; a word that belongs to none of them makes it no rule, so that nothing is passed over.
 */
import { bounds } from '../../contract/bounds.ts';
import type { MailRule, RuleVerb } from '../../contract/inbox-rules.ts';
import { hasCondition } from '../../domain/inbox-rules.ts';
import {
  cutOut,
  find,
  findLast,
  listWords,
  mailWords,
  type Phrase,
  phrase,
  phrases,
  verbIn,
  withoutAny,
  type Word,
} from './mail-words.ts';

const mostWordsOfTag = 4;

/** Ways to name a tag: the verb, and what stands right before the name. */
const tagging: readonly (readonly Phrase[])[] = [
  ...phrases(`get|gets|got|receive|receives the|a tag|label
    add|put the|a tag|label
    tagged|labelled|labeled|filed as|under|with|in?
    go|goes|belong|belongs under|into|in|to the? tag|label|folder?
    מקבל|מקבלים|יקבל|יקבלו|תקבל ה? את? תגית|תווית|התגית|התווית
    הוסף|הוסיפי|תוסיף|תוסיפי|להוסיף|שים|שימי|תשים את? תגית|תווית|התגית|התווית`).map((one) => [one]),
  ...phrases('file|put|keep|save|store|move|tag|label|categorize|categorise|sort|place').flatMap((verb) =>
    phrases(`under|into the? tag|label|folder?
      in the? tag|label|folder?
      as|with the? tag|label?`).map((before) => [verb, before]),
  ),
  ...phrases(
    'תייק|תייקי|לתייק|שמור|שמרי|תשמור|תשמרי|לשמור|שים|שימי|תשים|תשימי|לשים|העבר|העבירי|תעביר|תעבירי|להעביר|תייג|תייגי|תתייג|תתייגי|לתייג|תקטלג|קטלג|לקטלג|ילכו|ילך|הולכים|הולך|הכנס|תכניס|תכניסי|סדר|תסדר',
  ).flatMap((verb) =>
    phrases(`תחת תגית|תווית|תיקיית|תיקייה?
      לתיקיית|לתיקייה|בתיקיית|בתיקייה|לתגית|בתגית|לתווית
      בתור|בשם`).map((before) => [verb, before]),
  ),
];
/** In Hebrew "as" is glued to the name: "כחשבונות". */
const gluedTagging = phrase('תייג|תייגי|תתייג|תתייגי|לתייג|סווג|תסווג|לסווג|קטלג|תקטלג');

const unreadWords = phrases(`unread
  that|which? are|is not|still read|unread
  that i? have|has not been? read
  שלא נקרא|נקראו|נקראה|קראתי
  שעוד|שעדיין לא נקרא|נקראו|קראתי
  לא נקראים|נקראו|נקרא`);
const fileWords = phrases(`with an|a? attachment|attachments|file|files|photos|pictures|pics|pdf
  come|comes? as a? pdf|pdfs
  that|which have|has an|a? attachment|attachments|file|files
  עם קובץ|קבצים|צרופה|צרופות|תמונות|מצורף|מצורפים מצורף|מצורפים?
  בצרופה|בפידיאף
  שיש בהם|בו|להם|לו קובץ|קבצים|צרופה|צרופות`);

const numbers: ReadonlyMap<string, number> = new Map(
  (
    'a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twelve:12 thirty:30 ' +
    'אחד:1 שני:2 שתי:2 שלושה:3 שלוש:3 ארבעה:4 ארבע:4 חמישה:5 חמש:5 שישה:6 שש:6 שבעה:7 שבע:7 שמונה:8 תשעה:9 תשע:9 ' +
    'עשרה:10 עשר:10 שלושים:30'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', count]) => [word, Number(count)]),
);
const units: ReadonlyMap<string, number> = new Map(
  'day:1 days:1 week:7 weeks:7 fortnight:14 month:30 months:30 year:365 years:365 יום:1 ימים:1 יומיים:2 שבוע:7 שבועות:7 שבועיים:14 חודש:30 חודשים:30 חודשיים:60 שנה:365 שנים:365 שנתיים:730'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', days]) => [word, Number(days)]),
);
const ageBefore = phrases(`like? that|which? are|is? older than|then
  that|which? are|is? more|over than?
  that|which? are|is? past
  after more? than?
  שישנים|וישנים|ישנים|ישן|ישנות|ישנה|שישן|שישנות יותר?
  שהם|שהן|שהוא? בני|בן|בנות|מעל יותר?
  שעברו|שעבר|שעברה|שחלפו|שחלף עליהם|עליהן|עליו|עליה? מאז?
  אחרי|לאחר|כעבור`);
const ageAfter = phrases(`old
  later`);

const aboutWords = phrases(`with|whose|that the|have|has? subject is|contains|says|has?
  about|regarding|concerning
  that? mention|mentions|mentioning
  that|which say|says|contain|contains
  שמזכיר|שמזכירה|שמזכירים|שמזכירות את?
  בנושא|שבנושא|שהנושא|שנושאם|שנושאו שלהם|שלו|הוא? כתוב|מופיע|יש?
  על|לגבי|בעניין|שמדברים על?`);
const fromWords = phrases(`that|which? come|comes|came|arrive|arrives from
  sent by
  from
  by`);

/** Words that say no more than "a mail that comes", of any rule. */
const fillers = new Set(
  (
    'every all any each the a an my of mail mails email emails e-mail e-mails message messages everything anything it ' +
    'them they that which is are be been should must will shall please always automatically on now then when whenever ' +
    'if in comes come arrives arrive arriving incoming new i get gets want wants rule make a: to do and somebody someone ' +
    'time for me so up go goes writes write sends send old ' +
    'כל כלל כל: הכל את של המיילים מיילים מייל המייל שמייל הודעה הודעות ההודעות אימייל אימיילים דואר מה אותו אותם אותה אותן ' +
    'תמיד מעכשיו והלאה מהיום באופן אוטומטי אוטומטית בכל פעם כש כאשר אם מגיע מגיעה מגיעים מגיעות שמגיע שמגיעה שמגיעים שמגיעות ' +
    'שבא שבאים שבאה שנשלח שנשלחו אז אני רוצה שכל צור צרי תיצור תיצרי ליצור חדש חדשים שלי לי הזה האלה זה כולם ' +
    'יש שיש כשמגיע כשמגיעה כשמגיעים אחד מישהו כותב כותבת כותבים שולח שולחת שולחים שכותב שכותבת ששולח ששולחת וגם הם שהם'
  ).split(' '),
);
/** "From last week" tells when a mail came, and a rule knows no such time. */
const isTime = (word: string) =>
  /^(?:last|this|next|yesterday|today|tomorrow|(?:מ|ב)?ה?(?:שבוע|חודש|שנה|אתמול|היום|מחר))$/.test(word);
export const isFiller = (word: string) =>
  fillers.has(word) || fillers.has(word.replace(/^[לוש](?=[א-ת]{2})/, ''));
/** They end a name or a subject. */
const stops = new Set(
  (
    'that which who should must will are is get gets go goes arrives arrive comes come writes write sends send and in ' +
    'to then older after with about from under as into when if it them by all any every everything anything whatever ' +
    'יקבל יקבלו תקבל ילכו ילך יעברו יעבור יסומן יסומנו שמגיע שמגיעים מגיע מגיעים כותב כותבת שולח שולחת כותבים שולחים אז ' +
    'אחרי לאחר תחת עם שיש על בנושא לארכיון לפח לאשפה את כל הכול הכל'
  ).split(' '),
);
/** What makes it more than a rule can hold. */
const beyond = new Set(
  (
    "except but not excluding unless without nobody reply answer forward remind or didn't don't isn't never " +
    'חוץ מלבד פרט למעט אבל בלי לא שלא תענה לענות ענה תזכיר תזכירי להזכיר או כבר אלא'
  ).split(' '),
);

/** They stand for words that the forms would miss. */
const signs = new Set('→ -> => >> ='.split(' '));

/** They say that a wish holds from now on. */
const standing = phrases(`from now on
  from today on
  make|add|create a rule to?
  צור|צרי|הוסף|הוסיפי כלל
  always
  automatically
  whenever
  each|every time
  תמיד
  מעכשיו והלאה?
  מהיום והלאה?
  באופן אוטומטי
  אוטומטית
  בכל פעם`);

export function readMailRule(sentence: string): MailRule | null {
  if (sentence.length > bounds.ruleSentence) return null;
  const words = wordsOfRule(sentence).rest;
  const verb = words.some(({ plain }) => signs.has(plain)) ? null : (changeIn(words) ?? tagIn(words));
  if (verb === null) return null;
  const { rule, left } = ruleAround(verb, fromIn);
  return left.length === 0 && isHeld(rule, left) ? rule : null;
}

/** Whether the words ask for something of mail again and again, and not only now. What cannot be held is said later. */
export function isStandingRule(sentence: string): boolean {
  const { isFound, rest } = wordsOfRule(sentence);
  if (!isFound || (changeIn(rest) ?? tagIn(rest)) === null) return false;
  return readMailRule(sentence) !== null || (isOfMail(rest) && !isAnotherWish(rest));
}

const mailNouns =
  /^(?:e-?mails?|mails?|inbox|messages?|newsletters?|invoices?|receipts?|ה?(?:אי)?מיילי?ם?|ה?הודע(?:ה|ות)|הודעות|ה?דואר|ה?ניוזלטר(?:ים)?)$/;
const isOfMail = (words: readonly Word[]) =>
  withoutAny(words, listWords).isFound || words.some(({ plain }) => mailNouns.test(plain));

/** "How do I always archive mails?" asks, and "remind me to always …" is a reminder. */
const anotherWish =
  /^(?:how|why|what|where|who|which|does|did|is|are|find|search|look|google|remind|איך|למה|מדוע|מה|איפה|מי|האם|חפשי?|תחפשי?|לחפש|מצאי?|תמצאי?|תזכירי?|הזכר|להזכיר)$/;
const politely = /^(?:please|hey|hi|can|could|would|will|you|בבקשה|היי|אפשר|את|אתה|תוכלי?)$/;
const isAnotherWish = (words: readonly Word[]) =>
  anotherWish.test(words.find(({ plain }) => plain !== '' && !politely.test(plain))?.plain ?? '');

/** How many days such words as "two weeks" are; 0 where they say none. */
export function daysSaid(said: string): number {
  const words = mailWords(said);
  const amounts = [...words.keys()].map((at) => amountAt(words, at)?.days ?? 0);
  return amounts.find((days) => days > 0) ?? 0;
}

/** The words without those that say that it holds from now on, and whether there are such. */
const wordsOfRule = (sentence: string) => withoutAny(mailWords(sentence), standing);

type Piece = { said: string; rest: Word[] };

/** The pieces around a verb, and the words that belong to none. */
function ruleAround(
  verb: Verb,
  senderIn: (words: readonly Word[]) => Piece,
): { rule: MailRule; left: readonly Word[] } {
  const lists = withoutAny(verb.rest, listWords);
  const unread = withoutAny(lists.rest, unreadWords);
  const files = withoutAny(unread.rest, fileWords);
  const age = withoutAge(files.rest);
  const about = aboutIn(age.rest);
  const from = senderIn(about.rest);
  const rule = {
    does: verb.does,
    also: [],
    tag: verb.tag,
    from: from.said,
    subject: about.said,
    newsletters: lists.isFound,
    unread: unread.isFound,
    files: files.isFound,
    days: age.days,
  };
  return { rule, left: from.rest.filter(({ plain }) => plain !== '' && !isFiller(plain)) };
}

/** Whether it is a rule at all, and one that says no more than a rule can hold. */
function isHeld(rule: MailRule, left: readonly Word[]): boolean {
  return hasCondition(rule) && ![...left, ...wordsIn(rule.from)].some(({ plain }) => isBeyond(plain));
}

/** In Hebrew "that" and "and" are glued to the word. */
const isBeyond = (plain: string) => beyond.has(plain) || beyond.has(plain.replace(/^[שו](?=[א-ת]{2})/, ''));

const wordsIn = (text: string) => text.split(' ').map((one) => ({ plain: one.toLowerCase() }));

type Verb = { does: RuleVerb; tag: string; rest: readonly Word[] };

function changeIn(words: readonly Word[]): Verb | null {
  const found = verbIn(words);
  return found === null || found.does === 'unread' ? null : { does: found.does, tag: '', rest: found.rest };
}

function tagIn(words: readonly Word[]): Verb | null {
  for (const way of tagging) {
    const [first, last] = [way[0], way.at(-1)];
    if (first === undefined || last === undefined) continue;
    const verb = find(words, first, 0);
    if (verb === null) continue;
    const named = way.length === 1 ? verb : findLast(words, last, verb.to);
    if (named === null) continue;
    const tagged = tagAt(words, named.to);
    if (tagged === null) continue;
    const whole = cutOut(words, { from: named.from, to: tagged.to });
    return { does: 'tag', tag: tagged.tag, rest: way.length === 1 ? whole : cutOut(whole, verb) };
  }
  return gluedTagIn(words);
}

function gluedTagIn(words: readonly Word[]): Verb | null {
  const verb = find(words, gluedTagging, 0);
  const at = words.findLastIndex(
    ({ plain }, index) => index > (verb?.to ?? 0) && /^כ[א-ת]{2}/.test(plain) && plain !== 'כל',
  );
  if (verb === null || at === -1) return null;
  const tagged = tagAt(words, at);
  if (tagged === null) return null;
  const rest = cutOut(cutOut(words, { from: at, to: tagged.to }), verb);
  return { does: 'tag', tag: tagged.tag.slice(1), rest };
}

/** The name of a tag, to the end of its clause. */
function tagAt(words: readonly Word[], from: number): { tag: string; to: number } | null {
  const isEnd = ({ plain }: Word, index: number) =>
    index >= from &&
    (plain === '' || (index > from && (stops.has(plain) || /^ל(?:כל|מייל|הודע)/.test(plain))));
  const end = words.findIndex(isEnd);
  const to = end === -1 ? words.length : end;
  const name = words.slice(from, to);
  const isName =
    name.length > 0 &&
    name.length <= mostWordsOfTag &&
    !name.some(({ plain }) => /^(?:attachments?|files?)$/.test(plain));
  return isName ? { tag: name.map(({ text }) => text).join(' '), to } : null;
}

/** "Older than a week", "after 3 days", "ישנים משבוע", "בני יותר מחודש". */
function withoutAge(words: readonly Word[]): { days: number; rest: Word[] } {
  for (const before of ageBefore) {
    const found = find(words, before, 0);
    if (found === null) continue;
    const amount = amountAt(words, found.to);
    if (amount === null) continue;
    const after = ageAfter.map((one) => find(words, one, amount.to)).find((one) => one?.from === amount.to);
    return { days: amount.days, rest: cutOut(words, { from: found.from, to: after?.to ?? amount.to }) };
  }
  return { days: 0, rest: [...words] };
}

function amountAt(words: readonly Word[], at: number): { days: number; to: number } | null {
  const bare = (index: number) => (words[index]?.plain ?? '').replace(/^מ-?(?=[א-ת\d])/, '');
  const plain = (index: number) => words[index]?.plain ?? '';
  const alone = units.get(plain(at)) ?? units.get(bare(at));
  if (alone !== undefined) return { days: alone, to: at + 1 };
  const count = [plain(at), bare(at)]
    .map((one) => (/^\d{1,4}$/.test(one) ? Number(one) : numbers.get(one)))
    .find((one) => one !== undefined);
  const unit = units.get(plain(at + 1));
  return count === undefined || unit === undefined ? null : { days: count * unit, to: at + 2 };
}

function aboutIn(words: readonly Word[]): { said: string; rest: Word[] } {
  for (const one of aboutWords) {
    const found = find(words, one, 0);
    const said = found === null ? null : saidAt(words, found.to);
    if (found !== null && said !== null)
      return { said: said.text, rest: cutOut(words, { from: found.from, to: said.to }) };
  }
  return { said: '', rest: [...words] };
}

function fromIn(words: readonly Word[]): { said: string; rest: Word[] } {
  for (const one of fromWords) {
    const found = find(words, one, 0);
    const said = found === null ? null : saidAt(words, found.to);
    if (found !== null && said !== null)
      return { said: said.text, rest: cutOut(words, { from: found.from, to: said.to }) };
  }
  return gluedFromIn(words) ?? writerIn(words) ?? { said: '', rest: [...words] };
}

/** "מהבנק", "מ-paypal.com": the letter belongs to the preposition unless the word is one that no name begins with. */
function gluedFromIn(words: readonly Word[]): { said: string; rest: Word[] } | null {
  const at = words.findIndex(({ plain }) => /^מ-?[^\s-]{2}/.test(plain) && !isFiller(plain));
  const said = at === -1 ? null : saidAt(words, at);
  if (said === null) return null;
  return { said: said.text.replace(/^מ-?/, ''), rest: cutOut(words, { from: at, to: said.to }) };
}

/** "When Dana writes", "כשדנה כותבת". */
function writerIn(words: readonly Word[]): { said: string; rest: Word[] } | null {
  const at = words.findIndex(({ plain }) =>
    /^(?:writes|sends|כותב|כותבת|שולח|שולחת|כותבים|שולחים)$/.test(plain),
  );
  const from = words.findLastIndex(
    ({ plain }, index) =>
      index < at &&
      (plain === '' || /^(?:when|whenever|if|time|אם|כאשר|פעם)$/.test(plain) || /^כש../.test(plain)),
  );
  if (at === -1 || from === -1) return null;
  const isGlued = /^כש../.test(words[from]?.plain ?? '');
  const name = words
    .slice(isGlued ? from : from + 1, at)
    .map(({ text }) => text)
    .join(' ');
  const said = isGlued ? name.slice(2) : name.replace(/^ש(?=ה[א-ת]{2})/, '');
  return said === '' ? null : { said, rest: cutOut(words, { from, to: at + 1 }) };
}

/** The words from a place to where something else begins. */
function saidAt(words: readonly Word[], from: number): { text: string; to: number } | null {
  const end = words.findIndex(
    ({ plain }, index) => index >= from && (plain === '' || (index > from && stops.has(plain))),
  );
  const to = end === -1 ? words.length : end;
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
  const isSaid =
    words.slice(from, to).some(({ plain }) => !isFiller(plain)) && !isTime(words[from]?.plain ?? '');
  return isSaid ? { text, to } : null;
}

/**
 * Titles, tasks and recipients without what was only said to the assistant: thanks, "so I don't forget", "for an hour
 * tops", "put it on the list". What "it" means is what was told before.
 */
import type { Proposal, Reading, Understanding } from '../../language/reading.ts';
import { read, wordsOf } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';

/** `text`: the words of all actions. */
export function tidied({ actions: [leading, ...others] }: Understanding, text: string): Understanding {
  const first = tidiedReading(leading, text);
  // "…, pop it in the calendar so I don't double book" is no second entry.
  const rest = others.filter((one) => !isOfWhatWasTold(one, first)).map((one) => tidiedReading(one, text));
  return { ...first, actions: [first, ...rest] };
}

function tidiedReading(reading: Reading, text: string): Reading {
  const one = { ...reading, ...tidiedProposal(reading, reading.words, text) };
  const [other, ...more] = reading.alternatives.map((each) => tidiedProposal(each, reading.words, text));
  if (other === undefined) return one;
  const front = isOnlyWhen(one) && !isOnlyWhen(other) ? withTaskOf(one, other) : one;
  if (!isSame(front, other)) return { ...front, alternatives: [other, ...more] };
  // What the readers read alike is in no doubt. How often a meeting is and when a mail leaves stand beside the slots.
  const isWhole = front.intent === 'reminder' || front.intent === 'create_task';
  const isSettled = isWhole || !isSame(reading, reading.alternatives[0] ?? reading);
  const doubts = isSettled ? front.doubts.filter(({ kind }) => kind !== 'reading') : front.doubts;
  return { ...front, doubts, alternatives: more };
}

function isSame(one: Proposal, other: Proposal): boolean {
  const said = ({ slots }: Proposal) =>
    Object.entries(slots)
      .flatMap(([slot, value]: [string, unknown]) => (value == null ? [] : [JSON.stringify([slot, value])]))
      .toSorted()
      .join('\n');
  return one.intent === other.intent && said(one) === said(other);
}

function tidiedProposal(proposal: Proposal, words: string, text: string): Proposal {
  switch (proposal.intent) {
    case 'create_event': {
      const { title, endTime } = proposal.slots;
      const location = withHouseNumber(proposal.slots.location ?? null, text);
      const named = titleOf(title, words, text);
      const bare = named?.replace(forDoing, '').replace(concerning, '') ?? null;
      const clean = bare === null ? null : withoutPlace(withoutInvite(bare), location);
      const slots = { ...proposal.slots, title: endTime === null ? clean : withoutAbout(clean) };
      return { ...proposal, slots: location === null ? slots : { ...slots, location } };
    }
    case 'reminder':
      return { ...proposal, slots: { ...proposal.slots, task: titleOf(proposal.slots.task, words, text) } };
    case 'create_task': {
      const title = titleOf(proposal.slots.title, words, text);
      return { ...proposal, slots: { ...proposal.slots, title: wholeItem(title, text) } };
    }
    case 'send_email': {
      const { to, cc, bcc } = proposal.slots;
      const people = once(to?.filter((one) => !nobody.test(one)).map(bareName) ?? null);
      const others = (list: readonly string[] | null) => once(list, people ?? []);
      const { subject, body } = withBodySaid(proposal.slots);
      const slots = { ...proposal.slots, to: people, cc: others(cc), bcc: others(bcc), subject, body };
      return { ...proposal, slots };
    }
    case 'send_whatsapp': {
      const { to, message } = proposal.slots;
      const none = to === null ? null : nobody.exec(to);
      if (none === null)
        return { ...proposal, slots: { to: to === null ? null : onceIn(bareName(to)), message } };
      const isAsked = /^(?:if|whether)$/i.test(none[1] ?? '') && message !== null;
      return { ...proposal, slots: { to: null, message: isAsked ? `${none[1]} ${message}` : message } };
    }
    case 'search':
    case 'none':
      return proposal;
    default:
      return proposal satisfies never;
  }
}

const road =
  /\b(?:road|rd|street|st|avenue|ave|lane|drive|close|way|square|terrace|boulevard|blvd|court|crescent|place)\.?$/i;
const numberBefore = /(?:^|[\s,])(?<number>\d{1,4}[a-z]?) $/i;

/** "At 14 Elm Road": the number was taken for one of the sentence. */
function withHouseNumber(place: string | null, text: string): string | null {
  const at = place === null || !road.test(place) ? -1 : text.indexOf(place);
  const number = at < 0 ? undefined : numberBefore.exec(text.slice(0, at))?.groups?.['number'];
  return number === undefined ? place : `${number} ${place ?? ''}`;
}

/** "Let her know", "ask him if": whom, the sentence does not say. */
const nobody = /^(?:him|her|them)(?: (know|if|whether))?$/i;

const subjectAndBody =
  /^(?<subject>[^,;]{2,80}),? (?:and )?(?:say(?:ing)?|write|tell(?:ing)? (?:him|her|them))(?: that)?:? (?<body>\S.{2,})$/i;

/** "Subject receipts, say they are all there": the subject ends where it is told what to say. */
function withBodySaid({ subject, body }: { subject: string | null; body: string | null }) {
  const both = body === null && subject !== null ? subjectAndBody.exec(subject)?.groups : undefined;
  return { subject: both?.['subject'] ?? subject, body: both?.['body'] ?? body };
}

/** "ל-Avi" is Avi. */
const bareName = (name: string) => name.replace(/^ל-?(?=[A-Za-z])/, '');

/** The same person twice is one. */
function once(people: readonly string[] | null, others: readonly string[] = []): readonly string[] | null {
  const seen = new Set(others.map((one) => one.toLowerCase()));
  const left = (people ?? []).filter((one) => {
    const isNew = !seen.has(one.toLowerCase());
    seen.add(one.toLowerCase());
    return isNew;
  });
  return left.length === 0 ? null : left;
}

function onceIn(to: string): string {
  return to.includes(', ') ? (once(to.split(', ')) ?? [to]).join(', ') : to;
}

const dear =
  '(?:,? (?:dear|love|mate|hun|hon|darling|honey|buddy|pal|my (?:dear|friend|love)|יקירי|יקירתי|נשמה|מותק|אחי|חמודה?))?';
const ends = '[\\s.,;!?…💛🙏😅❤️👍-]*$';
/** Said to the assistant wherever it ends a title. */
const soft = new RegExp(
  `[\\s,;.!?-]{1,20}(?:please|pls|plz|lol|haha|lmao|ח{3,20}|חה חה(?: חה)?|tnx|thx|tysm|בבקשה|טנקס|תודה רבה(?: לך)?|if you (?:can|could|would|don['’]?t mind)|אם אפשר)${dear}${ends}`,
  'iu',
);
/** Only behind a mark: one may be reminded to say thanks. */
const marked = new RegExp(
  `(?:[,;.!?-]|\\s[–—])\\s*((?:many thanks|thanks|thank (?:you|u)|ty|cheers|ta|תודה|תודות)(?: (?:so|very) much| a (?:lot|million|bunch|ton)| again| in advance| רבה| לך| מראש| ענקית)*${dear}|ok(?:ay)?|k|will you|would you|could you)${ends}`,
  'iu',
);
const purpose =
  /(?:(?:just )?(?<!\p{L})so (?:that )?(?:i|we) (?:don['’]?t|do not|won['’]?t|can['’]?t|never) (?:ever )?(?:forget|book|double|overbook|schedule|plan|miss it|clash)|(?<!\p{L})(?:כדי |רק )?ש(?:לא א|לא נ)(?:שכח|קבע|פספס))/iu;
/** "So I can print the brief" */
const sought = /^(?:just )?so (?:that )?(?:i|we) (?:(?:can|could|will|may|remember to) )?(?=\S)/i;
const beforeForgetting = /^(?:just )?(?:before i forget|לפני שאני שוכחת?),? (?:to )?/i;

/** "I should really get round to updating the site" */
const lingering =
  /^(?:(?:i|we) )?(?:(?:should|must|ought to|have to|need to) )?(?:(?:really|finally|at last) )*(?:(?:should|must|ought to|have to|need to) )?(?:get (?:a)?round to )(?=\S)/i;
/** "Forty-five minutes on the annual report" */
const concerning = /^(?:on|about|regarding|re) (?:the |my |our )?(?=\S+ \S)/i;

/** "I want to be reminded …" is no task. */
const manners =
  /^(?:i (?:want|need|would like|wish) to|i['’]d (?:like|love) to|(?:can|could|would|will) you|please|אני רוצה|אני צריכה?|הייתי רוצה|בבקשה)[\s.,]*$/i;

function titleOf(title: string | null, words: string, text: string): string | null {
  if (title === null || manners.test(title)) return null;
  const bare = /\?\s{0,9}$/.test(text) && politely.test(text) ? title.replace(/[\s?]{1,20}$/, '') : title;
  const clean = withoutEnds(bare, words)
    .replace(beforeForgetting, '')
    .replace(sought, '')
    .replace(lingering, '');
  const said = clean === '' ? title : withoutHalfQuotes(clean, text);
  return pointer.test(said) ? (toldBefore(text) ?? said) : ofWhom(said);
}

/** "Put 'Parents evening' in for the 10th": the second mark stayed. */
function withoutHalfQuotes(title: string, text: string): string {
  const quote = title.at(-1) ?? '';
  if (!/["'”’]/.test(quote) || title.indexOf(quote) < title.length - 1) return title;
  return /(?:^|\s)["'“‘]/.test(text) && !/^["'“‘]/.test(title) ? title.slice(0, -1) : title;
}

/** "שעתיים לעבודה על הפוסטר": the time is for what it is called. */
const forDoing =
  /^(?:hold|time|slot) for (?:the |my )?(?=\S)|^(?:זמן |פנוי )?ל(?=(?:עבודה|עבודת|הכנה|הכנת|הגהה|הגהת|מנוחה|תרגול|תכנון|לימודים|ספורט|יוגה|ריצה|מיילים|שיחה|שיחת|חשבוניות|צילומים|[א-ת]{2}י[א-ת]{1,2}[הת]|[א-ת]י[א-ת]ו[א-ת](?:ים)?)(?![א-ת]))/i;

/** "Could you remind me …?" asks the assistant, and is no question to be noted. */
const politely =
  /\b(?:can|could|would|will) (?:you|u)\b|(?<![א-ת])(?:אתה יכול|את יכולה|תוכלי?|אפשר|בא לך|מוכנה? )(?![א-ת])/i;

const whomFirst =
  /^(?:ל|על |לגבי |בנוגע ל)?(?<whom>[א-ת][א-ת'"׳״ ]{1,25}?)(?: שלי)?\s?[,:–-] ?(?<deed>ל[א-ת]{2,12}) (?<to>אל(?:יו|יה|יהם|יהן)|לו|לה|להם|אות(?:ו|ה|ם)|אית(?:ו|ה|ם))(?![א-ת])/;
const joints: readonly (readonly [RegExp, string])[] = [
  [/^אות/, 'את '],
  [/^אית/, 'עם '],
  [/^/, 'ל'],
];

/** "לאמא שלי, להתקשר אליה" is "להתקשר לאמא". */
function ofWhom(title: string): string {
  const found = whomFirst.exec(title);
  const { whom, deed, to } = found?.groups ?? {};
  if (found === null || whom === undefined || deed === undefined || to === undefined) return title;
  const joint = joints.find(([form]) => form.test(to))?.[1] ?? '';
  return `${deed} ${joint}${joint === 'ל' ? whom.replace(/^ה(?=[א-ת]{3})/, '') : whom}${title.slice(found[0].length)}`;
}

function withoutRest(text: string, form: RegExp): string {
  const index = text.search(form);
  return index === -1 ? text : text.slice(0, index).replace(/[\s,;.-]{1,20}$/, '');
}

function withoutEnds(title: string, words: string): string {
  const bare = withoutTail(withoutRest(title, purpose), words);
  const left = bare === title ? title : withoutEnds(bare, words);
  return left.trim() === '' ? title : left.trim();
}

/** A title may have lost the mark that its words have. */
function withoutTail(title: string, words: string): string {
  const short = title.replace(soft, '').replace(marked, '');
  if (short !== title) return short;
  const [, thanks] = marked.exec(words) ?? [];
  const end = title.replace(/[\s.,;!?…-]{1,20}$/, '');
  const isLast = thanks !== undefined && end.toLowerCase().endsWith(` ${thanks.toLowerCase()}`);
  return isLast ? end.slice(0, -thanks.length).replace(/[\s,;.!?-]{1,20}$/, '') : title;
}

const pointer = /^(?:it|that|this|them|those|these|זה|את זה|אותו|אותה|אותם)[\s.,!?]*$/i;

const toldIn: readonly RegExp[] = [
  /[,.;:—–-]\s{0,4}(?:and |so |please |pls |plz |can you |could you |just ){0,4}(?:stick|put|pop|add|save|mark|note|jot|write|throw|chuck|enter|log|get|slot|book|schedule|stuff|bung|whack) (?:it|that|this|them|those|these)\b/i,
  /[,.;:—–-]\s{0,4}(?:ו|אז |בבקשה )?ת?(?:כניסי?|וסיפי?|שימי?|רשמי?|רשום|קבעי?|זרקי?|דחפי?) (?:לי )?(?:את זה|אותו|אותה|אותם)(?![א-ת])/,
];
const opening =
  /^(?:(?:hey|hi|ok|so|oh|um|uh)[, ]+)*(?:(?:i|we)(?:['’]ve got| have got| have|['’]ve)|there(?:['’]s| is| are)|i got) (?=\S)/i;

/** What "it" is, without its time; null where nothing was told before. */
function toldBefore(text: string): string | null {
  for (const form of toldIn) {
    const told = before(form, text);
    // "Coming Tuesday" is a time, and "is coming" is none.
    const left =
      told === null
        ? ''
        : withoutTimes(told)
            .replace(opening, '')
            .replace(/ (?:is|are)$/i, '$& coming');
    if (left !== '') return left;
  }
  return null;
}

/** What stands before the words of a form; null without them. */
function before(form: RegExp, text: string): string | null {
  const index = text.search(form);
  return index === -1
    ? null
    : text
        .slice(0, index)
        .replace(/[,.;:—–-]{1,20}$/, '')
        .trimEnd();
}

function withoutTimes(text: string): string {
  const sentence = read(text, () => null);
  const { all } = findTimes(sentence.tokens);
  const starts = [0, ...all.map(({ to }) => to)];
  const pieces = starts.map((from, index) =>
    wordsOf(sentence, from, all[index]?.from ?? sentence.tokens.length)
      .replace(/^[\s,;.-]+/, '')
      .replace(/[\s,;.-]{1,20}$/, ''),
  );
  return pieces
    .filter((piece) => piece !== '')
    .join(' ')
    .replace(/ (?:on|at|from|ב|ביום)$/i, '');
}

/** A task that holds nothing but words of time: "three days before in the morning". */
function isOnlyWhen(proposal: Proposal): boolean {
  if (proposal.intent !== 'reminder' || proposal.slots.task === null) return false;
  return withoutTimes(proposal.slots.task).replace(/^(?:in|on|at|the|before|ב|ל|לפני)$/i, '') === '';
}

function withTaskOf(reading: Reading, other: Proposal): Reading {
  if (reading.intent !== 'reminder' || other.intent !== 'reminder' || other.slots.task === null)
    return reading;
  return { ...reading, slots: { ...reading.slots, task: other.slots.task } };
}

/** "milk, oat not cow. put it on the list": the whole of it. */
function wholeItem(title: string | null, text: string): string | null {
  const told = before(listed, text) ?? before(listedHe, text);
  const isPart = told !== null && title !== null && told.startsWith(title) && told !== title;
  return isPart && told.length < longestItem && withoutTimes(told) === told ? told : title;
}

const longestItem = 120;
const listed =
  /[,.;:—–-]\s{0,4}(?:and |please |pls |can you |could you ){0,4}(?:stick|put|pop|add|note|jot|write|throw|chuck|stuff|bung|whack) (?:(?:it|that|this|them|those|these) )?(?:down )?(?:on|in|to|onto|into) (?:the |my |our )?(?:[a-z-]{1,20} )?(?:list|tasks?|to-?dos?)\b/i;
const listedHe =
  /[,.;:—–-]\s{0,4}(?:ו|בבקשה )?ת?(?:כניסי?|וסיפי?|שימי?|רשמי?|רשום) (?:לי )?(?:את זה |אותו |אותם )?[לב](?:רשימה|רשימת|משימות)(?![א-ת])/;

const invite =
  /(?:(?<!\p{L})(?:and )?invite (?:both|them|all|everyone)(?: of them| both| all)?|(?<!\p{L})ו?ת?זמיני? (?:את )?(?:שניהם|שתיהן|כולם|אותם|אותן))[\s.!]{0,4}$/iu;
const about =
  /[\s,]{1,4}(?:tops|max|maximum|or so|or thereabouts|give or take|at most|roughly|ish|גג|מקסימום|בערך|לכל היותר|ככה|נגיד)[\s.!?]{0,4}$/i;

function withoutInvite(title: string): string {
  const left = withoutRest(title, invite);
  return left === '' ? title : left;
}

/** Of a length that was said. */
function withoutAbout(title: string | null): string | null {
  const left = title?.replace(about, '') ?? null;
  return left === '' ? title : left;
}

/** Said of a place that has a field of its own. */
function withoutPlace(title: string, place: string | null): string {
  if (place === null || !title.toLowerCase().endsWith(place.toLowerCase())) return title;
  const left = title.slice(0, -place.length).replace(/[\s,;-]{1,20}(?:(?:at|in|on|@|ב)[\s-]{0,4})?$/i, '');
  return left === '' ? title : left;
}

/** A second action that only points at the first one. */
function isOfWhatWasTold(reading: Reading, first: Reading): boolean {
  if (reading.intent !== 'create_event' || first.intent !== 'create_event') return false;
  const { title, startTime } = reading.slots;
  return startTime === null && title !== null && pointer.test(withoutRest(title, purpose));
}

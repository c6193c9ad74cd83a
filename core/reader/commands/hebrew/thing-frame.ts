/**
 * A reminder, a meeting or a task in Hebrew of which only the pieces are said, in any order: "עוד עשרים דקות לכבות את
 * התנור", "עם תומר, חצי שעה, על החוזה, חמישי בעשר", "קניתי כרטיסים להבימה, 22 לחודש ב-20:30, תכניסי". The words of time and
 * the verb are taken out; what is left is what it is about.
 */
import { resolveRecipient } from '../../../domain/recipients.ts';
import { firstNames, lastNames } from '../../../language/entities/names.ts';
import { kin } from '../../../language/entities/kin.ts';
import type { Contact, Context, Proposal, Reading, Span } from '../../../language/reading.ts';
import { read, spansOf } from '../../../language/sentence.ts';
import { findTimes } from '../../../language/time/find.ts';
import type { Token } from '../../../language/tokens.ts';
import { isCommon, respell } from '../../../language/understand/vocabulary.ts';
import { whenSaid, type When } from '../own-reading.ts';
import { cleaned, titleOf } from './title.ts';

type Place = { readonly start: number; readonly end: number };
type Kind = 'reminder' | 'create_event' | 'create_task';

const remind =
  /(?<![א-ת])(?:ו|ש)?(?:תזכירי?|הזכירי?|להזכיר|תזכרי)(?: לי| לנו| אותי)(?![א-ת])|(?<![א-ת])ת?עירי? (?:אותי|אותנו)(?![א-ת])/;
const place =
  /(?<![א-ת])(?:ו|ש)?(?:תכניסי?|הכניסי?|להכניס|תקבעי?|קבעי|לקבוע|תרשמי|תרשום|רשמי|לרשום|תשימי?|שימי|שים|תוסיפי?|הוסיפי?|להוסיף|תשרייני|תשריין|לשריין|תחסמי|תחסום|לחסום)(?: לי| לנו)?(?: את זה| אותו| אותה| הכל)?(?![א-ת])/;
const calendar = /(?<![א-ת])(?:ביומן|ליומן|בלו"ז|ללו"ז|בלוז|ללוז)(?: שלי)?(?![א-ת])/;
const list = /(?<![א-ת])(?:ב|ל)(?:רשימת |רשימה של )?(?:ה?משימות|ה?מטלות|טודו)(?: שלי)?(?![א-ת])/;
const must =
  /^[^א-ת]*(?:אני )?(?:צריך|צריכה|חייב|חייבת|לא לשכוח|אסור לי לשכוח|שלא אשכח|חשוב|דחוף)(?![א-ת])(?! ל(?:ראות|דעת|הבין|בדוק אם))/;
/** Something is asked, or told of what was said before. */
const question =
  /\?|(?<![א-ת])[ושלבמ]{0,2}(?:מה|מתי|מי|האם|כמה|איפה|למה|איך|איזה|איזו|אילו)(?![א-ת])|(?<![א-ת])(?:או ש[א-ת]*|או עדיין|ביקשתי|קבענו ש|קבעתי ש|אמור|אמורה|נכון|שילמתי|תסתכלי?|תבדוקי?|תבדקי)(?![א-ת])|^[^א-ת]*(?:יש לי|היה|הייתה)(?![א-ת])/;
const refused = /(?<![א-ת])(?:אל ת[א-ת]+|לא צריך|לא צריכה|אין צורך|לא רוצה)(?![א-ת])/;
/** Another way of a message, an address, or several things at once. */
const another =
  /@|ווטס|וואטס|אינסט|מסנג|פייסבוק|(?<![א-ת])ב?(?:מייל|סמס)(?![א-ת])|(?<![א-ת])ו(?:אז|אחר כך|גם) |(?<![א-ת])(?:שתי|שני|שלוש|שלושה) (?:משימות|תזכורות|דברים)/;
/** A message says its words itself. */
const message = /(?<![א-ת])ו?ת?(?:שלחי?|כתבי|כתוב|גידי?|מסרי|מסור|עני|ענה|ודיעי?|עדכני?|סמסי?)(?![א-ת])/;
/** What changes or undoes something that is there, and two wishes at once. */
const other =
  /(?<![א-ת])ו?ת?(?:בטלי?|מחקי?|דחי|דחה|זיזי?|הזיזי?|שני את|שנה את|העבירי|עבירי?|במקום|חפשי?)(?![א-ת])|(?<![א-ת])ו(?:תזכירי?|תקבעי?|תרשמי|תכניסי?|תשלחי?)(?![א-ת])/;

/** How long, where a comma or an end stands beside it. */
const length =
  /(?<=^|[,.] {0,20}|\d )(?<!(?:עוד|תוך|כל) )ל?-?(?:חצי שעה|רבע שעה|שלושת רבעי שעה|שעה וחצי|שעה ורבע|שעה|שעתיים(?: וחצי| ורבע)?|(?:\d{1,3}|[א-ת]+|[א-ת]+ וחמש) דקות|(?:\d{1,2}|[א-ת]+) שעות(?: וחצי)?)(?= ?(?:[,.]|$))/g;

export function thingFrame(text: string, context: Context): Reading | null {
  if (
    refused.test(text) ||
    another.test(text) ||
    question.test(text) ||
    message.test(text) ||
    other.test(text)
  )
    return null;
  if (text.trim().split(/\s+/).length > mostWords) return null;
  const verbs = [remind, place, calendar, list, must].flatMap((form) => placeOf(form, text));
  const times = timesIn(text, verbs);
  const left = piecesOf(text, verbs, times.places);
  const kind = kindOf(text, left, times);
  if (kind === null) return null;
  const when = whenSaid(times.words, kind, times.tokens, context);
  return kind === 'create_event' ? meeting(text, left, when, context) : thing(text, left, when, kind);
}

const mostWords = 40;

function placeOf(form: RegExp, text: string): readonly Place[] {
  const found = form.exec(text);
  return found === null ? [] : [{ start: found.index, end: found.index + found[0].length }];
}

type TimesSaid = {
  readonly words: string;
  readonly places: readonly Place[];
  readonly tokens: readonly Token[];
  readonly hasClock: boolean;
  readonly isDated: boolean;
};

function timesIn(text: string, verbs: readonly Place[]): TimesSaid {
  const sentence = read(text, respell);
  const isVerb = ({ start, end }: Place) => verbs.some((verb) => start < verb.end && end > verb.start);
  const said = findTimes(sentence.tokens).all.filter(
    ({ isPast, pieces, from, to }) =>
      !isPast && pieces[0]?.lead !== 'of' && !spansOf(sentence, { from, to }).some(isVerb),
  );
  const found = said.flatMap(({ from, to }) => spansOf(sentence, { from, to }));
  const isFound = ({ start, end }: Place) => found.some((one) => start < one.end && end > one.start);
  const lengths = [...text.matchAll(length)]
    .map(({ index, 0: { length: size } }) => ({ start: index, end: index + size }))
    .filter((one) => !isFound(one) && !isVerb(one));
  const places = [...found, ...lengths];
  return {
    words: places.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ')).join(', '),
    places,
    tokens: sentence.tokens,
    hasClock: said.some(({ clock }) => clock !== null),
    isDated: said.some(
      ({ day, clock, ahead, every, part }) => (day ?? clock ?? ahead ?? every ?? part) !== null,
    ),
  };
}

/** What is left between the cuts. A time in the middle of a sentence does not end it: "להתקשר מחר לבנק". */
function piecesOf(text: string, verbs: readonly Place[], times: readonly Place[]): readonly string[] {
  const cuts = [...verbs, ...times].toSorted((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let from = 0;
  let isOne = false;
  for (const cut of [...cuts, { start: text.length, end: text.length }]) {
    const said = text.slice(from, Math.max(from, cut.start));
    const last = pieces.at(-1);
    if (isOne && last !== undefined && goesOn.test(said) && isInfinitive(trimmed(last)))
      pieces[pieces.length - 1] = `${last} ${trimmed(said)}`;
    else pieces.push(said);
    isOne = times.includes(cut) && !/[,.!;:][\s]*$/.test(said);
    from = Math.max(from, cut.end);
  }
  return pieces.map(trimmed).filter((piece) => piece !== '');
}

const goesOn = /^\s+(?:את|על|עם|אל|ל|ב|מ|אצל|בשביל|אם)/;

function trimmed(piece: string): string {
  return piece
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.!:;–—-]+/, '')
    .replace(/(?<![\s,.!:;–—-])[\s,.!:;–—-]{1,99}$/, '');
}

/** "לכבות", "להחזיר", "לקחת", and no name: "לדנה". */
const infinitive = /^ל(?:ה[א-ת]{2,}|[א-ת]{2,}ות|[א-ת]{2,}ת|[א-ת]{3,5})(?= (?!של|שלי|שלו|שלה|שלך|שלנו)|$)/;
const noInfinitive =
  /^ל(?:פני|גבי|כם|כן|הם|הן|עבודה|בית|מה|ידי|אחר|קראת|שעה|ארוחת|פגישת|פגישה|טיסה|שישי|שבת|כולם)(?= |$)/;

function isInfinitive(piece: string): boolean {
  const [word = ''] = piece.split(' ', 1);
  const bare = word.slice(1);
  return infinitive.test(piece) && !noInfinitive.test(piece) && !firstNames.has(bare) && !kin.has(bare);
}

/** No meeting comes every eight hours. */
export const everyHours =
  /(?<![א-ת])כל (?:\d{1,2}|[א-ת]+) שעות(?![א-ת])|(?<![א-ת])כל (?:שעה|שעתיים)(?![א-ת])/;

/** What stands beside the wish is what it is about, and tells nothing. */
function isShort(piece: string): boolean {
  return piece.split(' ').length <= 3 && !told.test(piece) && !/(?<![א-ת])(?:לי|לנו)(?![א-ת])/.test(piece);
}

const company = /(?:^|[\s,])(?:עם|אצל) (?=[א-ת])|[א-ת] ?\+ ?[א-ת]/;

function kindOf(text: string, left: readonly string[], { hasClock, isDated }: TimesSaid): Kind | null {
  if (left.length === 0) return null;
  const title = titleOf(left, isInfinitive);
  const todo = title !== null && isInfinitive(title);
  if (remind.test(text)) return 'reminder';
  const isPlaced = place.test(text) && !/(?<![א-ת])ש(?:אני|הוא|היא|אנחנו)(?![א-ת])/.test(text);
  if (isPlaced && list.test(text)) return 'create_task';
  if (isPlaced && calendar.test(text)) return isDated ? 'create_event' : null;
  if (isPlaced && !isDated) return null;
  if (isPlaced) return todo ? 'reminder' : 'create_event';
  // "צריך להחליף נורה": without a time it is noted.
  if (!isDated && todo && must.test(text) && left.length === 1) return 'create_task';
  if (
    isDated &&
    todo &&
    !/(?<![א-ת])ל?(?:תזכורת|פגישה|משימה|משימות)(?![א-ת])/.test(text) &&
    left
      .map(cleaned)
      .filter((piece) => !isInfinitive(piece))
      .every(isShort)
  )
    return 'reminder';
  if (everyHours.test(text) && !told.test(text)) return 'reminder';
  return hasClock && isDated && company.test(left.join(' , ')) && !told.test(text) ? 'create_event' : null;
}

/** Somebody tells what was or will be. */
const told = /(?<![א-ת])(?:זה|זו|אני|אנחנו|הוא|היא|הם|היה|הייתה|היו|יש|אין|כבר|[א-ת]{2,}תי)(?![א-ת])/;

function thing(
  text: string,
  left: readonly string[],
  { at, repeats }: When,
  kind: 'reminder' | 'create_task',
): Reading | null {
  const title = titleOf(left, isInfinitive);
  if (title === null) return null;
  const proposal: Proposal =
    kind === 'reminder'
      ? {
          intent: kind,
          slots: { task: title, reminderTime: at, priority: null, notes: null, recurrence: repeats },
          confidence,
        }
      : { intent: kind, slots: { title, due: at }, confidence };
  return asked(text, proposal, {
    title,
    slot: kind === 'reminder' ? 'task' : 'title',
    day: null,
    repeats: null,
  });
}

function meeting(
  text: string,
  left: readonly string[],
  { at, end, day, repeats }: When,
  context: Context,
): Reading | null {
  const people = peopleIn(left, context.contacts ?? []);
  const others = left.map((piece) => withoutPeople(piece, people)).filter((piece) => piece !== '');
  const [topic, location] = withPlace(titleOf(others, isInfinitive));
  const title = topic ?? (people.length === 0 ? null : `פגישה עם ${people.join(' ו')}`);
  if (title === null || (at === null && day === null)) return null;
  const proposal: Proposal = {
    intent: 'create_event',
    slots: {
      title,
      startTime: at,
      endTime: end,
      attendees: people.length === 0 ? null : people,
      description: null,
      location,
    },
    confidence,
  };
  return asked(text, proposal, { title, slot: 'title', day, repeats });
}

/** "רופא עיניים בקופת חולים ברחוב הרצל 12": where it is stands at the end. */
function withPlace(title: string | null): readonly [title: string | null, place: string | null] {
  const found = title === null ? null : where.exec(title);
  if (title === null || found === null || found.index === 0) return [title, null];
  return [trimmed(title.slice(0, found.index)), trimmed(title.slice(found.index + found[0].length))];
}

const where =
  /(?:^| )ב-?(?=(?:קופת|רחוב|רח'|בית|מרפאת|מרפאה|קליניקה|סטודיו|משרד|קפה|מסעדת|קניון|גן|בית ספר|שדרות|כיכר|דיזנגוף|רוטשילד|אולם|היכל|בריכת|מוזיאון|פארק|חוף)(?![א-ת]))/;

/** "עם תומר", "עם דנה ואבי", "דנה + אבי": whom the contacts or the names know; a stranger stays in the title. */
function peopleIn(left: readonly string[], contacts: readonly Contact[]): readonly string[] {
  const [, led = ''] = /(?:^|[\s,])עם ([א-ת' ]{1,90}?)(?=$|,| על | לגבי | ב)/.exec(left.join(' , ')) ?? [];
  const summed = left.find((piece) => / ?\+ ?/.test(piece)) ?? '';
  const names = summed === '' ? led.split(/ (?:ועם |ו)|,/) : summed.split(/ ?\+ ?/);
  const said = names.map((name) => name.replace(/^עם /, '').trim());
  return said.every((name) => isSomebody(name, contacts)) ? said : [];
}

/** Before anybody is looked up, a word that is no other one may be a name. */
function isSomebody(name: string, contacts: readonly Contact[]): boolean {
  const [first = '', last] = name.split(' ');
  const isKnown =
    firstNames.has(first) || kin.has(first) || resolveRecipient(name, 'email', contacts).address !== null;
  const mayBe = contacts.length === 0 && /^(?!ה)[א-ת']{2,10}$/.test(first) && !isCommon(first);
  return (isKnown || mayBe) && (last === undefined || lastNames.has(last) || name.split(' ').length === 2);
}

function withoutPeople(piece: string, people: readonly string[]): string {
  const left = people.reduce((words, name) => words.replace(name, ''), piece);
  return left === piece ? piece : trimmed(left.replaceAll(/(?<![א-ת])(?:ו?עם|ו)(?![א-ת])|\+/g, ' '));
}

type Asked = Pick<Reading, 'day' | 'repeats'> & {
  readonly title: string;
  readonly slot: Span['slot'];
};

const confidence = 0.6;

/** It always asks: only pieces were said. */
function asked(text: string, proposal: Proposal, { title, slot, day, repeats }: Asked): Reading {
  const start = text.indexOf(title);
  const spans: readonly Span[] =
    start === -1 ? [] : [{ start, end: start + title.length, slot, certain: true }];
  const whole = { start: text.length - text.trimStart().length, end: text.trimEnd().length };
  return {
    ...proposal,
    words: text.trim(),
    spans,
    doubts: [{ kind: 'reading', ...whole }],
    alternatives: [],
    sendAt: null,
    day,
    repeats,
    asksPreview: false,
  };
}

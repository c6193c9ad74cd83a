/** A meeting: what, with whom, when, and what is said about it. */
import { isMeetingFor, type Head } from '../intent/heads.ts';
import { anyPrefix, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Contact, SlotName } from '../reading.ts';
import type { Expression } from '../time/find.ts';
import { claim, freeText, isFree, type Draft } from './draft.ts';
import { peopleAt, type PeopleSearch } from './people.ts';

export type EventParts = {
  readonly title: string | null;
  readonly attendees: readonly string[];
  readonly description: string | null;
};

export type EventInput = {
  readonly draft: Draft;
  readonly head: Head;
  readonly times: readonly Expression[];
  readonly contacts: readonly Contact[];
  readonly country: string | undefined;
};

/** Words around a meeting that name none of its parts. */
const dressing = phrasebook<true>([
  ['to|in|on|into|onto [my|the|our|google] calendar|schedule|diary|agenda', true],
  ['for|with me|us|myself / [out] my|the calendar|schedule', true],
  ['me|us', true],
  ['please|pls|plz|thanks', true],
  ['thank you', true],
  ['ליומן|ביומן|היומן|בלוז|ללוז|בלו"ז|ללו"ז|ליומני|ביומני [שלי|שלנו]', true],
  ['ללוח|בלוח השנה|הזמנים [שלי]', true],
  ['לי|לנו|עבורי|בשבילי|בשבילנו|בבקשה|תודה', true],
]);
const titleWords = phrasebook<true>([
  ['called|titled|named|entitled|labeled', true],
  ['with [the|a] title|name|subject [:|of]', true],
  ['title|subject :', true],
  ['name|call|title it', true],
  ['בשם|שנקראת|שנקרא|שנקראים|בכותרת / תחת כותרת / תחת הכותרת', true],
  ['עם הכותרת|השם|הנושא|כותרת [:]', true],
  ['כותרת :', true],
  ['תקרא|תקראי לזה|לה|לו', true],
]);
const descriptionWords = phrasebook<true>([
  ['[with|and] [the|a] description|notes|note|details|agenda [:|saying|that|of|is]', true],
  ['description|notes|note|details|agenda :', true],
  ['עם תיאור|התיאור|הערה|ההערה|פירוט|הערות|פרטים [:]', true],
  ['תיאור|הערה|הערות|פרטים|פירוט :', true],
  ['בתיאור|בהערות [:|כתוב|תכתוב|תכתבי|תרשום|תרשמי]', true],
]);
const withWords = phrasebook<true>([
  ['with', true],
  ['together with', true],
  ['w /', true],
  ['עם', true],
]);
const inviteWords = phrasebook<true>([
  ['[and|also] invite|inviting|add|include|including [also]', true],
  ['attendees|participants|guests|invitees [:|are]', true],
  ['תזמין|תזמיני|הזמן|הזמיני|להזמין|תצרף|תצרפי|תוסיף|תוסיפי|צרף [גם]', true],
  ['משתתפים|מוזמנים [:]', true],
]);
const leading = phrasebook<true>([
  ['a|an|the|for|new|that|to|up|of|another / there is / i have [a|an] / i want|need|am to / i will', true],
  ['יש לי / אני', true],
  ['את|של|חדש|חדשה|ל', true],
]);
const inviteTo = phrasebook<true>([['to|for', true]]);

const notPeople = phrasebook<true>([
  ['a|an|the title|description|notes|note|name|subject|agenda|reminder|video|link|coffee', true],
  ['notes|description|title|agenda', true],
  ['כותרת|תיאור|הערה|הערות|הכותרת|התיאור|השם|הנושא|תזכורת|קישור|ה', true],
]);

export const eventWords: ReadonlySet<string> = new Set(
  [dressing, titleWords, descriptionWords, inviteWords, leading].flatMap(({ words }) => [...words]),
);

export function readEvent(input: EventInput): EventParts {
  const { draft, head } = input;
  const { tokens } = draft.sentence;
  const start = head.verb?.to ?? head.noun?.from ?? 0;
  const end = tokens.length;
  let explicitTitle: string | null = null;
  let description: string | null = null;
  const attendees: string[] = [];
  const first = says(draft, start, end) ? start : 0;
  for (let index = first; index < end; index += 1) {
    if (!isFree(draft, index)) continue;
    const about = descriptionWords.at(tokens, index);
    if (about !== null && about.next < end) {
      claim(draft, { from: index, to: about.next }, 'intent');
      description = take(draft, about.next, end, 'description');
      break;
    }
    const titled = titleWords.at(tokens, index);
    if (titled !== null && explicitTitle === null) {
      claim(draft, { from: index, to: titled.next }, 'intent');
      explicitTitle = take(draft, titled.next, titleEnd(input, titled.next), 'title');
      continue;
    }
    const dress = dressing.at(tokens, index, noPrefix);
    if (dress !== null) {
      claim(draft, { from: index, to: dress.next }, 'intent');
      index = dress.next - 1;
      continue;
    }
    index = people(input, index, attendees) - 1;
  }
  const region = says(draft, start, end)
    ? { from: start, to: end }
    : { from: 0, to: Math.min(start, head.verb?.from ?? start) };
  const title =
    explicitTitle ??
    titleAfterColon(draft, start, end) ??
    quotedTitle(draft, start, end) ??
    leftover(input, region.from, region.to);
  return { title, attendees, description };
}

/** "…, put it in my calendar": the meeting was described before. */
function says({ sentence, owners }: Draft, start: number, end: number): boolean {
  const pointers = new Set(['it', 'this', 'that', 'זה', 'זאת', 'אותו', 'אותה', 'את']);
  return sentence.tokens.some(
    ({ kind, text }, index) =>
      index >= start && index < end && owners[index] === null && kind !== 'mark' && !pointers.has(text),
  );
}

/** Records who takes part. Those after "with" stay in the title, those invited do not. */
function people(input: EventInput, index: number, attendees: string[]): number {
  const { draft, head } = input;
  const { tokens } = draft.sentence;
  const invites =
    inviteWords.at(tokens, index) ??
    (head.verb?.class === 'invite' && index === head.verb.to ? { next: index } : null);
  const withWord = withWords.at(tokens, index, (prefix) => prefix === '' || prefix === 'ו');
  const from = invites?.next ?? withWord?.next;
  if (from === undefined) return index + 1;
  if (notPeople.at(tokens, from, noPrefix) !== null) return index + 1;
  const object = tokens[from]?.text === 'את' ? from + 1 : from;
  const found = peopleAt(searchOf(input), object, noPrefix);
  if (found === null) return index + 1;
  for (const person of found.people) {
    if (!attendees.includes(person.written)) attendees.push(person.written);
  }
  if (invites !== null) {
    const isFirst = index === head.verb?.to;
    const to = isFirst ? (inviteTo.at(tokens, found.to, noPrefix)?.next ?? found.to) : found.to;
    claim(draft, { from: index, to }, 'attendees');
    return to;
  }
  draft.spans.push(...spanOfPeople(draft, object, found.to));
  return found.to;
}

function spanOfPeople(draft: Draft, from: number, to: number): Draft['spans'] {
  const probe: Draft = { sentence: draft.sentence, owners: draft.owners.map(() => null), spans: [] };
  claim(probe, { from, to }, 'attendees');
  return probe.spans;
}

function searchOf({ draft, head, times, contacts, country }: EventInput): PeopleSearch {
  const { tokens } = draft.sentence;
  const starts = new Set(times.map(({ from }) => from));
  return {
    sentence: draft.sentence,
    contacts,
    country,
    tight: false,
    endsAt: (index) => {
      const token = tokens[index];
      if (token === undefined || token.kind === 'mark' || token.kind === 'emoji') return true;
      if (!isFree(draft, index) || starts.has(index) || index === head.noun?.from) return true;
      if (isMeetingFor(tokens, index)) return true;
      return (
        titleWords.at(tokens, index) !== null ||
        descriptionWords.at(tokens, index) !== null ||
        dressing.at(tokens, index) !== null ||
        connectors.at(tokens, index, anyPrefix) !== null
      );
    },
  };
}

/** Words that a title may go on with after its people. */
const connectors = phrasebook<true>([
  ['about|regarding|re|to|at|in|on|for|over|discuss|tomorrow|and|so|because|invite|via|by|from', true],
  ['על|לגבי|בנושא|בעניין|כדי|בקשר|בזום|במשרד|בבית|במסעדה|בקפה|אצל|ברחוב|בכתובת|לדבר|לדון|לסגור|דרך', true],
]);

function titleEnd({ draft }: EventInput, from: number): number {
  const { tokens } = draft.sentence;
  let index = from;
  if (tokens[index]?.text === '"') {
    index += 1;
    while (index < tokens.length && tokens[index]?.text !== '"') index += 1;
    return Math.min(index + 1, tokens.length);
  }
  while (index < tokens.length && isFree(draft, index)) {
    const stops =
      descriptionWords.at(tokens, index) !== null ||
      withWords.at(tokens, index, noPrefix) !== null ||
      inviteWords.at(tokens, index) !== null ||
      tokens[index]?.text === ',';
    if (stops && index > from) break;
    index += 1;
  }
  return index;
}

/** "new meeting: Sprint planning": what stands before the colon says only that it is a meeting. */
function titleAfterColon(draft: Draft, start: number, end: number): string | null {
  const { tokens } = draft.sentence;
  let index = start;
  while (index < end && tokens[index]?.text !== ':') {
    if (isFree(draft, index) && generic.at(tokens, index, noPrefix) === null) return null;
    index += 1;
  }
  return index < end ? take(draft, index + 1, withoutDangling(draft, index + 1, end), 'title') : null;
}

const generic = phrasebook<true>([
  ['a|an|the|new|event|meeting|appointment|calendar|entry|for|in|my|to', true],
  ['אירוע|ארוע|פגישה|חדש|חדשה|ביומן|תור|ליומן|של', true],
]);

function quotedTitle(draft: Draft, start: number, end: number): string | null {
  const { tokens } = draft.sentence;
  for (let open = start; open < end; open += 1) {
    if (tokens[open]?.text !== '"') continue;
    for (let close = open + 1; close < end; close += 1) {
      if (tokens[close]?.text === '"') return take(draft, open + 1, close, 'title');
    }
    return null;
  }
  return null;
}

/** The words that nothing else claimed, without the article and without a noun that says only "an event". */
function leftover(input: EventInput, start: number, end: number): string | null {
  const { draft, head } = input;
  const { tokens } = draft.sentence;
  let from = start;
  while (from < end && (!isFree(draft, from) || tokens[from]?.kind === 'mark')) from += 1;
  let skipped = leading.at(tokens, from, noPrefix);
  while (skipped !== null && skipped.next < end) {
    from = skipped.next;
    while (from < end && !isFree(draft, from)) from += 1;
    skipped = leading.at(tokens, from, noPrefix);
  }
  const to = withoutDangling(draft, from, end);
  const company = companyFirst(input, from);
  if (company !== null && company < to) {
    const rest = take(draft, company, to, 'title');
    const who = freeText(draft, { from, to: company }, 'title');
    return rest === null ? who : `${rest} ${who}`;
  }
  const glued =
    head.verb?.class === 'invite' ? tokens[from]?.stems.find(({ prefix }) => prefix === 'ל')?.at : undefined;
  return take(draft, from, to, 'title', glued);
}

/** "עם יוסי קפה": what they do comes before with whom; answers where the people end. */
function companyFirst(input: EventInput, from: number): number | null {
  const withWord = withWords.at(input.draft.sentence.tokens, from, noPrefix);
  return withWord === null ? null : (peopleAt(searchOf(input), withWord.next, noPrefix)?.to ?? null);
}

const dangling = new Set([
  'for',
  'at',
  'on',
  'and',
  'to',
  'in',
  'from',
  'the',
  'a',
  'with',
  'that',
  'of',
  'ל',
  'ב',
  'את',
  'של',
  'עם',
  'על',
  'ו',
]);

function withoutDangling(draft: Draft, from: number, end: number): number {
  const { tokens } = draft.sentence;
  let to = end;
  while (to > from && (!isFree(draft, to - 1) || dangling.has(tokens[to - 1]?.text ?? ''))) to -= 1;
  return to;
}

function take(draft: Draft, from: number, to: number, slot: SlotName, at?: number): string | null {
  const text = freeText(draft, { from, to }, slot, at);
  for (let index = from; index < to; index += 1) draft.owners[index] ??= slot;
  return text === '' ? null : text;
}

/** The parts of a mail or a message: to whom, about what, saying what, and when it should leave. */
import { names } from '../intent/arguments.ts';
import type { Head, Range } from '../intent/heads.ts';
import type { PrefixTest } from '../phrasebook.ts';
import { closesPoliteQuestion } from '../intent/openers.ts';
import { noPrefix } from '../phrasebook.ts';
import type { Contact, SlotName } from '../reading.ts';

import type { Expression } from '../time/find.ts';
import { lastNames } from '../entities/names.ts';
import { clauseStartAt } from './clauses.ts';
import { claim, freeText, isFree, trimmed, type Draft } from './draft.ts';
import {
  markers,
  previewRequests,
  questionWords,
  sayLinks,
  sayObjects,
  type Marker,
} from './message-words.ts';
import { peopleAt, type PeopleMatch, type PeopleSearch } from './people.ts';

export type MessageParts = {
  readonly people: readonly string[];
  readonly subject: string | null;
  readonly body: string | null;
  /** Time expressions that stand outside subject and body. */
  readonly sendTimes: readonly Expression[];
};

export type MessageInput = {
  readonly draft: Draft;
  readonly head: Head;
  readonly times: readonly Expression[];
  readonly contacts: readonly Contact[];
  readonly country: string | undefined;
  readonly slots: { readonly people: SlotName; readonly body: SlotName };
};

type State = {
  readonly people: string[];
  subject: string | null;
  body: string | null;
  readonly sendTimes: Expression[];
};

export function readMessage(input: MessageInput): MessageParts {
  const { draft, head, times } = input;
  const { tokens } = draft.sentence;
  const first = Math.min(head.verb?.from ?? tokens.length, head.noun?.from ?? tokens.length);
  const state: State = {
    people: [],
    subject: null,
    body: null,
    sendTimes: times.filter((time) => time.to <= first && !time.isPast),
  };
  let index = head.verb?.to ?? head.noun?.to ?? 0;
  addressFirst(input, state, index);
  while (index < tokens.length) index = Math.max(step(input, state, index), index + 1);
  for (const time of state.sendTimes) claimTime(draft, time);
  return state;
}

/** "mail the invoice to client@biz.com": an address after "to" is the recipient, whatever stands before it. */
function addressFirst(input: MessageInput, state: State, from: number): void {
  const { tokens } = input.draft.sentence;
  const hasNoObject = input.head.verb?.class === 'send' && input.head.noun?.role !== 'object';
  for (let index = from; index < tokens.length; index += 1) {
    const marker = markerAt(input, index);
    const isText = tokens[index]?.text === ':' || tokens[index]?.text === '"';
    if (isText || (marker !== null && marker.value !== 'channel' && marker.value !== 'filler')) return;
    const at = tokens[index]?.text === 'to' || tokens[index]?.text === 'אל' ? index + 1 : index;
    const isAddress =
      tokens[at]?.kind === 'email' || tokens[at]?.kind === 'phone' || (hasNoObject && names(tokens[at]));
    if (!isAddress || (at === index && tokens[at]?.stems[0]?.prefix !== 'ל')) continue;
    const people = peopleAt(searchOf(input, { tight: true }), at, anyGlue);
    if (people !== null) addPeople(input, state, index, people);
    return;
  }
}

/** Reads what begins at a token and answers where the next part begins. */
function step(input: MessageInput, state: State, index: number): number {
  const { draft, times } = input;
  const { tokens } = draft.sentence;
  if (!isFree(draft, index)) return index + 1;
  if (tokens[index]?.text === '"') return quoted(input, state, index);
  const marker = markerAt(input, index);
  if (marker !== null) return afterMarker(input, state, index, marker);
  const time = times.find((expression) => expression.from === index && !expression.isPast);
  if (time !== undefined && !opensBody(state, tokens.length, time)) {
    state.sendTimes.push(time);
    return time.to;
  }
  const people = recipientsAt(input, state, index);
  if (people !== null) return addPeople(input, state, index, people);
  if (tokens[index]?.text === 'את' && pointers.has(tokens[index + 1]?.text ?? '')) return index + 2;
  if (
    pointers.has(tokens[index]?.text ?? '') &&
    (index + 1 >= tokens.length || !isFree(draft, index + 1) || isMarkedRecipient(input, index + 1))
  ) {
    return index + 1;
  }
  const noun = nounAhead(input, index);
  if (noun !== null) return noun;
  const mark = tokens[index];
  if (mark?.kind === 'mark')
    return mark.text === ':' ? bodyFrom(input, state, index + 1, { isSaid: true }) : index + 1;
  if (describesNoun(input, state, index)) return index + 1;
  return bodyFrom(input, state, index, { isSaid: false });
}

function opensBody(state: State, _length: number, time: Expression): boolean {
  return state.people.length > 0 && time.pieces.every(({ meaning }) => meaning.is === 'length');
}

/** Words between the verb and its noun describe the noun: "a quick thank-you email", "טיוטה של מייל". */
function nounAhead({ head, draft }: MessageInput, index: number): number | null {
  const noun = head.noun?.from;
  if (noun === undefined || index >= noun || head.noun?.role !== 'object') return null;
  return describing.has(draft.sentence.tokens[index]?.text ?? '') ? noun : index + 1;
}

/** "send this to …": points at something else. */
const pointers = new Set(['this', 'it', 'that', 'זה', 'אותו', 'אותה']);
const describing = new Set(['a', 'an', 'the', 'another', 'one', 'some']);

/** "מייל קצר לצוות", "מייל תזכורת לגבי…": a word or two before recipient or subject still describe the mail. */
function describesNoun(input: MessageInput, state: State, index: number): boolean {
  const { tokens } = input.draft.sentence;
  const { noun } = input.head;
  if (noun?.role !== 'object' || tokens[index]?.kind !== 'word') return false;
  if (index < noun.to || index >= noun.to + 2) return false;
  const soon = [index + 1, index + 2];
  const isSubject = (at: number) => markerAt(input, at)?.value === 'subject' && tokens[at]?.text !== 'על';
  if (input.head.action === 'send_email' && soon.some(isSubject)) return state.subject === null;
  if (state.people.length > 0) return soon.some((at) => input.draft.owners[at] === input.slots.people);
  return soon.some((at) => isMarkedRecipient(input, at) && recipientsAt(input, state, at) !== null);
}

function markerAt(
  { draft, head }: MessageInput,
  index: number,
): { value: Marker; next: number; at: number } | null {
  const found = markers.at(draft.sentence.tokens, index);
  if (found === null) return null;
  const isOwnVerb = index < (head.verb?.to ?? 0);
  return isOwnVerb ? null : found;
}

function afterMarker(
  input: MessageInput,
  state: State,
  index: number,
  marker: { value: Marker; next: number; at: number },
): number {
  const { draft } = input;
  switch (marker.value) {
    case 'channel':
    case 'filler':
      claim(draft, { from: index, to: marker.next }, 'intent');
      return marker.next;
    case 'copy':
      return copied(input, state, index, marker.next);
    case 'subject':
      return state.subject === null
        ? subjectFrom(input, state, marker.next)
        : bodyFrom(input, state, index, { isSaid: false });
    case 'body':
      return bodyFrom(input, state, marker.next, { isSaid: true });
    case 'say':
    case 'ask':
      return spoken(input, state, marker);
    default:
      return marker.value satisfies never;
  }
}

/** There is one list of recipients: who gets a copy gets the mail. */
function copied(input: MessageInput, state: State, index: number, from: number): number {
  const to = input.draft.sentence.tokens[from]?.text === 'to' ? from + 1 : from;
  const people = peopleAt(searchOf(input, { tight: true }), to, anyGlue);
  if (people !== null && !noOne.has(input.draft.sentence.tokens[to]?.text ?? ''))
    return addPeople(input, state, index, people);
  claim(input.draft, { from: index, to: to + 1 }, 'intent');
  return to + 1;
}

const noOne = new Set(['nobody', 'noone', 'none', 'אף', 'כלום']);

/** "and tell Dana that …", "ותגיד לה ש…". */
function spoken(
  input: MessageInput,
  state: State,
  marker: { value: Marker; next: number; at: number },
): number {
  const { draft } = input;
  const { tokens } = draft.sentence;
  let index = marker.next;
  const object = sayObjects.at(tokens, index, noPrefix);
  if (object !== null) index = object.next;
  else if (state.people.length === 0) {
    const people = peopleAt(
      searchOf(input, { tight: true }),
      index,
      (prefix) => prefix === '' || prefix === 'ל',
    );
    if (people !== null) index = addPeople(input, state, index, people);
  }
  if (questionWords.at(tokens, index, noPrefix) !== null)
    return bodyFrom(input, state, index, { isSaid: false });
  const link = sayLinks.at(tokens, index, noPrefix);
  return bodyFrom(input, state, link?.next ?? index, { isSaid: true });
}

function subjectFrom(input: MessageInput, state: State, from: number): number {
  const { draft } = input;
  const { tokens } = draft.sentence;
  if (tokens[from]?.text === '"') {
    const close = closingQuote(tokens, from);
    state.subject = textOf(input, { from: from + 1, to: close }, 'subject');
    return close + 1;
  }
  let to = from;
  while (to < tokens.length && !endsSubject(input, state, to, from)) to += 1;
  const range = trimmed(draft.sentence, { from, to });
  state.subject = textOf(input, range, 'subject', subjectStart(input, range.from));
  return to;
}

/** "בקשר לפגישה", "בנוגע למייל": the glued ל belongs to the marker. */
function subjectStart({ draft }: MessageInput, index: number): number | undefined {
  const { tokens } = draft.sentence;
  const word = tokens[index - 1]?.text ?? '';
  if (!/^(?:בקשר|בנוגע|ביחס)$/.test(word)) return undefined;
  return tokens[index]?.stems.find(({ prefix }) => prefix === 'ל')?.at;
}

function endsSubject(input: MessageInput, state: State, index: number, from: number): boolean {
  const { draft } = input;
  const { tokens } = draft.sentence;
  if (!isFree(draft, index)) return true;
  const token = tokens[index];
  if (token?.text === '"' || (token?.text === '.' && index > from)) return true;
  if (index === from) return false;
  if (token?.text === ':' || token?.text === ';' || (token?.text === '-' && token.spaced)) return true;
  const marker = markerAt(input, index);
  if (marker !== null && marker.value !== 'filler') {
    if (marker.value === 'subject') return token?.text !== 'על' && token?.text !== 'about';
    return true;
  }
  return (
    state.people.length === 0 && recipientsAt(input, state, index) !== null && isMarkedRecipient(input, index)
  );
}

function isMarkedRecipient({ draft }: MessageInput, index: number): boolean {
  const token = draft.sentence.tokens[index];
  return (
    token?.text === 'to' || token?.stems.some(({ prefix }) => prefix === 'ל') === true || token?.text === 'אל'
  );
}

function quoted(input: MessageInput, state: State, index: number): number {
  const { tokens } = input.draft.sentence;
  const close = closingQuote(tokens, index);
  const text = textOf(input, { from: index + 1, to: close }, input.slots.body);
  if (state.body === null) state.body = text;
  return close + 1;
}

function closingQuote(tokens: readonly { readonly text: string }[], open: number): number {
  for (let index = open + 1; index < tokens.length; index += 1) if (tokens[index]?.text === '"') return index;
  return tokens.length;
}

/** The text runs to the end, or to its closing quote. */
function bodyFrom(input: MessageInput, state: State, from: number, { isSaid }: { isSaid: boolean }): number {
  const { draft } = input;
  const { tokens } = draft.sentence;
  let start = from;
  while (tokens[start]?.text === ':' || tokens[start]?.text === ',' || tokens[start]?.text === '-')
    start += 1;
  if (tokens[start]?.text === '"') return quoted(input, state, start);
  const end = bodyEnd(input, start);
  const clause = clauseStartAt(tokens, start, { isSaid: isSaid || state.people.length > 0 });
  const body = textOf(
    input,
    trimmed(draft.sentence, { from: start, to: end }),
    input.slots.body,
    clause ?? undefined,
  );
  if (state.body === null) state.body = body;
  return end;
}

/** A body stops before what was claimed already (a request to see it first) and before a trailing channel. */
function bodyEnd({ draft }: MessageInput, start: number): number {
  const { tokens } = draft.sentence;
  let end = start;
  while (end < tokens.length && isFree(draft, end)) end += 1;
  if (end === tokens.length && asksPolitely(draft, start)) end -= 1;
  for (let length = 1; length <= 3; length += 1) {
    const marker = end - length > start ? markers.at(tokens, end - length) : null;
    if (marker?.value === 'channel' && marker.next === end) return end - length;
  }
  return end;
}

/** "Could you tell him I need it?" asks us, unless the text itself is a question. */
function asksPolitely({ sentence }: Draft, start: number): boolean {
  const { tokens } = sentence;
  const asksItself =
    questionWords.at(tokens, start, noPrefix) !== null || ownQuestions.has(tokens[start]?.text ?? '');
  return !asksItself && closesPoliteQuestion(tokens);
}

const ownQuestions = new Set(
  'can could would will do does did are is have shall should any יש תוכל תוכלי אפשר את אתה'.split(' '),
);

function recipientsAt(input: MessageInput, state: State, index: number): PeopleMatch | null {
  if (state.people.length > 0) return null;
  const { tokens } = input.draft.sentence;
  const token = tokens[index];
  const verbClass = input.head.verb?.class;
  const names =
    verbClass === 'mail' || verbClass === 'whatsapp' || verbClass === 'message' || verbClass === 'tell';
  const search = searchOf(input, { tight: names });
  if (token !== undefined && toWords.has(token.text)) {
    return peopleAt(searchOf(input, { tight: names }), index + 1, anyGlue);
  }
  const glued = peopleAt(search, index, (prefix) => prefix === 'ל' || prefix === 'ול');
  if (glued !== null) return glued;
  const isDirect =
    index === input.head.verb?.to || (names && state.people.length === 0) || index === input.head.noun?.to;
  return isDirect && isLatinOrAddress(token?.text)
    ? peopleAt(search, index, noPrefix)
    : knownNameAt(search, index);
}

/** "2" as typed in haste. */
const toWords = new Set(['to', 'for', '2', 'אל', 'עבור', 'את']);
const anyGlue: PrefixTest = (prefix) => prefix === '' || prefix === 'ל';

/** A bare Hebrew name right after the noun: "ווטסאפ דנה אני מאחר". */
function knownNameAt(search: PeopleSearch, index: number): PeopleMatch | null {
  const token = search.sentence.tokens[index];
  if (token === undefined) return null;
  if (token.kind === 'email' || token.kind === 'phone') return peopleAt(search, index, noPrefix);
  return null;
}

function isLatinOrAddress(text: string | undefined): boolean {
  return text !== undefined && /^[a-z0-9+@(]/.test(text);
}

function addPeople(
  { draft, slots, head }: MessageInput,
  state: State,
  index: number,
  found: PeopleMatch,
): number {
  let from = index;
  for (const person of found.people) {
    state.people.push(person.written);
    claim(draft, { from, to: person.to }, slots.people, { at: person.at });
    from = person.to;
  }
  const isLetKnow =
    draft.sentence.tokens[head.verb?.from ?? -1]?.text === 'let' &&
    draft.sentence.tokens[found.to]?.text === 'know';
  return isLetKnow ? found.to + 1 : found.to;
}

function searchOf(input: MessageInput, { tight }: { tight: boolean }): PeopleSearch {
  const { draft, head, times, contacts, country } = input;
  const { tokens } = draft.sentence;
  const starts = new Set(times.map(({ from }) => from));
  return {
    sentence: draft.sentence,
    contacts,
    country,
    tight,
    endsAt: (index) => {
      const token = tokens[index];
      if (token === undefined || token.kind === 'mark' || token.kind === 'emoji' || !isFree(draft, index))
        return true;
      if (index === head.noun?.from || token.text === 'את') return true;
      if (starts.has(index) || markers.at(tokens, index) !== null) return true;
      const mayBeSurname = lastNames.has(token.text) || markers.at(tokens, index + 1)?.value === 'subject';
      return clauseStartAt(tokens, index, { isSaid: !mayBeSurname }) !== null;
    },
  };
}

function claimTime(draft: Draft, time: Expression): void {
  claim(draft, time, 'sendAt', { certain: true });
}

function textOf({ draft }: MessageInput, range: Range, slot: SlotName, at?: number): string | null {
  const text = freeText(draft, range, slot, at);
  return text === '' ? null : text;
}

/** Finds "let me see it first" and takes it out of every text. */
export function claimPreviewRequest(draft: Draft): boolean {
  const { tokens } = draft.sentence;
  for (let index = 1; index < tokens.length; index += 1) {
    const request = previewRequests.at(tokens, index);
    if (request === null) continue;
    const before = tokens[index - 1]?.text;
    const from =
      before === 'and' || before === 'but' || before === ',' || before === 'אבל' ? index - 1 : index;
    claim(draft, { from, to: tokens.length }, 'preview');
    return true;
  }
  return false;
}

/** The parts of a mail or a message: to whom, about what, saying what, and when it should leave. */
import { noPrefix } from '../phrasebook.ts';
import { names } from '../intent/arguments.ts';
import { isManner } from '../intent/nouns.ts';
import type { Expression } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import { claim, isFree, trimmed, type Draft } from './draft.ts';
import { clauseStartAt } from './clauses.ts';
import {
  markerAt,
  type MarkerMatch,
  type MessageInput,
  type MessageParts,
  type State,
} from './message-state.ts';
import { questionWords, sayLinks, sayObjects } from './message-words.ts';
import { bodyFrom, quoted, subjectFrom, textOf } from './message-text.ts';
import { peopleAt } from './people.ts';
import {
  addPeople,
  addressFirst,
  anyGlue,
  isMarkedRecipient,
  peopleBefore,
  recipientsAt,
  searchOf,
} from './recipients.ts';

export function readMessage(input: MessageInput): MessageParts {
  const { draft, head, times } = input;
  const { tokens } = draft.sentence;
  const first = Math.min(head.verb?.from ?? tokens.length, head.noun?.from ?? tokens.length);
  const state: State = {
    people: [],
    cc: [],
    bcc: [],
    subject: null,
    body: null,
    sendTimes: times.all.filter((time) => time.to <= first && !time.isPast),
  };
  let index = head.verb?.to ?? head.noun?.to ?? 0;
  copiesIn(input, state, index);
  addressFirst(input, state, index);
  while (index < tokens.length) index = Math.max(step(input, state, index), index + 1);
  peopleBefore(input, state, first);
  state.body ??= saidBefore(input, first);
  for (const time of state.sendTimes) claimTime(draft, time);
  return state;
}

/** "and put Barak in cc", "עם בני בהעתק", "and copy Dana" at the end: said of the mail, and never in it. */
function copiesIn(input: MessageInput, state: State, start: number): void {
  const { tokens } = input.draft.sentence;
  const word = (at: number) => tokens[at]?.text ?? '';
  for (let end = start + 2; end < tokens.length; end += 1) {
    if (!copyEnds.test(word(end))) continue;
    const copied = (from: number, lead: number, leastEnd: number) => {
      const found = peopleAt(searchOf(input, { tight: true }), from, anyGlue);
      if (found === null || found.to < leastEnd) return false;
      claim(input.draft, { from: lead, to: Math.max(found.to, end + 1) }, 'cc');
      state[listOf(word(end))].push(...found.people.map(({ written }) => written));
      return true;
    };
    if (word(end - 1) === 'and' && copied(end + 1, end - 1, tokens.length)) return;
    if (word(end) !== 'בהעתק' && !/^(?:in|on)$/.test(word(end - 1))) continue;
    for (let from = end - 1; from >= Math.max(start, end - 7); from -= 1) {
      if (!copyLeads.test(word(from))) continue;
      const lead = word(from - 1) === 'and' ? from - 1 : from;
      if (copied(word(from + 1) === 'את' ? from + 2 : from + 1, lead, end - 1)) return;
    }
  }
}

function listOf(word: string): 'cc' | 'bcc' {
  return word === 'bcc' ? 'bcc' : 'cc';
}

const copyEnds = /^(?:b?cc|copy|בהעתק)$/;
const copyLeads = /^(?:put|with|keep|have|add|ו?(?:עם|ת?שימי?|ת?כניסי?|ת?וסיפי?))$/;

/** "Forwarding address please, mail that to Tomer": the words stand before the command. */
function saidBefore(input: MessageInput, first: number): string | null {
  const { sentence } = input.draft;
  const mark = sentence.tokens.slice(0, first).findLastIndex(({ kind }) => kind === 'mark');
  const isWhole = mark > 0 && sentence.tokens.slice(0, mark).every((_, index) => isFree(input.draft, index));
  return isWhole ? textOf(input, trimmed(sentence, { from: 0, to: mark }), input.slots.body) : null;
}

/** Reads what begins at a token and answers where the next part begins. */
function step(input: MessageInput, state: State, index: number): number {
  const { draft } = input;
  const token = draft.sentence.tokens[index];
  if (token === undefined || !isFree(draft, index)) return index + 1;
  if (token.text === '"') return quoted(input, state, index);
  if (token.text === 'that' && draft.sentence.tokens[index + 1]?.text === 'to') return index + 1;
  const marker = markerAt(input, index);
  if (marker !== null) return afterMarker(input, state, index, marker);
  const time = sendTimeAt(input, state, index);
  if (time !== null) {
    state.sendTimes.push(time);
    return time.to;
  }
  const people = recipientsAt(input, state, index);
  if (people !== null) return addPeople(input, state, index, people);
  if (index === input.head.verb?.to && nobodyNamed.has(token.text)) return claimed(draft, index);
  const skipped = pointerAt(input, index) ?? nounAhead(input, index);
  if (skipped !== null) return skipped;
  if (token.kind === 'mark' && token.text !== ':') return index + 1;
  if (isColon(token)) return bodyFrom(input, state, index + 1, { isSaid: true });
  if (index === input.head.noun?.to && isManner(token)) return index + 1;
  if (token.text === 'לא' && isManner(draft.sentence.tokens[index + 1])) return index + 2;
  if (describesNoun(input, state, index)) return index + 1;
  return bodyFrom(input, state, index, { isSaid: false });
}

/** A time outside the text says when it leaves; a mere length ("10 minutes") after the people begins the text. */
function sendTimeAt({ draft, times }: MessageInput, state: State, index: number): Expression | null {
  const time = times.startingAt(index);
  if (time === undefined || time.isPast) return null;
  const isLength = time.pieces.every(({ meaning }) => meaning.is === 'length');
  // "שתשעה במאי לא מתאים": that the day is no good is said of it.
  const isTold = clauseStartAt(draft.sentence.tokens, index, { isSaid: true }) !== null;
  return (isLength || isTold) && state.people.length > 0 ? null : time;
}

/** "send this to …", "את זה": points at something else, and says nothing itself. */
function pointerAt(input: MessageInput, index: number): number | null {
  const { tokens } = input.draft.sentence;
  const isMarked = tokens[index]?.text === 'את';
  const at = isMarked ? index + 1 : index;
  if (!pointers.has(tokens[at]?.text ?? '')) return null;
  const next = at + 1;
  const standsAlone = next >= tokens.length || !isFree(input.draft, next) || isMarkedRecipient(input, next);
  return isMarked || standsAlone ? next : null;
}

/** "text her that …": whom, the sentence does not say. */
const nobodyNamed = new Set(['him', 'her', 'them', 'לו', 'לה', 'להם', 'להן']);

function claimed(draft: Draft, index: number): number {
  claim(draft, { from: index, to: index + 1 }, 'intent');
  return index + 1;
}

const pointers = new Set(['this', 'it', 'that', 'זה', 'אותו', 'אותה']);

/** Words between the verb and its noun describe the noun: "a quick thank-you email", "טיוטה של מייל". */
function nounAhead({ head, draft }: MessageInput, index: number): number | null {
  const noun = head.noun?.from;
  if (noun === undefined || index >= noun || head.noun?.role !== 'object') return null;
  return describing.has(draft.sentence.tokens[index]?.text ?? '') ? noun : index + 1;
}

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

function afterMarker(input: MessageInput, state: State, index: number, marker: MarkerMatch): number {
  const { draft } = input;
  switch (marker.value) {
    case 'filler':
      // "text April please wait till May": asked of April, and not of us.
      if (state.people.length > 0 && beginsRequest(input, marker.next))
        return bodyFrom(input, state, index, { isSaid: true });
      claim(draft, { from: index, to: marker.next }, 'intent');
      return marker.next;
    case 'channel':
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
      return isPassedOn(input, state, marker)
        ? bodyFrom(input, state, index, { isSaid: true })
        : spoken(input, state, marker);
    default:
      return marker.value satisfies never;
  }
}

/** Also one that was said aloud. */
function isColon({ text }: Token): boolean {
  return /^(?::|colon|נקודתיים)$/.test(text);
}

function beginsRequest(input: MessageInput, index: number): boolean {
  const token = input.draft.sentence.tokens[index];
  if (token?.kind !== 'word' || markerAt(input, index) !== null) return false;
  return (
    input.times.startingAt(index) === undefined &&
    clauseStartAt(input.draft.sentence.tokens, index, { isSaid: true }) === null
  );
}

/** "text Benny remind me what I owe": Benny is to remind, and the words are his. */
function isPassedOn({ draft }: MessageInput, { people }: State, { next, prefix }: MarkerMatch): boolean {
  const { tokens } = draft.sentence;
  const before = tokens[next - 1]?.text ?? '';
  if (
    people.length === 0 ||
    prefix !== '' ||
    /^(?:and|to)$/.test(tokens[next - 2]?.text ?? '') ||
    /(?:ing$|^ל)/.test(before)
  )
    return false;
  if (/^ת(?:גיד|אמר)י?$/.test(before) && !names(tokens[next], 'ל')) return false;
  return (
    sayObjects.at(tokens, next, noPrefix) === null &&
    sayLinks.at(tokens, next, noPrefix) === null &&
    clauseStartAt(tokens, next, { isSaid: true }) === null
  );
}

/** "cc Barak", "עם העתק לבני" */
function copied(input: MessageInput, state: State, index: number, from: number): number {
  const to = input.draft.sentence.tokens[from]?.text === 'to' ? from + 1 : from;
  const people = peopleAt(searchOf(input, { tight: true }), to, anyGlue);
  if (people !== null && !noOne.has(input.draft.sentence.tokens[to]?.text ?? '')) {
    claim(input.draft, { from: index, to: people.to }, 'cc');
    const list = listOf(input.draft.sentence.tokens[index]?.text ?? '');
    state[list].push(...people.people.map(({ written }) => written));
    return people.to;
  }
  claim(input.draft, { from: index, to: to + 1 }, 'intent');
  return to + 1;
}

const noOne = new Set(['nobody', 'noone', 'none', 'אף', 'כלום']);

/** "and tell Dana that …", "ותגיד לה ש…". */
function spoken(input: MessageInput, state: State, marker: MarkerMatch): number {
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

function claimTime(draft: Draft, time: Expression): void {
  claim(draft, time, 'sendAt', { certain: true });
}

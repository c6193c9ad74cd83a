/** The parts of a mail or a message: to whom, about what, saying what, and when it should leave. */
import { noPrefix } from '../phrasebook.ts';
import type { Expression } from '../time/expression.ts';
import { claim, isFree, type Draft } from './draft.ts';
import { markerAt, type MessageInput, type MessageParts, type State } from './message-state.ts';
import { questionWords, sayLinks, sayObjects, type Marker } from './message-words.ts';
import { bodyFrom, quoted, subjectFrom } from './message-text.ts';
import { peopleAt } from './people.ts';
import { addPeople, addressFirst, anyGlue, isMarkedRecipient, recipientsAt, searchOf } from './recipients.ts';

export function readMessage(input: MessageInput): MessageParts {
  const { draft, head, times } = input;
  const { tokens } = draft.sentence;
  const first = Math.min(head.verb?.from ?? tokens.length, head.noun?.from ?? tokens.length);
  const state: State = {
    people: [],
    subject: null,
    body: null,
    sendTimes: times.all.filter((time) => time.to <= first && !time.isPast),
  };
  let index = head.verb?.to ?? head.noun?.to ?? 0;
  addressFirst(input, state, index);
  while (index < tokens.length) index = Math.max(step(input, state, index), index + 1);
  for (const time of state.sendTimes) claimTime(draft, time);
  return state;
}

/** Reads what begins at a token and answers where the next part begins. */
function step(input: MessageInput, state: State, index: number): number {
  const { draft } = input;
  const token = draft.sentence.tokens[index];
  if (token === undefined || !isFree(draft, index)) return index + 1;
  if (token.text === '"') return quoted(input, state, index);
  const marker = markerAt(input, index);
  if (marker !== null) return afterMarker(input, state, index, marker);
  const time = sendTimeAt(input, state, index);
  if (time !== null) {
    state.sendTimes.push(time);
    return time.to;
  }
  const people = recipientsAt(input, state, index);
  if (people !== null) return addPeople(input, state, index, people);
  const skipped = pointerAt(input, index) ?? nounAhead(input, index);
  if (skipped !== null) return skipped;
  if (token.kind === 'mark' && token.text !== ':') return index + 1;
  if (token.text === ':') return bodyFrom(input, state, index + 1, { isSaid: true });
  if (describesNoun(input, state, index)) return index + 1;
  return bodyFrom(input, state, index, { isSaid: false });
}

/** A time outside the text says when it leaves; a mere length ("10 minutes") after the people begins the text. */
function sendTimeAt({ times }: MessageInput, state: State, index: number): Expression | null {
  const time = times.startingAt(index);
  if (time === undefined || time.isPast) return null;
  const isLength = time.pieces.every(({ meaning }) => meaning.is === 'length');
  return isLength && state.people.length > 0 ? null : time;
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

function claimTime(draft: Draft, time: Expression): void {
  claim(draft, time, 'sendAt', { certain: true });
}

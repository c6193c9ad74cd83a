/** The subject and the text of a mail or message: where they begin, and where they end. */
import type { Range } from '../intent/head.ts';
import { closesPoliteQuestion } from '../intent/openers.ts';
import { noPrefix } from '../phrasebook.ts';
import type { SlotName } from '../reading.ts';
import { clauseStartAt } from './clauses.ts';
import { freeText, isFree, trimmed, type Draft } from './draft.ts';
import { markerAt, type MessageInput, type State } from './message-state.ts';
import { markers, questionWords } from './message-words.ts';
import { isMarkedRecipient, recipientsAt } from './recipients.ts';

export function subjectFrom(input: MessageInput, state: State, from: number): number {
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
  if (token?.text === ',' && tokens[from - 1]?.text === ':') return true;
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

export function quoted(input: MessageInput, state: State, index: number): number {
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
export function bodyFrom(
  input: MessageInput,
  state: State,
  from: number,
  { isSaid }: { isSaid: boolean },
): number {
  const { draft } = input;
  const { tokens } = draft.sentence;
  let start = from;
  while (/^(?:[:,-]|colon|quote|נקודתיים)$/.test(tokens[start]?.text ?? '')) start += 1;
  // "only: …": nothing but that.
  if (/^(?:just|only|רק)$/.test(tokens[start]?.text ?? '') && tokens[start + 1]?.text === '"') start += 1;
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

export function textOf({ draft }: MessageInput, range: Range, slot: SlotName, at?: number): string | null {
  const text = freeText(draft, range, slot, at);
  return text === '' ? null : text;
}

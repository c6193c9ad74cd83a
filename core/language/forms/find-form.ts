/** Finds the fields of a form: two names of fields or more, in any order, with any separator between them, or none. */
import { names } from '../intent/arguments.ts';
import { nounActions, type Action } from '../intent/grammar.ts';
import type { Range } from '../intent/head.ts';
import { nouns } from '../intent/nouns.ts';
import { numberAt } from '../numbers.ts';
import { anyPrefix, noPrefix } from '../phrasebook.ts';
import type { Sentence } from '../sentence.ts';
import { respellTo } from '../spelling.ts';
import type { Token } from '../tokens.ts';
import { labels, type Field, type Label } from './labels.ts';

export type FormField = {
  readonly label: Label;
  /** The words of the label, its mark included. */
  readonly name: Range;
  readonly value: Range;
  /** The label as it is spelt right, where it was not. */
  readonly meant: string | null;
};

export type Form = {
  /** What stands before the first field: often the command itself. */
  readonly lead: Range;
  readonly fields: readonly FormField[];
  /** "…, body: approved, by mail": the way stands behind the last field. */
  readonly way: Action | null;
};

type Candidate = {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
  readonly isMarked: boolean;
  /** What stands before it: a line's end or a stroke, a comma, or a word. */
  readonly after: 'break' | 'comma' | 'word';
  readonly meant: string | null;
};

export function findForm(sentence: Sentence): Form | null {
  const { tokens } = sentence;
  const all = candidates(sentence);
  const accepted = withoutEmpty(tokens, acceptable(tokens, withoutForeign(all)));
  const [first] = accepted;
  if (first === undefined || new Set(accepted.map(({ label }) => label.field)).size < 2) return null;
  const way = wayBehind(tokens);
  const last = way === null ? tokens.length : way.from;
  const fields = accepted.map((one, index) => {
    const end = accepted[index + 1]?.from ?? last;
    const { label, from, to, meant } = one;
    return { label, meant, name: { from, to }, value: trimmedValue(tokens, { from: to, to: end }) };
  });
  return { lead: { from: 0, to: first.from }, fields, way: way?.is ?? null };
}

function wayBehind(tokens: readonly Token[]): { readonly from: number; readonly is: Action } | null {
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  for (const from of [end - 1, end - 2]) {
    const noun = /^[,.;]$/.test(tokens[from - 1]?.text ?? '') ? nouns.at(tokens, from, anyPrefix) : null;
    const is =
      noun?.next === end && (noun.value === 'email' || noun.value === 'whatsapp')
        ? nounActions[noun.value]?.action
        : undefined;
    if (is !== undefined) return { from: from - 1, is };
  }
  return null;
}

function candidates(sentence: Sentence): readonly Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  let isQuoted = false;
  let index = 0;
  while (index < tokens.length) {
    if (tokens[index]?.text === '"') isQuoted = !isQuoted;
    const one = isQuoted ? null : candidateAt(sentence, index);
    if (one === null) index += 1;
    else {
      found.push(one);
      index = one.to;
    }
  }
  return found;
}

function candidateAt(sentence: Sentence, index: number): Candidate | null {
  const { tokens } = sentence;
  const spelt = labels.at(tokens, index, (prefix) => prefix === '' || prefix === 'ו');
  const found = spelt === null ? misspeltAt(tokens, index) : { ...spelt, meant: null };
  if (found === null) return null;
  const mark = markAfter(tokens, found.next);
  const after = placeOf(sentence, index);
  const isMarked = mark !== null;
  if (!isMarked && (after === 'word' || !found.value.isPlain) && owning.has(tokens[index - 1]?.text ?? ''))
    return null;
  if (!isMarked && binding.has(tokens[found.next]?.text ?? '')) return null;
  return { label: found.value, from: index, to: mark ?? found.next, isMarked, after, meant: found.meant };
}

/** "the subject of", "my notes", "and body": a word like any other. */
const owning = new Set(
  'the a an my your his her our their this that of no any and or his full same'.split(' '),
);
const binding = new Set('of and or is was that which who של הוא היא'.split(' '));

/** The colon or dash after a label; where the value begins. */
function markAfter(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  if (token?.kind !== 'mark') return null;
  if (token.text === ':' || token.text === '=' || token.text === '>') {
    return tokens[index + 1]?.text === '>' || tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  }
  if (token.text !== '-') return null;
  if (tokens[index + 1]?.text === '>') return index + 2;
  return token.spaced || tokens[index + 1]?.spaced === true ? index + 1 : null;
}

function placeOf({ source, tokens }: Sentence, index: number): Candidate['after'] {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined) return 'break';
  const gap = source.original.slice(source.origin[before.end] ?? 0, source.origin[token.start] ?? 0);
  if (gap.includes('\n') || (before.kind === 'mark' && '/|;.*•)'.includes(before.text))) return 'break';
  return before.kind === 'mark' && ',-'.includes(before.text) ? 'comma' : 'word';
}

const respellLabel = respellTo([...labels.words], (word) => labels.words.has(word));

/** "subejct: lunch": before a colon stands the name of a field. */
function misspeltAt(
  tokens: readonly Token[],
  index: number,
): { value: Label; next: number; meant: string } | null {
  const token = tokens[index];
  if (token?.kind !== 'word' || tokens[index + 1]?.text !== ':') return null;
  for (const word of respellLabel(token.text) ?? []) {
    const stems = [{ prefix: '', stem: word, at: token.start }];
    const found = labels.at([{ ...token, text: word, stems }], 0, noPrefix);
    if (found !== null) return { value: found.value, next: index + 1, meant: word };
  }
  return null;
}

/** "task: call the supplier re: shipment": what is to be done has no subject and goes to nobody. */
function withoutForeign(all: readonly Candidate[]): readonly Candidate[] {
  const [first] = all;
  const isToDo = first?.isMarked === true && /^(?:reminder|create_task)$/.test(first.label.action ?? '');
  return isToDo ? all.filter(({ label }) => !letters.has(label.field)) : all;
}

const letters: ReadonlySet<Field> = new Set(['to', 'cc', 'bcc', 'subject', 'body', 'attendees']);

/** Which of the words that may be labels are: the marked ones, and whoever stands in line with them. */
function acceptable(tokens: readonly Token[], all: readonly Candidate[]): readonly Candidate[] {
  const bare = all.filter(({ isMarked, label }) => !isMarked && label.action === undefined);
  const marked = all.filter(({ isMarked }) => isMarked);
  const plain = bare.filter(({ label }) => label.isPlain);
  const loose = bare.filter(({ label }) => !label.isPlain);
  const lined = loose.filter(({ after }) => after === 'break');
  const listed = loose.filter(({ after }) => after === 'comma');
  const sure = [...plain, ...lined, ...loose.filter((one) => isDated(tokens, one))];
  const keep = (...lists: (readonly Candidate[])[]) => {
    const kept = new Set(lists.flat());
    return once(all.filter((one) => kept.has(one)));
  };
  if (fieldsOf(marked) >= 2 || (marked.length > 0 && fieldsOf([...marked, ...plain]) >= 2))
    return keep(marked, sure);
  const addressed = loose.filter(({ label, to }) => label.field === 'to' && names(tokens[to]));
  if (fieldsOf(plain) >= 2) return keep(sure, listed, said(all), addressed);
  if (fieldsOf([...plain, ...lined]) >= 2) return keep(sure, listed);
  const [first] = plain;
  const text = said(all).filter(({ from }) => first !== undefined && from > first.from);
  const topics = loose.filter(
    ({ label, from }) => label.field === 'subject' && first !== undefined && from > first.from,
  );
  return first !== undefined && fieldsOf([...plain, ...text]) >= 2 ? keep(plain, topics, text) : [];
}

function fieldsOf(all: readonly Candidate[]): number {
  return new Set(all.map(({ label }) => label.field)).size;
}

/** "date 24.11 time 10:00": a number after it makes the word a label. */
function isDated(tokens: readonly Token[], { label, to }: Candidate): boolean {
  return times.has(label.field) && (tokens[to]?.kind === 'number' || numberAt(tokens, to, noPrefix) !== null);
}

const times: ReadonlySet<Field> = new Set(['time', 'date', 'end', 'due']);

/** "recipient Dana text I'm late": the text's own label, said after another field. */
function said(all: readonly Candidate[]): readonly Candidate[] {
  return all.filter(({ label, isMarked }) => !isMarked && !label.isPlain && label.field === 'body');
}

/** A field has one value; a word that names it again belongs to a text. After the text only marked names count. */
function once(all: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<Field>();
  return all.filter(({ label: { field }, isMarked, after }) => {
    if (seen.has(field)) return false;
    if (seen.has('body') && !isMarked && after === 'word') return false;
    seen.add(field);
    return true;
  });
}

function withoutEmpty(tokens: readonly Token[], all: readonly Candidate[]): readonly Candidate[] {
  return all.filter((one, index) => {
    const value = trimmedValue(tokens, { from: one.to, to: all[index + 1]?.from ?? tokens.length });
    return value.to > value.from || one.isMarked;
  });
}

function trimmedValue(tokens: readonly Token[], { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end && isSeparator(tokens[start])) start += 1;
  while (end > start && (isSeparator(tokens[end - 1]) || isLink(tokens, end, to))) end -= 1;
  return { from: start, to: end };
}

function isSeparator(token: Token | undefined): boolean {
  return token?.kind === 'mark' && ',;.:/|-*•=>'.includes(token.text);
}

/** "subject lunch and body …", "with subject": ties to the next field. */
function isLink(tokens: readonly Token[], end: number, limit: number): boolean {
  return limit < tokens.length && /^(?:and|with|then|the|ו?עם|וגם)$/.test(tokens[end - 1]?.text ?? '');
}

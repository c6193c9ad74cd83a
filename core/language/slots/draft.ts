/**
 * A sentence while its slots are being filled: which words are already spoken for, and by what. Whatever remains
 * unclaimed inside the command's arguments is its free text.
 */
import type { Range } from '../intent/head.ts';
import type { SlotName, Span } from '../reading.ts';
import { spansOf, wordsOf, type Sentence } from '../sentence.ts';

export type Draft = {
  readonly sentence: Sentence;
  readonly owners: (SlotName | null)[];
  readonly spans: Span[];
  /** Which words became the text of which slot. */
  readonly texts: FreeText[];
};

export type FreeText = Range & { readonly slot: SlotName };

export function draftOf(sentence: Sentence): Draft {
  return { sentence, owners: sentence.tokens.map(() => null), spans: [], texts: [] };
}

export type Claim = {
  readonly certain?: boolean;
  /** Folded offset, when a glued prefix is left out. */ readonly at?: number;
};

/** Marks words as used; the first claim to a word stands. */
export function claim(draft: Draft, range: Range, slot: SlotName, { certain = true, at }: Claim = {}): void {
  for (let index = range.from; index < range.to; index += 1) draft.owners[index] ??= slot;
  for (const span of spansOf(draft.sentence, range, at)) draft.spans.push({ ...span, slot, certain });
}

export function isFree(draft: Draft, index: number): boolean {
  return draft.owners[index] === null;
}

/** The unclaimed words of a range as one text; what was cut out of the middle leaves no gap. */
export function freeText(draft: Draft, range: Range, slot: SlotName, firstAt?: number): string {
  const parts: string[] = [];
  let index = range.from;
  while (index < range.to) {
    if (!isFree(draft, index)) {
      index += 1;
      continue;
    }
    let end = index;
    while (end < range.to && isFree(draft, end)) end += 1;
    const piece = trimmed(draft.sentence, withoutLoneMarks(draft.sentence, { from: index, to: end }));
    if (piece.to > piece.from) {
      const at = piece.from === range.from ? firstAt : undefined;
      parts.push(wordsOf(draft.sentence, piece.from, piece.to, at));
      draft.texts.push({ slot, ...piece });
      for (const span of spansOf(draft.sentence, piece, at))
        draft.spans.push({ ...span, slot, certain: true });
    }
    index = end;
  }
  return joinParts(parts);
}

/** What is left between two claims may be nothing but a mark. */
function withoutLoneMarks({ tokens }: Sentence, { from, to }: Range): Range {
  return tokens.slice(from, to).every(({ kind }) => kind === 'mark') && to - from < 3
    ? { from, to: from }
    : { from, to };
}

const edgeMarks = new Set([',', '.', ':', ';', '-', '!', '|', '/', '(', ')', '"', "'", '>', '<', '*', '~']);

/** Without the punctuation that held it apart from its neighbours. A closing "!" or "?" belongs to the text. */
export function trimmed({ tokens }: Sentence, { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end && isEdge(tokens[start]?.text)) start += 1;
  while (end > start && isEdge(tokens[end - 1]?.text) && tokens[end - 1]?.text !== '!') end -= 1;
  const opening = tokens[start - 1]?.text;
  const closes = opening === '(' || tokens.slice(start, end).some(({ text }) => text === '(');
  if (closes && tokens[end]?.text === ')' && end < to)
    return { from: opening === '(' && start > from ? start - 1 : start, to: end + 1 };
  return { from: start, to: end };
}

function isEdge(text: string | undefined): boolean {
  return text !== undefined && edgeMarks.has(text);
}

function joinParts(parts: readonly string[]): string {
  return parts.join(' ');
}

/** The title of a meeting: as it is named, or the words that nothing else claimed. */
import { noPrefix } from '../phrasebook.ts';
import type { SlotName } from '../reading.ts';
import { freeText, isFree, type Draft } from './draft.ts';
import { dangling, descriptionWords, generic, inviteWords, leading, withWords } from './event-words.ts';
import type { EventInput } from './event-input.ts';
import { searchOf } from './event-people.ts';
import { peopleAt } from './people.ts';

export function titleEnd({ draft }: EventInput, from: number): number {
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
export function titleAfterColon(draft: Draft, start: number, end: number): string | null {
  const { tokens } = draft.sentence;
  let index = start;
  while (index < end && tokens[index]?.text !== ':') {
    if (isFree(draft, index) && generic.at(tokens, index, noPrefix) === null) return null;
    index += 1;
  }
  return index < end ? take(draft, index + 1, withoutDangling(draft, index + 1, end), 'title') : null;
}

export function quotedTitle(draft: Draft, start: number, end: number): string | null {
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
export function leftover(input: EventInput, start: number, end: number): string | null {
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
  const isBlocked = /^[תל]?חסו?[םמ]י?$/.test(tokens[head.verb?.from ?? -1]?.text ?? '');
  const glued =
    head.verb?.class === 'invite' || isBlocked
      ? tokens[from]?.stems.find(({ prefix }) => prefix === 'ל')?.at
      : undefined;
  return take(draft, from, to, 'title', glued);
}

/** "עם יוסי קפה": what they do comes before with whom; answers where the people end. */
function companyFirst(input: EventInput, from: number): number | null {
  const withWord = withWords.at(input.draft.sentence.tokens, from, noPrefix);
  return withWord === null ? null : (peopleAt(searchOf(input), withWord.next, noPrefix)?.to ?? null);
}

function withoutDangling(draft: Draft, from: number, end: number): number {
  const { tokens } = draft.sentence;
  let to = end;
  while (
    to > from &&
    (!isFree(draft, to - 1) || tokens[to - 1]?.text === ',' || dangling.has(tokens[to - 1]?.text ?? ''))
  )
    to -= 1;
  return to;
}

export function take(draft: Draft, from: number, to: number, slot: SlotName, at?: number): string | null {
  const text = freeText(draft, { from, to }, slot, at);
  for (let index = from; index < to; index += 1) draft.owners[index] ??= slot;
  return text === '' ? null : text;
}

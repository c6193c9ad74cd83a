/** The free text of reminders, tasks and searches: what remains once time, head and small words are gone. */
import type { Range } from '../intent/head.ts';
import { noPrefix, phrasebook } from '../phrasebook.ts';
import type { Priority, SlotName } from '../reading.ts';
import { clauseStartAt } from './clauses.ts';
import { amountAt } from '../time/amounts.ts';
import type { Token } from '../tokens.ts';
import { claim, freeText, isFree, trimmed, type Draft } from './draft.ts';

const links = phrasebook<true>([
  ['to|that|about|of|for|regarding|me|us|called|titled|named|saying|with|is|please|pls|new|2', true],
  ['to myself|self / later|soon', true],
  ['אחר כך / יותר מאוחר / מאוחר יותר / עוד מעט', true],
  ['i need|have|want to', true],
  ['על|לגבי|את|בקשר|בנושא|בנוגע|אודות|של|לי|לנו|בשם|בבקשה|בעניין|ש|כי|חדש|חדשה|נוספת|קטנה|דחופה|חשובה', true],
  ['שאני צריך|צריכה|חייב|חייבת', true],
  ['על כך|זה', true],
]);
/** How people say what they have to do before they ask to be reminded of it. */
const tellings = phrasebook<true>([
  ['i have a|an / i|we have|need|want|must [to] [remember] [to] / remember to', true],
  ['יש לי / לזכור / אסור לי לשכוח / אני|אנחנו צריך|צריכה|חייב|חייבת|צריכים [לזכור]', true],
]);
const politeness = phrasebook<true>([
  ['please|pls|plz|thanks|ok|okay', true],
  ['thank you', true],
  ['thanks in advance', true],
  ['בבקשה|תודה|אוקיי', true],
  ['תודה רבה|מראש', true],
]);
const priorities = phrasebook<Priority>([
  ['[with|as|at] [a] high|top|highest|urgent priority', 'high'],
  ['priority [:|is] high|urgent', 'high'],
  ['[with|as|at] [a] low|lowest priority', 'low'],
  ['priority [:|is] low', 'low'],
  ['[with|as|at] [a] medium|normal priority', 'medium'],
  ['priority [:|is] medium|normal', 'medium'],
  ['urgent|urgently|asap|important|דחופה|חשובה', 'high'],
  ["it's|its|this|is [is] urgent|important", 'high'],
  ['not urgent', 'low'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] גבוהה|עליונה', 'high'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] נמוכה', 'low'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] בינונית|רגילה', 'medium'],
  ['[זה] דחוף|בדחיפות|חשוב', 'high'],
  ['[זה] לא דחוף', 'low'],
]);
const noteWords = phrasebook<true>([
  ['[with|and] [the|a] note|notes [:|that|saying]', true],
  ['note|notes :', true],
  ['עם הערה|הערות|ההערה [:]', true],
  ['הערה|הערות :', true],
  ['בהערות [:|תכתוב|תרשום]', true],
]);

export const contentWords: ReadonlySet<string> = new Set([
  ...links.words,
  ...priorities.words,
  ...noteWords.words,
]);

/** Priority counts only where it stands apart: at an end of the sentence, or after a comma. */
export function claimPriority(draft: Draft, start: number): Priority | null {
  const { tokens } = draft.sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isFree(draft, index)) continue;
    const found = priorities.at(tokens, index);
    if (found === null) continue;
    const before = tokens[index - 1];
    const after = tokens[found.next];
    const saysPriority = found.next - index > 1;
    const opens = index < start || (index === start && before?.kind === 'word');
    const closes = after === undefined || after.kind === 'mark';
    const apart = before?.kind === 'mark' || saysPriority;
    if (!(saysPriority || opens || (closes && apart))) continue;
    claim(draft, { from: index, to: found.next }, 'priority');
    return found.value;
  }
  return null;
}

export function takeNotes(draft: Draft, start: number): string | null {
  const { tokens } = draft.sentence;
  for (let index = start + 1; index < tokens.length - 1; index += 1) {
    const found = isFree(draft, index) ? noteWords.at(tokens, index) : null;
    if (found === null || found.next >= tokens.length) continue;
    const separated =
      tokens[index - 1]?.kind === 'mark' || tokens[found.next - 1]?.text === ':' || found.next - index > 1;
    if (!separated) continue;
    claim(draft, { from: index, to: found.next }, 'intent');
    const notes = freeText(draft, { from: found.next, to: tokens.length }, 'notes');
    claimRest(draft, { from: found.next, to: tokens.length }, 'notes');
    return notes === '' ? null : notes;
  }
  return null;
}

/** What is to be done, without the small words that tie it to the command. */
export function takeContent(
  draft: Draft,
  range: Range,
  slot: SlotName,
  { isTold = false } = {},
): string | null {
  const { tokens } = draft.sentence;
  let { from } = range;
  let isLinked = false;
  for (;;) {
    while (from < range.to && (!isFree(draft, from) || isLoose(tokens[from]?.text, tokens[from]?.kind)))
      from += 1;
    const link = links.at(tokens, from, noPrefix) ?? (isTold ? tellings.at(tokens, from, noPrefix) : null);
    if (link === null || link.next >= range.to) break;
    if (isWordOfItsOwn(tokens, from, isLinked)) break;
    from = link.next;
    isLinked = true;
  }
  const quoted = quotedAt(draft, from);
  if (quoted !== null) return quotedText(draft, quoted, slot);
  const to = withoutPoliteness(draft, { from, to: range.to });
  const clause = clauseStartAt(tokens, from, { isSaid: false });
  const content = freeText(draft, trimmed(draft.sentence, { from, to }), slot, clause ?? undefined);
  return content === '' ? null : content;
}

function quotedAt({ sentence }: Draft, from: number): Range | null {
  const { tokens } = sentence;
  if (tokens[from - 1]?.text !== '"') return null;
  let to = from;
  while (to < tokens.length && tokens[to]?.text !== '"') to += 1;
  return to < tokens.length ? { from, to } : null;
}

function quotedText(draft: Draft, range: Range, slot: SlotName): string | null {
  const text = freeText(draft, range, slot);
  return text === '' ? null : text;
}

/** "for" and "with" tie only once, and "2" is "to" only where it counts nothing. */
function isWordOfItsOwn(tokens: readonly Token[], index: number, isLinked: boolean): boolean {
  const text = tokens[index]?.text;
  if (text === '2') return amountAt(tokens, index, noPrefix) !== null;
  return isLinked && (text === 'with' || text === 'for');
}

function isLoose(text: string | undefined, kind: string | undefined): boolean {
  return kind === 'mark' && text !== '(' && text !== '#' && text !== '$' && text !== '₪';
}

function withoutPoliteness(draft: Draft, { from, to: end }: Range): number {
  const { tokens } = draft.sentence;
  let to = end;
  while (to > from) {
    const last = tokens[to - 1];
    if (
      !isFree(draft, to - 1) ||
      (last?.kind === 'mark' && last.text !== ')' && last.text !== '!' && last.text !== '?')
    ) {
      to -= 1;
      continue;
    }
    const length = [3, 2, 1].find(
      (size) => to - size > from && politeness.at(tokens, to - size)?.next === to,
    );
    if (length === undefined) break;
    to -= length;
  }
  return to;
}

function claimRest(draft: Draft, { from, to }: Range, slot: SlotName): void {
  for (let index = from; index < to; index += 1) draft.owners[index] ??= slot;
}

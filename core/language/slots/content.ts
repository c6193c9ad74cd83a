/** The free text of reminders, tasks and searches: what remains once time, head and small words are gone. */
import type { Range } from '../intent/head.ts';
import { marked, noPrefix, phrasebook } from '../phrasebook.ts';
import type { Priority, SlotName } from '../reading.ts';
import { clauseStartAt } from './clauses.ts';
import type { Token } from '../tokens.ts';
import { claim, freeText, isFree, trimmed, type Draft } from './draft.ts';

const links = marked([
  'to|that|about|abt|re|of|for|regarding|me|us|called|titled|named|saying|with|is|please|pls|new|2',
  'to myself|self / later|soon|sometime / which|that is|says|reads [to] / for me to do [which|that] [is]',
  "[so] [that] i don't|dont|won't|wont forget [to|about] / [so] [that] i remember|remembered [to|about]",
  "don't|dont|never forget [to|about]",
  'שאני לא אשכח|כדי שלא|שלא|כדי אשכח|לשכוח / לא לשכוח / שאני צריך|צריכה לעשות / שאומרת|שאומר|שכתוב [בה|בו]',
  'אחר כך / יותר מאוחר / מאוחר יותר',
  'i need|have|want to / for me|myself / on|to my list|tasks / to the list',
  'משימה|מטלה / בשבילי|עבורי|בשבילנו',
  'כבר|אותי|אותנו|על|לגבי|את|בקשר|בנושא|בנוגע|של|לי|לנו|בשם|בבקשה|בעניין|ש|כי|חדש|חדשה|קטנה|דחופה|חשובה',
  'שאני צריך|צריכה|חייב|חייבת',
  'task|text|content|משימה|תוכן :',
]);
/** How people say what they have to do before they ask to be reminded of it. */
const tellings = marked([
  "so|basically|well|בקיצור|אז|טוב / i promised [to] / הבטחתי / i have a|an / i|we|i've|we've|i'll|i'd have|need|want|must|should|got [to] [remember] [to] / remember to",
  "i|we must|should|can't|cannot|mustn't|mustnt [not] forget [to|about] / i|we have|need to remember [to]",
  'אסור|חשוב לי|לנו לשכוח|לזכור / אני|אנחנו חייב|חייבת|חייבים|אמור|אמורה / צריך|צריכה|צריכים|חייב|חייבת',
  'יש לי / לזכור / אני|אנחנו צריך|צריכה|חייב|חייבת|צריכים [לזכור]',
]);
const priorities = phrasebook<Priority>([
  ['[with|as|at] [a] high|top|highest|urgent priority|prio / priority [:|is] high|urgent', 'high'],
  ['[with|as|at] [a] low|lowest priority|prio / not urgent', 'low'],
  ['[with|as|at] [a] medium|normal priority', 'medium'],
  ['urgent|urgently|asap|important|דחופה|חשובה', 'high'],
  [
    'and make|mark it|that [as] [a] high|top [priority] / תסמן|תסמני את זה דחוף|כדחוף / תסמן|תסמני את זה בעדיפות גבוהה',
    'high',
  ],
  ["[and] it's|its|this|is [is] [really|very] urgent|important", 'high'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] גבוהה', 'high'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] נמוכה', 'low'],
  ['בעדיפות|עדיפות|בדחיפות|דחיפות [:] בינונית', 'medium'],
  ['[זה] דחוף|בדחיפות|חשוב', 'high'],
  ['[זה] לא דחוף', 'low'],
]);
const noteWords = marked([
  '[with|and] [the|a] note|notes [:|that|saying]',
  'note|notes :',
  'עם הערה|הערות|ההערה [:]',
  'הערה|הערות :',
  'בהערות [:|תכתוב|תרשום]',
]);

/** What ties a time to what is to be done, once the time is taken: "…, it must be done by tomorrow". */
const trailers = marked([
  'remind|tell|ping me / do it / so do / תזכיר|תזכירי לי',
  'it|this|that|which must|should|needs|has [to] be|get done|finished|ready|completed|submitted|in|sent [by]',
  "it's|its|it|is|that's due|needed [by] / due [by]",
  'can|could|will|would you|u [please|also] / please / so|and|then [can|could|will|please] [you] / so',
  'זה|הוא|היא|ש צריך|צריכה|חייב|חייבת [להיות] [להיעשות|מוכן|מוכנה|גמור|סגור] / צריך|חייב להיעשות',
  'אז|ו [תוכל|תוכלי|אפשר] [בבקשה] / תוכל|תוכלי|אפשר [בבקשה]',
]);

const particles = /^(?:in|on|down|up|out)$/;

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
  let from = isTold ? afterWish(tokens, range) : range.from;
  let isLinked = false;
  let mayTell = isTold;
  // "pop a reminder in for five"
  if (particles.test(tokens[from]?.text ?? '') && (!isFree(draft, from + 1) || tokens[from]?.text === 'down'))
    from += 1;
  for (;;) {
    while (from < range.to && (!isFree(draft, from) || isLoose(tokens[from]?.text, tokens[from]?.kind))) {
      mayTell ||= tokens[from]?.text === '.';
      from += 1;
    }
    const link = links.at(tokens, from, noPrefix) ?? (mayTell ? tellings.at(tokens, from, noPrefix) : null);
    if (link === null && !isLinked && slot === 'task' && isMisheardTo(tokens, from)) {
      from += 1;
      isLinked = true;
      continue;
    }
    if (link === null || link.next >= range.to) break;
    from = link.next;
    isLinked = true;
  }
  from = afterAside(draft, from, range.to);
  const quoted = quotedAt(draft, from);
  if (quoted !== null) return quotedText(draft, quoted, slot);
  const clause = clauseStartAt(tokens, from, { isSaid: false });
  const to = withoutTrailers(draft, { from, to: range.to });
  const content = freeText(draft, trimmed(draft.sentence, { from, to }), slot, clause ?? undefined);
  return content === '' ? null : content;
}

/** "remind me when I'm done here, so at six, to fill up": what comes before its hour only says when, or nothing. */
function afterAside({ sentence: { tokens }, owners }: Draft, from: number, to: number): number {
  if (!asideWords.test(tokens[from]?.text ?? '')) return from;
  let index = from;
  while (index < to && owners[index] !== 'reminderTime') index += 1;
  while (index < to && owners[index] === 'reminderTime') index += 1;
  if (tokens[index]?.text === 'to') return index + 1;
  return /^ל[א-ת]{2,}/.test(tokens[index]?.text ?? '') ? index : from;
}

const asideWords = /^(?:when|before|after|once|as|lunch|no|לא|כש[א-ת]{2,}|לפני|אחרי|ברגע)$/;

/** "Noa asked me to bring the cake, so remind me": what is to be done was somebody's wish. */
function afterWish(tokens: readonly Token[], { from, to }: Range): number {
  const me = tokens
    .slice(0, Math.min(to - 1, 5))
    .findIndex(({ text }, at) => text === 'ממני' || (text === 'me' && tokens[at + 1]?.text === 'to'));
  return Math.max(from, me + 1);
}

function withoutTrailers(draft: Draft, { from, to: end }: Range): number {
  const { tokens } = draft.sentence;
  let to = end;
  for (;;) {
    while (to > from && (!isFree(draft, to - 1) || ',.;'.includes(tokens[to - 1]?.text ?? ' '))) to -= 1;
    const length = [8, 7, 6, 5, 4, 3, 2, 1].find(
      (size) => to - size > from && trailers.at(tokens, to - size, noPrefix)?.next === to,
    );
    // Alone at the end they belong to the text: "so", "please".
    if (length === undefined || (to === tokens.length && length === 1)) return to;
    to -= length;
  }
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

/** "remind me two call mom", as speech is written down; but "two eggs" are two. */
function isMisheardTo(tokens: readonly Token[], index: number): boolean {
  const isHeard = tokens[index]?.text === 'two' || tokens[index]?.text === 'too';
  return isHeard && tokens[index + 1]?.kind === 'word' && tokens[index + 1]?.text.endsWith('s') === false;
}

function isLoose(text: string | undefined, kind: string | undefined): boolean {
  return kind === 'mark' && text !== '(' && text !== '#' && text !== '$' && text !== '₪';
}

function claimRest(draft: Draft, { from, to }: Range, slot: SlotName): void {
  for (let index = from; index < to; index += 1) draft.owners[index] ??= slot;
}

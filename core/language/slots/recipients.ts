/** To whom a mail or message goes, wherever the text says it. */
import { lastNames } from '../entities/names.ts';
import { names } from '../intent/arguments.ts';
import type { VerbClass } from '../intent/grammar.ts';
import { noPrefix, type PrefixTest } from '../phrasebook.ts';
import { clauseStartAt } from './clauses.ts';
import { claim, isFree } from './draft.ts';
import { markerAt, type MessageInput, type State } from './message-state.ts';
import { markers } from './message-words.ts';
import { peopleAt, type PeopleMatch, type PeopleSearch } from './people.ts';

/** "mail the invoice to client@biz.com": an address after "to" is the recipient, whatever stands before it. */
export function addressFirst(input: MessageInput, state: State, from: number): void {
  const { tokens } = input.draft.sentence;
  const hasNoObject = input.head.verb?.class === 'send' && input.head.noun?.role !== 'object';
  for (let index = from; index < tokens.length; index += 1) {
    const marker = markerAt(input, index);
    const isText = tokens[index]?.text === ':' || tokens[index]?.text === '"';
    if (isText || (marker !== null && marker.value !== 'channel')) return;
    const at = tokens[index]?.text === 'to' || tokens[index]?.text === 'אל' ? index + 1 : index;
    const isAddress =
      tokens[at]?.kind === 'email' || tokens[at]?.kind === 'phone' || (hasNoObject && names(tokens[at]));
    if (!isAddress || (at === index && tokens[at]?.stems[0]?.prefix !== 'ל')) continue;
    const people = peopleAt(searchOf(input, { tight: true }), at, anyGlue);
    if (people !== null) addPeople(input, state, index, people);
    return;
  }
}

/** "לבני כץ תשלחי מייל ש…": whom it is for was said before the verb. */
export function peopleBefore(input: MessageInput, state: State, end: number): void {
  const { tokens } = input.draft.sentence;
  for (let index = 0; index < end && state.people.length === 0; index += 1) {
    const isTo = tokens[index]?.text === 'to' || tokens[index]?.text === 'אל';
    const at = isTo ? index + 1 : index;
    if (!(isTo && names(tokens[at])) && !(names(tokens[at], 'ל') && !names(tokens[at]))) continue;
    const people = peopleAt(searchOf(input, { tight: true }), at, anyGlue);
    if (people !== null && people.to <= end) addPeople(input, state, index, people);
  }
}

export function isMarkedRecipient({ draft }: MessageInput, index: number): boolean {
  const token = draft.sentence.tokens[index];
  return (
    token?.text === 'to' || token?.stems.some(({ prefix }) => prefix === 'ל') === true || token?.text === 'אל'
  );
}

export function recipientsAt(input: MessageInput, state: State, index: number): PeopleMatch | null {
  if (state.people.length > 0) return null;
  const { tokens } = input.draft.sentence;
  const token = tokens[index];
  const verbClass = input.head.verb?.class;
  const addresses = verbClass !== undefined && addressing.has(verbClass);
  const search = searchOf(input, { tight: addresses });
  if (token !== undefined && toWords.has(token.text)) {
    return peopleAt(searchOf(input, { tight: addresses }), index + 1, anyGlue);
  }
  if (verbClass === 'tell' && index === input.head.verb?.to && index < (input.head.noun?.from ?? 0))
    return peopleAt({ ...search, endsAt: (at) => at > index && search.endsAt(at) }, index, (prefix) =>
      names(token) ? prefix === '' : prefix === 'ל',
    );
  const glued = peopleAt(search, index, (prefix) => prefix === 'ל' || prefix === 'ול');
  if (glued !== null) return glued;
  const isDirect = index === input.head.verb?.to || index === input.head.noun?.to;
  return isDirect && isLatinOrAddress(token?.text) ? peopleAt(search, index, noPrefix) : null;
}

/** Verbs whose object is whoever is written to. */
const addressing: ReadonlySet<VerbClass> = new Set(['mail', 'whatsapp', 'message', 'tell', 'reply']);

/** "2" as typed in haste. */
const toWords = new Set(['to', 'for', '2', 'אל', 'עבור', 'בשביל', 'את', 'ואת']);

export const anyGlue: PrefixTest = (prefix) => prefix === '' || prefix === 'ל';

function isLatinOrAddress(text: string | undefined): boolean {
  return text !== undefined && /^[a-z0-9+@(]/.test(text);
}

export function addPeople(
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

export function searchOf(input: MessageInput, { tight }: { tight: boolean }): PeopleSearch {
  const { draft, head, times, contacts, country } = input;
  const { tokens } = draft.sentence;
  return {
    sentence: draft.sentence,
    contacts,
    country,
    tight,
    afterTime: (index) => times.startingAt(index)?.to ?? index,
    endsAt: (index) => {
      const token = tokens[index];
      if (token === undefined || token.kind === 'mark' || token.kind === 'emoji' || !isFree(draft, index))
        return true;
      if (index === head.noun?.from || token.text === 'את') return true;
      if (times.startingAt(index) !== undefined || markers.at(tokens, index) !== null) return true;
      const mayBeSurname = lastNames.has(token.text) || markers.at(tokens, index + 1)?.value === 'subject';
      return clauseStartAt(tokens, index, { isSaid: !mayBeSurname }) !== null;
    },
  };
}

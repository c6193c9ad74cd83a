/** Who takes part in a meeting. */
import { names } from '../intent/arguments.ts';
import { isMeetingFor } from '../intent/nouns.ts';
import { anyPrefix, noPrefix } from '../phrasebook.ts';
import { spansOf } from '../sentence.ts';
import { claim, isFree } from './draft.ts';
import {
  connectors,
  descriptionWords,
  dressing,
  inviteTo,
  inviteWords,
  notPeople,
  titleWords,
  withWords,
} from './event-words.ts';
import type { EventInput } from './event-input.ts';
import { peopleAt, type PeopleSearch } from './people.ts';

/** Records who takes part. Those after "with" stay in the title, those invited do not. */
export function people(input: EventInput, index: number, attendees: string[]): number {
  const { draft, head } = input;
  const { tokens } = draft.sentence;
  const invites =
    inviteWords.at(tokens, index) ??
    (head.verb?.class === 'invite' && index === head.verb.to ? { next: index } : null);
  const withWord = withWords.at(tokens, index, (prefix) => prefix === '' || prefix === 'ו');
  const from = invites?.next ?? withWord?.next ?? whomAt(input, index);
  if (from === undefined) return index + 1;
  if (notPeople.at(tokens, from, noPrefix) !== null) return index + 1;
  const object = tokens[from]?.text === 'את' ? from + 1 : from;
  const found = peopleAt(searchOf(input), object, (prefix) => prefix === '');
  if (found === null) return index + 1;
  for (const person of found.people) {
    if (!attendees.includes(person.written)) attendees.push(person.written);
  }
  if (withWord === null) {
    const isFirst = index === head.verb?.to;
    const to = isFirst ? (inviteTo.at(tokens, found.to, noPrefix)?.next ?? found.to) : found.to;
    claim(draft, { from: index, to }, 'attendees');
    return to;
  }
  // They stay in the title, so nothing is claimed.
  for (const span of spansOf(draft.sentence, { from: object, to: found.to }))
    draft.spans.push({ ...span, slot: 'attendees', certain: true });
  return found.to;
}

/** "book April for Thursday", "קבע את ויל לחמישי": a name right after the verb. */
function whomAt({ draft, head: { verb } }: EventInput, index: number): number | undefined {
  const { tokens } = draft.sentence;
  const at = tokens[index]?.text === 'את' ? index + 1 : index;
  return verb !== null && index === verb.to && names(tokens[at]) ? index : undefined;
}

export function searchOf({ draft, head, times, contacts, country }: EventInput): PeopleSearch {
  const { tokens } = draft.sentence;
  return {
    sentence: draft.sentence,
    contacts,
    country,
    tight: false,
    afterTime: (index) => index,
    endsAt: (index) => {
      const token = tokens[index];
      if (token === undefined || token.kind === 'mark' || token.kind === 'emoji') return true;
      if (!isFree(draft, index) || times.startingAt(index) !== undefined || index === head.noun?.from)
        return true;
      if (isMeetingFor(tokens, index)) return true;
      return (
        titleWords.at(tokens, index) !== null ||
        descriptionWords.at(tokens, index) !== null ||
        dressing.at(tokens, index) !== null ||
        connectors.at(tokens, index, anyPrefix) !== null
      );
    },
  };
}

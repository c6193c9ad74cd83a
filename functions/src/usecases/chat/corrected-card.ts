import { repetitionIn } from '@crocodile-hub/core/reader/corrections/repetition';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { firstNames } from '@crocodile-hub/core/language/entities/names';
import { isPhoneNumber, phoneCountry, toE164 } from '@crocodile-hub/core/domain/phone';
import { isAddress, recipientField, resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { Correction } from '@crocodile-hub/core/reader/corrections/read-correction';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { namesAt, peopleIn, titles, written } from './card-fields.ts';
import type { Card, Corrected } from './corrected.ts';
import { atOtherTime } from './corrected-time.ts';
import { withTimeReplaced, withWordsReplaced } from './replaced-words.ts';

/** The card with what was said put in its place: a time for a time, a person for a person, words for words. */
export async function correctedCard(
  ports: ContactPorts,
  asking: Asking,
  card: Card,
  correction: Correction,
): Promise<Corrected | null> {
  const { when, by, words, denied } = correction;
  // "Change 12 to 1" is of the words of a message, "thirteen, not thirty" of what is to be done.
  const isOfWords =
    denied !== null &&
    (written[card.actionType] !== undefined ||
      card.actionType === 'create_task' ||
      card.actionType === 'reminder');
  const reworded = isOfWords ? withWordsReplaced(card, correction) : null;
  if (reworded !== null) return reworded;
  if (when !== null)
    return (
      atOtherTime(asking, card, correction, when) ??
      withWordsReplaced(card, correction) ??
      withTimeReplaced(card, correction, when)
    );
  if (by === null || by === 'named') return withOtherWords(card, correction);
  return (
    (await forOtherPerson(ports, asking, card, { words, by })) ??
    withWordsReplaced(card, correction) ??
    withOtherWords(card, correction)
  );
}

/** A new meeting at this place; null for any other card. */
export function atPlace(card: Card, place: string): Extract<Corrected, { is: 'changed' }> | null {
  if (card.actionType !== 'create_event') return null;
  const { location } = card.payload;
  const from = typeof location === 'string' && location !== '' ? shownOutside(location) : null;
  const placed = { ...card, payload: { ...card.payload, location: place } };
  return { is: 'changed', card: placed, to: shownOutside(place), from };
}

/** What is new comes again as often as is said; null for other words, and where it does already. */
export function repeatedCard(card: Card, message: string): Card | null {
  const recurrence = repetitionIn(message.replace(/,? (?:would|could|can|will) you[?.!]*$/i, ''));
  const mayRepeat = card.actionType === 'create_event' || card.actionType === 'reminder';
  if (recurrence === null || !mayRepeat || card.payload['recurrence'] === recurrence) return null;
  return { ...card, payload: { ...card.payload, recurrence } };
}

const longestName = 4;

async function forOtherPerson(
  ports: ContactPorts,
  { person, clock }: Asking,
  card: Card,
  { words, by }: Pick<Correction, 'words' | 'by'>,
): Promise<Corrected | null> {
  const { actionType, payload } = card;
  const reach = recipientField(actionType, payload);
  if (reach === null) return null;
  const said = words.replace(/^(?:(?:to|with|for|invite|email|text|message)|אל|עם|את)\s+/i, '');
  if (said === '' || said.split(' ').length > longestName) return null;
  const { field, wants } = reach;
  const contacts = await contactsOf(ports, person, words);
  const found = [said, said.replace(/^ל-?/, '')]
    .map((name) =>
      wants === 'phone' && isPhoneNumber(name) ? toE164(name, phoneCountry(clock.context.country)) : name,
    )
    .map((name) => ({ name, one: resolveRecipient(name, wants, contacts) }))
    .find(
      ({ name, one: { address, candidates } }) =>
        address !== null ||
        candidates.length > 0 ||
        isName(name, actionType, by === 'meant' || said !== words),
    );
  if (found === undefined) return null;
  const people = peopleIn(payload[field]);
  // Whom the card asks about, or whoever was named last.
  const asked = people.findIndex((one) => !isAddress(one, wants));
  const place = asked < 0 ? people.length - 1 : asked;
  const old = people[place];
  if (old === undefined) return null;
  const address = found.one.address ?? found.name;
  if (address === old) return { is: 'same', what: shownOutside(found.name) };
  const changed = people.map((one, index) => (index === place ? address : one));
  const names = namesAt(old, contacts);
  return {
    is: 'changed',
    card: {
      ...card,
      payload: {
        ...withName(payload, names, found.name),
        [field]: Array.isArray(payload[field]) ? changed : changed.join(', '),
      },
    },
    to: shownOutside(found.name),
    from: shownOutside(names.find((one) => isMostlyHebrew(one) === isMostlyHebrew(said)) ?? names[0] ?? old),
    whom: { written: found.name, address },
  };
}

/** A word with a capital may be anything, but where somebody was meant and there is nothing else to be named. */
function isName(words: string, actionType: ActionType, isMeant: boolean): boolean {
  const isOnlySent = titles[actionType] === undefined;
  return (
    firstNames.has(words.toLowerCase().split(' ')[0] ?? '') ||
    (isMeant && isOnlySent && /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(words))
  );
}

/** "Lunch with Dana" is one with Ron, then. */
function withName(payload: Card['payload'], names: readonly string[], name: string): Card['payload'] {
  const { title } = payload;
  if (typeof title !== 'string' || 'eventId' in payload) return payload;
  const called = names.flatMap((one) => [one, one.split(' ')[0] ?? one]);
  const words = title.split(' ');
  const inTitle = called.find((one) => ` ${title.toLowerCase()} `.includes(` ${one.toLowerCase()} `));
  if (inTitle === undefined) return payload;
  const length = inTitle.split(' ').length;
  const at = words.findIndex(
    (_, index) =>
      words
        .slice(index, index + length)
        .join(' ')
        .toLowerCase() === inTitle.toLowerCase(),
  );
  return { ...payload, title: [...words.slice(0, at), name, ...words.slice(at + length)].join(' ') };
}

/** "I meant to Ron", "התכוונתי ללחם": what joins the words to those before them, unless the title has it too. */
function withoutJoiner(words: string, last: string): string {
  const plain = words.replace(/^(?:to|with|for) /i, '');
  if (plain.startsWith('לל')) return plain.slice(1);
  const isName = plain.startsWith('ל') && firstNames.has(plain.slice(1).split(' ')[0] ?? '');
  return isName && !last.startsWith('ל') ? plain.slice(1) : plain;
}

/** "Buy milk": "I meant bread" takes the place of as many words at its end, "call it …" of them all. */
function withOtherWords(card: Card, { by, words }: Correction): Corrected | null {
  const field = titles[card.actionType];
  const title = field === undefined ? undefined : card.payload[field];
  if (field === undefined || typeof title !== 'string' || (by !== 'meant' && by !== 'named')) return null;
  // A title that ends with people, such as "lunch with Dana", has no last word to replace.
  if (by === 'meant' && card.actionType === 'create_event' && /\s(?:with|עם)\s/i.test(title)) return null;
  const old = title.split(' ');
  const bare = words.replace(/^['"“‘](?<inner>[^'"]+)['"”’]$/, '$<inner>');
  const said = by === 'meant' ? withoutJoiner(words, old.at(-1) ?? '') : bare;
  const kept = by === 'named' ? [] : old.slice(0, -said.split(' ').length);
  const changed = [...kept, said].join(' ');
  if (changed === title) return { is: 'same', what: shownOutside(title) };
  return {
    is: 'changed',
    card: { ...card, payload: { ...card.payload, [field]: changed } },
    to: shownOutside(said),
    from: shownOutside(old.slice(kept.length).join(' ')),
  };
}

import { repetitionIn } from '@crocodile-hub/core/reader/corrections/repetition';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { firstNames } from '@crocodile-hub/core/language/entities/names';
import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import type { Contact } from '@crocodile-hub/core/language/reading';
import { phoneCountry, toE164 } from '@crocodile-hub/core/domain/phone';
import {
  isAddress,
  isMentioned,
  recipientField,
  resolveRecipient,
} from '@crocodile-hub/core/domain/recipients';
import type { Addition, Correction } from '@crocodile-hub/core/reader/corrections/read-correction';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { read, wordsOf } from '@crocodile-hub/core/language/sentence';
import { findTimes } from '@crocodile-hub/core/language/time/find';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import type { Card, Corrected } from './corrected.ts';
import { atOtherTime } from './corrected-time.ts';

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

const leftOut =
  /^(?:(?:yes|yep|ok|okay|sure|fine|but|no|wait|actually|sorry|please),? ){0,4}(?:without|leave out|leave off|drop|remove|take (?:off|out)|minus|not) (?<who>\p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)(?: (?:please|though|this time|off|out))?[.! ]*$|^(?:(?:כן|לא|רגע|בעצם|אבל|סבבה|אוקיי),? ){0,4}(?:בלי|ללא|תורידי? את|תסירי? את|להוריד את) (?<whoHe>[א-ת]{2,12}(?: [א-ת]{2,12})?)[.! ]*$/iu;

/** "Yes but without Lior": the card for the others; null where nobody else is left, or none of that name is there. */
export function withoutSomebody(card: Card, message: string): { card: Card; who: string } | null {
  const { who: en, whoHe } = leftOut.exec(message.trim())?.groups ?? {};
  const who = en ?? whoHe;
  const field = ['attendees', 'to'].find((one) => Array.isArray(card.payload[one]));
  if (who === undefined || field === undefined) return null;
  const people = peopleIn(card.payload[field]);
  const rest = people.filter((one) => !isMentioned(who, one.replaceAll(/[@._-]/g, ' ')));
  const { title } = card.payload;
  const named = typeof title === 'string' ? withoutNamed(title, who) : title;
  const isSame = rest.length === people.length && named === title;
  if (isSame || (rest.length === 0 && field === 'to')) return null;
  const payload = { ...card.payload, [field]: rest, ...(typeof named === 'string' && { title: named }) };
  return { card: { ...card, payload }, who };
}

/** "Meeting with Tomer, Dana and Lior" without one of them. */
function withoutNamed(title: string, who: string): string {
  const name = who.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const forms = [
    `,? (?:and|&) ${name}(?![\\p{L}])`,
    `, ${name}(?![\\p{L}])`,
    `(?<![\\p{L}])${name},? (?:and |& )?(?=\\p{L})`,
    ` ו${name}(?![\\p{L}])`,
  ];
  const form = forms.map((one) => new RegExp(one, 'iu')).find((one) => one.test(title));
  return form === undefined ? title : title.replace(form, '');
}

/** Where the card says what is written. */
const written: Readonly<Partial<Record<ActionType, 'body' | 'message'>>> = {
  send_email: 'body',
  send_whatsapp: 'message',
  send_sms: 'message',
  send_message: 'message',
};

/** The card with more people or more text; null where it takes none, or where nobody is known by that name. */
export async function cardWithMore(
  ports: ContactPorts,
  { person }: Pick<Asking, 'person'>,
  card: Card,
  { add, words }: Pick<Addition, 'add' | 'words'>,
): Promise<Extract<Corrected, { is: 'changed' | 'same' }> | null> {
  const { actionType, payload } = card;
  const to = shownOutside(words);
  if (add === 'text') {
    const field = written[actionType];
    const text = field === undefined ? undefined : payload[field];
    if (field === undefined || typeof text !== 'string' || text.trim() === '') return null;
    const sentence = words.charAt(0).toUpperCase() + words.slice(1);
    const longer = `${text.trimEnd()}${/[.!?…:]$/.test(text.trimEnd()) ? '' : '.'} ${sentence}`;
    return { is: 'changed', card: { ...card, payload: { ...payload, [field]: longer } }, to, from: null };
  }
  const fieldOfMail = add === 'copies' ? 'cc' : 'to';
  const field = actionType === 'create_event' ? 'attendees' : fieldOfMail;
  if (actionType === 'create_task' || actionType === 'reminder') return withMoreToDo(card, words);
  if (actionType !== 'create_event' && actionType !== 'send_email') return null;
  const contacts = await contactsOf(ports, person, words);
  const names = words.split(/,\s?| and | & | ו(?:את )?(?=[א-ת]{2})/).map((name) => name.trim());
  const isKnown = ({ address, candidates }: ResolvedRecipient) => address !== null || candidates.length > 0;
  // "גם לדנה"
  const found = names.flatMap((name) => {
    const ways = [name, name.replace(/^ל-?/, '')].map((way) => resolveRecipient(way, 'email', contacts));
    return ways.find(isKnown) ?? [];
  });
  if (found.length < names.length) return null;
  const there = peopleIn(payload[field]);
  const more = found
    .map(({ address, written: name }) => address ?? name)
    .filter((one) => !there.includes(one));
  const [first] = found;
  if (first === undefined || more.length === 0) return { is: 'same', what: to };
  const whom = { written: first.written, address: first.address ?? first.written };
  // On a card, a copy is for addresses alone.
  if (field === 'cc' && found.some(({ address }) => address === null)) return null;
  const all = [...there, ...more];
  const longer = { ...payload, [field]: field === 'cc' ? all.join(', ') : all };
  return { is: 'changed', card: { ...card, payload: longer }, to, from: null, whom };
}

const mostToDo = 4;
/** A thing of its own, and no part of another. */
const ownThing =
  /^(?:an? )?(?:task|reminder|meeting|event|note|mail|call me)\b|^(?:משימה|תזכורת|פגישה|אירוע|פתק|מייל)(?![א-ת])|\d/i;

/** "Buy milk", "and bread too". */
function withMoreToDo(card: Card, words: string): Extract<Corrected, { is: 'changed' }> | null {
  const field = titles[card.actionType];
  const title = field === undefined ? undefined : card.payload[field];
  if (field === undefined || typeof title !== 'string') return null;
  if (ownThing.test(words) || words.split(' ').length > mostToDo) return null;
  const more = isMostlyHebrew(words) ? ` ו${words}` : ` and ${words.replace(/^to /i, '')}`;
  const payload = { ...card.payload, [field]: `${title}${more}` };
  return { is: 'changed', card: { ...card, payload }, to: shownOutside(words), from: null };
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
    .map((name) => (wants === 'phone' ? (toE164(name, phoneCountry(clock.context.country)) ?? name) : name))
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

/** Names and addresses of a field of recipients, which is a list or a text. */
export function peopleIn(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const list: readonly unknown[] = Array.isArray(value) ? value : text.split(/[,;]/);
  return list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));
}

/** What the bearers of an address are called. */
export function namesAt(address: string, contacts: readonly Contact[]): string[] {
  const same = contacts.filter(({ email, phone, messenger, instagram }) =>
    [email, phone, messenger, instagram].includes(address),
  );
  return same.map(({ name }) => name).filter((name) => name !== '');
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

/** What an action is called. */
const titles: Readonly<Partial<Record<ActionType, string>>> = {
  create_event: 'title',
  reminder: 'task',
  create_task: 'title',
  update_event: 'newTitle',
  update_reminder: 'newTask',
  change_task: 'newTitle',
};

/** "I meant to Ron", "התכוונתי ללחם": what joins the words to those before them, unless the title has it too. */
function withoutJoiner(words: string, last: string): string {
  const plain = words.replace(/^(?:to|with|for) /i, '');
  if (plain.startsWith('לל')) return plain.slice(1);
  const isName = plain.startsWith('ל') && firstNames.has(plain.slice(1).split(' ')[0] ?? '');
  return isName && !last.startsWith('ל') ? plain.slice(1) : plain;
}

/** Where words may stand that are taken back. */
const texts = [
  'title',
  'newTitle',
  'newPlace',
  'newTask',
  'task',
  'body',
  'message',
  'location',
  'subject',
  'notes',
] as const;
/** By these a card tells what is there already. */
const seen = ['newTitle', 'eventId', 'taskId', 'reminderId'] as const;

/** "Not milk, bread": where the card says milk. What is there already of a change stays as it is. */
export function withWordsReplaced(
  card: Card,
  { words, denied }: Pick<Correction, 'words' | 'denied'>,
): Corrected | null {
  if (denied === null) return null;
  const { payload } = card;
  const isChange = seen.some((field) => field in payload);
  for (const field of texts) {
    const text = payload[field];
    if (typeof text !== 'string' || (isChange && !field.startsWith('new'))) continue;
    const at = text.search(wholeWords(denied));
    if (at < 0) continue;
    const left = `${text.slice(0, at)}${words}${text.slice(at + denied.length)}`;
    const changed = left.replaceAll(/ {2,}/g, ' ').trim();
    const shown = { to: shownOutside(words), from: shownOutside(denied) };
    return { is: 'changed', card: { ...card, payload: { ...payload, [field]: changed } }, ...shown };
  }
  return null;
}

/** "No, make it Friday": where what is written tells one day, or one hour, it is another. */
function withTimeReplaced(card: Card, { words }: Correction, when: TimeWanted): Corrected | null {
  const field = written[card.actionType];
  const text = field === undefined ? undefined : card.payload[field];
  if (typeof text !== 'string' || when.does !== 'move') return null;
  const sentence = read(text, () => null);
  const isOfHour = when.to.clock !== null;
  const [found, ...others] = findTimes(sentence.tokens).all.filter(({ day, clock }) =>
    isOfHour ? clock !== null : day !== null && clock === null,
  );
  if (found === undefined || others.length > 0 || (isOfHour && found.day !== null && when.to.day === null))
    return null;
  const old = wordsOf(sentence, found.from, found.to);
  const lead = /^(?:(?:on|at|by) |ב(?:יום |שעה )?-?)/i.exec(old)?.[0] ?? '';
  const bare = words.replace(/^(?:(?:on|at|by) |ב(?:יום |שעה )?-?)(?=\S)/i, '');
  return withWordsReplaced(card, { words: `${lead}${bare}`, denied: old });
}

function wholeWords(words: string): RegExp {
  const exact = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<=^|\\s)${exact}(?=[\\s,.!?]|$)`, 'i');
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

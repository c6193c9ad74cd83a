import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { Addition } from '@crocodile-hub/core/reader/corrections/read-correction';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { peopleIn, titles, written } from './card-fields.ts';
import type { Card, Corrected } from './corrected.ts';

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

import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { read, wordsOf } from '@crocodile-hub/core/language/sentence';
import { findTimes } from '@crocodile-hub/core/language/time/find';
import type { Correction } from '@crocodile-hub/core/reader/corrections/read-correction';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { written } from './card-fields.ts';
import type { Card, Corrected } from './corrected.ts';

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
export function withTimeReplaced(card: Card, { words }: Correction, when: TimeWanted): Corrected | null {
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
  return new RegExp(`(?<=^|\\s)${RegExp.escape(words)}(?=[\\s,.!?]|$)`, 'i');
}

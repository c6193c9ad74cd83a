/** Whom a later command means by "him" or "איתה": the people of the one before. */
import type { Reading } from '../../language/reading.ts';

const toThem = /\b(?:him|her|them)\b|(?<![א-ת])(?:לו|לה|להם|להן|אליו|אליה|אליהם|אליהן)(?![א-ת])/i;
const withThem =
  /\b(?:with|invite|and|for) (?:him|her|them)\b|(?<![א-ת])(?:איתו|איתה|איתם|איתן|אתו|אתם|אותו|אותה|אותם)(?![א-ת])/i;

/** Readings in the order of their text; null where a part asks for nothing. */
export function withPeopleMeant(readings: readonly (Reading | null)[]): readonly (Reading | null)[] {
  let people: readonly string[] = [];
  return readings.map((reading) => {
    const meant = reading === null ? null : filled(reading, people);
    const named = meant === null ? [] : peopleOf(meant);
    if (named.length > 0) people = named;
    return meant;
  });
}

function filled(reading: Reading, people: readonly string[]): Reading {
  const [first] = people;
  if (first === undefined) return reading;
  const { intent, slots, words } = reading;
  if (intent === 'send_email' && slots.to === null && toThem.test(words))
    return { ...reading, slots: { ...slots, to: people } };
  if (intent === 'send_whatsapp' && slots.to === null && toThem.test(words))
    return { ...reading, slots: { ...slots, to: first } };
  if (intent === 'create_event' && slots.attendees === null && withThem.test(words))
    return { ...reading, slots: { ...slots, attendees: people } };
  return reading;
}

function peopleOf({ intent, slots }: Reading): readonly string[] {
  if (intent === 'send_email') return slots.to ?? [];
  if (intent === 'create_event') return slots.attendees ?? [];
  return intent === 'send_whatsapp' && slots.to !== null ? [slots.to] : [];
}

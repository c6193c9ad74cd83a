/** What a later command takes from the one before it: whom "him" or "איתה" means, and which day is "the day before". */
import type { Context, Reading } from '../../language/reading.ts';
import { toInstant, toLocalIso, wallOfUtc, zoneOf } from '../../time/zone.ts';
import { dayMs } from '../../time/units.ts';

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

const theDayBefore =
  /\b(?:the|a) (?:day|night|evening|morning) (?:before|earlier)\b|(?<![א-ת])ו?(?:(?:ב?יום|ב?ערב|ב?לילה) (?:לפני|קודם)(?: כן)?)(?![א-ת])/i;

/** "the evening before": the grammar takes the day of what was said before it. */
export function onDayBefore(reading: Reading, before: Reading, context: Context): Reading {
  if (reading.intent !== 'reminder' || !theDayBefore.test(reading.words)) return reading;
  const { reminderTime } = reading.slots;
  const day = before.intent === 'create_event' ? (before.slots.startTime ?? before.day) : null;
  if (reminderTime === null || day?.slice(0, 10) !== reminderTime.slice(0, 10)) return reading;
  const zone = zoneOf(context.timeZone, context.now);
  const wall = wallOfUtc(Date.parse(`${reminderTime.slice(0, 19)}Z`) - dayMs);
  const earlier = toLocalIso(toInstant(wall, zone), zone);
  return { ...reading, slots: { ...reading.slots, reminderTime: earlier } };
}

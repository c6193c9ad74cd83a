/** "Wednesday lunch with Maya" says no hour, and means about half past twelve: that is proposed, and asked about. */
import {
  withEachAction,
  type CommandReading,
  type CommandUnderstanding,
} from '../../language/command-reading.ts';
import type { Context } from '../../language/reading.ts';
import { dayOfIso } from '../../time/calendar.ts';
import { toInstant, toLocalIso, zoneOf } from '../../time/zone.ts';

const meals: readonly (readonly [name: RegExp, hour: number, minute: number])[] = [
  [/\bbreakfast\b|(?<![א-ת])ארוחת ה?בוקר(?![א-ת])/i, 8, 30],
  [/\bbrunch\b|(?<![א-ת])בראנץ'?(?![א-ת])/i, 11, 0],
  [/\blunch\b|(?<![א-ת])ארוחת ה?צהריי?ם(?![א-ת])/i, 12, 30],
  [/\bdinner\b|\bsupper\b|(?<![א-ת])ארוחת ה?ערב(?![א-ת])/i, 19, 30],
];

export function withMealHours(
  understood: CommandUnderstanding,
  text: string,
  context: Context,
): CommandUnderstanding {
  return withEachAction(understood, (one) => atMeal(one, text, context));
}

function atMeal(reading: CommandReading, text: string, { timeZone, now }: Context): CommandReading {
  if (reading.intent !== 'create_event' || reading.slots.startTime !== null || reading.day === null)
    return reading;
  const { title } = reading.slots;
  const meal = meals.find(([name]) => name.test(title ?? ''));
  const said = meal === undefined ? null : meal[0].exec(text);
  if (meal === undefined || said === null) return reading;
  const [, hour, minute] = meal;
  const zone = zoneOf(timeZone, now);
  const at = toInstant({ ...dayOfIso(reading.day), hour, minute, second: 0 }, zone);
  if (at <= Date.parse(now)) return reading;
  const meant = `${hour}:${String(minute).padStart(2, '0')}`;
  const doubt = { kind: 'spelling' as const, start: said.index, end: said.index + said[0].length, meant };
  return {
    ...reading,
    slots: { ...reading.slots, startTime: toLocalIso(at, zone) },
    doubts: [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
    day: null,
  };
}

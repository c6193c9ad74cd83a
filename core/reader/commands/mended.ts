/**
 * What the grammar does not know of a reading: a series that ends, a day that is named by another one, and a word that
 * only leads to what a mail says.
 */
import { toInstant, toLocalIso, wallOfUtc, zoneOf } from '../../language/time/zone.ts';
import type { Context, Reading, Understanding } from '../../language/reading.ts';
import { withCount } from './spoken-time.ts';

export function mended({ actions: [leading, ...others] }: Understanding, context: Context): Understanding {
  const first = alone(leading);
  let before = first;
  const rest = others.map((reading) => {
    const here = dayBefore(alone(reading), before, context);
    before = here;
    return here;
  });
  return { ...first, actions: [first, ...rest] };
}

function alone(reading: Reading): Reading {
  if (reading.intent === 'create_event')
    return { ...reading, repeats: withCount(reading.repeats, reading.words) };
  if (reading.intent === 'reminder') {
    const recurrence = withCount(reading.slots.recurrence, reading.words);
    return { ...reading, slots: { ...reading.slots, recurrence } };
  }
  if (reading.intent !== 'send_email' || reading.slots.body === null) return reading;
  return { ...reading, slots: { ...reading.slots, body: withoutCopula(reading.slots.body, reading.words) } };
}

/** "and the body is we're over by nine percent" */
function withoutCopula(body: string, words: string): string {
  const isLed = /\b(?:body|text|message|content|subject) is\b/i.test(words);
  return isLed && /^is /i.test(body) ? body.slice(3) : body;
}

const theDayBefore =
  /\b(?:the|a) (?:day|night|evening|morning) (?:before|earlier)\b|(?<![א-ת])ו?(?:(?:ב?יום|ב?ערב|ב?לילה) (?:לפני|קודם)(?: כן)?)(?![א-ת])/i;

/** "the evening before": the grammar takes the day of what was said before it. */
function dayBefore(reading: Reading, before: Reading, context: Context): Reading {
  if (reading.intent !== 'reminder' || !theDayBefore.test(reading.words)) return reading;
  const { reminderTime } = reading.slots;
  const day = before.intent === 'create_event' ? (before.slots.startTime ?? before.day) : null;
  if (reminderTime === null || day?.slice(0, 10) !== reminderTime.slice(0, 10)) return reading;
  const zone = zoneOf(context.timeZone, context.now);
  const wall = wallOfUtc(Date.parse(`${reminderTime.slice(0, 19)}Z`) - 86_400_000);
  const earlier = toLocalIso(toInstant(wall, zone), zone);
  return { ...reading, slots: { ...reading.slots, reminderTime: earlier } };
}

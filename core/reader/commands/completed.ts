/** The grammar's reading completed: by the place of a meeting and the end of a series, without a word that only leads on. */
import type { Reading, Span } from '../../language/reading.ts';
import { withCount } from './spoken-time.ts';

/** The grammar's reading with the place that it took for a part of the title. */
export function withPlace(reading: Reading, { slots, spans }: Reading): Reading {
  const place = 'location' in slots ? slots.location : null;
  if (place == null || reading.intent !== 'create_event') return reading;
  const { title } = reading.slots;
  const places = spans.filter(({ slot }) => slot === 'location');
  const named = title?.endsWith(place) === true ? trimmed(title.slice(0, -place.length)) : title;
  return {
    ...reading,
    slots: { ...reading.slots, title: named === '' ? title : named, location: place },
    spans: [...reading.spans.flatMap((span) => outside(span, places)), ...places].toSorted(
      (a, b) => a.start - b.start,
    ),
  };
}

/** What a span has before the places. */
function outside(span: Span, places: readonly Span[]): readonly Span[] {
  const first = places.find(({ start, end }) => start < span.end && end > span.start);
  if (first === undefined) return [span];
  return first.start > span.start ? [{ ...span, end: first.start }] : [];
}

/** Without what leads to a place. */
function trimmed(title: string): string {
  return withoutMarks(withoutMarks(title).replace(/(?:^| )(?:over |down )?(?:at|in|on|by|@|ב)$/i, ''));
}

function withoutMarks(text: string): string {
  const last = text.at(-1);
  return last !== undefined && ' ,-'.includes(last) ? withoutMarks(text.slice(0, -1)) : text;
}

export function completed(reading: Reading): Reading {
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

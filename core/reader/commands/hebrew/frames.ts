/** A Hebrew command that says only its pieces, where the grammar knows none of it or keeps what is no part of its title. */
import type { Context, Reading, Understanding } from '../../../language/reading.ts';
import { messageFrame } from './message-frame.ts';
import { everyHours, thingFrame } from './thing-frame.ts';

/** `first`: as the grammar has it. Null where that stands. */
export function hebrewFrame(text: string, first: Understanding, context: Context): Reading | null {
  if (!/[א-ת]/.test(text)) return null;
  // "לאמא: כן, ותגידי לסבתא להירגע": what stands behind the mark is said to her.
  const told = toAtFirst.test(text) ? messageFrame(text, context) : null;
  if (told !== null) return told;
  if (first.actions.length > 1) {
    // "ארנונה מחר בעשר תזכירי לי": what to be reminded of stands in front.
    const isApart = first.actions.some(({ intent, slots }) => intent === 'reminder' && slots.task === null);
    return isApart ? thingFrame(text, context) : null;
  }
  if (first.intent === 'none') return messageFrame(text, context) ?? thingFrame(text, context);
  if (first.intent === 'create_event' && first.slots.startTime === null) {
    const message = messageFrame(text, context);
    if (message !== null) return message;
  }
  if (first.intent === 'reminder' && isToWake(first.slots.task, text))
    return { ...first, slots: { ...first.slots, task: 'לקום' } };
  const isMeant = isLeftOver(first) || (first.intent === 'create_event' && everyHours.test(text));
  return isMeant ? thingFrame(text, context) : null;
}

const toAtFirst = /^\s*ל-?[א-ת]{2,12}(?: [א-ת]{2,12})?:\s/;

const wakes = /(?<![א-ת])(?:ת?עירי? (?:אותי|אותנו)|להעיר (?:אותי|אותנו)|שעון מעורר|השכמה)(?![א-ת])/;

/** Nothing stands behind "תעירי אותי" but when; what stands before it tells why. */
function isToWake(task: string | null, text: string): boolean {
  const wake = wakes.exec(text);
  if (wake === null || task === null) return wake !== null;
  return text.indexOf(task) < wake.index && /^ (?:ב|מחר|עוד)/.test(text.slice(wake.index + wake[0].length));
}

/** A title with what was told before the wish, or with the wish itself. */
function isLeftOver({ intent, slots }: Reading): boolean {
  const title = 'task' in slots ? slots.task : 'title' in slots ? slots.title : null;
  if (intent === 'create_event' && title?.includes('+') === true) return true;
  if (intent === 'reminder' && title === null) return true;
  return title !== null && leftOver.test(title);
}

const leftOver =
  /^(?:ש?אני|כבר|אם אני|קניתי|חניתי|קבעתי|הזמנתי|על|רבע|חצי שעה|שעה|שעתיים)(?![א-ת])|(?<![א-ת])(?:תעירי? אותי|תזכירי?|תרשמי|תשימי|תכניסי|תקבעי|כבר שבוע|שכחתי|אמרתי)(?![א-ת])/;

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
    const isApart = first.actions.length === 2 && /תזכירי? לי[^א-ת]*$/.test(text);
    return isApart ? thingFrame(text, context) : null;
  }
  if (first.intent === 'none') return messageFrame(text, context) ?? thingFrame(text, context);
  if (first.intent === 'create_event' && first.slots.startTime === null) {
    const message = messageFrame(text, context);
    if (message !== null) return message;
  }
  const isMeant = isLeftOver(first) || (first.intent === 'create_event' && everyHours.test(text));
  const frame = isMeant ? thingFrame(text, context) : null;
  if (frame === null) return null;
  return frame.intent === first.intent && titleIn(frame) === titleIn(first) ? null : frame;
}

function titleIn({ slots }: Reading): string | null {
  if ('task' in slots) return slots.task;
  return 'title' in slots ? slots.title : null;
}

const toAtFirst = /^\s*ל-?[א-ת]{2,12}(?: [א-ת]{2,12})?:\s/;

/** A title with what was told before the wish, or with the wish itself. */
function isLeftOver(first: Reading): boolean {
  const title = titleIn(first);
  if (first.intent === 'create_event' && title?.includes('+') === true) return true;
  return title !== null && leftOver.test(title);
}

const leftOver =
  /^(?:ש?אני|כבר|אם אני|קניתי|חניתי|קבעתי|הזמנתי|על|רבע|חצי שעה|שעה|שעתיים|יום עמוס)(?![א-ת])|(?<![א-ת])(?:תעירי? אותי|תזכירי? לי|תרשמי|תשימי|תכניסי|תקבעי|כבר שבוע|כבר שבועיים)(?![א-ת])|^(?!נ?י?פגש|נפגש|פוגש)[^,]{2,60}, (?:חצי שעה|רבע שעה|שעה(?: וחצי| ורבע)?|שעתיים(?: וחצי)?)$/;

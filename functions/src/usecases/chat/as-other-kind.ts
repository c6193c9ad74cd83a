import { hourOfPart } from '@crocodile-hub/core/language/time/hours';
import { toInstant, toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { localIso } from '../time/local-time.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Card, Corrected } from './corrected.ts';
import { isEndOfDay, startOf } from './corrected-time.ts';
import { titles } from './card-fields.ts';

type Kind = 'create_event' | 'reminder' | 'create_task';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['reminder', /^(?:reminder|alert|תזכורת|התראה)$/i],
  ['create_task', /^(?:task|to-?do|משימה|מטלה)$/i],
  ['create_event', /^(?:meeting|event|appointment|calendar (?:event|entry)|entry|פגישה|אירוע|ישיבה)$/i],
];

const kindEn = '(?:reminder|alert|task|to-?do|meeting|event|appointment|calendar (?:event|entry)|entry)';
const kindHe = '(?:תזכורת|התראה|משימה|מטלה|פגישה|אירוע|ישיבה)';
const leadEn =
  '(?:(?:no|nope|wait|sorry|oops|actually|hmm+|i think|please|you misunderstood(?: me)?|not quite),? ){0,3}';
const leadHe = '(?:(?:לא הבנת(?: אותי| נכון)?|לא|רגע|סליחה|אופס|בעצם|בבקשה),? ){0,3}';
/** "I said a reminder, not a meeting", "make it a task", "not a meeting, a reminder". */
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^${leadEn}(?:i (?:said|meant|want(?:ed)?|asked for)|(?:make|do|put|save|set) (?:it|that|this)(?: as| in as| into)?|(?:it|that|this) (?:should|was (?:supposed|meant) to) be|(?:turn|change) (?:it|that|this) (?:in)?to|as|just) an? (?<to>${kindEn})(?:,? (?:and )?(?:not|instead of|rather than) an? ${kindEn})?(?: instead| please)?[.! ]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${leadEn}an? (?<to>${kindEn}),? (?:and )?(?:not|instead of|rather than) an? ${kindEn}[.! ]*$`,
    'i',
  ),
  new RegExp(String.raw`^${leadEn}not an? ${kindEn},? (?:but )?(?:just )?an? (?<to>${kindEn})[.! ]*$`, 'i'),
  new RegExp(
    String.raw`^${leadHe}(?:אמרתי|רציתי|ביקשתי|התכוונתי ל-?|ת?עש[הי] (?:מזה|את זה|לי) ?|ת?שנ[הי] (?:את זה )?ל-?|ת?הפו?כי? (?:את זה )?ל-?|שיהיה|שתהיה|זה(?: צריך להיות)?|כ-?) ?(?<to>${kindHe})(?:,? (?:ו?לא|במקום) ${kindHe})?(?: בבקשה)?[.! ]*$`,
  ),
  new RegExp(String.raw`^${leadHe}(?<to>${kindHe}),? (?:ו?לא|במקום) ${kindHe}[.! ]*$`),
  new RegExp(String.raw`^${leadHe}לא ${kindHe},? (?:אלא )?(?<to>${kindHe})[.! ]*$`),
];

/** The meeting, the reminder or the task as another of them. Rule chat.correction.4. Null where no other is asked for, or one without its time. */
export function asOtherKind(card: Card, message: string, { timeZone }: PersonClock): Corrected | null {
  const to = forms.map((form) => form.exec(message.trim())?.groups?.['to']).find(Boolean);
  const kind = kinds.find(([, form]) => to !== undefined && form.test(to))?.[0];
  const from = kinds.find(([one]) => one === card.actionType)?.[0];
  const field = titles[card.actionType];
  const title = field === undefined ? undefined : card.payload[field];
  if (to === undefined || kind === undefined || from === undefined || typeof title !== 'string') return null;
  if (kind === from) return { is: 'same', what: to };
  const start = startOf(card, timeZone);
  const at =
    start === null ? null : localIso(kind === 'create_task' ? start : hourFor(start, timeZone), timeZone);
  const { recurrence } = card.payload;
  const repeats = typeof recurrence === 'string' && kind !== 'create_task' ? { recurrence } : {};
  const made = {
    create_event: { title, ...(at !== null && { startTime: at }) },
    reminder: { task: title, ...(at !== null && { reminderTime: at }) },
    create_task: { title, ...(at !== null && { due: at }) },
  }[kind];
  return {
    is: 'changed',
    card: { ...card, actionType: kind, payload: { ...made, ...repeats } },
    to,
    from: null,
  };
}

/** What is due on a day, and at no hour of it, is reminded of in its morning. */
function hourFor(at: number, timeZone: string): number {
  const zone = zoneOf(timeZone, '');
  const morning = { ...toWall(at, zone), hour: hourOfPart.morning, minute: 0, second: 0 };
  return isEndOfDay(at, timeZone) ? toInstant(morning, zone) : at;
}

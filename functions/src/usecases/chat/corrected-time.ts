import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import type { Correction } from '@crocodile-hub/core/reader/corrections/read-correction';
import { dueMovedTo, movedTo } from '../changes/moved-to.ts';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import type { Card, Corrected } from './corrected.ts';

/** Where an action has its time, and from where a length is counted that is no direction: "no, two hours". */
const times: Readonly<
  Partial<Record<ActionType, { start: string; end?: string; before?: string; isDue?: true }>>
> = {
  create_event: { start: 'startTime', end: 'endTime' },
  update_event: { start: 'newStart', end: 'newEnd', before: 'startTime' },
  reminder: { start: 'reminderTime' },
  update_reminder: { start: 'newTime', before: 'reminderTime' },
  create_task: { start: 'due', isDue: true },
  snooze_mail: { start: 'until' },
  change_task: { start: 'newDue', before: 'due', isDue: true },
};

/** When what the card makes or moves begins; null where it has no time. */
export function startOf({ actionType, payload }: Card, timeZone: string): Instant | null {
  const { start } = times[actionType] ?? {};
  const value = start === undefined ? null : payload[start];
  return typeof value === 'string' ? instantOf(value, timeZone) : null;
}

const saysDirection =
  /\b(?:later|earlier|sooner|after|before|more|another|next|by)\b|אחר|לפני|קודם|עוד|נוספ|מוקדם|מאוחר|הבא/i;

/** The card at another time or for another length; null where it has no time. */
export function atOtherTime(
  { clock, time }: Asking,
  card: Card,
  { words, isEitherHalf, isOfSending }: Correction,
  when: TimeWanted,
): Corrected | null {
  const { actionType, payload, runAt } = card;
  const { timeZone, now } = clock;
  const { start, end, before, isDue } = times[actionType] ?? {};
  const instantIn = (field: string | undefined) => {
    const value = field === undefined ? null : payload[field];
    return typeof value === 'string' ? instantOf(value, timeZone) : null;
  };
  const old = start === undefined ? instantOf(runAt ?? '', timeZone) : instantIn(start);
  // A task may be due at no time, and a reminder waits for one; whatever else has none now is not to get one.
  const mayGetOne = actionType === 'create_task' || actionType === 'reminder' || isOfSending === true;
  if (old === null && !mayGetOne) return null;
  const isLength = when.does === 'shift' && !saysDirection.test(words);
  const ends = instantIn(end);
  if (isLength && actionType === 'create_event' && old !== null) {
    const until = old + when.shift.by.ms;
    if (until <= old) return null;
    const shown = (to: Instant) => `${time.clock(old)}–${time.clock(to)}`;
    const longer = { ...card, payload: { ...payload, endTime: localIso(until, timeZone) } };
    return { is: 'changed', card: longer, to: shown(until), from: ends === null ? null : shown(ends) };
  }
  const base = isLength ? (instantIn(before) ?? now) : old;
  const nearest = isEitherHalf && old !== null ? nearestHalf(when, old, timeZone) : when;
  const wanted = old === null && isDue !== true ? inTheMorning(nearest) : nearest;
  const at = isDue || base === null ? dueMovedTo(base, wanted, clock) : movedTo(base, wanted, timeZone);
  if (old !== null && isOnOtherDayOfSeries(payload, actionType, { old, at, timeZone })) return null;
  if (at === old) return { is: 'same', what: time.moment(at) };
  if (at <= now) return { is: 'past', when: time.moment(at) };
  const isDay = isDue === true && [at, old ?? at].every((one) => isEndOfDay(one, timeZone));
  const told = (one: Instant) => (isDay ? time.day(time.dayOf(one)) : time.moment(one));
  const shown = { to: told(at), from: old === null ? null : told(old) };
  if (start === undefined)
    return { is: 'changed', card: { ...card, runAt: localIso(at, timeZone) }, ...shown };
  const moved = {
    ...payload,
    [start]: localIso(at, timeZone),
    ...(end === undefined || ends === null || old === null
      ? {}
      : { [end]: localIso(at + ends - old, timeZone) }),
  };
  return { is: 'changed', card: { ...card, payload: moved }, ...shown };
}

const minutesAlone: readonly (readonly [RegExp, number])[] = [
  [/^(?<lead>(?:no|nope|sorry|wait|actually|make it|i mean|i meant|at|,| )*)(?:a )?half past[.! ]*$/i, 30],
  [/^(?<lead>(?:no|nope|sorry|wait|actually|make it|i mean|i meant|at|,| )*)(?:a )?quarter past[.! ]*$/i, 15],
  [/^(?<lead>(?:no|nope|sorry|wait|actually|make it|i mean|i meant|at|,| )*)(?:a )?quarter to[.! ]*$/i, -15],
  [/^(?<lead>(?:לא|רגע|סליחה|בעצם|,| )*)(?:ב)?ו?חצי[.! ]*$/, 30],
  [/^(?<lead>(?:לא|רגע|סליחה|בעצם|,| )*)ורבע[.! ]*$/, 15],
  [/^(?<lead>(?:לא|רגע|סליחה|בעצם|,| )*)ב?רבע ל[.! ]*$/, -15],
];

const otherHalf =
  /^(?:(?:no|nope|sorry|wait|actually|i mean|i meant|make it),? )*(?:not (?:in the )?(?:[ap]\.?m\.?|morning|evening|afternoon)[,;. ]{1,3}(?:but |it['’]s )?)?(?:in the )?(?<half>[ap]\.?m\b\.?|morning|evening|afternoon)[.!, ]*$|^(?:(?:לא|רגע|סליחה|בעצם),? )*(?:לא ב(?:בוקר|ערב)[, ]{1,2}(?:אלא )?)?ב(?<halfHe>בוקר|ערב)[.!, ]*$/i;
const weekLater =
  /^(?:(?:no|nope|sorry|wait|actually|you put it on),? )*(?:(?:the |that['’]s the )?wrong week[,;. ]{1,3})?(?:i (?:want(?:ed)?|mean|meant) )?(?:the (?:week|one) after(?: (?:that|this|it))?|the following week)[.! ]*$|^(?:(?:לא|רגע|סליחה|בעצם),? )*(?:(?:ה)?שבוע (?:שאחרי|שאחריו|אחרי|אחר כך))[.! ]*$/i;

/** "Not pm, am": the hour that it has, in the other half of the day. */
function inOtherHalf(message: string, hour: number): number | null {
  const { half, halfHe } = otherHalf.exec(message)?.groups ?? {};
  if (half === undefined && halfHe === undefined) return null;
  const isEarly = halfHe === undefined ? /^a|^morning/i.test(half ?? '') : halfHe === 'בוקר';
  return (hour % 12) + (isEarly ? 0 : 12);
}

/** "No, half past": of the hour that the card has. */
export function withHourOf(
  { actionType, payload }: Card,
  message: string,
  { timeZone }: Asking['clock'],
): string {
  const start = payload[times[actionType]?.start ?? ''];
  const at = typeof start === 'string' ? instantOf(start, timeZone) : null;
  const said = message.trim();
  if (at === null) return message;
  if (weekLater.test(said)) return /[א-ת]/.test(said) ? 'שבוע אחר כך' : 'a week later';
  const { hour, minute } = toWall(at, zoneOf(timeZone, ''));
  const two = (count: number) => String(count).padStart(2, '0');
  const other = inOtherHalf(said, hour);
  if (other !== null) return `${two(other)}:${two(minute)}`;
  const found = minutesAlone.find(([form]) => form.test(said));
  if (found === undefined) return message;
  const [form, minutes] = found;
  const inDay = (hour * 60 + minutes + 24 * 60) % (24 * 60);
  const lead = form.exec(said)?.groups?.['lead'] ?? '';
  return `${lead}${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** When a task is due of which no hour was said. */
export function isEndOfDay(at: Instant, timeZone: string): boolean {
  const { hour, minute } = toWall(at, zoneOf(timeZone, ''));
  return hour === 23 && minute === 59;
}

/** What repeats names its days: another first day alone would not be what was meant. */
function isOnOtherDayOfSeries(
  { recurrence }: Card['payload'],
  actionType: ActionType,
  { old, at, timeZone }: { old: Instant; at: Instant; timeZone: string },
): boolean {
  if (typeof recurrence !== 'string' || recurrence === '') return false;
  if (actionType !== 'create_event' && actionType !== 'reminder') return false;
  return localIso(old, timeZone).slice(0, 10) !== localIso(at, timeZone).slice(0, 10);
}

/** "Tomorrow", where no hour was said. */
function inTheMorning(when: TimeWanted): TimeWanted {
  if (when.does !== 'move' || when.to.clock !== null) return when;
  return { ...when, to: { ...when.to, clock: { hour: 9, minute: 0 } } };
}

const awake = { from: 7, to: 22 } as const;

/** "5" said of 16:00 is 17:00, and of six in the morning, five: the half of the day that is nearer, while people wake. */
function nearestHalf(when: TimeWanted, old: Instant, timeZone: string): TimeWanted {
  if (when.does !== 'move' || when.to.clock === null) return when;
  const { hour: before } = toWall(old, zoneOf(timeZone, ''));
  const isAwake = (hour: number) => hour >= awake.from && hour < awake.to;
  const half = when.to.clock.hour % 12;
  const halves = [half, half + 12].filter((hour) => isAwake(hour) || !isAwake(before));
  const [hour] = halves.toSorted((a, b) => Math.abs(a - before) - Math.abs(b - before));
  return hour === undefined ? when : { ...when, to: { ...when.to, clock: { ...when.to.clock, hour } } };
}

import type { ActionType } from '../contract/action-types.ts';
import { catalogue } from '../actions/catalogue.ts';
import { createEvent } from '../actions/create-event.ts';
import { isReminderEvent, taskOfReminderEvent } from './reminder.ts';

/**
 * What a Smart Task keeps beside the sent payload: the day and hour of a meeting or reminder as entered, and the id of
 * its result. Rule data.task.1.
 */
const resultIds = ['emailId', 'eventId', 'reminderId', 'messageId'] as const;

type Payload = Readonly<Record<string, unknown>>;

/** The payload with the day and hour of its time, as the person's clock showed them. */
export function recordedPayload(payload: Payload, timeZone: string): Record<string, unknown> {
  const at = payload['startTime'] ?? payload['reminderTime'];
  const recorded = { ...payload, ...reminderWords(payload) };
  return typeof at === 'string' ? { ...recorded, ...dayAndHour(at, timeZone) } : recorded;
}

/** The form of a reminder sends a meeting that rings: rule actions.payload.2. */
function reminderWords(payload: Payload): { task: string; notes: string } | object {
  const { data } = createEvent.payload.safeParse(payload);
  if (data === undefined || !isReminderEvent(data)) return {};
  const task = taskOfReminderEvent(data.title ?? data.summary ?? '');
  return { task, notes: data.description ?? '' };
}

/**
 * The part of a recorded payload that is sent: the action's own fields. `sendAt` stays, since it tells when it leaves.
 */
export function sentPayload(actionType: ActionType, recorded: Payload): Record<string, unknown> {
  const known = new Set(['sendAt', ...Object.keys(catalogue[actionType].payload.shape)]);
  return Object.fromEntries(Object.entries(recorded).filter(([field]) => known.has(field)));
}

/** The ids in an action's result, to be kept in its task's payload. */
export function idsOf(result: Payload): Record<string, string> {
  return Object.fromEntries(
    resultIds.flatMap((name) => {
      const id = result[name];
      return typeof id === 'string' ? [[name, id]] : [];
    }),
  );
}

function dayAndHour(at: string, timeZone: string): { date: string; time: string } | object {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return {};
  // Without an offset it is the person's local time already.
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(at)) return { date: at.slice(0, 10), time: at.slice(11, 16) };
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(instant)
    .split(' ');
  return { date, time };
}

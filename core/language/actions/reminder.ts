/** Reminders: what, when, how often, how urgent. Without a time they have none; the action adds the spec's 30 minutes. */
import { noPrefix } from '../phrasebook.ts';
import type { SlotName } from '../reading.ts';
import { claimPriority, takeNotes } from '../slots/content.ts';
import { claim } from '../slots/draft.ts';
import { chooseWhen, claimWhen, describesNoun, waitsForEvent } from '../slots/when.ts';
import { amountAt } from '../time/amounts.ts';
import type { Expression } from '../time/expression.ts';
import type { Amount, Piece } from '../time/pieces.ts';
import { resolve } from '../time/resolve.ts';
import { dayMs } from '../../time/units.ts';
import { dayStart, iso, type Command, type Outcome } from './command.ts';
import { claimDestination, contentOf, contentStart } from './content.ts';

export function createReminder(command: Command): Outcome {
  const { draft, head, clockwork } = command;
  const start = contentStart(command);
  claimDestination(draft);
  const priority = claimPriority(draft, start);
  const notes = takeNotes(draft, start);
  const due = dueBeforehand(command) ?? dueAt(command);
  return {
    proposal: {
      intent: 'reminder',
      slots: {
        task: contentOf(command, 'task'),
        reminderTime: iso(due.instant, clockwork),
        priority,
        notes,
        recurrence: due.recurrence,
      },
      confidence: head.confidence,
    },
    certain: due.certain,
  };
}

type Due = { readonly instant: number | null; readonly recurrence: string | null; readonly certain: boolean };

function dueAt({ draft, head, times, clockwork }: Command): Due {
  const timed = timerEnd(draft, times.all, head, clockwork);
  if (timed !== null) return timed;
  const when = chooseWhen(draft, times.all, head, { without: ['length', 'before'] });
  // No time at all is certain too, unless the text waits for something to happen.
  if (when === null) {
    return { instant: null, recurrence: null, certain: !waitsForEvent(draft.sentence.tokens) };
  }
  const moment = resolve(when.expression, clockwork);
  claimWhen(draft, when, slotOf, moment.certain);
  return {
    instant: moment.start ?? dayStart(moment, clockwork),
    recurrence: moment.recurrence,
    certain: moment.certain && moment.start !== null && !when.isPartial,
  };
}

/** "a timer for 25 minutes" rings when they are over. */
function timerEnd(
  draft: Command['draft'],
  times: readonly Expression[],
  { noun }: Command['head'],
  { now }: Command['clockwork'],
): Due | null {
  if (!/^(?:timer|טיימר)$/.test(draft.sentence.tokens[(noun?.to ?? 0) - 1]?.text ?? '')) return null;
  const time = times.find(({ length, clock, day }) => length !== null && clock === null && day === null);
  const from = noun?.to ?? 0;
  // "egg timer 7 mins"
  const bare = time?.length == null ? amountAt(draft.sentence.tokens, from, noPrefix) : null;
  const amount = time?.length ?? bare?.amount;
  if (amount === undefined) return null;
  claim(draft, time ?? { from, to: bare?.next ?? from }, 'reminderTime');
  return { instant: now + roughMs(amount), recurrence: null, certain: true };
}

function slotOf({ meaning }: Piece): SlotName {
  return meaning.is === 'every' ? 'recurrence' : 'reminderTime';
}

/** "an hour before my 6pm meeting": the meeting's time less the hour; unknown when nothing dates the meeting. */
function dueBeforehand(command: Command): Due | null {
  const { draft, times, clockwork } = command;
  const before = times.all.find((time) => time.before !== null);
  if (before?.before == null) return null;
  const dated = times.all.filter((time) => time !== before && isDated(time));
  const [first] = dated;
  // A day before an hour alone is yesterday.
  if (first === undefined || (before.before.days > 0 && dated.every((time) => time.day === null)))
    return { instant: null, recurrence: null, certain: false };
  // The day and the hour may stand apart: "we move on the 22nd, remind me the day before at noon".
  const day = dated.find((time) => time.day !== null) ?? first;
  const hour =
    day.clock === null ? dated.find((time) => time.clock !== null && time.day === null) : undefined;
  const anchor = hour === undefined ? day : { ...day, clock: hour.clock, part: hour.part ?? day.part };
  const part = before.part ?? anchor.part;
  const moment = resolve({ ...anchor, part }, clockwork);
  const start = moment.start ?? dayStart(moment, clockwork);
  claim(draft, before, 'reminderTime');
  for (const time of hour === undefined ? [day] : [day, hour])
    if (!describesNoun(draft.sentence.tokens, time))
      claim(draft, time, 'reminderTime', { certain: moment.certain });
  const instant = start === null ? null : start - roughMs(before.before);
  // What the hour belongs to may be a dinner.
  const isEvident =
    part !== null || anchor.clock?.is24h !== false || anchor.clock.meridiem !== null || anchor.clock.hour < 7;
  return { instant, recurrence: null, certain: instant !== null && moment.start !== null && isEvident };
}

function isDated({ isPast, clock, day }: Expression): boolean {
  return !isPast && (clock !== null || day !== null);
}

function roughMs({ months, days, ms }: Amount): number {
  return (months * 30 + days) * dayMs + ms;
}

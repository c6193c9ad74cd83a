/** Calendar events. A meeting whose hour is not said has none; its day fills the form. */
import type { SlotName } from '../reading.ts';
import { readEvent } from '../slots/event.ts';
import { noPrefix } from '../phrasebook.ts';
import { claim } from '../slots/draft.ts';
import { chooseWhen, claimWhen } from '../slots/when.ts';
import { amountAt } from '../time/amounts.ts';
import type { Piece } from '../time/pieces.ts';
import { resolve, type Moment } from '../time/resolve.ts';
import { iso, isoDay, type Command, type Outcome } from './command.ts';

export function createEvent({ draft, head, times, context, clockwork }: Command): Outcome {
  const length = lengthFirst(draft, head);
  const when = chooseWhen(draft, times.all, head, { without: [] });
  const said = when === null ? null : resolve(when.expression, clockwork);
  const moment = said === null || length === null ? said : withEnd(said, length);
  const certain = moment?.certain ?? true;
  if (when !== null) claimWhen(draft, when, slotOf, certain);
  const { contacts = [], country } = context;
  const { title, attendees, description } = readEvent({ draft, head, times, contacts, country });
  const start = moment?.start ?? moment?.days?.start ?? null;
  return {
    proposal: {
      intent: 'create_event',
      slots: {
        title,
        startTime: iso(start, clockwork),
        endTime: iso(moment?.end ?? moment?.days?.end ?? null, clockwork),
        attendees: attendees.length === 0 ? null : attendees,
        description,
      },
      confidence: head.confidence,
    },
    extras: { day: start === null ? isoDay(moment?.day ?? null) : null, repeats: moment?.recurrence ?? null },
    certain,
  };
}

/** "book me an hour on Thursday", "חסום שעתיים": how long it takes is no part of its name. */
function lengthFirst(draft: Command['draft'], { verb }: Command['head']): number | null {
  const { tokens } = draft.sentence;
  if (verb === null) return null;
  const from = /^(?:me|us|out|off|לי|לנו)$/.test(tokens[verb.to]?.text ?? '') ? verb.to + 1 : verb.to;
  const length = amountAt(tokens, from, noPrefix);
  if (length === null || length.amount.ms === 0) return null;
  claim(draft, { from, to: length.next }, 'endTime');
  return length.amount.ms;
}

function withEnd(moment: Moment, lengthMs: number): Moment {
  return moment.start === null || moment.end !== null ? moment : { ...moment, end: moment.start + lengthMs };
}

function slotOf({ meaning }: Piece): SlotName {
  return meaning.is === 'length' ? 'endTime' : 'startTime';
}

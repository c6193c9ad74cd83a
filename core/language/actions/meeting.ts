/** Calendar events. A meeting whose hour is not said has none; its day fills the form. */
import type { SlotName } from '../reading.ts';
import { readEvent } from '../slots/event.ts';
import { chooseWhen, claimWhen } from '../slots/when.ts';
import type { Piece } from '../time/pieces.ts';
import { resolve } from '../time/resolve.ts';
import { iso, isoDay, type Command, type Outcome } from './command.ts';

export function createEvent({ draft, head, times, context, clockwork }: Command): Outcome {
  const when = chooseWhen(draft, times.all, head, { without: [] });
  const moment = when === null ? null : resolve(when.expression, clockwork);
  const certain = moment?.certain ?? true;
  if (when !== null) claimWhen(draft, when, slotOf, certain);
  const { contacts = [], country } = context;
  const { title, attendees, description } = readEvent({ draft, head, times, contacts, country });
  const start = moment?.start ?? null;
  return {
    proposal: {
      intent: 'create_event',
      slots: {
        title,
        startTime: iso(start, clockwork),
        endTime: iso(moment?.end ?? null, clockwork),
        attendees: attendees.length === 0 ? null : attendees,
        description,
      },
      confidence: head.confidence,
    },
    extras: { day: start === null ? isoDay(moment?.day ?? null) : null, repeats: moment?.recurrence ?? null },
    certain,
  };
}

function slotOf({ meaning }: Piece): SlotName {
  return meaning.is === 'length' ? 'endTime' : 'startTime';
}

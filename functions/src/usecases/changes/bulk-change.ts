import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { readBulkChange, type BulkChange } from '@crocodile-hub/core/reader/changes/bulk-change';
import type { Wanted } from '@crocodile-hub/core/reader/changes/wanted';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, mostAtOnce, said, type There } from './asked.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { tasksThere } from './task-change.ts';

/**
 * The change of all that is there of a kind, each with a card of its own; null where the words ask for none. For meetings a
 * time has to be said. Rule changes.all.1.
 */
export async function bulkChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
): Promise<AskedChange | null> {
  const change = readBulkChange(command, clockworkOf(asking.clock.context));
  if (change === null) return null;
  const { over, about, wish } = change;
  const { words, time } = asking;
  const { bulk } = words;
  if (wish.does === 'ask-when') return said(bulk.toWhen);
  if (change.of === 'meeting' && over === null && about === null) return ofWhichDay(ports, asking, change);
  const isThen = ({ at }: There) => over === null || (at !== null && at >= over.from && at < over.to);
  const isAbout = ({ title, names }: There) =>
    about === null || isMentioned(about, [title, ...names].join(' '));
  const found = (await thingsOf(ports, asking, change)).filter((one) => isThen(one) && isAbout(one));
  // Whoever it is about may be said in another way.
  if (found.length === 0 && about !== null) return null;
  const when = over === null ? null : time.span(over);
  if (found.length === 0) return said(bulk.none[change.of](when));
  if (found.length > mostAtOnce) return said(bulk.tooMany(found.length));
  const wanted = wantedOf(change);
  const inOrder = found.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const each = await Promise.all(
    inOrder.map((one) => (wanted === null ? Promise.resolve(null) : one.proposed(wanted))),
  );
  const [first, ...also] = each.filter((one) => one?.is === 'proposal');
  return first === undefined ? said(bulk.none[change.of](when)) : { ...first, also };
}

function thingsOf(ports: ChangePorts, asking: Asking, { of, over, wish }: BulkChange): Promise<There[]> {
  if (of === 'meeting') return meetingsThere(ports, asking);
  if (of === 'task') return tasksThere(ports, asking, { finished: false });
  return remindersThere(ports, asking).then((all) =>
    // What has rung long since is over, unless it is put off.
    all.filter(({ at }) => over !== null || wish.does !== 'cancel' || (at ?? 0) > asking.clock.now),
  );
}

function wantedOf({ of, wish }: BulkChange): Wanted | null {
  switch (wish.does) {
    case 'finish':
      return of === 'task' ? { of, wish: { does: 'finish' } } : null;
    case 'cancel':
      return of === 'task' ? { of, wish: { does: 'delete' } } : { of, wish: { does: 'cancel' } };
    case 'ask-when':
      return null;
    default:
      return of === 'task' ? { of, wish: { does: 'reschedule', to: wish } } : { of, wish };
  }
}

/** "Cancel all my meetings" is too much to be meant without a day. */
function ofWhichDay(ports: ChangePorts, asking: Asking, { wish }: BulkChange): AskedChange {
  const { bulk } = asking.words;
  if (wish.does !== 'cancel') return said(bulk.ofWhichDay);
  const choices = bulk.days.map((message) => ({
    label: message,
    message,
    proposed: () => bulkChange(ports, asking, message),
  }));
  return { is: 'said', text: bulk.ofWhichDay, asks: null, choices };
}

import { absent } from '../ports/person.ts';
import { wakeEntry } from './ledger/wake.ts';
import { runEntry, type LedgerPorts } from './ledger/run-entry.ts';
import { attendReminder, type DeliverPorts } from './reminders/deliver-due.ts';

export type SweepPorts = DeliverPorts & LedgerPorts;

const batch = 200;
const atOnce = 10;
/** The next run comes after a minute; what is left then is its work. */
const budgetMs = 45_000;

/** Picks up what a lost queue task or a dead worker left behind. Bounded, oldest first, safe to run twice at once. */
export async function sweep(ports: SweepPorts): Promise<void> {
  const endsAt = ports.clock.now() + budgetMs;
  const reminders = await ports.reminders.attend(ports.clock.now(), batch);
  const entries = await ports.ledger.attend(ports.clock.now(), batch);
  const work = [
    ...reminders.map(
      ({ uid, id }) =>
        () =>
          attendReminder(ports, uid, id),
    ),
    ...entries.map(
      ({ uid, key }) =>
        () =>
          attendEntry(ports, uid, key),
    ),
  ];
  for (let done = 0; done < work.length && ports.clock.now() < endsAt; done += atOnce) {
    const results = await Promise.allSettled(work.slice(done, done + atOnce).map((run) => run()));
    for (const result of results) {
      if (result.status === 'rejected') ports.log.error('sweep.failed', result.reason);
    }
  }
  if (work.length > 0) ports.log.info('sweep', { reminders: reminders.length, entries: entries.length });
}

async function attendEntry(ports: SweepPorts, uid: string, key: string): Promise<void> {
  const run = await runEntry(ports, absent(uid), key);
  if (run.is === 'waiting') await wakeEntry(ports, uid, key, run.until);
}

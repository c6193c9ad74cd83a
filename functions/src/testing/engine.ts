import type { Person } from '../ports/accounts.ts';
import { makeActions, type ActionPorts } from '../usecases/actions/actions.ts';
import type { ExecutePorts } from '../usecases/ledger/execute.ts';
import { scheduledSends } from '../usecases/ledger/scheduled-sends.ts';
import { lastingAccounts } from './lasting-accounts.ts';
import { fakeClock } from './fake-clock.ts';
import { memoryCalendar } from './memory-calendar.ts';
import { memoryDevices, memoryPush } from './memory-devices.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { memoryLedger } from './memory-ledger.ts';
import { memoryMail } from './memory-mail.ts';
import { memoryUploads } from './memory-uploads.ts';
import { memorySnoozes } from './memory-snoozes.ts';
import { memoryTasks } from './memory-tasks.ts';
import { memoryReminders } from './memory-reminders.ts';
import { silentInbox } from './silent-inbox.ts';
import { countingIds, memoryQueue, quietLog } from './quiet.ts';
import { noChannel, noLists, noSearch } from './unreached.ts';
import { Failure } from '../ports/failure.ts';

export const anna: Person = { uid: 'anna', googleIds: [], providerToken: null, signedInAt: 0 };

const parts = () => ({
  clock: fakeClock(),
  accounts: lastingAccounts,
  ids: countingIds(),
  log: quietLog,
  queue: memoryQueue(),
  ledger: memoryLedger(),
  reminders: memoryReminders(),
  tasks: memoryTasks(),
  snoozes: memorySnoozes(),
  mail: memoryMail(),
  drafts: memoryDrafts(),
  calendar: memoryCalendar(),
  uploads: memoryUploads(),
  push: memoryPush(),
  devices: memoryDevices(),
});
type Parts = ReturnType<typeof parts>;

/** The action engine on memory twins; a test replaces the parts that it is about. */
export function anEngine(
  replaced: Partial<Omit<ExecutePorts & ActionPorts, keyof Parts>> &
    Partial<{ [K in keyof Parts]: Partial<Parts[K]> }> = {},
): Parts & ExecutePorts {
  const made = parts();
  const ports = {
    clock: { ...made.clock, ...replaced.clock },
    accounts: { ...made.accounts, ...replaced.accounts },
    ids: made.ids,
    log: made.log,
    queue: { ...made.queue, ...replaced.queue },
    ledger: { ...made.ledger, ...replaced.ledger },
    reminders: { ...made.reminders, ...replaced.reminders },
    tasks: { ...made.tasks, ...replaced.tasks },
    snoozes: { ...made.snoozes, ...replaced.snoozes },
    mail: { ...made.mail, ...replaced.mail },
    drafts: { ...made.drafts, ...replaced.drafts },
    calendar: { ...made.calendar, ...replaced.calendar },
    uploads: { ...made.uploads, ...replaced.uploads },
    push: { ...made.push, ...replaced.push },
    devices: { ...made.devices, ...replaced.devices },
    inbox: replaced.inbox ?? silentInbox(),
    mailingLists: replaced.mailingLists ?? noLists,
    invitations: replaced.invitations ?? { read: () => Promise.resolve(null) },
  };
  const channels = { whatsapp: noChannel, sms: noChannel, messenger: noChannel, instagram: noChannel };
  const actions = makeActions({
    ...ports,
    web: replaced.web ?? noSearch,
    channels: replaced.channels ?? channels,
    propose: () => Promise.resolve(null),
    sends: scheduledSends(ports),
    mailDomain: 'example.test',
  });
  const access = {
    isReady: () => Promise.resolve(true),
    refusal: () => new Failure('reauth', 'googleNeeded'),
    token: () => Promise.resolve('ya29.test'),
    renew: () => Promise.resolve('ya29.renewed'),
    recordAnswer: () => Promise.resolve(),
  };
  return {
    ...ports,
    actions,
    access: replaced.access ?? access,
    workspace: { quietHours: () => Promise.resolve(null), ...replaced.workspace },
    leaseMs: 60_000,
    allowance: replaced.allowance ?? { perDay: 2_000, perNewDay: 2_000, newForDays: 3, paidByAll: 5_000 },
  };
}

let count = 0;

/** A mail to Dana that the person was shown. */
export function aMail(changes: Record<string, unknown> = {}) {
  return {
    userId: anna.uid,
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], subject: 'Lunch', body: 'I am late' },
    idempotencyKey: `key-${(count += 1)}`,
    ...changes,
  };
}

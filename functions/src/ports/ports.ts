import type { Calendar } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Grants } from './grants.ts';
import type { Ids } from './ids.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { Log } from './log.ts';
import type { MailBox } from './mailbox.ts';
import type { OAuth } from './oauth.ts';
import type { PrivateCache } from './private-cache.ts';
import type { Push } from './push.ts';
import type { Queue } from './queue.ts';
import type { ReminderStore } from './reminder-store.ts';
import type { Vault } from './vault.ts';

/** Everything outside that the product needs. A use case asks for the few it uses. */
export type Ports = {
  clock: Clock;
  ids: Ids;
  log: Log;
  queue: Queue;
  push: Push;
  vault: Vault;
  grants: Grants;
  oauth: OAuth;
  mail: MailBox;
  calendar: Calendar;
  ledger: LedgerStore;
  reminders: ReminderStore;
  cache: PrivateCache;
};

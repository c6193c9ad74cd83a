import type { AccountDirectory, Deletions } from './accounts.ts';
import type {
  Archive,
  PrivateCache,
  Replies,
  Snoozes,
  TaskStore,
  Upkeep,
  Uploads,
  Workspace,
} from './workspace.ts';
import type { Assistant, Transcriber } from './model.ts';
import type { Calendar, Invitations } from './calendar.ts';
import type { ChannelStore, Meta, Signatures, SmsGateway } from './channels.ts';
import type { Clock, Ids, Log, Queue, Usage, Vault } from './world.ts';
import type { Connections, Grants, LinkProviders, Links, OAuth } from './connections.ts';
import type { Devices, Push, ReminderStore } from './reminders.ts';
import type { MailDrafts, MailReader, MailWatch, MailBox, MailboxMarks } from './mail.ts';
import type { LedgerStore } from './ledger.ts';
import type { MailingLists, Pictures, Places, Weather, WebSearch } from './outside.ts';
import type { MailWalk, PeopleStore } from './people.ts';

/** Everything outside that the product needs. A use case asks for the few it uses. */
export type Ports = {
  clock: Clock;
  directory: AccountDirectory;
  ids: Ids;
  log: Log;
  queue: Queue;
  push: Push;
  devices: Devices;
  vault: Vault;
  grants: Grants;
  oauth: OAuth;
  mail: MailBox;
  drafts: MailDrafts;
  inbox: MailReader;
  mailWatch: MailWatch;
  mailboxMarks: MailboxMarks;
  mailingLists: MailingLists;
  calendar: Calendar;
  invitations: Invitations;
  ledger: LedgerStore;
  reminders: ReminderStore;
  tasks: TaskStore;
  snoozes: Snoozes;
  cache: PrivateCache;
  people: PeopleStore;
  mailWalk: MailWalk;
  workspace: Workspace;
  connections: Connections;
  channelStore: ChannelStore;
  links: Links;
  linkProviders: LinkProviders;
  meta: Meta;
  sms: SmsGateway;
  signatures: Signatures;
  web: WebSearch;
  weather: Weather;
  pictures: Pictures;
  places: Places;
  transcriber: Transcriber;
  assistant: Assistant;
  replies: Replies;
  deletions: Deletions;
  archive: Archive;
  upkeep: Upkeep;
  uploads: Uploads;
  usage: Usage;
};

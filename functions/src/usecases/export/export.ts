import * as z from 'zod/mini';
import {
  integrationDocument,
  messageDocument,
  notificationDocument,
  outboxDocument,
  projectDocument,
  reminderDocument,
  savedWordsDocument,
  sessionDocument,
  smartTaskDocument,
  userDocument,
} from '@crocodile-hub/core/contract/documents';
import { saidOfPeople } from '@crocodile-hub/core/contract/people';
import { channelMessageDocument } from '@crocodile-hub/core/contract/channels';
import { inboxRuleDocument } from '@crocodile-hub/core/contract/inbox-rules';
import { snoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import { uploadDocument } from '@crocodile-hub/core/contract/uploads';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { archivedKinds, type Archived, type ArchivedKind } from '../../ports/workspace.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { keptContacts } from '../contacts/contacts.ts';
import { calendarEvents, calendarFoot, calendarHead } from './calendar.ts';
import { cardOf } from './content-lines.ts';
import { mboxOf } from './mbox.ts';

export type ExportPorts = Pick<Ports, 'archive' | 'cache' | 'clock' | 'log' | 'people'> & {
  directory: Pick<Ports['directory'], 'addressOf'>;
};

/** A piece of a file. Pieces of one file follow each other. */
export type ExportPiece = { file: string; text: string };

const schemas = {
  sessions: sessionDocument,
  messages: messageDocument,
  projects: projectDocument,
  smartTasks: smartTaskDocument,
  reminders: reminderDocument,
  notifications: notificationDocument,
  outbox: outboxDocument,
  channelMessages: channelMessageDocument,
  snoozes: snoozeDocument,
  savedWords: savedWordsDocument,
  inboxRules: inboxRuleDocument,
  integrations: integrationDocument,
  uploads: uploadDocument,
} as const satisfies Record<ArchivedKind, z.ZodMiniType>;

const readMe = `Everything that Crocodile Hub keeps of you, in formats that others read.

data/*.json           sessions, messages, projects, tasks, reminders, notifications, the ledger of
                      actions (outbox), messages of WhatsApp, SMS, Messenger and Instagram
                      (channelMessages), conversations that come back later (snoozes), saved searches,
                      templates, and senders let in or whose pictures are shown (savedWords), rules for the
                      inbox (inboxRules), what you said about people: names, roles, whose addresses belong
                      together and who is left out (people-said), states of connections, profile
                      and settings, names of files that wait for their mail (uploads; their bytes
                      are on your computer, and end here)
data/schema.json      what each of these files holds, as JSON Schema; times are ISO 8601, UTC
calendar.ics          your reminders, and the meetings that were made here
contacts.vcf          the names and addresses that are kept so that a name is understood
sent.mbox             the mails that were sent from here

The ledger forgets the words of an action after the days that you chose (one, unless you chose more): older
mails and meetings are in your Gmail and your Google Calendar, which this app keeps no copy of. Permissions,
passwords and the addresses of your browsers for notifications are secrets and are not in this file.
`;

/** Rule profile.export.1: all files, piece by piece, a page of the database at a time. */
export async function* exportOf(ports: ExportPorts, person: Person): AsyncGenerator<ExportPiece> {
  const { archive, clock, directory } = ports;
  const { uid } = person;
  yield { file: 'README.txt', text: readMe };
  yield { file: 'data/schema.json', text: json(schemaOfAll()) };
  yield { file: 'data/profile.json', text: json((await archive.profile(uid)) ?? {}) };
  for (const kind of archivedKinds) yield* documents(ports, uid, kind);
  yield { file: 'data/people-said.json', text: json(await ports.people.said(uid)) };
  const events = calendarEvents(clock.now());
  yield { file: 'calendar.ics', text: calendarHead };
  yield* written(ports, uid, 'reminders', 'calendar.ics', events.reminder);
  yield* written(ports, uid, 'outbox', 'calendar.ics', events.meeting);
  yield { file: 'calendar.ics', text: calendarFoot };
  const contacts = await keptContacts(ports, person);
  yield { file: 'contacts.vcf', text: contacts.map(cardOf).join('') };
  const from = (await directory.addressOf(uid)) ?? '';
  yield* written(ports, uid, 'outbox', 'sent.mbox', (entry) => mboxOf(entry, from));
}

/** A file that is one list. */
async function* documents(
  { archive }: ExportPorts,
  uid: string,
  kind: ArchivedKind,
): AsyncGenerator<ExportPiece> {
  const file = `data/${kind}.json`;
  let isFirst = true;
  yield { file, text: '[' };
  for await (const page of archive.pages(uid, kind)) {
    if (page.length === 0) continue;
    const list = page.map((document) => JSON.stringify(document)).join(',\n');
    yield { file, text: isFirst ? `\n${list}` : `,\n${list}` };
    isFirst = false;
  }
  yield { file, text: '\n]\n' };
}

async function* written(
  { archive }: ExportPorts,
  uid: string,
  kind: ArchivedKind,
  file: string,
  write: (document: Archived) => string,
): AsyncGenerator<ExportPiece> {
  for await (const page of archive.pages(uid, kind)) yield { file, text: page.map(write).join('') };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function schemaOfAll(): object {
  const lists = Object.entries(schemas).map(([kind, schema]) => [
    kind,
    { type: 'array', items: schemaOf(schema) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: {
      profile: schemaOf(userDocument),
      ...Object.fromEntries(lists),
      'people-said': { type: 'array', items: schemaOf(saidOfPeople) },
    },
  };
}

/** As it is stored, but for times. */
function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === storedTime) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return rest;
}

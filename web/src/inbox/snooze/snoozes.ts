import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import type { Snooze, SnoozeFields } from './snooze.ts';
import { deleteDocument, putDocument } from '../../kit/wire/firebase/write-document.ts';

/** More than anyone puts off at a time; bounds the read. */
const newest = 300;

/** The snoozed conversations, newest first. Rule inbox.snooze.1. */
export const snoozesQuery = liveQuery({
  name: 'snoozes',
  path: paths.snoozes,
  schema: async () => (await import('@crocodile-hub/core/contract/snoozes')).snoozeDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('snoozedAt', 'desc'), sdk.limit(newest)),
});

let last: { uid: string; all: readonly Snooze[] } | null = null;

/** The last known snoozes, kept in this page's memory: a list that is kept is drawn before they are read again. */
export const keptSnoozes = (uid: string | undefined) =>
  last !== null && last.uid === uid ? last.all : undefined;

export function keepSnoozes(uid: string, all: readonly Snooze[]): void {
  last = { uid, all };
}

/** Puts a conversation off, or off to another time: there is one snooze a conversation. */
export function putSnooze(uid: string, { id, ...fields }: Snooze): Promise<void> {
  const { newestAt, snoozedAt, until, muted, awaits, ...said } = fields;
  return putDocument(paths.snoozes(uid), id, {
    ...said,
    ...(muted === undefined ? {} : { muted }),
    ...(awaits === undefined ? {} : { awaits }),
    newestAt: new Date(newestAt),
    snoozedAt: new Date(snoozedAt),
    until: until === null ? null : new Date(until),
  } satisfies Record<Exclude<keyof SnoozeFields, 'muted' | 'awaits'>, unknown>);
}

/** The conversation is an ordinary one again. */
export const endSnooze = (uid: string, id: string): Promise<void> => deleteDocument(paths.snoozes(uid), id);

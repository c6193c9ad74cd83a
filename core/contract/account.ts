import * as z from 'zod/mini';
import { id, ok, optionalId } from './fields.ts';
import { storedText } from './text.ts';
import { isoTime } from './time.ts';

/** What the deletion of an account empties, in this order: first whatever acts or notifies, the account itself last. */
export const deletionStores = [
  'outbox',
  'reminders',
  'devices',
  'grants',
  'notifications',
  'smartTasks',
  'messages',
  'sessions',
  'projects',
  'channelMessages',
  'snoozes',
  'savedWords',
  'inboxRules',
  'conversations',
  'integrations',
  'sentReferences',
  'replies',
  'earlierTasks',
  'counters',
  'cache',
  'people',
  'ruleMarks',
  'uploads',
  'uploadParts',
  'signIns',
  'profile',
  'account',
] as const;
export type DeletionStore = (typeof deletionStores)[number];

/** For each store: how many documents were deleted, and when it was empty. */
const emptied = z.object({ store: z.enum(deletionStores), documents: z.int(), at: isoTime });

/** Rows for the route table. */
export const accountRoutes = {
  signOutEverywhere: {
    method: 'POST',
    path: '/api/account/sign-out-everywhere',
    auth: 'user',
    body: z.object({ userId: optionalId }),
    reply: ok,
    limit: 'call',
    failures: ['unavailable'],
  },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    auth: 'user',
    body: z.object({ userId: optionalId }),
    reply: z.unknown(),
    answers: 'file',
    limit: 'call',
    failures: ['unavailable'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    auth: 'user',
    /** The account's own address, typed by hand, so that no account is deleted by mistake. */
    body: z.object({ userId: optionalId, email: storedText(320) }),
    reply: z.object({ success: z.literal(true), receipt: id }),
    limit: 'call',
    failures: ['unavailable'],
  },
  /** No sign-in, since the account is gone. Anyone with the number may read the receipt; it names no person. */
  deletionReceipt: {
    method: 'GET',
    path: '/api/account/deletions/:receipt',
    auth: 'public',
    params: z.object({ receipt: id }),
    reply: z.object({
      success: z.literal(true),
      startedAt: isoTime,
      finishedAt: z.nullable(isoTime),
      emptied: z.array(emptied),
    }),
    limit: 'call',
    failures: ['not-found', 'unavailable'],
  },
} as const;

import * as z from 'zod/mini';
import { personal } from './person-storage.ts';

/** The endpoint and key of this browser's push subscription. It belongs to the person: sign-out removes it. */
export const keptSubscription = personal('push', z.object({ endpoint: z.string(), key: z.string() }));

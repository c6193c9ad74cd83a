import * as z from 'zod/mini';
import { personal } from '../auth/person-storage.ts';

/** What this browser's subscription was made with, once there is one. It is the person's: sign-out forgets it. */
export const keptSubscription = personal('push', z.object({ endpoint: z.string(), key: z.string() }));

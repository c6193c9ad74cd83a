import { emailListItem } from '@crocodile-hub/core/contract/inbox';
import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

/** The recent mails as this browser keeps them. */
export const keptEmails = personal(
  'recent-emails',
  z.object({ value: z.array(emailListItem), at: z.number() }),
);

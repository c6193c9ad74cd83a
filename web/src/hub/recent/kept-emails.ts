import { emailListItem } from '@crocodile-hub/core/contract/inbox';
import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';

export const keptEmails = personal(
  'recent-emails',
  z.object({ value: z.array(emailListItem), at: z.number() }),
);

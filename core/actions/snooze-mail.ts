import * as z from 'zod/mini';
import { wishedTime } from '../contract/time.ts';
import { seenMails } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';
import { mailIds, mailsCounted, mostMailsSorted } from './sort-mail.ts';

export const snoozeMail = {
  /** Conversations of the inbox come back later. Each is named by one mail of it, which is the one that comes back. */
  payload: z
    .object({ ...seenMails, until: wishedTime })
    .check(
      z.refine(({ messageIds }) => mailIds(messageIds).length <= mostMailsSorted, { path: ['messageIds'] }),
    ),
  fields: [
    { field: 'mails', kind: 'body', isTelling: true },
    { field: 'until', kind: 'time', editor: 'time', isRequired: true },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  asks(count: number, until: string): string;
  done(count: number, until: string): string;
};

export const snoozeMailWords: InBothLanguages<Sentences> = {
  en: {
    asks: (count, until) => `Hide ${mailsCounted.en(count)} until ${until}`,
    done: (count, until) => `${mailsCounted.en(count)} hidden until ${until}`,
  },
  he: {
    asks: (count, until) => `להסתיר ${mailsCounted.he(count)} עד ${until}`,
    done: (count, until) => `הוסתרו עד ${until}: ${mailsCounted.he(count)}`,
  },
};

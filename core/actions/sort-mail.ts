import * as z from 'zod/mini';
import { storedText } from '../contract/text.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

/** What can be done with all mails that match a description. */
export const mailSorts = ['archive', 'read', 'unread'] as const;
export type MailSort = (typeof mailSorts)[number];

/** No more than a person can look through before they say yes. */
export const mostMailsSorted = 50;

export const mailIds = (messageIds: string): string[] => messageIds.split(' ');

export const sortMail = {
  payload: z.object({
    does: z.enum(mailSorts),
    /** Gmail's ids with a space between. A list would be a shape that the security rules cannot bound. */
    messageIds: z.string().check(
      z.maxLength(5_000),
      z.regex(/^[\w-]+(?: [\w-]+)*$/),
      z.refine((ids) => mailIds(ids).length <= mostMailsSorted),
    ),
    /** The same mails as the person saw them: a line each with sender and subject. */
    mails: storedText(10_000).check(z.minLength(1)),
  }),
  fields: [
    { field: 'does', kind: 'choice' },
    { field: 'mails', kind: 'body', isTelling: true },
  ],
} as const satisfies ActionRecord;

type Sentences = { asks(does: MailSort, count: number): string; done(does: MailSort, count: number): string };

const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);
const mailsHe = (count: number) => (count === 1 ? 'מייל אחד' : `${count} מיילים`);

export const sortMailWords: InBothLanguages<Sentences> = {
  en: {
    asks: (does, count) =>
      ({
        archive: `Archive ${mails(count)}`,
        read: `Mark ${mails(count)} as read`,
        unread: `Mark ${mails(count)} as unread`,
      })[does],
    done: (does, count) =>
      ({
        archive: `${mails(count)} archived`,
        read: `${mails(count)} marked as read`,
        unread: `${mails(count)} marked as unread`,
      })[does],
  },
  he: {
    asks: (does, count) =>
      ({
        archive: `להעביר לארכיון ${mailsHe(count)}`,
        read: `לסמן ${mailsHe(count)} כנקראו`,
        unread: `לסמן ${mailsHe(count)} כלא נקראו`,
      })[does],
    done: (does, count) =>
      ({
        archive: `הועברו לארכיון: ${mailsHe(count)}`,
        read: `סומנו כנקראו: ${mailsHe(count)}`,
        unread: `סומנו כלא נקראו: ${mailsHe(count)}`,
      })[does],
  },
};

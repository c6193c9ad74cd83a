import * as z from 'zod/mini';
import { bounds, ruleActs } from '../contract/bounds.ts';
import { id } from '../contract/fields.ts';
import { tagLength } from '../contract/inbox.ts';
import { storedText } from '../contract/text.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

/** What can be done with all mails that match a description. A rule of the inbox may also tag them. */
export const mailSorts = ['archive', 'read', 'unread', 'star', 'trash'] as const;
export type MailSort = (typeof mailSorts)[number];

/** No more than a person can look through before they say yes. A rule, which they said yes to, sorts more at once. */
export const mostMailsSorted = 50;

export const mailIds = (messageIds: string): string[] => messageIds.split(' ');

export const sortMail = {
  payload: z
    .object({
      does: z.enum([...mailSorts, 'tag']),
      /** Where it tags. */
      tag: z.optional(storedText(tagLength)),
      /** Gmail's ids with a space between. A list would be a shape that the security rules cannot bound. */
      messageIds: z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+(?: [\w-]+)*$/)),
      /** The same mails as the person saw them: a line each with sender and subject. */
      mails: storedText(bounds.message).check(z.minLength(1)),
      /** The rule of the inbox that sorts them. */
      ruleId: z.optional(id),
    })
    .check(
      z.refine(
        ({ messageIds, ruleId }) =>
          mailIds(messageIds).length <= (ruleId === undefined ? mostMailsSorted : ruleActs.perDay),
        { path: ['messageIds'] },
      ),
      z.refine(({ does, tag = '' }) => does !== 'tag' || tag !== '', { path: ['tag'] }),
    ),
  fields: [
    { field: 'does', kind: 'choice' },
    { field: 'tag', kind: 'text' },
    { field: 'mails', kind: 'body', isTelling: true },
  ],
} as const satisfies ActionRecord;

type Does = MailSort | 'tag';
type Sentences = { asks(does: Does, count: number): string; done(does: Does, count: number): string };

const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);
const mailsHe = (count: number) => (count === 1 ? 'מייל אחד' : `${count} מיילים`);

export const sortMailWords: InBothLanguages<Sentences> = {
  en: {
    asks: (does, count) =>
      ({
        archive: `Archive ${mails(count)}`,
        read: `Mark ${mails(count)} as read`,
        unread: `Mark ${mails(count)} as unread`,
        star: `Star ${mails(count)}`,
        trash: `Move ${mails(count)} to the trash`,
        tag: `Tag ${mails(count)}`,
      })[does],
    done: (does, count) =>
      ({
        archive: `${mails(count)} archived`,
        read: `${mails(count)} marked as read`,
        unread: `${mails(count)} marked as unread`,
        star: `${mails(count)} starred`,
        trash: `${mails(count)} moved to the trash`,
        tag: `${mails(count)} tagged`,
      })[does],
  },
  he: {
    asks: (does, count) =>
      ({
        archive: `להעביר לארכיון ${mailsHe(count)}`,
        read: `לסמן ${mailsHe(count)} כנקראו`,
        unread: `לסמן ${mailsHe(count)} כלא נקראו`,
        star: `לסמן בכוכב ${mailsHe(count)}`,
        trash: `להעביר לאשפה ${mailsHe(count)}`,
        tag: `לתייג ${mailsHe(count)}`,
      })[does],
    done: (does, count) =>
      ({
        archive: `הועברו לארכיון: ${mailsHe(count)}`,
        read: `סומנו כנקראו: ${mailsHe(count)}`,
        unread: `סומנו כלא נקראו: ${mailsHe(count)}`,
        star: `סומנו בכוכב: ${mailsHe(count)}`,
        trash: `הועברו לאשפה: ${mailsHe(count)}`,
        tag: `תויגו: ${mailsHe(count)}`,
      })[does],
  },
};

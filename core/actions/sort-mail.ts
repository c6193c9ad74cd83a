import * as z from 'zod/mini';
import { ruleActs } from '../contract/bounds.ts';
import { id } from '../contract/fields.ts';
import { ruleVerbs } from '../contract/inbox-rules.ts';
import { tagLength } from '../contract/inbox.ts';
import { storedText } from '../contract/text.ts';
import { seenMails } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

/** What is done with mails that stand in the inbox. */
const inboxSorts = ['archive', 'read', 'unread', 'star', 'trash'] as const;
export type MailSort = (typeof inboxSorts)[number];

/** All that can be done with mails that match a description. A rule of the inbox has only its own verbs. */
export const mailSorts = [
  ...inboxSorts,
  'tag',
  'untag',
  'unstar',
  'spam',
  'unspam',
  'untrash',
  'unarchive',
] as const;
export type Sort = (typeof mailSorts)[number];

/** No more than a person can look through before they say yes. A rule, which they said yes to, sorts more at once. */
export const mostMailsSorted = 50;

export const mailIds = (messageIds: string): string[] => messageIds.split(' ');

const isOfRule = (word: string) => ruleVerbs.some((verb) => verb === word);
const needsTag = (sort: Sort) => sort === 'tag' || sort === 'untag';

/** `star 0 4` */
function isPlaced(line: string): boolean {
  const [sort = '', ...places] = line.split(' ');
  return isOfRule(sort) && places.length > 0 && places.every((place) => /^\d{1,3}$/.test(place));
}

/** All that is done with the mails. */
export function sortsOf({ does, also }: { does: Sort; also?: string | undefined }): Sort[] {
  return [does, ...mailSorts.filter((sort) => sort !== does && also?.split(' ').includes(sort))];
}

/** What was so before of each mail, as the payload has it; null where nothing was. */
export function alreadyOf(mails: readonly (readonly Sort[])[]): string | null {
  const lines = mailSorts.flatMap((sort) => {
    const places = mails.flatMap((already, place) => (already.includes(sort) ? [place] : []));
    return places.length === 0 ? [] : [[sort, ...places].join(' ')];
  });
  return lines.length === 0 ? null : lines.join('\n');
}

/** The same for one mail, by its place. */
export function wasAlready(already: string, sort: Sort, place: number): boolean {
  return already.split('\n').some((line) => {
    const [of, ...places] = line.split(' ');
    return of === sort && places.includes(String(place));
  });
}

export const sortMail = {
  payload: z
    .object({
      does: z.enum(mailSorts),
      /** What else a rule of the inbox does, with a space between. */
      also: z.optional(
        z.string().check(
          z.maxLength(50),
          z.refine((also) => also.split(' ').every(isOfRule)),
        ),
      ),
      /** Which tag is put on or taken off. */
      tag: z.optional(storedText(tagLength)),
      ...seenMails,
      /** Which of the mails were so before, that Undo leaves: a line a verb, with their places: `star 0 4`. */
      already: z.optional(
        z.string().check(
          z.maxLength(10_000),
          z.refine((already) => already.split('\n').every(isPlaced)),
        ),
      ),
      /** The rule of the inbox that sorts them. */
      ruleId: z.optional(id),
    })
    .check(
      z.refine(
        ({ messageIds, ruleId }) =>
          mailIds(messageIds).length <= (ruleId === undefined ? mostMailsSorted : ruleActs.perDay),
        { path: ['messageIds'] },
      ),
      // Only a rule does several things, and tells what was so before.
      z.refine(({ also, ruleId }) => also === undefined || ruleId !== undefined, { path: ['also'] }),
      z.refine(({ already, ruleId }) => already === undefined || ruleId !== undefined, { path: ['already'] }),
      z.refine(({ does, ruleId }) => ruleId === undefined || isOfRule(does), { path: ['does'] }),
      z.refine((sorting) => !sortsOf(sorting).some(needsTag) || (sorting.tag ?? '').trim() !== '', {
        path: ['tag'],
      }),
    ),
  fields: [
    { field: 'does', kind: 'choice' },
    { field: 'also', kind: 'text' },
    { field: 'tag', kind: 'text' },
    { field: 'mails', kind: 'body', isTelling: true },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  asks(sorts: readonly Sort[], count: number, tag?: string): string;
  done(sorts: readonly Sort[], count: number): string;
};

/** So many mails, in words. */
export const mailsCounted: InBothLanguages<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 mail' : `${count} mails`),
  he: (count) => (count === 1 ? 'מייל אחד' : `${count} מיילים`),
};
const { en: mails, he: mailsHe } = mailsCounted;

type Words = Record<Sort, { asks: (mails: string, tag?: string) => string; done: string }>;

/** What is asked of mails, and what was done with them. */
const english: Words = {
  archive: { asks: (of) => `archive ${of}`, done: 'archived' },
  read: { asks: (of) => `mark ${of} as read`, done: 'marked as read' },
  unread: { asks: (of) => `mark ${of} as unread`, done: 'marked as unread' },
  star: { asks: (of) => `star ${of}`, done: 'starred' },
  trash: { asks: (of) => `move ${of} to the trash`, done: 'moved to the trash' },
  tag: { asks: (of, tag) => `tag ${of}${tag === undefined ? '' : ` “${tag}”`}`, done: 'tagged' },
  untag: {
    asks: (of, tag) => `take the tag ${tag === undefined ? '' : `“${tag}” `}off ${of}`,
    done: 'left without the tag',
  },
  unstar: { asks: (of) => `take the star off ${of}`, done: 'left without a star' },
  spam: { asks: (of) => `move ${of} to spam`, done: 'moved to spam' },
  unspam: {
    asks: (of) => `move ${of} back to the inbox from spam`,
    done: 'moved back to the inbox from spam',
  },
  untrash: {
    asks: (of) => `move ${of} back to the inbox from the trash`,
    done: 'moved back to the inbox from the trash',
  },
  unarchive: { asks: (of) => `move ${of} back to the inbox`, done: 'moved back to the inbox' },
};
/** From the mails: "ממייל אחד", "מ-3 מיילים". */
const offHe = (of: string) => of.replace(/^ (?=\d)/, ' מ-').replace(/^ (?=מייל)/, ' מ');

/** The mails are named once, with a space before them. */
const hebrew: Words = {
  archive: { asks: (of) => `להעביר לארכיון${of}`, done: 'הועברו לארכיון' },
  read: { asks: (of) => `לסמן${of} כנקראו`, done: 'סומנו כנקראו' },
  unread: { asks: (of) => `לסמן${of} כלא נקראו`, done: 'סומנו כלא נקראו' },
  star: { asks: (of) => `לסמן בכוכב${of}`, done: 'סומנו בכוכב' },
  trash: { asks: (of) => `להעביר לאשפה${of}`, done: 'הועברו לאשפה' },
  tag: { asks: (of, tag) => `לתייג${of}${tag === undefined ? '' : ` בתגית ״${tag}״`}`, done: 'תויגו' },
  untag: {
    asks: (of, tag) => `להסיר את התגית${tag === undefined ? '' : ` ״${tag}״`}${offHe(of)}`,
    done: 'התגית הוסרה',
  },
  unstar: { asks: (of) => `להסיר את הכוכב${offHe(of)}`, done: 'הכוכב הוסר' },
  spam: { asks: (of) => `להעביר לספאם${of}`, done: 'הועברו לספאם' },
  unspam: { asks: (of) => `להחזיר מהספאם לדואר הנכנס${of}`, done: 'הוחזרו מהספאם לדואר הנכנס' },
  untrash: { asks: (of) => `להחזיר מהאשפה לדואר הנכנס${of}`, done: 'הוחזרו מהאשפה לדואר הנכנס' },
  unarchive: { asks: (of) => `להחזיר לדואר הנכנס${of}`, done: 'הוחזרו לדואר הנכנס' },
};

const andOf = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  he: new Intl.ListFormat('he', { type: 'conjunction' }),
};

export const sortMailWords: InBothLanguages<Sentences> = {
  en: {
    asks(sorts, count, tag) {
      const again = count === 1 ? 'it' : 'them';
      const asked = andOf.en.format(
        sorts.map((sort, index) => english[sort].asks(index === 0 ? mails(count) : again, tag)),
      );
      return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
    },
    done: (sorts, count) => `${mails(count)} ${andOf.en.format(sorts.map((sort) => english[sort].done))}`,
  },
  he: {
    asks: (sorts, count, tag) =>
      andOf.he.format(
        sorts.map((sort, index) => hebrew[sort].asks(index === 0 ? ` ${mailsHe(count)}` : '', tag)),
      ),
    done: (sorts, count) => `${andOf.he.format(sorts.map((sort) => hebrew[sort].done))}: ${mailsHe(count)}`,
  },
};

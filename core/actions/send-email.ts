import * as z from 'zod/mini';
import { bounds } from '../contract/bounds.ts';
import { providerId } from '../contract/fields.ts';
import { storedText } from '../contract/text.ts';
import { addresses, maybeParties, maybeText, text } from './payload-parts.ts';
import { type ActionRecord, type InBothLanguages, leaving } from './record.ts';

export const sendEmail = {
  payload: z.object({
    to: addresses.check(z.minLength(1), z.maxLength(100)),
    cc: maybeParties,
    bcc: maybeParties,
    subject: maybeText,
    body: text.check(z.minLength(1)),
    isHtml: z.optional(z.boolean()),
    /** Gmail ids of the mail that this one answers. */
    replyTo: z.optional(z.object({ messageId: providerId, threadId: providerId })),
    /** Gmail's id of the mail whose attachments go along. */
    forwards: z.optional(z.nullable(providerId)),
    /** The draft that this was written in, which goes when the mail has left: core/domain/draft-ref, or Gmail's id. */
    draft: z.optional(z.nullable(providerId)),
    /** Files of the person's own, a line for each: core/domain/mail-files. Never their bytes. */
    attachments: z.optional(z.nullable(storedText(bounds.attachments))),
  }),
  fields: [
    leaving,
    { field: 'to', kind: 'mails', editor: 'people', isRequired: true, isTelling: true },
    { field: 'cc', kind: 'mails', editor: 'line' },
    { field: 'bcc', kind: 'mails', editor: 'line' },
    { field: 'subject', kind: 'text', editor: 'line' },
    { field: 'isHtml', kind: 'format' },
    { field: 'replyTo', kind: 'answers' },
    { field: 'forwards', kind: 'forwards' },
    { field: 'attachments', kind: 'files' },
    { field: 'body', kind: 'body', editor: 'text', isRequired: true },
  ],
  offered: {
    description: 'Send an email from the account of the person.',
    fields: ['to', 'subject', 'body'],
  },
} as const satisfies ActionRecord;

type Sentences = {
  asks(to: string, subject: string, body: string): string;
  done(to: string): string;
};

export const sendEmailWords: InBothLanguages<Sentences> = {
  en: {
    asks: (to, subject, body) => `Send an email to ${to}, “${subject}”: ${body}`,
    done: (to) => `Email sent to ${to}`,
  },
  he: {
    asks: (to, subject, body) => `לשלוח מייל אל ${to}, ״${subject}״: ${body}`,
    done: (to) => `המייל נשלח אל ${to}`,
  },
};

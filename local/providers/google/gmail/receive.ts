import { HTTPException } from 'hono/http-exception';
import { addressParser } from 'postal-mime';
import { z } from 'zod';

import type { Clock } from '../../kit/clock.ts';
import { randomToken } from '../ids.ts';
import { normaliseAddress } from '../store.ts';
import type { GoogleStore } from '../store.ts';
import { FOUND, withResults } from './authentication-results.ts';
import { composeMail } from './compose.ts';
import type { Correspondent } from './compose.ts';
import { ARRIVED } from './delivery.ts';
import type { PostOffice } from './delivery.ts';

const AttachedFile = z.object({
  filename: z.string(),
  mimeType: z.string().default('application/octet-stream'),
  /** Base64. */
  content: z.string(),
  /** The name that the HTML uses. */
  contentId: z.string().optional(),
});

const InboundMail = z.object({
  /** Addresses of accounts of this stand-in. */
  to: z.string().min(1),
  labelIds: z.array(z.string()).default(ARRIVED),
  /** The whole mail as it should arrive; the fields below are then ignored. */
  raw: z.string().optional(),
  from: z.string().default('Someone <someone@elsewhere.test>'),
  cc: z.string().optional(),
  subject: z.string().default(''),
  text: z.string().default(''),
  html: z.string().optional(),
  messageId: z.string().optional(),
  /** The Message-ID of the mail that this one answers. */
  inReplyTo: z.string().optional(),
  attachments: z.array(AttachedFile).default([]),
  /** The text of a calendar, as an alternative to the words. */
  invitation: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Gmail's results for its sender. */
  dkim: z.enum(FOUND.dkim).default('pass'),
  spf: z.enum(FOUND.spf).default('pass'),
  dmarc: z.enum(FOUND.dmarc).default('none'),
});

type InboundMail = z.infer<typeof InboundMail>;

type ReceiveContext = {
  store: GoogleStore;
  postOffice: PostOffice;
  clock: Clock;
  /** Resolves when the watchers of a mailbox have been told. */
  told: (email: string) => Promise<void>;
};

/** Delivers a mail from outside. Answers with the messages that it became. */
export function receiveMail({ store, postOffice, clock, told }: ReceiveContext) {
  return async (body: unknown) => {
    const mail = InboundMail.parse(body);
    const written = mail.raw === undefined ? compose(mail, clock.now()) : Buffer.from(mail.raw, 'base64url');
    const raw = withResults(written, mail);
    const recipients = correspondents(mail.to).map(({ address }) => normaliseAddress(address));
    if (!recipients.some((email) => store.findAccount(email))) {
      throw new HTTPException(404, { message: `nobody here is ${mail.to}` });
    }
    const messages = recipients
      .filter((email) => store.findAccount(email))
      .map((email) => ({ email, message: postOffice.deliver(raw, email, mail.labelIds) }));
    await Promise.all(messages.map(({ email }) => told(email)));
    return {
      delivered: messages.map(({ email, message }) => ({
        to: email,
        id: message.id,
        threadId: message.threadId,
        messageId: message.summary.messageId,
      })),
    };
  };
}

function compose(mail: InboundMail, now: number): Buffer {
  return composeMail({
    from: correspondents(mail.from)[0] ?? { address: 'someone@elsewhere.test' },
    to: correspondents(mail.to),
    cc: mail.cc === undefined ? undefined : correspondents(mail.cc),
    subject: mail.subject,
    date: now,
    messageId: mail.messageId ?? `<${randomToken(16)}@elsewhere.test>`,
    answers: mail.inReplyTo === undefined ? [] : [mail.inReplyTo],
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64') })),
    invitation: mail.invitation,
    headers: mail.headers,
  });
}

function correspondents(header: string): Correspondent[] {
  return addressParser(header, { flatten: true }).map(({ name, address }) => ({
    name,
    address: address ?? '',
  }));
}

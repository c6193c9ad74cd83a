import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { Person } from '../../ports/accounts.ts';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import { answerRoom, type AskOptions } from './answer-room.ts';
import { gmailCalls, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { latestOf } from './mail-history.ts';
import { calendarPartOf, mailOf } from './mail-message.ts';
import { outline, outlinedMail, shortMail } from './mail-outline.ts';
import { readEach, type ReadEach } from './read-each.ts';

const userId = 'me';
export const readAtOnce = 20;
/** Of a conversation that is too large to be read at once. */
const threadLetters = 4_000_000;

/** A mailbox that is read, within the room that there is for its answers. */
type Mailbox = { uid: string; gmail: gmail_v1.Gmail; within: ReturnType<typeof answerRoom> };

/** Reads mails, without their tags. Whoever reads shares one, for it has the room of their answers. */
export function gmailMails(options: GoogleOptions) {
  const within = answerRoom();
  const { call } = gmailCalls(options);

  /** Not repeated as a whole: each mail is tried again by itself. */
  async function each<T>(
    person: Person,
    ids: readonly string[],
    read: (gmail: gmail_v1.Gmail, id: string) => Promise<T>,
  ): Promise<ReadEach<T>> {
    if (ids.length === 0) return { found: [], unreadable: [] };
    return await call(person, (gmail) => readEach(ids, (id) => read(gmail, id), { atOnce: readAtOnce }));
  }

  return {
    /** As lists show them: the beginning of their words, and of those that are large the snippet. */
    async listed(person: Person, ids: readonly string[], letters: number) {
      const { found, unreadable } = await each(person, ids, (gmail, id) =>
        listedMail({ uid: person.uid, gmail, within }, id, letters),
      );
      return { found: found.map(({ mail }) => mail), unreadable, latest: latestOf(found) };
    },

    /** What is opened in a mailbox. */
    in(person: Person, gmail: gmail_v1.Gmail) {
      const mailbox: Mailbox = { uid: person.uid, gmail, within };
      return {
        mail: (id: string) => wholeMail(mailbox, id),
        thread: (id: string) => thread(mailbox, id),
        /** The mails of a conversation without what they say. */
        threadHeaders: async (id: string) =>
          (await outlines(mailbox, id)).map((message) => outlinedMail(message, 0)),
        attachment: (of: AttachmentOf) => attachment(mailbox, of),
        calendarText: (messageId: string) => calendarText(mailbox, messageId),
      };
    },

    async labelsOf(person: Person, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
      const { found, unreadable } = await each(person, ids, async (gmail, id) => {
        const { data } = await gmail.users.messages.get({
          userId,
          id,
          format: 'minimal',
          fields: 'labelIds',
        });
        return [id, data.labelIds ?? []] as const;
      });
      if (unreadable.length > 0) throw new Failure('unavailable', 'googleSilent');
      return new Map(found);
    },

    /** Those that are not there. What cannot be looked up is taken to be there: what was done to it was answered. */
    async missing(person: Person, ids: readonly string[]): Promise<string[]> {
      try {
        const { found, unreadable } = await each(person, ids, async (gmail, id) => {
          await gmail.users.messages.get({ userId, id, format: 'minimal', fields: 'id' });
          return id;
        });
        const there = new Set([...found, ...unreadable]);
        return ids.filter((id) => !there.has(id));
      } catch (error) {
        if (!isFailure(error)) throw error;
        return [];
      }
    },
  };
}

async function listedMail(mailbox: Mailbox, id: string, letters: number) {
  const { uid, gmail, within } = mailbox;
  const short =
    letters === 0
      ? null
      : await within(uid, 'listed', async (options) => {
          const { data } = await gmail.users.messages.get({ userId, id, format: 'full' }, options);
          return { mail: shortMail(mailOf(data), letters), historyId: data.historyId };
        });
  if (short !== null) return short;
  const data = await outlineOfMail(mailbox, id);
  return { mail: outlinedMail(data, letters), historyId: data.historyId };
}

/** A mail with all its words; of one that is too large to be read, the snippet. */
async function wholeMail(mailbox: Mailbox, id: string): Promise<Mail> {
  const { uid, gmail, within } = mailbox;
  const whole = await within(uid, 'opened', async (options) => {
    const { data } = await gmail.users.messages.get({ userId, id, format: 'full' }, options);
    return mailOf(data);
  });
  return whole ?? outlinedMail(await outlineOfMail(mailbox, id));
}

async function thread(mailbox: Mailbox, id: string): Promise<Mail[]> {
  const { uid, gmail, within } = mailbox;
  const mails = await within(uid, 'opened', async (options) => {
    const { data } = await gmail.users.threads.get({ userId, id, format: 'full' }, options);
    return (data.messages ?? []).map((message) => mailOf(message));
  });
  return mails ?? (await largeThread(mailbox, id));
}

/** The mails of a conversation that is too large to be read at once: the newest whole, as far as there is room. */
async function largeThread(mailbox: Mailbox, id: string): Promise<Mail[]> {
  const mails: Mail[] = [];
  let room: number = threadLetters;
  for (const message of (await outlines(mailbox, id)).toReversed()) {
    const outlined = outlinedMail(message);
    const mail = room > 0 ? await wholeMail(mailbox, outlined.id) : outlined;
    room -= (mail.text?.length ?? 0) + (mail.html?.length ?? 0);
    mails.unshift(mail);
  }
  return mails;
}

type AttachmentOf = { messageId: string; id: string };

async function attachment({ uid, gmail, within }: Mailbox, of: AttachmentOf) {
  const bytes = await within(uid, 'file', async (options) =>
    Buffer.from(await attachedText(gmail, of, options), 'base64url'),
  );
  if (bytes === null) throw unexpectedAnswer();
  return new Uint8Array(bytes);
}

async function attachedText(
  gmail: gmail_v1.Gmail,
  { messageId, id }: AttachmentOf,
  options: Partial<AskOptions> = {},
): Promise<string> {
  const { data } = await gmail.users.messages.attachments.get({ userId, messageId, id }, options);
  if (typeof data.data !== 'string') throw unexpectedAnswer();
  return data.data;
}

async function calendarText(mailbox: Mailbox, messageId: string): Promise<string | null> {
  const { uid, gmail, within } = mailbox;
  const part =
    (await within(uid, 'opened', async (options) => {
      const asked = { userId, id: messageId, format: 'full' };
      return calendarPartOf((await gmail.users.messages.get(asked, options)).data);
    })) ?? calendarPartOf(await outlineOfMail(mailbox, messageId));
  if (part === null) return null;
  const text = 'data' in part ? part.data : await attachedText(gmail, { messageId, id: part.attachmentId });
  return Buffer.from(text, 'base64url').toString('utf8');
}

function outlineOfMail(mailbox: Mailbox, id: string): Promise<gmail_v1.Schema$Message> {
  return outlineOf(mailbox, (options) =>
    mailbox.gmail.users.messages.get({ userId, id, format: 'full', fields: outline }, options),
  );
}

/** The mails of a conversation but for what they say. */
async function outlines(mailbox: Mailbox, id: string): Promise<gmail_v1.Schema$Message[]> {
  const fields = `messages(${outline})`;
  const { messages } = await outlineOf(mailbox, (options) =>
    mailbox.gmail.users.threads.get({ userId, id, format: 'full', fields }, options),
  );
  return messages ?? [];
}

async function outlineOf<T>(
  { uid, within }: Mailbox,
  ask: (options: AskOptions) => Promise<{ data: T }>,
): Promise<T> {
  const answer = await within(uid, 'opened', async (options) => (await ask(options)).data);
  if (answer === null) throw unexpectedAnswer();
  return answer;
}

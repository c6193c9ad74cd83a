import * as z from 'zod/mini';
import { quote } from '@crocodile-hub/core/text/untrusted';
import type { Person } from '../../ports/accounts.ts';
import { textOf } from '@crocodile-hub/core/text/html-text';
import type { AssistantAnswer, Tool } from '../../ports/model.ts';
import type { Ports } from '../../ports/ports.ts';
import { senderName } from '../inbox/inbox-message.ts';

const mailsRead = 5;
const lettersEach = 2_000;

export const mailTool: Tool = {
  name: 'read_mail',
  description:
    "Read the person's mail. `query` is a Gmail search, such as from:dana or newer_than:2d; empty for the newest.",
  parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
};

const mailArguments = z.object({ query: z.string().check(z.maxLength(300)) });

/** The mails that the model asked for, as quotations; null when it asked for none. */
export async function quotedMails(
  { inbox }: Pick<Ports, 'inbox'>,
  person: Person,
  calls: AssistantAnswer['calls'],
): Promise<string[] | null> {
  const call = calls.find(({ name }) => name === mailTool.name);
  if (call === undefined) return null;
  const query = mailArguments.safeParse(call.arguments).data?.query.trim() ?? '';
  const { mails } = await inbox.list(person, {
    labelIds: query === '' ? ['INBOX'] : [],
    q: query === '' ? null : query,
    maxResults: mailsRead,
    pageToken: null,
    letters: lettersEach,
  });
  if (mails.length === 0) return ['(No mail was found.)'];
  return mails.map((mail) => {
    const sentAt = new Date(mail.sentAt).toISOString();
    const head = `From: ${senderName(mail)}\nDate: ${sentAt}\nSubject: ${mail.subject}`;
    return quote({ what: 'mail', text: `${head}\n\n${textOf(mail)}` });
  });
}

export const searchTool: Tool = {
  name: 'search_web',
  description: 'Search the web for what you do not know, or what may have changed.',
  parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
};

const searchArguments = z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });

/** The search that the model asked for, or null. */
export function searchQueryOf(calls: AssistantAnswer['calls']): string | null {
  const call = calls.find(({ name }) => name === searchTool.name);
  return searchArguments.safeParse(call?.arguments).data?.query ?? null;
}

import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { OutgoingMail } from '../../ports/mail.ts';
import type { Answered } from './mime.ts';

type Header = { name?: string | null; value?: string | null };

export function headerOf(headers: readonly Header[], name: string): string | null {
  return headers.find((header) => header.name?.toLowerCase() === name.toLowerCase())?.value ?? null;
}

export function idsOf(messages: readonly gmail_v1.Schema$Message[] = []): string[] {
  return messages.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

/** The ids that an answer to this mail must name. */
export async function answeredBy(
  gmail: gmail_v1.Gmail,
  { messageId }: NonNullable<OutgoingMail['answers']>,
): Promise<Answered> {
  const { data } = await gmail.users.messages.get({
    userId: 'me',
    id: messageId,
    format: 'metadata',
    metadataHeaders: ['Message-ID', 'References'],
  });
  const headers = data.payload?.headers ?? [];
  return { messageId: headerOf(headers, 'Message-ID'), references: headerOf(headers, 'References') };
}

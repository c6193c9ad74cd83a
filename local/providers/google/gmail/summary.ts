import type { MessageSummary } from './entities.ts';
import { headerValue, readableHeader } from './mime/headers.ts';
import { parseMime } from './mime/part.ts';
import { isAttachment, readableText, walk } from './mime/text.ts';

const SNIPPET_LENGTH = 200;

export function summarise(raw: Buffer): MessageSummary {
  const message = parseMime(raw);
  const text = readableText(message);
  const read = (name: string): string => {
    const value = headerValue(message.headers, name);
    return value === undefined ? '' : readableHeader({ name, value }).value;
  };
  return {
    subject: read('Subject'),
    from: read('From'),
    to: read('To'),
    cc: read('Cc'),
    bcc: read('Bcc'),
    listId: read('List-Id'),
    messageId: messageIds(read('Message-ID'))[0] ?? '',
    references: [...messageIds(read('In-Reply-To')), ...messageIds(read('References'))],
    text,
    snippet: escapeHtml(text.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH)),
    attachments: [...walk(message)].filter(isAttachment).map((part) => part.filename),
    sizeEstimate: raw.length,
  };
}

export function messageIds(header: string): string[] {
  return header.match(/<[^<>\s]+>/g) ?? [];
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Gmail's snippets are HTML-escaped; clients must decode them. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

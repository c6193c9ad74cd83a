import { decodeCharset } from './charset.ts';
import type { MimePart } from './part.ts';

/** All parts of a message, itself first, without looking into forwarded messages. */
export function* walk(part: MimePart): Generator<MimePart> {
  yield part;
  if (part.mimeType === 'message/rfc822') return;
  for (const child of part.parts) yield* walk(child);
}

export function isAttachment(part: MimePart): boolean {
  return part.filename !== '' || part.disposition === 'attachment';
}

/** The text for people: the plain text if there is one, otherwise the HTML without its tags. */
export function readableText(message: MimePart): string {
  const parts = [...walk(message)].filter((part) => !isAttachment(part));
  const plain = parts.find((part) => part.mimeType === 'text/plain');
  if (plain) return textOf(plain);
  const html = parts.find((part) => part.mimeType === 'text/html');
  return html ? stripTags(textOf(html)) : '';
}

export function textOf(part: MimePart): string {
  return decodeCharset(part.content, part.charset);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function stripTags(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
        if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
        return ENTITIES[name?.toLowerCase() ?? ''] ?? entity;
      },
    );
}

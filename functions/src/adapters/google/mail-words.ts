import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { cut } from '@crocodile-hub/core/domain/cut';

type Part = gmail_v1.Schema$MessagePart;

/** Longer than any mail that a person writes, and short enough for a screen to show. */
export const longestText = 500_000;
const longestHtml = 2_000_000;
/** A UTF-16 unit takes at most three bytes in UTF-8, and base64 writes three bytes as four letters. */
const codedUnit = 4;

type Words = { text: string | null; html: string | null; isCut: boolean };

/**
 * The text and the HTML of a mail. The text is its plain part, else other kinds of text. HTML of a size that people
 * never write is left out, since reading it would take too long; if there is no text either, its beginning becomes the
 * text.
 */
export function wordsOf(parts: readonly Part[]): Words {
  const own = parts.filter(({ filename }) => (filename ?? '') === '');
  const ofType = (mimeType: string) => own.filter((part) => part.mimeType?.toLowerCase() === mimeType);
  const plain = readTogether(ofType('text/plain'), longestText);
  const html = readTogether(ofType('text/html'), longestHtml);
  const isHuge = html?.isCut === true;
  const others = own.filter(({ mimeType }) => mimeType !== undefined && otherText.test(mimeType ?? ''));
  const text = plain ?? (html === null ? otherWords(others) : null);
  return {
    text: text?.text ?? (isHuge ? cut(html.text, longestText) : null),
    html: isHuge ? null : (html?.text ?? null),
    isCut: text?.isCut === true || isHuge,
  };
}

const otherText = /^text\/(?!plain$|html$|calendar$)/i;

function otherWords(parts: readonly Part[]): Read | null {
  const read = readTogether(parts, longestText);
  const isEnriched = parts.every(({ mimeType }) => /^text\/(?:enriched|richtext)$/i.test(mimeType ?? ''));
  return read !== null && isEnriched ? { ...read, text: enrichedText(read.text) } : read;
}

type Read = { text: string; isCut: boolean };

function readTogether(parts: readonly Part[], most: number): Read | null {
  if (parts.length === 0) return null;
  const texts: string[] = [];
  let left = most;
  let isCut = false;
  for (const { body } of parts) {
    const data = body?.data ?? '';
    // Only as much is decoded as can be shown.
    const whole = Buffer.from(data.slice(0, left * codedUnit), 'base64url').toString('utf8');
    isCut ||= whole.length > left || data.length > left * codedUnit;
    texts.push(cut(whole, left));
    left = Math.max(0, left - whole.length);
  }
  return { text: texts.join('\n'), isCut };
}

/** The plain text of text/enriched (RFC 1896), without its commands, in one pass. */
function enrichedText(source: string): string {
  let text = '';
  let at = 0;
  let parameters = 0;
  const say = (words: string) => {
    if (parameters === 0) text += words;
  };
  while (at < source.length) {
    const open = source.indexOf('<', at);
    say(source.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    if (source[open + 1] === '<') {
      say('<');
      at = open + 2;
      continue;
    }
    const close = source.indexOf('>', open);
    if (close === -1) {
      say(source.slice(open));
      break;
    }
    const command = source.slice(open + 1, close).toLowerCase();
    if (command === 'param') parameters += 1;
    if (command === '/param') parameters = Math.max(0, parameters - 1);
    at = close + 1;
  }
  // A single line break is a space; of several, one is dropped.
  return text.replace(/(?:\r?\n)+/g, (breaks) => breaks.replaceAll('\r', '').slice(1) || ' ');
}

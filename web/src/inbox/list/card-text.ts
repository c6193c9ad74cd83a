import { cut } from '@crocodile-hub/core/domain/cut';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { limits } from '@crocodile-hub/core/domain/limits';
import { kindOfSubject } from '@crocodile-hub/core/domain/mail-subject';
import { splitQuote } from '@crocodile-hub/core/domain/quoted-text';
import type { Message } from '../message.ts';

/** Replaces a picture in a text. */
const pictureMarker = '🖼️';

/**
 * The text as lists show it: without the mail that it answers, and with a marker in place of its first inline picture,
 * and the number of the others.
 */
export function listedWords({ messageText, subject }: Pick<Message, 'messageText' | 'subject'>): {
  text: string;
  more: number;
} {
  const text = splitQuote(messageText, kindOfSubject(subject))?.own ?? messageText;
  let found = 0;
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(/[![<d]/gi)) {
    if (index < from) continue;
    const end = endOfPicture(text, index);
    if (end === null) continue;
    found += 1;
    kept += text.slice(from, index) + (found === 1 ? pictureMarker : '');
    from = end;
  }
  const lines = `${kept}${text.slice(from)}`.split('\n').map((line) => line.trimEnd());
  return { text: lines.join('\n').trim(), more: Math.max(0, found - 1) };
}

/**
 * The end of the picture that begins here, or null. `[image: logo.png]` and `[cid:logo@x]` are written by mail
 * programs; the other forms are HTML and Markdown. Scanned by hand, because one regular expression for all would take
 * quadratic time on a hostile text.
 */
function endOfPicture(text: string, start: number): number | null {
  const begins = text.slice(start, start + longestOpening).toLowerCase();
  if (begins.startsWith('[image:') || begins.startsWith('[cid:'))
    return after(text, ']', start, longestLabel);
  if (/^<img(?!\w)/.test(begins)) return after(text, '>', start, longestAddress);
  if (begins.startsWith('![')) {
    const label = after(text, '](', start, longestLabel);
    return label === null ? null : after(text, ')', label, longestAddress);
  }
  if (!begins.startsWith('data:image/')) return null;
  const data = after(text, ';base64,', start, longestOpening);
  if (data === null) return null;
  const length = text.slice(data).search(/[^\w+/=]/);
  return length === -1 ? text.length : data + length;
}

const longestOpening = 60;
const longestLabel = 300;
const longestAddress = 2_000;

function after(text: string, mark: string, from: number, most: number): number | null {
  const at = text.slice(from, from + most).indexOf(mark);
  return at === -1 ? null : from + at + mark.length;
}

/** The part of a text that a card shows before 'Show more'; null when all of it fits. Rule inbox.card.2. */
export function previewOf(text: string): string | null {
  return shortened(text, limits.messagePreviewLength);
}

export function shownSender(sender: string): string {
  return shortened(sender, limits.senderLength) ?? sender;
}

export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  const shown = tags.slice(0, limits.tagsShown).map((tag) => shortened(tag, limits.tagShownLength) ?? tag);
  return { shown, more: tags.length - shown.length };
}

type ListedFile = { attachmentId: string; filename: string; size: number };

/** The first files, with names that hide nothing, and the number of the others. */
export function shownFiles(files: readonly ListedFile[]): { shown: ListedFile[]; more: number } {
  const shown = files
    .slice(0, mostFiles)
    .map(({ attachmentId, filename, size }) => ({ attachmentId, filename: safeFileName(filename), size }));
  return { shown, more: files.length - shown.length };
}

const mostFiles = 3;

/** More than fits a card's two lines; senders can write endless subjects. */
export function shownSubject(subject: string): string {
  return shortened(subject, longestSubject) ?? subject;
}

const longestSubject = 300;

function shortened(text: string, length: number): string | null {
  return text.length <= length ? null : `${cut(text, length).trimEnd()}…`;
}

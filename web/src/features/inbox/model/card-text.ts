import { cut } from '@crocodile-hub/core/domain/cut';
import { limits } from '@crocodile-hub/core/domain/limits';

/** What stands for a picture within a text. */
const pictureMarker = '🖼️';

/** A text without its inline pictures: one marker in the place of the first, and how many more there were. */
export function withoutPictures(text: string): { text: string; more: number } {
  let found = 0;
  const marked = text.replace(inlinePicture, () => {
    found += 1;
    return found === 1 ? pictureMarker : '';
  });
  return { text: marked.replace(/[ \t]+\n/g, '\n').trim(), more: Math.max(0, found - 1) };
}

/** `[image: logo.png]` and `[cid:logo@x]` are what mail programs write into their text, the rest is HTML or Markdown. */
const inlinePicture =
  /\[(?:image|cid):[^\]\n]{0,300}\]|!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)|<img\b[^>]{0,2000}>|data:image\/[\w.+-]{1,40};base64,[\w+/=]+/gi;

/** As much of a text as a card shows before 'Show more'; null when it fits. Rule inbox.card.2. */
export function previewOf(text: string): string | null {
  return shortened(text, limits.messagePreviewLength);
}

export function shownSender(sender: string): string {
  return shortened(sender, limits.senderLength) ?? sender;
}

export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  const shown = tags.slice(0, limits.tagsShown).map((tag) => shortened(tag, limits.tagLength) ?? tag);
  return { shown, more: tags.length - shown.length };
}

function shortened(text: string, length: number): string | null {
  return text.length <= length ? null : `${cut(text, length).trimEnd()}…`;
}

/** B, KB or MB with one decimal. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

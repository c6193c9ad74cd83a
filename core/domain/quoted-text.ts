import { cut } from './cut.ts';
import type { MailKind } from './mail-subject.ts';

/**
 * A text and the mail that it answers, which stands at its end in lines that begin with '>'; null for one without, one
 * that is forwarded or answered line by line, and one that does not say who wrote it, but in an answer.
 */
export function splitQuote(text: string, kind: MailKind): { own: string; quoted: string } | null {
  if (kind === 'forward') return null;
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  let first = last + 1;
  for (let at = last; at >= 0 && /^\s*(?:>|$)/.test(lines[at] ?? ''); at -= 1) {
    if (isQuoted(lines[at])) first = at;
  }
  if (!lines.slice(first).some((line) => /[^>\s]/.test(line))) return null;
  const from = headLine(lines, first);
  if (from === first && kind !== 'answer') return null;
  const own = lines.slice(0, from);
  if (own.some(isQuoted) || own.every((line) => line.trim() === '')) return null;
  return { own: own.join('\n').trimEnd(), quoted: lines.slice(from).join('\n') };
}

export const isQuoted = (line = '') => /^\s*>/.test(line);

/** The first line of the head before a quote, which may take two; the quote's own without one. */
function headLine(lines: readonly string[], quote: number): number {
  const end = lines.slice(0, quote).findLastIndex((line) => line.trim() !== '');
  const [before = '', line = ''] = [lines[end - 1], lines[end]];
  if (end > 0 && /^(?:On|בתאריך) .*[^.!?]$/.test(bare(before)) && isQuoteHead(`${before} ${line}`))
    return end - 1;
  return end >= 0 && isQuoteHead(line) ? end : quote;
}

/** 'On Sunday Dana wrote:', as mail programs put it before a quote. */
export function isQuoteHead(words: string): boolean {
  const line = bare(words);
  return line.length < 400 && /(?:\bwrote|@[^@]*>|כתב(?:ה|ו|\/ה)?|^בתאריך .*):$/.test(line);
}

/** A line without the marks of direction that Gmail puts around it. */
const bare = (line: string) => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();

/** At most this many characters of a mail are quoted; a shortened quote ends in [...]. */
const mostQuoted = 40_000;

/** The text of a forwarded mail, unchanged. */
export function forwarded(head: readonly string[], text: string): string {
  return ['---------- Forwarded message ---------', ...head, '', shortenedToQuote(text)].join('\n');
}

export function shortenedToQuote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= mostQuoted ? trimmed : `${cut(trimmed, mostQuoted)}\n[...]`;
}

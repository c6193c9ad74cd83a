import { decode } from 'html-entities';
import { isHiddenStyle } from '../domain/hidden-style.ts';

/** Elements after which a reader starts a new line. */
const blocks: ReadonlySet<string> = new Set(
  'address article blockquote br div dl dt dd footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is never read. */
const unread: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'svg',
]);

/**
 * What a mail says. Its HTML is what a person sees, so its words are what is quoted, forwarded, summed up and answered
 * about: a text part may say something else. Rule inbox.words.2.
 */
export function textOf({ text, html }: { text: string | null; html: string | null }): string {
  const shown = html === null ? '' : htmlText(html);
  return shown === '' ? (text ?? '') : shown;
}

/**
 * What an HTML mail says in words. White space is that of HTML, and quoted lines begin with '>' as in a mail of text
 * (RFC 3676 §4.5). One pass, so that no mail can make it slow; the result is text, never markup.
 */
export function htmlText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let preformatted = 0;
  let skippedUntil: string | null = null;
  let hiddenLeft = mostHidden;
  const items = itemSigns();
  const endLine = () => {
    const read = lineOf(line, quotes, preformatted > 0, items.sign());
    if (read.some((words) => words !== '')) items.used();
    lines.push(...read);
    line = '';
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    if (skippedUntil === null) line += html.slice(at, open === -1 ? undefined : open);
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    if (close === -1) break;
    const tag =
      /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, Math.min(close, open + 20)))?.[1]?.toLowerCase() ?? '';
    const isEnd = html[open + 1] === '/';
    if (skippedUntil === null && !isEnd && hiddenLeft > 0 && isHidden(html.slice(open, close))) {
      hiddenLeft -= 1;
      const end = endOf(tag, html, close + 1);
      if (end !== null) {
        endLine();
        at = end;
        continue;
      }
    }
    if (skippedUntil !== null) {
      if (isEnd && tag === skippedUntil) skippedUntil = null;
    } else if (unread.has(tag) && !isEnd && html[close - 1] !== '/') {
      skippedUntil = tag;
    } else if (blocks.has(tag)) {
      // Items stand one below the other, without empty lines.
      if (!items.joins(tag, isEnd) || line.trim() !== '') endLine();
      const step = isEnd ? -1 : 1;
      if (tag === 'blockquote') quotes = Math.max(0, quotes + step);
      if (tag === 'pre') preformatted = Math.max(0, preformatted + step);
      items.follow(tag, html.slice(open, Math.min(close, open + longestTag)), isEnd);
    }
    at = close + 1;
  }
  endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** No reader counts more; a mail of nested quotes alone would fill the memory with their marks. */
const mostMarks = 8;

function lineOf(html: string, quotes: number, isPreformatted: boolean, sign: string): string[] {
  const mark = quotes === 0 ? '' : `${'>'.repeat(Math.min(quotes, mostMarks))} `;
  let left = sign;
  return (isPreformatted ? html.split('\n') : [html]).map((written) => {
    const words = decode(written)
      .toWellFormed()
      .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
      .trim();
    if (words === '') return '';
    const line = mark + left + words;
    left = '';
    return line;
  });
}

/** The signs of a list's items, as one writes them by hand: '- ', or the number. Only an item's first line has one. */
function itemSigns() {
  /** The next number of each list that is open; null for one without numbers. */
  const open: (number | null)[] = [];
  let sign = '';
  return {
    sign: () => sign,
    used: () => {
      sign = '';
    },
    /** Whether the tag stands between the items of one list, or around a list within it. */
    joins: (tag: string, isEnd: boolean) =>
      tag === 'li' || ((tag === 'ul' || tag === 'ol') && open.length > (isEnd ? 1 : 0)),
    follow: (tag: string, source: string, isEnd: boolean) => {
      if (tag === 'li') {
        const number = open.at(-1) ?? null;
        const own = number === null ? null : (numberIn(source, 'value') ?? number);
        if (!isEnd && own !== null) open[open.length - 1] = own + 1;
        const begun = own === null ? '- ' : `${own}. `;
        sign = isEnd ? '' : begun;
      }
      if (tag !== 'ul' && tag !== 'ol') return;
      if (isEnd) {
        sign = '';
        open.pop();
      } else open.push(tag === 'ul' ? null : (numberIn(source, 'start') ?? 1));
    },
  };
}

/** What an attribute of a list counts from; null where it says no number. */
function numberIn(tag: string, attribute: 'start' | 'value'): number | null {
  const written = counts[attribute].exec(tag)?.[1];
  return written === undefined ? null : Number(written);
}

const counts = {
  start: /\sstart\s*=\s*["']?(-?\d{1,6})(?!\d)/i,
  value: /\svalue\s*=\s*["']?(-?\d{1,6})(?!\d)/i,
};

/** How many hidden elements of a mail are left out; each may be looked through once. */
const mostHidden = 200;
/** A hidden element that is longer is taken for one that is never closed. */
const longestHidden = 20_000;
const longestTag = 4_000;

/** Whether a tag begins an element that is not seen. */
function isHidden(tag: string): boolean {
  if (tag.length > longestTag || !/style|hidden/i.test(tag)) return false;
  const [, doubled, single] = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  return /\shidden(?:[\s/]|=|$)/i.test(tag) || isHiddenStyle(decode(doubled ?? single ?? ''));
}

/** Elements whose own end may be left out. */
const openEnded = new Set('p td th tr li dt dd'.split(' '));

/** Where the element ends that was opened just before `from`; null if it is not closed near. */
function endOf(name: string, html: string, from: number): number | null {
  let depth = 1;
  for (
    let at = html.indexOf('<', from);
    at !== -1 && at < from + longestHidden;
    at = html.indexOf('<', at + 1)
  ) {
    const isEnd = html[at + 1] === '/';
    const start = at + (isEnd ? 2 : 1);
    const isSame = html.slice(start, start + name.length).toLowerCase() === name;
    if (!isSame || /[a-z0-9]/i.test(html[start + name.length] ?? '')) continue;
    // Then the next one ends it: rather a hidden word too many than a seen one too few.
    if (!isEnd && openEnded.has(name)) return at;
    depth += isEnd ? -1 : 1;
    if (depth > 0) continue;
    const close = html.indexOf('>', at);
    return close === -1 ? html.length : close + 1;
  }
  return null;
}

import { onOneLine } from '../domain/visible-text.ts';

/**
 * Words from outside, such as a meeting's title, on one line and as they are: nothing in them is Markdown or a link.
 * They are isolated, so that a title in the other script neither turns its line around nor decides where it begins.
 */
export function shownOutside(words: string, most = 120): string {
  const line = onOneLine(words).replace(/\s+/g, ' ');
  if (line === '') return '';
  const shown = inMarkdown(line.length > most ? `${line.slice(0, most - 1)}…` : line);
  return `\u2068${withoutLinks(shown)}\u2069`;
}

export function inMarkdown(words: string): string {
  return words.replace(/[\\`*_{}[\]()#+!|<>~&]/g, String.raw`\$&`);
}

/** The words of a line alone, for where no Markdown is drawn. */
export function withoutMarkdown(line: string): string {
  return line
    .replace(/^- /, '')
    .replaceAll('**', '')
    .replace(/\\([\\`*_{}[\]()#+!|<>~&])/g, '$1');
}

/** An address or a number, to be copied as it is. */
export function asCode(text: string): string {
  return `\`${text.replaceAll('`', '')}\``;
}

/** Renderers make links of bare addresses; a joiner that nobody sees parts them. */
function withoutLinks(words: string): string {
  return words.replaceAll('://', ':\u2060//').replaceAll('@', '\u2060@').replace(/www\./gi, 'www\u2060.');
}

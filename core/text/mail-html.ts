import { isMostlyHebrew } from './script.ts';
import { isQuoted, splitQuote } from '../domain/quoted-text.ts';
import { blocksOf, type Mark, type Marked, markedLine } from '../domain/text-marks.ts';

const forwardedHead = /^-{8,} Forwarded message -{8,}$/m;

/**
 * The HTML of a mail whose words are marked (see text-marks.ts), for those who read HTML; null where nothing is marked.
 * Each line is aligned by its own script. A mail that is answered or forwarded is below, with nothing in it marked.
 */
export function mailHtml(text: string): string | null {
  const forwarded = text.search(forwardedHead);
  const written = forwarded === -1 ? text : text.slice(0, forwarded);
  const { own, quoted } = splitQuote(written, 'answer') ?? { own: written, quoted: '' };
  const shown = shownOf(own);
  if (!shown.some((one) => 'items' in one || one.pieces.some(isMark))) return null;
  const passedOn = forwarded === -1 ? [] : text.slice(forwarded).split('\n');
  return [
    ...shown.map((one) => ('items' in one ? htmlOfList(one) : htmlOfLine(one.pieces))),
    htmlOfQuote(quoted),
    ...passedOn.map((line) => htmlOfLine([line])),
  ].join('');
}

type List = { start: number | null; items: readonly string[] };
type Shown = { pieces: readonly Marked[] } | List;

/** What the person wrote, marked; lines between that are quoted, as they are. */
function shownOf(own: string): readonly Shown[] {
  const shown: Shown[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length === 0) return;
    for (const block of blocksOf(lines.join('\n')))
      shown.push(block.is === 'list' ? block : { pieces: markedLine(block.line) });
    lines = [];
  };
  for (const line of own.split('\n')) {
    if (!isQuoted(line)) lines.push(line);
    else {
      endLines();
      shown.push({ pieces: [line] });
    }
  }
  endLines();
  return shown;
}

const isMark = (piece: Marked) => typeof piece !== 'string';

const htmlOfLine = (pieces: readonly Marked[]) => `<div dir="auto">${htmlOf(pieces) || '<br>'}</div>`;

function htmlOfList({ start, items }: List): string {
  const lines = items.map((item) => `<li dir="auto">${htmlOf(markedLine(item))}</li>`).join('');
  if (start === null) return `<ul dir="auto">${lines}</ul>`;
  return `<ol dir="auto"${start === 1 ? '' : ` start="${start}"`}>${lines}</ol>`;
}

const names: Readonly<Record<Mark, string>> = { bold: 'b', italic: 'i', struck: 's' };

function htmlOf(pieces: readonly Marked[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? escaped(piece)
        : `<${names[piece.mark]}>${htmlOf(piece.pieces)}</${names[piece.mark]}>`,
    )
    .join('');
}

/** As Gmail writes it, so that mail programs fold it. */
function htmlOfQuote(quoted: string): string {
  if (quoted === '') return '';
  const lines = quoted.split('\n');
  const from = Math.max(
    0,
    lines.findIndex((line) => isQuoted(line)),
  );
  const head = lines.slice(0, from).map(escaped).join('<br>');
  const rest = lines
    .slice(from)
    .map((line) => `<div dir="auto">${escaped(line.replace(/^\s*> ?/, '')) || '<br>'}</div>`);
  // Not every mail program knows "start".
  const [start, margin] = isMostlyHebrew(quoted) ? ['right', '0 .8ex 0 0'] : ['left', '0 0 0 .8ex'];
  const style = `margin:${margin};border-${start}:1px solid #ccc;padding-${start}:1ex`;
  return `<br><div class="gmail_quote"><div class="gmail_attr" dir="auto">${head}</div><blockquote class="gmail_quote" style="${style}">${rest.join('')}</blockquote></div>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Spaces beside each other stay as many. */
function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (letter) => entities[letter] ?? '').replace(/ (?= )/g, '&nbsp;');
}

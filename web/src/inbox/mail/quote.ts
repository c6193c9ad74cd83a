import { hasVisible } from '@crocodile-hub/core/domain/visible-text';
import type { Part, Piece } from './clean-html.ts';

/**
 * The pieces of a mail, with the mail that it answers as one quote at the end, where there is something before it. What
 * is forwarded, or answered line by line, stays open, and what is quoted without a word of who wrote it, but in an
 * answer. Rule inbox.open.5.
 */
export function foldQuote(pieces: readonly Piece[], isAnswer = false): readonly Piece[] {
  const { folded, quoted } = fold(pieces, isAnswer);
  if (quoted === null || !quoted.some(hasContent) || isForwarded(wordsOf(quoted))) return pieces;
  return folded.some(hasContent) && !folded.some(holdsQuote) ? folded : pieces;
}

type Folding = { folded: readonly Piece[]; quoted: readonly Piece[] | null };
type ElementPart = Extract<Part, { is: 'element' }>;

function fold(pieces: readonly Piece[], isAnswer: boolean): Folding {
  const opened = pieces.findIndex((piece) => typeof piece !== 'string' && isOpener(piece));
  if (opened !== -1) return cutAt(pieces, opened);
  const at = pieces.findLastIndex(hasContent);
  const last = pieces[at];
  if (last === undefined || typeof last === 'string' || last.is !== 'element') return none(pieces);
  if (last.isQuote) {
    const from = headBefore(pieces, at);
    // Gmail puts what is answered into a div, and what somebody quotes into a blockquote.
    const isTold = from < at || last.name === 'div' || holdsHead(last) || isAnswer;
    return !isTold || isAnswered(last) ? none(pieces) : cutAt(pieces, from);
  }
  const within = fold(last.pieces, isAnswer);
  if (within.quoted === null) return none(pieces);
  const folded = [...pieces.slice(0, at), { ...last, pieces: within.folded }, ...pieces.slice(at + 1)];
  return { quoted: within.quoted, folded };
}

const none = (pieces: readonly Piece[]): Folding => ({ folded: pieces, quoted: null });

function cutAt(pieces: readonly Piece[], at: number): Folding {
  const quoted = pieces.slice(at);
  return { folded: [...pieces.slice(0, at), { is: 'quote', pieces: quoted }], quoted };
}

const isOpener = (part: Part) => part.is === 'element' && part.opensQuote === true;
const isQuote = (piece: Piece) =>
  typeof piece !== 'string' && piece.is === 'element' && piece.isQuote === true;

/** Whether a quote has an answer within: Gmail puts what is written between, above or below the quoted lines into it. */
function isAnswered({ name, pieces }: ElementPart): boolean {
  const said = pieces.filter(hasContent);
  if (name === 'blockquote' || !said.some(isQuote)) return false;
  const own = said.filter((piece) => !isQuote(piece) && !isHeadPiece(piece));
  return own.length > 0 || said.filter(isQuote).length > 1 || !isQuote(said.at(-1) ?? '');
}

/** Where the quote begins: at its head, if that stands before it. */
function headBefore(pieces: readonly Piece[], quote: number): number {
  const before = pieces.slice(0, quote).findLastIndex(hasContent);
  const head = pieces[before];
  return head !== undefined && isHeadPiece(head) ? before : quote;
}

/** Whether it says who wrote a mail, by its program's mark or by its words. */
function isHeadPiece(piece: Piece): boolean {
  const isMarked = typeof piece !== 'string' && piece.is === 'element' && piece.isHead === true;
  return isMarked || isHead(wordsOf([piece]));
}

/** Whether a quote begins with its head, as Gmail's does. */
function holdsHead({ pieces }: ElementPart): boolean {
  const first = pieces.find(hasContent);
  return first !== undefined && (isHeadPiece(first) || (isQuote(first) && holdsHead(first as ElementPart)));
}

function holdsQuote(piece: Piece): boolean {
  if (typeof piece === 'string' || piece.is !== 'element') return false;
  return piece.isQuote === true || piece.pieces.some(holdsQuote);
}

/** Whether there is something to see. Letters without width are nothing. */
export function hasContent(piece: Piece): boolean {
  if (typeof piece === 'string') return hasVisible(piece);
  const known = contents.get(piece);
  if (known !== undefined) return known;
  const has = piece.is === 'picture' || (piece.is !== 'quote' && piece.pieces.some(hasContent));
  contents.set(piece, has);
  return has;
}

/** What was found, for each level of a mail asks what those below it were asked. */
const contents = new WeakMap<Part, boolean>();

/** The addresses of the pictures: those of who wrote the mail, and those of whom they quote. */
export function picturesIn(pieces: readonly Piece[]): { own: string[]; quoted: string[] } {
  const found = { own: new Set<string>(), quoted: new Set<string>() };
  const look = (all: readonly Piece[], isQuoted: boolean) => {
    for (const piece of all) {
      if (typeof piece === 'string') continue;
      if (piece.is === 'picture') found[isQuoted ? 'quoted' : 'own'].add(piece.address);
      else look(piece.pieces, isQuoted || piece.is === 'quote' || isQuote(piece));
    }
  };
  look(pieces, false);
  return { own: [...found.own], quoted: [...found.quoted].filter((address) => !found.own.has(address)) };
}

/** The words of the pieces, without those of the quote at the end. A picture's are those in its place. */
export function wordsOf(pieces: readonly Piece[]): string {
  return joined(pieces).trim();
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map(wordsOfOne).join('');
}

function wordsOfOne(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if (piece.is === 'quote') return '';
  if (piece.is === 'picture') return piece.alt;
  const words = joined(piece.pieces);
  return piece.is === 'link' || inline.has(piece.name) ? words : ` ${words} `;
}

/** These leave the words before and after them on one line. */
const inline = new Set(
  'abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

const isForwarded = (words: string) =>
  /^(?:-{5,} ?(?:Forwarded|הודעה שהועברה|Weitergeleitete|Message transféré|Mensaje reenviado)|Begin forwarded message:)/i.test(
    words,
  );

/**
 * A text and the mail that it answers, which stands at its end in lines that begin with '>'; null for one without, one
 * that is answered line by line, and one that does not say who wrote it, but in an answer.
 */
export function splitQuote(text: string, isAnswer = false): { own: string; quoted: string } | null {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  let first = last + 1;
  for (let at = last; at >= 0 && /^\s*(?:>|$)/.test(lines[at] ?? ''); at -= 1) {
    if (isQuoted(lines[at])) first = at;
  }
  if (!lines.slice(first).some((line) => /[^>\s]/.test(line))) return null;
  const from = headLine(lines, first);
  if (from === first && !isAnswer) return null;
  const own = lines.slice(0, from);
  if (own.some(isQuoted) || own.every((line) => line.trim() === '')) return null;
  return { own: own.join('\n').trimEnd(), quoted: lines.slice(from).join('\n') };
}

const isQuoted = (line = '') => /^\s*>/.test(line);

/** The first line of the head before a quote, which may take two; the quote's own without one. */
function headLine(lines: readonly string[], quote: number): number {
  const end = lines.slice(0, quote).findLastIndex((line) => line.trim() !== '');
  const [before = '', line = ''] = [lines[end - 1], lines[end]];
  if (end > 0 && /^(?:On|בתאריך) .*[^.!?]$/.test(bare(before)) && isHead(`${before} ${line}`)) return end - 1;
  return end >= 0 && isHead(line) ? end : quote;
}

/** 'On Sunday Dana wrote:', as mail programs put it before a quote. */
function isHead(words: string): boolean {
  const line = bare(words);
  return line.length < 400 && /(?:\bwrote|@[^@]*>|כתב(?:ה|ו|\/ה)?|^בתאריך .*):$/.test(line);
}

/** A line without the marks of direction that Gmail puts around it. */
const bare = (line: string) => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();

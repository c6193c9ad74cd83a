import type { MailKind } from '@crocodile-hub/core/domain/mail-subject';
import { isQuoteHead } from '@crocodile-hub/core/domain/quoted-text';
import { hasVisible } from '@crocodile-hub/core/domain/visible-text';
import type { Part, Piece } from './clean-html.ts';

/**
 * The pieces of a mail, with the mail that it answers as one quote at the end, where there is something before it. What
 * is forwarded, or answered line by line, stays open, and what is quoted without a word of who wrote it, but in an
 * answer. Rule inbox.open.5.
 */
export function foldQuote(pieces: readonly Piece[], kind: MailKind): readonly Piece[] {
  if (kind === 'forward') return pieces;
  const { folded, quoted } = fold(pieces, kind === 'answer');
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
const isQuote = (piece: Piece): piece is ElementPart =>
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
  return isMarked || isQuoteHead(wordsOf([piece]));
}

/** Whether a quote begins with its head, as Gmail's does. */
function holdsHead({ pieces }: ElementPart): boolean {
  const first = pieces.find(hasContent);
  return first !== undefined && (isHeadPiece(first) || (isQuote(first) && holdsHead(first)));
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

/** Without what shows nothing at the end, however deep. */
export function upToContent(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findLastIndex(hasContent);
  const last = pieces[at];
  if (last === undefined) return [];
  const hasEnd = typeof last !== 'string' && (last.is === 'element' || last.is === 'link');
  return [...pieces.slice(0, at), hasEnd ? { ...last, pieces: upToContent(last.pieces) } : last];
}

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

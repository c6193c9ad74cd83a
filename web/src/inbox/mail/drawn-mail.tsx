import { styled } from '@mui/material/styles';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import type { Direction } from '../../kit/text/direction.ts';
import type { LinkTarget } from '../../kit/text/link-target.ts';
import { useSteady } from '../../kit/state/use-steady.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { OuterLink } from '../../kit/ui/outer-link.tsx';
import { type Part, type Piece, isLoaded } from './clean-html.ts';
import { FoldedQuote } from './folded-quote.tsx';
import { linkedWords, type Room, roomOfMessage } from './linked-words.tsx';
import { upToContent, wordsOf } from './quote.ts';

type DrawnMail = {
  pieces: readonly Piece[];
  /** The pictures that were loaded, by the address that the mail uses for them. */
  pictures: ReadonlyMap<string, string>;
  dir: Direction | undefined;
};

/**
 * A cleaned mail, in the product's type and colours. Its elements are made one by one from what clean-html.ts lets
 * through; no HTML of the mail is put into the page. Rule inbox.html.1.
 */
export function DrawnMail({ pieces, pictures, dir }: DrawnMail) {
  const { t } = useTranslation('inbox');
  const address = useAddressParams();
  const write = useSteady((to: string) => address.open({ compose: 'new', to }));
  const drawn = useMemo(() => drawMail(pieces, { pictures, write }), [pieces, pictures, write]);
  return (
    <Reading aria-label={t('mailBody')} dir={dir}>
      {drawn}
    </Reading>
  );
}

type With = {
  pictures: ReadonlyMap<string, string>;
  /** Begins a mail to the addresses, separated by commas. */
  write: (to: string) => void;
  isInLink: boolean;
  room: Room;
};

const drawMail = (pieces: readonly Piece[], how: Pick<With, 'pictures' | 'write'>) =>
  drawAll(pieces, { ...how, isInLink: false, room: roomOfMessage() });

const drawAll = (pieces: readonly Piece[], how: With) =>
  pieces.map((piece, index) => draw(piece, index, how));

function draw(piece: Piece, key: number, how: With): ReactNode {
  if (typeof piece !== 'string') return drawPart(piece, key, how);
  // A run of spaces would push the host out of sight.
  return how.isInLink ? (
    piece.replace(/[\s\u00a0]{2,}/g, ' ')
  ) : (
    <Fragment key={key}>{linkedWords(piece, how.room)}</Fragment>
  );
}

function drawPart(part: Part, key: number, how: With): ReactNode {
  if (part.is === 'quote') return <FoldedQuote key={key}>{() => drawMail(part.pieces, how)}</FoldedQuote>;
  if (part.is === 'link') return drawLink(part, key, how);
  if (part.is === 'element') return drawElement(part, key, how);
  const source = isLoaded(part.address) ? part.address : how.pictures.get(part.address);
  if (source !== undefined) return <img key={key} src={source} alt={part.alt} width={part.width} />;
  return part.alt === '' ? null : <i key={key}>{part.alt}</i>;
}

function drawElement(part: Extract<Part, { is: 'element' }>, key: number, how: With): ReactNode {
  const { name, attributes, pieces, looks = [] } = part;
  const own = { key, ...attributes, ...(looks.length > 0 && { 'data-look': looks.join(' ') }) };
  if (empty.has(name)) return createElement(name, own);
  const shown = rowsOnly.has(name) ? pieces.filter((piece) => typeof piece !== 'string') : pieces;
  return createElement(name, own, ...drawAll(shown, how));
}

function drawLink(part: Extract<Part, { is: 'link' }>, key: number, how: With): ReactNode {
  const { href, isButton = false } = part;
  // What follows a link stands beside it, not below lines of nothing.
  const pieces = upToContent(part.pieces);
  const within = drawAll(pieces, { ...how, isInLink: true });
  if (how.isInLink) return <span key={key}>{within}</span>;
  if (pieces.length === 0) return null;
  const words = wordsOf(pieces);
  const follow = href.startsWith('mailto:') && { onFollow: ({ host }: LinkTarget) => how.write(host) };
  const isSeen = words !== '' || pieces.some((piece) => hasPicture(piece, how));
  const link = (
    <OuterLink key={key} href={href} words={words} isPlain={pieces.every(isPlain)} {...follow}>
      {isSeen ? within : null}
    </OuterLink>
  );
  return isButton ? (
    <span key={key} data-look="button">
      {link}
    </span>
  ) : (
    link
  );
}

/** Whether a piece shows its words and nothing else, in their order and of one size. */
function isPlain(piece: Piece): boolean {
  if (typeof piece === 'string') return true;
  if (piece.is !== 'element' || !plainNames.has(piece.name)) return false;
  if (piece.looks?.some((look) => look !== 'strong') === true) return false;
  return Object.keys(piece.attributes).length === 0 && piece.pieces.every(isPlain);
}

const plainNames = new Set('b em i span strong u'.split(' '));

/** Whether a picture is drawn in it. */
function hasPicture(piece: Piece, how: With): boolean {
  if (typeof piece === 'string') return false;
  if (piece.is === 'picture') return isLoaded(piece.address) || how.pictures.has(piece.address);
  return piece.pieces.some((one) => hasPicture(one, how));
}

/** These hold nothing. */
const empty = new Set(['br', 'hr', 'wbr']);
/** Between the rows and cells of a table stand only spaces. */
const rowsOnly = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr']);

const Reading = styled('article')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.reading,
    // Whatever a mail holds, it covers nothing outside of itself.
    contain: 'content',
    overflowX: 'auto',
    minInlineSize: 0,
    color: c.ink,
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & dl, & pre, & table, & blockquote, & details': { marginBlock: theme.spacing(1) },
    '& h3, & h4, & h5, & h6': { marginBlock: theme.spacing(1.5, 0.5), fontWeight: 'var(--weight-strong)' },
    '& h3': theme.typography.section,
    '& > :first-child': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& ul, & ol': { paddingInlineStart: theme.spacing(3) },
    '& ul': { listStyle: 'disc' },
    '& ol:not([type])': { listStyle: 'decimal' },
    '& dd': { marginInlineStart: theme.spacing(3) },
    '& b, & strong, & th': { fontWeight: 'var(--weight-strong)' },
    '& small': { fontSize: '0.87em' },
    '& table': { borderCollapse: 'collapse' },
    // A word of a table is not broken: the table scrolls.
    '& td, & th': {
      padding: theme.spacing(0.5, 1),
      verticalAlign: 'top',
      textAlign: 'start',
      overflowWrap: 'normal',
    },
    '& table[role=presentation] :is(td, th)': { padding: 0, paddingInlineEnd: theme.spacing(1) },
    '& table:not([role]) > * > * > :is(td, th)': { border: `1px solid ${c.border}` },
    '& [align=center]': { textAlign: 'center' },
    '& [align=right]': { textAlign: 'right' },
    '& [align=left]': { textAlign: 'left' },
    '& [align=justify]': { textAlign: 'justify' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: theme.spacing(1.5),
      borderInlineStart: `3px solid ${c.borderStrong}`,
      color: c.ink2,
    },
    // Each of its levels takes room, and there are mails of thirty.
    '& blockquote blockquote blockquote blockquote blockquote': {
      paddingInlineStart: 0,
      borderInlineStart: 0,
    },
    '& pre, & [data-look~=pre]': { whiteSpace: 'pre-wrap' },
    // Each line in its own direction, as in the mail of text that it mostly is.
    '& pre': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '& [data-look~=struck]': { textDecoration: 'line-through' },
    '& [data-look~=strong]': { fontWeight: 'var(--weight-strong)' },
    '& [data-look~=big]': { ...theme.typography.section, fontWeight: 'var(--weight-strong)' },
    '& hr': { border: 0, borderBlockStart: `1px solid ${c.border}`, marginBlock: theme.spacing(1.5) },
    '& img': {
      maxInlineSize: '100%',
      maxBlockSize: 2_000,
      objectFit: 'contain',
      blockSize: 'auto',
      verticalAlign: 'middle',
      borderRadius: 4,
    },
    '& a': { color: c.primaryInk, textDecoration: 'underline' },
    // In an outline, unlike our own: what a mail calls a button is a link.
    '& [data-look=button] > a': {
      display: 'inline-block',
      paddingBlock: theme.spacing(0.75),
      paddingInline: theme.spacing(2),
      marginBlock: theme.spacing(0.5),
      border: `1px solid ${c.borderStrong}`,
      borderRadius: radius.sm,
      fontWeight: 'var(--weight-strong)',
    },
  };
});

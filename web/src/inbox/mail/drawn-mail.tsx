import { styled } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import type { Direction } from '../../kit/text/direction.ts';
import type { LinkTarget } from '../../kit/text/link-target.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { OuterLink } from '../../kit/ui/outer-link.tsx';
import { type Part, type Piece, isLoaded } from './clean-html.ts';
import { FoldedQuote } from './folded-quote.tsx';
import { linkedWords } from './linked-words.tsx';
import { hasContent, wordsOf } from './quote.ts';

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
  const write = (to: string) => address.open({ compose: 'new', to });
  return (
    <Reading aria-label={t('mailBody')} dir={dir}>
      {drawAll(pieces, { pictures, write, isInLink: false })}
    </Reading>
  );
}

type With = {
  pictures: ReadonlyMap<string, string>;
  /** Begins a mail to the address. */
  write: (to: string) => void;
  isInLink: boolean;
};

const drawAll = (pieces: readonly Piece[], how: With) =>
  pieces.map((piece, index) => draw(piece, index, how));

function draw(piece: Piece, key: number, how: With): ReactNode {
  if (typeof piece === 'string') return how.isInLink ? piece : <Words key={key}>{piece}</Words>;
  return drawPart(piece, key, how);
}

function Words({ children }: { children: string }) {
  return linkedWords(children);
}

function drawPart(part: Part, key: number, how: With): ReactNode {
  if (part.is === 'quote') return <FoldedQuote key={key}>{() => drawAll(part.pieces, how)}</FoldedQuote>;
  if (part.is === 'link') return drawLink(part, key, how);
  if (part.is === 'element') return drawElement(part, key, how);
  const source = isLoaded(part.address) ? part.address : how.pictures.get(part.address);
  if (source !== undefined) return <img key={key} src={source} alt={part.alt} width={part.width} />;
  return part.alt === '' ? null : <i key={key}>{part.alt}</i>;
}

function drawElement(part: Extract<Part, { is: 'element' }>, key: number, how: With): ReactNode {
  const { name, attributes, pieces } = part;
  if (empty.has(name)) return createElement(name, { key, ...attributes });
  const shown = rowsOnly.has(name) ? pieces.filter((piece) => typeof piece !== 'string') : pieces;
  return createElement(name, { key, ...attributes }, ...drawAll(shown, how));
}

function drawLink({ href, pieces }: Extract<Part, { is: 'link' }>, key: number, how: With): ReactNode {
  const within = drawAll(pieces, { ...how, isInLink: true });
  if (how.isInLink) return <span key={key}>{within}</span>;
  const words = wordsOf(pieces);
  if (words === '' && !pieces.some(hasContent)) return null;
  const follow = href.startsWith('mailto:') && { onFollow: ({ host }: LinkTarget) => how.write(host) };
  const isSeen = words !== '' || pieces.some((piece) => hasPicture(piece, how));
  return (
    <OuterLink key={key} href={href} words={words} {...follow}>
      {isSeen ? within : null}
    </OuterLink>
  );
}

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
    '& ol': { listStyle: 'decimal' },
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
    '& pre': { whiteSpace: 'pre-wrap', direction: 'ltr', textAlign: 'left' },
    '& hr': { border: 0, borderBlockStart: `1px solid ${c.border}`, marginBlock: theme.spacing(1.5) },
    '& img': { maxInlineSize: '100%', blockSize: 'auto', verticalAlign: 'middle', borderRadius: 4 },
    '& summary': { cursor: 'pointer' },
    '& a': { color: c.primaryInk, textDecoration: 'underline' },
  };
});

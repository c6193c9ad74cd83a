import { type Mark, type Marked, markedText } from '@crocodile-hub/core/domain/text-marks';
import { Fragment, type ReactNode } from 'react';
import { linksIn } from '../../kit/text/link-target.ts';
import { OuterLink } from '../../kit/ui/outer-link.tsx';

/** How many web addresses in the words of one message are still drawn as links; each link is several elements. */
export type Room = { links: number };

export const roomOfMessage = (): Room => ({ links: 500 });

/** Words with the web addresses in them as links, as far as there is room. Rule inbox.html.4. */
export function linkedWords(text: string, room: Room) {
  const links = linksIn(text, room.links);
  if (links.length === 0) return text;
  room.links -= links.length;
  const before = [0, ...links.map(({ end }) => end)];
  return (
    <>
      {links.map(({ start, end, href }, index) => (
        <Fragment key={start}>
          {text.slice(before[index], start)}
          <OuterLink href={href} words={text.slice(start, end)}>
            {text.slice(start, end)}
          </OuterLink>
        </Fragment>
      ))}
      {text.slice(before.at(-1))}
    </>
  );
}

/** The same where words are marked with letters, as on WhatsApp. */
export function markedWords(text: string, room: Room): ReactNode {
  return markedText(text).map((piece, index) => drawn(piece, index, room));
}

const names = { bold: 'strong', italic: 'em', struck: 's' } as const satisfies Record<Mark, string>;

function drawn(piece: Marked, key: number, room: Room): ReactNode {
  if (typeof piece === 'string') return <Fragment key={key}>{linkedWords(piece, room)}</Fragment>;
  const Name = names[piece.mark];
  return <Name key={key}>{piece.pieces.map((one, index) => drawn(one, index, room))}</Name>;
}

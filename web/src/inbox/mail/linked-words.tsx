import { Fragment } from 'react';
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

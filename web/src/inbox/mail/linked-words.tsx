import { Fragment } from 'react';
import { linksIn } from '../../kit/text/link-target.ts';
import { OuterLink } from '../../kit/ui/outer-link.tsx';

/** Words with the web addresses in them as links. Rule inbox.html.4. */
export function linkedWords(text: string) {
  const links = linksIn(text);
  if (links.length === 0) return text;
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

import { styled } from '@mui/material/styles';
import type { Message } from '../log/message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { safeNext } from '../../kit/nav/pages.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { OuterLink } from '../../kit/ui/outer-link.tsx';
import { linkTarget } from '../../kit/text/link-target.ts';

/** The sources of an answer: screens of this app, and web pages with their hosts. */
export function Sources({ sources }: { sources: NonNullable<Message['sources']> }) {
  const { t } = useTranslation('command-center');
  return (
    <section>
      <Label>{t('sources')}</Label>
      <List>
        {sources.map(({ title, url }) => {
          const within = safeNext(url);
          if (within !== undefined) {
            return (
              <li key={url}>
                <Link to={within}>
                  <BidiText>{title}</BidiText>
                </Link>
              </li>
            );
          }
          if (linkTarget(url, title) === undefined) return null;
          return (
            <li key={url}>
              <OuterLink href={url} words={title}>
                <BidiText>{title}</BidiText>
              </OuterLink>
            </li>
          );
        })}
      </List>
    </section>
  );
}

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 'var(--weight-strong)',
  color: theme.vars.palette.ink3,
}));

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gap: theme.spacing(0.25),
  paddingInlineStart: theme.spacing(2.5),
  listStyle: 'decimal',
  color: theme.vars.palette.ink3,
}));

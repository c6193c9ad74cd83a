import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from '../kit/nav/link.tsx';
import type { Translate } from '../kit/text/translate.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { size } from '../kit/theme/tokens.ts';
import { Page } from '../kit/ui/page.tsx';

type Text = Parameters<Translate<readonly ['privacy']>>[0];

type PolicyPageProps = {
  title: Text;
  lead: Text;
  sections: readonly { title: Text; lines: readonly Text[] }[];
  /** The other page of this kind. */
  other: { path: string; title: Text };
};

/** Texts of the operator's, in titled sections. */
export function PolicyPage({ title, lead, sections, other }: PolicyPageProps) {
  const { t } = useTranslation('privacy');
  const id = useId();
  return (
    <Page title={t(title)}>
      <Article>
        <Typography variant="reading" component="p" sx={{ color: 'ink' }}>
          {t(lead)}
        </Typography>
        {sections.map((section, index) => (
          // A number, because the spaces of a title would make several ids of one.
          <section key={section.title} aria-labelledby={`${id}-${index}`}>
            <Typography id={`${id}-${index}`} variant="section" component="h2" sx={{ color: 'ink' }}>
              {t(section.title)}
            </Typography>
            {section.lines.length === 1 ? (
              <p>{section.lines.map((line) => t(line))}</p>
            ) : (
              <ul>
                {section.lines.map((line) => (
                  <li key={line}>{t(line)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p>
          <Link to={other.path}>{t(other.title)}</Link>
        </p>
      </Article>
    </Page>
  );
}

const Article = styled('article')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'grid',
  gap: theme.spacing(3.5),
  maxInlineSize: size.reading,
  paddingBlockEnd: theme.spacing(6),
  color: theme.vars.palette.ink2,
  '& section': { display: 'grid', gap: theme.spacing(1) },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(0.75),
    listStyle: 'disc',
    paddingInlineStart: theme.spacing(2.5),
  },
  '& li::marker': { color: theme.vars.palette.borderControl },
}));

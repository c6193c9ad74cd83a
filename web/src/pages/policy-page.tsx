import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { size } from '../kit/theme/tokens.ts';
import { Page } from '../kit/ui/page.tsx';

type PolicyPageProps = {
  title: string;
  lead: string;
  sections: readonly { title: string; lines: readonly string[] }[];
  /** Links to related pages. */
  foot: ReactNode;
};

export function PolicyPage({ title, lead, sections, foot }: PolicyPageProps) {
  const id = useId();
  return (
    <Page title={title}>
      <Article>
        <Typography variant="reading" component="p" sx={{ color: 'ink' }}>
          {lead}
        </Typography>
        {sections.map((section, index) => (
          // A number, because the spaces of a title would make several ids of one.
          <section key={section.title} aria-labelledby={`${id}-${index}`}>
            <Typography id={`${id}-${index}`} variant="section" component="h2" sx={{ color: 'ink' }}>
              {section.title}
            </Typography>
            {section.lines.length === 1 ? (
              <p>{section.lines[0]}</p>
            ) : (
              <ul>
                {section.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p>{foot}</p>
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

import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { size } from '../../shared/theme/tokens.ts';
import { Page } from '../../shared/ui/page.tsx';
import { sections } from './model/sections.ts';

/** What is stored where, and who else sees it, to be read. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  return (
    <Page title={t('title')}>
      <Article>
        <Typography variant="reading" component="p" sx={{ color: 'ink' }}>
          {t('lead')}
        </Typography>
        {sections.map(({ title, lines }) => (
          <section key={title} aria-labelledby={`privacy-${title}`}>
            <Typography id={`privacy-${title}`} variant="section" component="h2" sx={{ color: 'ink' }}>
              {t(title)}
            </Typography>
            {lines.length === 1 ? (
              <p>{t(lines[0])}</p>
            ) : (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{t(line)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
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

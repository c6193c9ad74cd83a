import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/nav/link.tsx';
import { pages } from '../../shared/nav/pages.ts';
import { termsSections } from './model/sections.ts';
import { PolicyPage } from './policy-page.tsx';

/** What the person and whoever runs the installation may expect of each other. Rule nav.terms.1. */
export function TermsScreen() {
  const { t } = useTranslation('privacy');
  return (
    <PolicyPage
      title={t('termsTitle')}
      lead={t('termsLead')}
      sections={termsSections.map(({ title, lines }) => ({
        title: t(title),
        lines: lines.map((line) => t(line)),
      }))}
      foot={<Link to={pages.privacy}>{t('title')}</Link>}
    />
  );
}

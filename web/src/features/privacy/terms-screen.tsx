import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/nav/link.tsx';
import { pages } from '../../shared/nav/pages.ts';
import { termsSections } from './model/sections.ts';
import { PolicyPage } from './policy-page.tsx';

/** The terms of service, between the person and the installation's operator. Rule nav.terms.1. */
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

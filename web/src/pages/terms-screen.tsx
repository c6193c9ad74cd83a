import { useTranslation } from '../kit/text/use-translation.ts';
import { Link } from '../kit/nav/link.tsx';
import { pages } from '../kit/nav/pages.ts';
import { termsSections } from './sections.ts';
import { PolicyPage } from './policy-page.tsx';

/** The terms of service, between the person and the installation's operator. Rule nav.terms.1. */
export default function TermsScreen() {
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

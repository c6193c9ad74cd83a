import { useTranslation } from '../kit/text/use-translation.ts';
import { Link } from '../kit/nav/link.tsx';
import { pages } from '../kit/nav/pages.ts';
import { sections } from './sections.ts';
import { PolicyPage } from './policy-page.tsx';

/** The privacy policy: what is stored where, and who else sees it. Rule nav.privacy.1. */
export default function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  return (
    <PolicyPage
      title={t('title')}
      lead={t('lead')}
      sections={sections.map(({ title, lines }) => ({
        title: t(title),
        lines: lines.map((line) => t(line)),
      }))}
      foot={<Link to={pages.terms}>{t('termsTitle')}</Link>}
    />
  );
}

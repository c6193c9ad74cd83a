import { pages } from '../kit/nav/pages.ts';
import { PolicyPage } from './policy-page.tsx';
import { sections } from './sections.ts';

const other = { path: pages.terms, title: 'termsTitle' } as const;
const page = { title: 'title', lead: 'lead', sections, other } as const;

/** The privacy policy: what is stored where, and who else sees it. Rule nav.privacy.1. */
export default function PrivacyScreen() {
  return <PolicyPage {...page} />;
}

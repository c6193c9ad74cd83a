import { pages } from '../kit/nav/pages.ts';
import { PolicyPage } from './policy-page.tsx';
import { termsSections as sections } from './sections.ts';

const other = { path: pages.privacy, title: 'title' } as const;
const page = { title: 'termsTitle', lead: 'termsLead', sections, other } as const;

/** The terms of service, between the person and the installation's operator. Rule nav.terms.1. */
export default function TermsScreen() {
  return <PolicyPage {...page} />;
}

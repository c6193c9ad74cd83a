export { TermsScreen as default } from '../../pages/terms-screen.tsx';

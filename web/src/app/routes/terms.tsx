export { TermsScreen as default } from '../../features/privacy/terms-screen.tsx';

export { PrivacyScreen as default } from '../../features/privacy/privacy-screen.tsx';

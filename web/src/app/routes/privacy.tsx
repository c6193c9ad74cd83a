export { PrivacyScreen as default } from '../../pages/privacy-screen.tsx';

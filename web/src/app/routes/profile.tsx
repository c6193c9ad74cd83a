export { ProfileScreen as default } from '../../pages/profile/profile-screen.tsx';

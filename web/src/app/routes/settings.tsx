export { SettingsScreen as default } from '../../pages/settings-screen.tsx';

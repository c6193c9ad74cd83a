export { CommandCenterScreen as default } from '../../features/command-center/command-center-screen.tsx';

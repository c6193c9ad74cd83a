export { CommandCenterScreen as default } from '../../conversations/command-center-screen.tsx';

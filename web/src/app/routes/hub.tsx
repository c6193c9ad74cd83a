export { HubScreen as default } from '../../features/hub/hub-screen.tsx';

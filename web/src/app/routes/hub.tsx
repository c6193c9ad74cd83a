export { HubScreen as default } from '../../hub/hub-screen.tsx';

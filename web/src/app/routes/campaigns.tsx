export { CampaignsScreen as default } from '../../pages/campaigns-screen.tsx';

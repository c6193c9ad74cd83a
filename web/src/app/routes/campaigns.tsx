export { CampaignsScreen as default } from '../../features/campaigns/campaigns-screen.tsx';

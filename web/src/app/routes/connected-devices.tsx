export { IntegrationsScreen as default } from '../../features/integrations/integrations-screen.tsx';

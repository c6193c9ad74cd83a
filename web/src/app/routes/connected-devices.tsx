export { IntegrationsScreen as default } from '../../connections/list/integrations-screen.tsx';

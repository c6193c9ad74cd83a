export { ActivityLogScreen as default } from '../../pages/activity-log/activity-log-screen.tsx';

export { ActivityLogScreen as default } from '../../features/activity-log/activity-log-screen.tsx';

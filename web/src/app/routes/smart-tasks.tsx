export { SmartTasksScreen as default } from '../../features/smart-tasks/smart-tasks-screen.tsx';

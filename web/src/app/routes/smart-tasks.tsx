export { SmartTasksScreen as default } from '../../tasks/smart-tasks-screen.tsx';

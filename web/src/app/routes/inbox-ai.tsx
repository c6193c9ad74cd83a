export { InboxScreen as default } from '../../features/inbox/inbox-screen.tsx';

export { InboxScreen as default } from '../../inbox/inbox-screen.tsx';

export const inbox = {
  title: 'Inbox AI',
  loggedOut: 'Please log in to view your inbox',
} as const;

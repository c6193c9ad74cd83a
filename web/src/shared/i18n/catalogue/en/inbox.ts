export const inbox = {
  title: 'Inbox AI',
  loggedOut: 'Please log in to view your inbox',
  empty: 'No messages found.',
} as const;

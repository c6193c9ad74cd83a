export const hub = {
  heading: 'What can I help you with today?',
} as const;

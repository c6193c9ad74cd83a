export const commandCenter = {
  loggedOut: 'Please log in to access Command Center',
} as const;

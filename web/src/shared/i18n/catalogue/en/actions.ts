export const actions = {
  sending: 'Sending...',
} as const;

export const voice = {
  start: 'Start voice input',
} as const;

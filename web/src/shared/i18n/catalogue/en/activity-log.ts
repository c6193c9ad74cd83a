export const activityLog = {
  title: 'AI Activity Log',
} as const;

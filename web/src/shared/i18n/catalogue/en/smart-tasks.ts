export const smartTasks = {
  title: 'Smart Tasks',
} as const;

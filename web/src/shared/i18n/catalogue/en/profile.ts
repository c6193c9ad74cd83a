export const profile = {
  title: 'My Profile',
} as const;

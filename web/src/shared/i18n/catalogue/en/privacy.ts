export const privacy = {
  title: 'Privacy Policy',
} as const;

export const settings = {
  title: 'Settings',
  placeholder: 'Settings will be here',
  placeholderHint:
    'Until then, language and appearance are in the menu at your name, at the foot of the sidebar.',
} as const;

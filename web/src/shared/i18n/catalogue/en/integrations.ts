export const integrations = {
  title: 'Connected Devices & Integrations',
} as const;

/** The names of the screens: in the navigation, the tab's title and the palette. */
export const screens = {
  hub: 'Crocodile Hub',
  commandCenter: 'Command Center',
  inboxAi: 'Inbox AI',
  smartTasks: 'Smart Tasks',
  campaigns: 'Campaigns',
  activityLog: 'AI Activity Log',
  connectedDevices: 'Connected Devices',
  settings: 'Settings',
  profile: 'Profile',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  receipt: 'Deletion receipt',
  authCallback: 'Connecting',
  login: 'Login',
  notFound: 'Page not found',
} as const;

import type { Page } from 'playwright-core';

export type Screen = {
  name: string;
  path: string;
  signedIn: boolean;
  /** Takes the page as a whole, below the fold too. */
  isWhole?: boolean;
  /** Brings the screen into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
};

const type = (text: string) => async (page: Page) => {
  await page.getByRole('textbox').first().fill(text);
};

/** Every screen worth a picture. Signed-out ones come first: signing in lasts for the rest of the context. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', signedIn: false },
  { name: 'hub-signed-out', path: '/crocodile-hub', signedIn: false },
  { name: 'hub', path: '/crocodile-hub', signedIn: true, isWhole: true },
  {
    name: 'hub-understood',
    path: '/crocodile-hub',
    signedIn: true,
    prepare: type('Remind me to call Dana tomorrow at 8'),
  },
  {
    name: 'hub-understood-he',
    path: '/crocodile-hub',
    signedIn: true,
    prepare: type('תזכירי לי להתקשר לדנה מחר ב-8'),
  },
  { name: 'smart-tasks', path: '/smart-tasks', signedIn: true },
  { name: 'command-center', path: '/command-center', signedIn: true },
  { name: 'inbox', path: '/inbox-ai', signedIn: true },
  { name: 'campaigns', path: '/campaigns', signedIn: true },
  { name: 'activity-log', path: '/ai-activity-log', signedIn: true },
  { name: 'devices', path: '/connected-devices', signedIn: true },
  { name: 'settings', path: '/settings', signedIn: true },
  { name: 'profile', path: '/settings/profile', signedIn: true },
  { name: 'privacy', path: '/privacy', signedIn: true, isWhole: true },
  { name: 'not-found', path: '/no-such-page', signedIn: true },
];

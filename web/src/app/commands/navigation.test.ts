import { expect, it } from 'vitest';
import { screens } from '../../kit/text/catalogue/en/screens.ts';
import { navigation } from './navigation.ts';

it('leads to the screens of the rule, in its order', () => {
  expect(navigation.map(({ label, to }) => `${screens[label]} ${to}`)).toEqual([
    'Crocodile Hub /crocodile-hub',
    'Command Center /command-center',
    'Inbox AI /inbox-ai',
    'Smart Tasks /smart-tasks',
    'Campaigns /campaigns',
    'AI Activity Log /ai-activity-log',
    'Connected Devices /connected-devices',
    'Settings /settings',
    'Profile /settings/profile',
  ]);
});

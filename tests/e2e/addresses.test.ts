import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Visit } from '../support/browse.ts';
import { signedIn } from '../support/signed-in.ts';

/** Each address shows its own screen. Rule nav.address.1. */

const patience = { timeout: 20_000 };
let open: Visit;

beforeAll(async () => {
  open = await signedIn({ google: true });
});
afterAll(() => open.close());

it.each([
  ['/crocodile-hub', 'Crocodile Hub'],
  ['/command-center', 'Command Center'],
  ['/inbox-ai', 'Inbox AI'],
  ['/smart-tasks', 'Smart Tasks'],
  ['/campaigns', 'Campaigns'],
  ['/ai-activity-log', 'AI Activity Log'],
  ['/connected-devices', 'Connected Devices'],
  ['/settings', 'Settings'],
  ['/settings/profile', 'My Profile'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/account-deleted', 'There is no receipt of this number'],
])('%s is %s', async (address, name) => {
  await open.page.goto(address);
  await open.page.getByRole('heading', { level: 1, name }).waitFor(patience);
  expect(new URL(open.page.url()).pathname).toBe(address);
});

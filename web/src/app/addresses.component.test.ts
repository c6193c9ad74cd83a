import { expect, it } from 'vitest';
import { signedIn, visit } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';

/** Each address shows its own screen. Rule nav.address.1. */

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
  const { page } = await signedIn({ at: address });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
});

it.each([
  ['/privacy', 'How long it is kept'],
  ['/terms', 'Accounts that you connect'],
])('%s names its sections', async (address, title) => {
  const { page } = await visit(address);
  await page.getByRole('region', { name: title, exact: true }).waitFor();
});

it('/overview leads to the hub', async () => {
  const { page } = await visit('/overview');
  await page.waitForURL('**/crocodile-hub');
});

it('says that a callback address opened by hand has nothing to finish', async () => {
  const { page } = await visit('/auth/google/callback');
  await page.getByRole('heading', { name: 'There is no connection to finish' }).waitFor();
  await expect.poll(() => appDocument().title).toMatch(/^Connecting/);
});

/** As they stand in an address: no id of ours, half a character, and bytes that are no text. */
it.each(['a/b', '..', '__x__', '%ED%A0%80', '%E0%A4'])(
  'an odd id of a session, %s, is a session that is not there',
  async (id) => {
    const { page } = await signedIn({ at: `/command-center?sessionId=${id}` });
    await page.getByText('Session not found').waitFor();
    await page.waitForURL((url) => url.search === '');
    await page.goto(`/command-center?fromRouter=true&sessionId=${id}`);
    await page.getByText('Session from HUB not found').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  },
);

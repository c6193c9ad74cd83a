import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { signedIn } from '../support/signed-in.ts';
import { patience } from '../support/patience.ts';

/** The hub's services, and what a screen reader says about them. */

describe('the services', () => {
  it('are asked themselves: refreshed, diagnosed, and fixed where that is possible', async () => {
    const { page, problems, close } = await signedIn();
    await page
      .getByText(/^\d of 6 services operational$/)
      .first()
      .waitFor(patience);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Status refreshed').waitFor(patience);
    await page.getByRole('button', { name: 'Run Diagnostics' }).click();
    await page.getByText('Some services are experiencing issues').waitFor(patience);
    await page.getByText('Gmail: Google has to be connected again.').first().waitFor(patience);
    await page.getByText('WhatsApp is not connected.').first().waitFor(patience);
    await page.getByRole('button', { name: 'Fix Gmail' }).click();
    await page.getByText('Failed to fix Gmail').waitFor(patience);
    await page.getByRole('button', { name: 'Reconnect Google' }).first().waitFor(patience);
    const service = { id: 'gmail', name: 'Gmail', status: 'connected', description: '', lastSync: null };
    await page.route('**/api/services/config', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ json: { success: true, service } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Fix Gmail' }).click();
    await page.getByText('Gmail reconnected successfully!').waitFor(patience);
    expect(problems.splice(0)).toEqual([expect.stringMatching(/40\d.*\/api\/services\/config/)]);
    await close();
  });
});

/** The words that the browser gives to a screen reader. */
async function heardOn(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.map(({ ignored, name }) => (ignored ? '' : String(name?.value ?? ''))).join('\n');
}

describe('what just happened', () => {
  it('is heard over the open dialog that it belongs to, and nothing behind it is', async () => {
    const { page, close } = await visit('/crocodile-hub');
    await page.getByText('No recent tasks yet').waitFor(patience);
    await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Your Question').fill('Who is there?');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask Question', exact: true }).click();
    // The open dialog hides the rest from screen readers, but not a new announcement.
    const words = 'Failed to send question: User not authenticated';
    const notLoggedIn = page.getByRole('alert').filter({ hasText: words });
    await notLoggedIn.getByRole('button', { name: 'Login' }).waitFor(patience);
    const heard = await heardOn(page);
    expect(heard).toContain(words);
    expect(heard).not.toContain('No recent tasks yet');
    await close();
  });
});

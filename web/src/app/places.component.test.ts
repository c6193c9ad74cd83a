import { describe, expect, it } from 'vitest';
import { signedIn, visit } from '../testing/app.ts';

/** Where things stand, and how wide. */

describe('the app', () => {
  // The address / is taken here: it leads on by the same rule.
  it('leads from /overview to the hub, with no step back to it', async () => {
    const before = history.length;
    const { page } = await visit('/overview');
    await page.waitForURL('**/crocodile-hub');
    expect(history.length).toBe(before);
  });

  it('tells in the corner at the left, of a Hebrew screen', async () => {
    localStorage.setItem('language', 'he');
    const { page } = await signedIn();
    await page.getByRole('main').getByRole('button', { name: 'רענון' }).click();
    const toast = page.getByText('המצב רוענן', { exact: true });
    await toast.waitFor();
    const { x, y } = await toast.boundingBox();
    expect([x < 720, y > 500]).toEqual([true, true]);
  });

  it('gives the Command Center more room than other screens', async () => {
    const viewport = { width: 1920, height: 1000 };
    const { page } = await signedIn({ at: '/campaigns', viewport });
    const table = page.getByRole('main').getByRole('table');
    await table.waitFor();
    expect((await table.boundingBox()).width).toBeLessThanOrEqual(1080);
    await page.goto('/command-center');
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await sessions.waitFor();
    // The list and the conversation fill what the navigation leaves.
    const both = sessions.elements()[0]?.parentElement?.getBoundingClientRect();
    expect(both?.width).toBe(1620);
  });
});

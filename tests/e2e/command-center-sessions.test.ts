import { describe, it } from 'vitest';
import { signedIn } from '../support/signed-in.ts';

describe('the list of sessions', () => {
  it('says so and offers to reload when it cannot be loaded', async () => {
    const { page, problems, close } = await signedIn();
    await page.route('**/assets/firestore-sdk-*', (route) => route.abort());
    await page.goto('/command-center');
    await page.getByRole('heading', { name: 'Failed to Load Sessions' }).waitFor();
    await page.unroute('**/assets/firestore-sdk-*');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await page.getByText('0 sessions').waitFor();
    // The browser's error for the blocked file.
    problems.splice(0);
    await close();
  });
});

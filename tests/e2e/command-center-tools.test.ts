import { describe, expect, it } from 'vitest';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';

const report = [
  'The quarterly budget grew by four percent.',
  'Travel took most of the budget this quarter.',
  'Lunch was good.',
  'The budget for travel is cut next quarter.',
  'Nobody minded the rain.',
].join(' ');

describe('Summarize', () => {
  it('takes a pasted text out of the box, and without a model says its main sentences and that they are', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.composer.fill(report);
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.log
      .getByText(/^No language model is set up here, so these are the main sentences/)
      .waitFor(patience);
    const answer = await center.log
      .getByText(/budget grew by four percent\.(?!.*Lunch)/)
      .last()
      .innerText();
    expect(answer).not.toContain('rain');
    await expect.poll(() => center.composer.inputValue()).toBe('');
    await close();
  });
});

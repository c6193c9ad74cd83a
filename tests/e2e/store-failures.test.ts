import { expect, it } from 'vitest';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';

it('keeps the words of a session that could not be made', async () => {
  const { page, close } = await signedIn();
  await page.route('**/assets/firestore-sdk-*', (route) => route.abort());
  await page.reload();
  const hub = hubPage(page);
  const failures = {
    'find quiet places': '❌ Failed to process search',
    'how are you today': 'Failed to create session - no session ID returned',
  };
  for (const [sentence, says] of Object.entries(failures)) {
    await hub.run(sentence);
    await page.getByText(says, { exact: true }).waitFor(patience);
    await expect.poll(() => hub.commandBox().inputValue(), patience).toBe(sentence);
  }
  await close(/\/assets\/firestore-sdk-/);
});

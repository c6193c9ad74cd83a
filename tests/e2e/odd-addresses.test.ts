import { describe, it } from 'vitest';
import { signedIn } from '../support/signed-in.ts';

/** As they stand in an address: no id of ours, half a character, and bytes that are no text. */
const odd = ['a/b', '..', '__x__', '%ED%A0%80', '%E0%A4'];

describe('an odd id in the address', () => {
  it('of a session is a session that is not there', async () => {
    const { page, close } = await signedIn();
    for (const id of odd) {
      await page.goto(`/command-center?sessionId=${id}`);
      await page.getByText('Session not found').waitFor();
      await page.waitForURL((url) => url.search === '');
      await page.goto(`/command-center?fromRouter=true&sessionId=${id}`);
      await page.getByText('Session from HUB not found').waitFor();
    }
    await close();
  }, 180_000);
});

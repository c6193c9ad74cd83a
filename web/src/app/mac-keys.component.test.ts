import { expect, it } from 'vitest';
import { signedIn } from '../testing/app.ts';
import type { AppWindow } from '../testing/app-frame.ts';

/** A browser on a Mac, as it calls itself. */
const onMac = ({ navigator }: AppWindow) =>
  void Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (Macintosh)',
    configurable: true,
  });

it.each([
  ['/smart-tasks', 'Search tasks...', '⌘ F'],
  ['/command-center', 'Search sessions...', '⌘ /'],
])('%s names the keys of its search as a Mac does', async (at, name, keys) => {
  const { page } = await signedIn({ at, prepare: onMac });
  const field = page.getByRole('main').getByRole('searchbox', { name });
  await field.waitFor();
  expect(field.elements()[0]?.parentElement?.querySelector('kbd')?.textContent).toBe(keys);
});

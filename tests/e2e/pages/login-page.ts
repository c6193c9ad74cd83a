import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions of a person on /login. */
export const loginPage = <L extends Locator<L>>(page: Page<L>) => ({
  tryTheDemo: () => page.getByRole('button', { name: 'Try the demo' }).click(),
  async signIn(email: string, password: string) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  },
});

import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions and views of a person on their profile. */
export const profilePage = <L extends Locator<L>>(page: Page<L>) => {
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  return {
    field,
    save: page.getByRole('button', { name: 'Save', exact: true }),
    discard: page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }),
    updated: page.getByText('Profile updated!', { exact: true }),
    async open() {
      await page.goto('/settings/profile');
      await field('City').waitFor();
    },
  };
};

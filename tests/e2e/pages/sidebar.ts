import type { Locator, Page } from '../../../web/src/testing/page.ts';
import { expect } from 'vitest';
import { patience } from '../../support/patience.ts';

/** Actions of a person in the side navigation. */
export const sidebar = <L extends Locator<L>>(page: Page<L>) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const session = (title: string, of = 'My Sessions') =>
    section(of).getByRole('listitem').filter({ hasText: title });
  return {
    section,
    session,
    newSession: () => page.getByRole('button', { name: /^New Session/ }).click(),
    open: (screen: string) =>
      page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click(),
    /** By its entry: the product's name above it also leads there. */
    toHub: () =>
      page
        .getByRole('list', { name: 'Main' })
        .getByRole('link', { name: 'Crocodile Hub', exact: true })
        .click(),
    search: (words: string) => page.getByRole('searchbox', { name: 'Search sessions' }).fill(words),
    async rename(title: string, next: string) {
      await session(title).hover();
      await session(title).getByRole('button', { name: 'Rename session' }).click();
      await page.getByRole('textbox', { name: 'Session title' }).fill(next);
      await page.keyboard.press('Enter');
    },
    /** Presses Escape in a field that shows these words again because they could not be saved. */
    async giveUp(field: string, words: string) {
      const box = page.getByRole('textbox', { name: field });
      await expect.poll(() => box.inputValue(), patience).toBe(words);
      await box.press('Escape');
    },
    async act(title: string, action: string) {
      await session(title).hover();
      await session(title).getByRole('button', { name: action, exact: true }).click();
    },
    async addProject(name: string) {
      await page.getByRole('button', { name: '+ New Project' }).click();
      await page.getByRole('textbox', { name: 'Project name' }).fill(name);
      await section('Projects').getByRole('button', { name: 'Add', exact: true }).click();
    },
    logout: () => page.getByRole('button', { name: 'Logout', exact: true }).click(),
  };
};

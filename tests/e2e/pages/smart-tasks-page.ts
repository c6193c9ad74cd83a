import type { Page } from 'playwright-core';

/** What a person sees on Smart Tasks. */
export const smartTasksPage = (page: Page) => ({
  task: (command: string) => page.getByRole('listitem').filter({ hasText: command }).first(),
  reminder: (task: string) => page.getByRole('article', { name: task }),
});

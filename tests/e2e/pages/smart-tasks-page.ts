import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions and views of a person on Smart Tasks. */
export const smartTasksPage = <L extends Locator<L>>(page: Page<L>) => {
  const history = page.getByRole('region', { name: 'Task History' });
  return {
    history,
    rows: history.getByRole('listitem'),
    task: (command: string) => page.getByRole('listitem').filter({ hasText: command }).first(),
    reminder: (task: string) => page.getByRole('article', { name: task }),
    dialog: (title: string) => page.getByRole('dialog', { name: title }),
    toast: (words: string | RegExp) =>
      page
        .getByRole('region', { name: /^What just happened/ })
        .getByRole('listitem')
        .filter({ hasText: words }),
    async send(command: string) {
      await page.getByRole('textbox', { name: 'New task' }).fill(command);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
    search: (words: string) => page.getByRole('searchbox', { name: 'Search tasks...' }).fill(words),
    /** A button of a task's row. Settled tasks show them only under the pointer. */
    async act(command: string, action: string) {
      const row = this.task(command);
      await row.hover();
      await row.getByRole('button', { name: action, exact: true }).click();
    },
  };
};

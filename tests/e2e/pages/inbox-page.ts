import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions and views of a person in the inbox. */
export const inboxPage = <L extends Locator<L>>(page: Page<L>) => {
  const list = page.getByRole('region', { name: /^(Messages|הודעות)$/ });
  return {
    list,
    cards: list.getByRole('article'),
    card: (words: string | RegExp) => list.getByRole('article').filter({ hasText: words }).first(),
    bar: page.getByRole('group', { name: /^(With the selected messages|פעולות בהודעות שנבחרו)$/ }),
    group: (sender: string) => list.getByRole('button', { name: sender }),
    filter: (name: string) =>
      page.getByRole('group', { name: 'Show only' }).getByRole('button', { name, exact: true }).click(),
    search: (words: string) =>
      page
        .getByRole('main')
        .getByRole('searchbox', { name: /^Search messages/ })
        .fill(words),
    refresh: () => page.getByRole('main').getByRole('button', { name: 'Refresh', exact: true }).click(),
  };
};

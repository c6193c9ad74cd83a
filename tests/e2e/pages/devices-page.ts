import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions and views of a person on Connected Devices & Integrations. */
export const devicesPage = <L extends Locator<L>>(page: Page<L>) => {
  const main = page.getByRole('main');
  return {
    tab: (name: string) => main.getByRole('tab', { name }),
    card: (name: string) => main.getByRole('listitem', { name, exact: true }),
    cards: main.getByRole('tabpanel').getByRole('listitem'),
    search: main.getByRole('searchbox'),
    filter: (name: string) => main.getByRole('group').getByRole('button', { name, exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    dialog: (title: string) => page.getByRole('dialog', { name: title }),
    toast: (words: string) =>
      page.getByRole('region', { name: /^What just happened/ }).getByText(words, { exact: true }),
  };
};

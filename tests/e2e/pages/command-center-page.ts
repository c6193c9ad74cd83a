import type { Locator, Page } from '../../../web/src/testing/page.ts';

/** Actions and views of a person in the Command Center. */
export const commandCenterPage = <L extends Locator<L>>(page: Page<L>) => {
  const list = page.getByRole('region', { name: 'Sessions' });
  const log = page.getByRole('log', { name: 'Conversation' });
  const composer = page.getByRole('textbox', { name: 'Message', exact: true });
  return {
    list,
    log,
    composer,
    row: (words: string | RegExp) => list.getByRole('button', { name: words }),
    toast: (text: string) => page.getByText(text, { exact: true }),
    /** Waits for an empty session: the composer is there before one is, too. */
    isOpen: () => page.getByText('Say the first word').waitFor(),
    async newSession() {
      await list.getByRole('button', { name: 'New Session' }).first().click();
      await this.isOpen();
    },
    async send(text: string) {
      await composer.fill(text);
      await composer.press('Enter');
    },
  };
};

import type { Page } from 'playwright-core';

/** What a person does on the hub. */
export const hubPage = (page: Page) => ({
  commandBox: () => page.getByPlaceholder('Send an email, schedule a meeting, ask a question...'),
  async run(command: string) {
    const box = this.commandBox();
    await box.fill(command);
    await box.press('Enter');
  },
});

import type { Locator, Page } from '../../../web/src/testing/page.ts';
import { patience } from '../../support/patience.ts';

/** Actions of a person on the hub. */
export const hubPage = <L extends Locator<L>>(page: Page<L>) => ({
  commandBox: () => page.getByPlaceholder('Send an email, schedule a meeting, ask a question...'),
  async run(command: string) {
    const box = this.commandBox();
    await box.fill(command);
    await box.press('Enter');
  },
  /** In the editor that a chip has opened. */
  async editChip(slot: string, value: string) {
    const editor = page.getByRole('dialog', { name: slot });
    await editor.getByLabel(slot).fill(value);
    await page.keyboard.press('Enter');
    await editor.waitFor({ state: 'detached', ...patience });
  },
});

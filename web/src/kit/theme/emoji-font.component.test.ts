import { expect, it } from 'vitest';
import type { AppWindow } from '../../testing/app-frame.ts';
import { appDocument } from '../../testing/app-frame.ts';
import { visit } from '../../testing/app.ts';

/** What a system without emoji draws is the same for each of them. */
const drawing = (widthOf: (text: string) => number) => (opened: AppWindow) => {
  opened.CanvasRenderingContext2D.prototype.fillText = function (text) {
    this.fillRect(0, 0, widthOf(text), 10);
  };
};

const families = () => [...appDocument().fonts].map(({ family }) => family.replaceAll('"', ''));

it('declares a font of emoji where the system draws a box for them', async () => {
  await visit('/login', { prepare: drawing(() => 10) });
  await expect.poll(families).toContain('Noto Emoji Variable');
});

it("leaves emoji to the system's own font where there is one", async () => {
  const asked: string[] = [];
  const { page } = await visit('/login', {
    prepare: drawing((text) => {
      asked.push(text);
      return text === '✅' ? 20 : 10;
    }),
  });
  await page.getByRole('textbox').first().waitFor();
  await expect.poll(() => asked.length).toBe(2);
  expect(families()).not.toContain('Noto Emoji Variable');
});

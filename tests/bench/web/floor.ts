import type { Browser } from 'playwright-core';
import { lateFramesWhile, takenSoFar, timeInputs } from './stopwatch.ts';
import { percentile } from '../../support/percentile.ts';

/** The least time that this browser on this machine takes now: p95 in ms, and late frames of 300. */
export type Floor = { keyMs: number; clickMs: number; lateFrames: number };

const rows = 10_000;
const rowHeight = 40;

/** Only a text field with a line that follows it, a button, and a list that draws only the visible rows. */
const barePage = `<!doctype html><title>Bare</title>
<style>#list { block-size: 800px; overflow: auto } #rows { position: relative; block-size: ${rows * rowHeight}px }
#rows div { position: absolute; block-size: ${rowHeight}px }</style>
<input aria-label="Field" /><p></p><button>Press</button><div id="list"><div id="rows"></div></div>
<script>
  const [field, line, button] = document.querySelectorAll('input, p, button');
  field.oninput = () => (line.textContent = field.value);
  button.onclick = () => (button.ariaPressed = String(button.ariaPressed !== 'true'));
  const list = document.querySelector('#list');
  const draw = () => {
    const first = Math.floor(list.scrollTop / ${rowHeight});
    document.querySelector('#rows').replaceChildren(
      ...Array.from({ length: 30 }, (_, index) => {
        const row = document.createElement('div');
        row.style.insetBlockStart = (first + index) * ${rowHeight} + 'px';
        row.textContent = 'Row ' + (first + index);
        return row;
      }),
    );
  };
  list.onscroll = draw;
  draw();
</script>`;

/** Measured beside the product in the same browser, to tell a slow product from a busy machine. */
export async function measureFloor(browser: Browser): Promise<Floor> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await timeInputs(page);
  await page.goto(`data:text/html,${encodeURIComponent(barePage)}`);
  await page
    .getByRole('textbox')
    .pressSequentially('what did we say about the price of the hotel?'.repeat(2), {
      delay: 40,
    });
  const keys = (await takenSoFar(page)).map(({ frameMs }) => frameMs);
  for (let count = 0; count < 40; count += 1) await page.getByRole('button').click();
  const clicks = (await takenSoFar(page)).map(({ frameMs }) => frameMs);
  await page.mouse.move(400, 500);
  const { frames, late } = await lateFramesWhile(page, async () => {
    for (let step = 0; step < 100; step += 1) {
      await page.mouse.wheel(0, step % 50 < 25 ? 60 : -60);
      await page.waitForTimeout(30);
    }
  });
  await page.close();
  return {
    keyMs: percentile(keys, 0.95),
    clickMs: percentile(clicks, 0.95),
    lateFrames: (300 * late) / frames,
  };
}

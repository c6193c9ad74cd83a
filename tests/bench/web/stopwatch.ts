import type { Page } from 'playwright-core';

export type Taken = {
  kind: 'click' | 'key';
  /** From the input until the page's script changed something, in ms; null if it changed nothing. */
  changedMs: number | null;
  /** From the input until the frame with the change was made. */
  frameMs: number;
};

declare global {
  interface Window {
    stopwatch: { taken: Taken[]; frames: number[] };
  }
}

/** Times every click and key of a page from the moment the browser received it. Call it before the first page loads. */
export async function timeInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: Taken[] = [];
    window.stopwatch = { taken, frames: [] };
    const time = (kind: Taken['kind']) => (event: Event) => {
      let changedMs: number | null = null;
      const changes = new MutationObserver(() => {
        changedMs ??= performance.now() - event.timeStamp;
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      // Changes after a click's own frame are not its answer, unless that frame had none.
      const endsAt = performance.now() + 1_000;
      const look = () => {
        if (kind === 'click' && changedMs === null && performance.now() < endsAt) requestAnimationFrame(look);
        else {
          changes.disconnect();
          taken.push({ kind, changedMs, frameMs: performance.now() - event.timeStamp });
        }
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('click', time('click'), { capture: true });
    window.addEventListener('keydown', time('key'), { capture: true });
  });
}

/** The times since the last call. */
export async function takenSoFar(page: Page): Promise<Taken[]> {
  // The last input's frame may not be made yet.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => window.stopwatch.taken.splice(0));
}

/** How many frames came too late during `work`, and how long the longest took, in ms. */
export async function lateFramesWhile(
  page: Page,
  work: () => Promise<void>,
): Promise<{ frames: number; late: number; worst: number }> {
  await page.evaluate(() => {
    const { frames } = window.stopwatch;
    frames.length = 0;
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const at = await page.evaluate(() => window.stopwatch.frames);
  const gaps = at.slice(1).map((time, index) => time - (at[index] ?? time));
  return { frames: gaps.length, late: gaps.filter((gap) => gap > 25).length, worst: Math.max(...gaps) };
}

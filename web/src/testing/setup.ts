import { afterEach, beforeEach, expect } from 'vitest';
import {
  appDocument,
  appWindow,
  closeFrame,
  emptyBrowser,
  expectNothingLeft,
  isFrameOpen,
} from './app-frame.ts';
import { buildStage, clearStage, stage } from './stage.ts';

const wordsTold = 600;
const focusTold = 160;

beforeEach(async () => {
  await emptyBrowser();
  await expectNothingLeft();
  buildStage();
});

afterEach(async ({ task }) => {
  // The log of a failed test shows what was on the screen.
  for (const error of task.result?.errors ?? []) error.message = `${seenNow()}\n${error.message}`;
  // Joined into one text, because a reader needs the lines, not their number. Complaints that the test provoked are
  // left out.
  const { problems, provoked } = stage();
  const said = problems.filter((line) => !provoked.some((pattern) => pattern.test(line))).join('\n');
  await closeFrame();
  clearStage();
  expect(said, said).toBe('');
});

/** The address, what has the focus, and the words beside the navigation, which are the same in all tests. */
function seenNow(): string {
  if (!isFrameOpen()) return 'No document was open.';
  const { body, activeElement } = appDocument();
  const parts = [...appDocument().querySelectorAll<HTMLElement>('main, [role=dialog], [role=status]')];
  const shown = parts.length === 0 ? [body] : parts;
  const words = shown.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').slice(0, wordsTold));
  const focused = activeElement?.outerHTML.slice(0, focusTold) ?? 'nothing';
  return [appWindow().location.href, `focused: ${focused}`, ...words].join('\n');
}

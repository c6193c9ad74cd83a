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

const wordsTold = 300;

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

function seenNow(): string {
  if (!isFrameOpen()) return 'No document was open.';
  const words = appDocument().body.innerText.replaceAll(/\s+/g, ' ');
  return `${appWindow().location.href}: ${words.slice(0, wordsTold)}`;
}

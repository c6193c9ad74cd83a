import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { told } from './report.ts';

/** What is used of Vitest's TestCase. */
type Ended = {
  readonly module: { readonly moduleId: string };
  readonly fullName: string;
  result(): { state: string; errors?: readonly { message: string }[] | undefined };
};

/**
 * Tells why a test failed as soon as it has. Vitest's own reporter tells it at the end, which a run that is cut off never
 * reaches.
 */
export default class FirstErrors implements Reporter {
  tell(text: string): void {
    process.stdout.write(text);
  }

  onTestCaseResult(test: Ended): void {
    const { state, errors } = test.result();
    const [first] = errors ?? [];
    if (state !== 'failed' || first === undefined) return;
    const file = relative(process.cwd(), test.module.moduleId);
    this.tell(`${told({ file, title: test.fullName, error: first.message })}\n`);
  }
}

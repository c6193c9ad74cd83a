import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of more than a minute or so begin first, so that no stage ends with one worker alone. A clone has no times of
 * earlier runs, and the usual order is that of their sizes.
 */
const longest: ReadonlySet<string> = new Set([
  'tests/language/strangers/strangers.test.ts',
  'tests/adapters/network-cuts.test.ts',
  'tests/adapters/contract.test.ts',
  'tests/support/linear-expressions.test.ts',
  'web/src/conversations/failures.component.test.ts',
  'web/src/conversations/sessions.component.test.ts',
  'web/src/app/once.component.test.ts',
  'web/src/tasks/history.component.test.ts',
  'tests/e2e/every-screen.test.ts',
  'tests/api/start-and-stop.test.ts',
  'tests/e2e/shared-computer.test.ts',
  'tests/api/killed-between.test.ts',
]);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      longest.has(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

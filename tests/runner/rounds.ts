import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOfStack, settingsOfTests, startTemporaryStack } from '../support/temporary-stack.ts';
import { freePorts } from '../../local/stack/port-owner.ts';
import { givenUp } from './given-up.ts';
import { told } from './report.ts';
import { vitest, type Failure, type Run } from './vitest.ts';

export type Round = { name: string; run: Pick<Run, 'project' | 'args'> };

/** How often each test failed, most often first; told as they come. */
export async function rounds(all: readonly Round[], stackCount: number): Promise<Map<string, number>> {
  const signal = givenUp();
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  const failed = new Map<string, number>();
  const ports = await freePorts(stackCount * portsOfStack);
  const stacks = await Promise.all(
    Array.from({ length: stackCount }, () =>
      startTemporaryStack({ functionsEnv: settingsOfTests, ports: ports.splice(0, portsOfStack), signal }),
    ),
  );
  try {
    const env = { STACKS: JSON.stringify(stacks.map(({ urls }) => urls)), PROVE: '1' };
    for (const { name, run } of all) {
      if (signal.aborted) break;
      const report = join(folder, 'report.json');
      const { passed, failures } = await vitest({ ...run, report, env, output: 'never', signal });
      for (const failure of failures) failed.set(titleOf(failure), (failed.get(titleOf(failure)) ?? 0) + 1);
      console.log(`${name}: ${passed} passed, ${failures.length} failed`);
      for (const failure of failures) console.log(`  ${told(failure)}`);
    }
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
  return new Map([...failed].toSorted(([, one], [, other]) => other - one));
}

const titleOf = ({ file, title }: Failure) => (title === null ? file : `${file}: ${title}`);

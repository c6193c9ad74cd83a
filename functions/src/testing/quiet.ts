import type { Ids, Log, Queue } from '../ports/world.ts';

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Remembers warnings with their fields, and errors with what was thrown. */
export function rememberingLog(): Log & { problems: unknown[][] } {
  const problems: unknown[][] = [];
  const note = (...problem: unknown[]) => void problems.push(problem.filter((part) => part !== undefined));
  return { ...quietLog, problems, warn: note, error: note };
}

export function countingIds(): Ids {
  let count = 0;
  return { next: () => `id-${(count += 1)}`, secret: () => `secret-${(count += 1)}` };
}

/** Remembers jobs, and never runs them. */
export function memoryQueue(): Queue & { jobs: Parameters<Queue['enqueue']>[0][] } {
  const jobs: Parameters<Queue['enqueue']>[0][] = [];
  return {
    jobs,
    enqueue(job) {
      if (!jobs.some(({ name }) => name === job.name)) jobs.push(job);
      return Promise.resolve();
    },
  };
}

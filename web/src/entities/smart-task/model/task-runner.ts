import { limits } from '@crocodile-hub/core/domain/limits';
import type { Failure } from '../../../shared/http/failure.ts';
import type { Store } from '../../../shared/lib/store.ts';

/** Where a task stands that this visit set going. Once the server took it, its document tells the rest. */
export type TaskRun =
  /** Its second is running; it can be called off. */
  | { is: 'counting' }
  | { is: 'running' }
  /** The server has it: held, scheduled or done. */
  | { is: 'accepted' }
  | { is: 'refused'; failure: Failure }
  /**
   * No answer came. The same key may be tried again without fear of a second run. `told` when whoever asked for the
   * run says so themselves.
   */
  | { is: 'unreached'; told: boolean };

export type TaskRuns = ReadonlyMap<string, TaskRun>;

/** How far one run came: to the server's yes, or to a failure. */
export type RunEnd = { ok: true } | { ok: false; failure: Failure };

export interface RunnerPorts {
  execute(): Promise<RunEnd>;
  /** Writes on the task that it was refused, unless the server has said more by now. */
  recordRefusal(failure: Failure): Promise<void>;
  /** Whoever asked for the run tells of its failures: a form that stays open with its words. */
  tellsFailures: boolean;
}

export interface TaskRunner {
  /** Runs a task after its second, unless it is called off before. For a task that this visit created. */
  startCounting(taskId: string, ports: RunnerPorts): Promise<void>;
  /** Runs a task now: confirmed, offered and accepted, or tried again. One that is under way is left to it. */
  runNow(taskId: string, ports: RunnerPorts): Promise<RunEnd>;
  /** Whether the last try of this task got no answer: its next one is the same attempt. */
  wasUnreached(taskId: string): boolean;
  /** Stops a counting task before it runs; false when it was too late. */
  callOff(taskId: string): boolean;
}

/** Said no for good, rather than being out of reach, out of order or out of breath. */
function isRefusal({ kind, status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && kind !== 'rate-limited';
}

export function createTaskRunner(runs: Store<TaskRuns>, wait: (ms: number) => Promise<void>): TaskRunner {
  const set = (taskId: string, run: TaskRun) => runs.set(new Map(runs.get()).set(taskId, run));
  const stands = (taskId: string) => runs.get().get(taskId)?.is;

  async function runNow(taskId: string, ports: RunnerPorts): Promise<RunEnd> {
    const before = stands(taskId);
    if (before === 'running' || before === 'accepted') return { ok: true };
    set(taskId, { is: 'running' });
    const outcome = await ports.execute();
    if (outcome.ok) {
      set(taskId, { is: 'accepted' });
    } else if (isRefusal(outcome.failure)) {
      set(taskId, { is: 'refused', failure: outcome.failure });
      await ports.recordRefusal(outcome.failure);
    } else {
      set(taskId, { is: 'unreached', told: ports.tellsFailures });
    }
    return outcome;
  }

  return {
    runNow,
    wasUnreached: (taskId) => stands(taskId) === 'unreached',
    async startCounting(taskId, ports) {
      if (stands(taskId) !== undefined) return;
      set(taskId, { is: 'counting' });
      await wait(limits.autoExecuteDelayMs);
      if (stands(taskId) === 'counting') await runNow(taskId, ports);
    },
    callOff(taskId) {
      if (stands(taskId) !== 'counting') return false;
      const rest = new Map(runs.get());
      rest.delete(taskId);
      runs.set(rest);
      return true;
    },
  };
}

import { limits } from '@crocodile-hub/core/domain/limits';
import { type Failure, isRefused } from '../../../shared/http/failure.ts';
import type { Store } from '../../../shared/lib/store.ts';

/** Where a task stands that this visit set going. Once the server took it, its document tells the rest. */
export type TaskRun =
  /** One sentence asked for several things: its turn comes when the one before it went. */
  | { is: 'waiting' }
  /** Its second is running; it can be called off. */
  | { is: 'counting' }
  /** `told` when whoever asked for the run says themselves that it failed. */
  | { is: 'running'; told: boolean }
  /** The server has it: held, scheduled or done. */
  | { is: 'accepted' }
  | { is: 'refused'; told: boolean; actionType: string; failure: Failure }
  /** No answer came. The same key may be tried again without fear of a second run. */
  | { is: 'unreached'; told: boolean; failure: Failure };

export type TaskRuns = ReadonlyMap<string, TaskRun>;

/** How far one run came: to the server's yes, or to a failure. */
export type RunEnd = { ok: true } | { ok: false; failure: Failure };

export interface RunnerPorts {
  actionType: string;
  execute(): Promise<RunEnd>;
  /** Writes on the task that it was refused, unless the server has said more by now. */
  recordRefusal(failure: Failure): Promise<void>;
  /** The server is asking the provider what became of it. */
  inDoubt?(): void;
  /** Whoever asked for the run tells of its failures: a form that stays open with its words. */
  tellsFailures: boolean;
}

type Place = { taskId: string; ports: RunnerPorts };

export interface TaskRunner {
  /**
   * Runs tasks that this visit created, in their order, each after its second unless it is called off before. When one
   * does not go, those behind it are left to the person.
   */
  startInOrder(line: readonly Place[]): Promise<void>;
  /** Runs a task now: confirmed, offered and accepted, or tried again. One that is under way is left to it. */
  runNow(taskId: string, ports: RunnerPorts): Promise<RunEnd>;
  /** Forgets how a task stands: what is asked for now is a try of its own. */
  forget(taskId: string): void;
  /** Whether the last try of this task got no answer: its next one is the same attempt. */
  wasUnreached(taskId: string): boolean;
  /** Whether a task waits or counts: it can be called off. */
  isAhead(taskId: string): boolean;
  /** Stops a task that waits or counts before it runs; false when it was too late. */
  callOff(taskId: string): boolean;
}

/** How often an answer that leaves doubt is asked about again, before the person is told that it is not known. */
const mostLooks = 2;

/** The server answered, and does not know yet. */
function isInDoubt(end: RunEnd): end is Extract<RunEnd, { ok: false }> {
  if (end.ok || isRefused(end.failure)) return false;
  const { kind, status, retryAfterSeconds } = end.failure;
  return kind === 'unavailable' && status !== undefined && retryAfterSeconds !== undefined;
}

export function createTaskRunner(runs: Store<TaskRuns>, wait: (ms: number) => Promise<void>): TaskRunner {
  const set = (taskId: string, run: TaskRun) => runs.set(new Map(runs.get()).set(taskId, run));
  const stands = (taskId: string) => runs.get().get(taskId)?.is;

  /** The server is asking the provider what became of it: the same key asks for the answer, and runs nothing twice. */
  async function executeUntilSure(ports: RunnerPorts): Promise<RunEnd> {
    let end = await ports.execute();
    for (let looks = 0; looks < mostLooks && isInDoubt(end); looks++) {
      ports.inDoubt?.();
      await wait((end.failure.retryAfterSeconds ?? 0) * 1_000);
      end = await ports.execute();
    }
    return end;
  }

  async function runNow(taskId: string, ports: RunnerPorts): Promise<RunEnd> {
    const before = stands(taskId);
    if (before === 'running' || before === 'accepted') return { ok: true };
    const { actionType, tellsFailures: told } = ports;
    set(taskId, { is: 'running', told });
    const outcome = await executeUntilSure(ports);
    if (outcome.ok) {
      set(taskId, { is: 'accepted' });
    } else if (isRefused(outcome.failure)) {
      set(taskId, { is: 'refused', told, actionType, failure: outcome.failure });
      await ports.recordRefusal(outcome.failure);
    } else {
      set(taskId, { is: 'unreached', told, failure: outcome.failure });
    }
    return outcome;
  }

  function isAhead(taskId: string): boolean {
    const run = stands(taskId);
    return run === 'counting' || run === 'waiting';
  }

  function callOff(taskId: string): boolean {
    if (!isAhead(taskId)) return false;
    forget(taskId);
    return true;
  }

  function forget(taskId: string): void {
    const rest = new Map(runs.get());
    rest.delete(taskId);
    runs.set(rest);
  }

  return {
    runNow,
    forget,
    wasUnreached: (taskId) => stands(taskId) === 'unreached',
    async startInOrder(line) {
      const fresh = line.filter(({ taskId }) => stands(taskId) === undefined);
      for (const { taskId } of fresh) set(taskId, { is: 'waiting' });
      for (const { taskId, ports } of fresh) {
        if (stands(taskId) !== 'waiting') continue;
        set(taskId, { is: 'counting' });
        await wait(limits.autoExecuteDelayMs);
        const went = stands(taskId) === 'counting' && (await runNow(taskId, ports)).ok;
        if (!went) break;
      }
      for (const { taskId } of fresh) callOff(taskId);
    },
    isAhead,
    callOff,
  };
}

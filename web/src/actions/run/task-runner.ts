import { limits } from '@crocodile-hub/core/domain/limits';
import { type Failure, isRefused } from '../../kit/wire/failure.ts';
import type { Store } from '../../kit/state/store.ts';

/** The state of a task that this visit started. Once the server has accepted it, its document tells the rest. */
export type TaskRun =
  /** Waits until the task before it, from the same sentence, has gone. */
  | { is: 'waiting' }
  /** Its second before the run; it can still be called off. */
  | { is: 'counting' }
  /** `told`: the caller reports the failure itself. */
  | { is: 'running'; told: boolean }
  /** The server has accepted it: held, scheduled or done. */
  | { is: 'accepted' }
  | { is: 'refused'; told: boolean; actionType: string; failure: Failure }
  /** No answer came. A retry with the same key cannot run it twice. */
  | { is: 'unreached'; told: boolean; failure: Failure };

export type TaskRuns = ReadonlyMap<string, TaskRun>;

/** The end of one run: accepted by the server, or failed. */
export type RunEnd = { ok: true } | { ok: false; failure: Failure };

export interface RunnerPorts {
  actionType: string;
  execute(): Promise<RunEnd>;
  /** Whether it is still to run: another tab may have called it off. */
  isWanted?(): Promise<boolean>;
  /** Marks the task as refused, unless the server has written an outcome meanwhile. */
  recordRefusal(failure: Failure): Promise<void>;
  /** Called while the server asks the provider whether it happened. */
  inDoubt?(): void;
  /** The caller reports failures itself, as a form does that stays open with its words. */
  tellsFailures: boolean;
}

type QueuedRun = { taskId: string; ports: RunnerPorts };

export interface TaskRunner {
  /**
   * Runs this visit's new tasks in order, each after its second unless it is called off first. When one fails, those
   * behind it wait for the person.
   */
  startInOrder(line: readonly QueuedRun[]): Promise<void>;
  /** Runs a task now: confirmed, accepted or tried again. A task that is already running is not started again. */
  runNow(taskId: string, ports: RunnerPorts): Promise<RunEnd>;
  /** Forgets a task's state, so that the next run is a new attempt. */
  forget(taskId: string): void;
  /** Whether the task's last try got no answer; then the next try is the same attempt. */
  wasUnreached(taskId: string): boolean;
  /** Whether a task waits or counts: it can be called off. */
  isAhead(taskId: string): boolean;
  /** Stops a task that waits or counts; false when it is too late. */
  callOff(taskId: string): boolean;
}

/** Nobody can say whether a call that broke has reached the server, so a retry keeps its id. */
const broken: RunEnd = { ok: false, failure: { kind: 'unknown' } };

/** How often a doubtful answer is asked about again before the person is told that the outcome is unknown. */
const mostLooks = 2;

/** The server answered that it does not know yet. */
function isInDoubt(end: RunEnd): end is Extract<RunEnd, { ok: false }> {
  if (end.ok || isRefused(end.failure)) return false;
  const { kind, status, retryAfterSeconds } = end.failure;
  return kind === 'unavailable' && status !== undefined && retryAfterSeconds !== undefined;
}

export function createTaskRunner(runs: Store<TaskRuns>, wait: (ms: number) => Promise<void>): TaskRunner {
  const set = (taskId: string, run: TaskRun) => runs.set(new Map(runs.get()).set(taskId, run));
  const stands = (taskId: string) => runs.get().get(taskId)?.is;

  /** While the server asks the provider, the same key asks for the outcome again and runs nothing twice. */
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
    const outcome = await executeUntilSure(ports).catch((): RunEnd => broken);
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
        if (!((await ports.isWanted?.()) ?? true)) {
          callOff(taskId);
          continue;
        }
        const went = stands(taskId) === 'counting' && (await runNow(taskId, ports)).ok;
        if (!went) break;
      }
      for (const { taskId } of fresh) callOff(taskId);
    },
    isAhead,
    callOff,
  };
}

/** Firestore takes no more of one field. https://firebase.google.com/docs/firestore/query-data/queries#limitations */
const mostIds = 30;

/** The runs, the latest of them, whose tasks are not among the newest. One that is still ahead is new itself. */
export function olderRuns(runs: TaskRuns, newest: readonly { id: string }[]): readonly string[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...runs]
    .filter(([id, { is }]) => is !== 'waiting' && is !== 'counting' && !known.has(id))
    .map(([id]) => id)
    .slice(-mostIds);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepLines } from './log-lines.ts';

export type ChildSpec = {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Answers 2xx or any HTTP status at all once the child serves. */
  healthUrl: string;
  /** Called after each start and restart, to restore what the child has lost. */
  onReady?: () => Promise<void>;
};

/**
 * One supervised process of the stack. It leads its own process group, so that Ctrl+C in the terminal reaches only
 * the stack's start, which then stops the children in order; a child that dies by itself is started again.
 */
export class Child {
  readonly #spec: ChildSpec;
  #process: ChildProcess | null = null;
  #stopping = false;
  #restarts = 0;

  constructor(spec: ChildSpec) {
    this.#spec = spec;
  }

  get name(): string {
    return this.#spec.name;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Spawns it and waits until it answers; rejects when it exits or stays silent for `deadlineMs`. */
  async start(deadlineMs: number): Promise<void> {
    const { name, command, args, cwd, env, logFile } = this.#spec;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#process = child;
    keepLines(child.stdout, log);
    keepLines(child.stderr, log);
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const isGone = exited.then((code) => ({ code }));
    const deadline = Date.now() + deadlineMs;
    for (;;) {
      if (await this.#answers()) break;
      const gone = await Promise.race([isGone, wait(60).then(() => null)]);
      if (gone !== null) throw new Error(`${name} ended with ${gone.code} while starting. Log: ${logFile}`);
      if (Date.now() > deadline)
        throw new Error(`${name} did not answer within ${deadlineMs} ms. Log: ${logFile}`);
    }
    await this.#spec.onReady?.();
    void exited.then(() => this.#revive(deadlineMs));
  }

  async #answers(): Promise<boolean> {
    try {
      await fetch(this.#spec.healthUrl, { signal: AbortSignal.timeout(1_000) });
      return true;
    } catch {
      return false;
    }
  }

  async #revive(deadlineMs: number): Promise<void> {
    if (this.#stopping) return;
    this.#restarts += 1;
    // The pause grows, so that a broken child is not restarted without rest, but stays short after a series of kills.
    await wait(Math.min(100 * 2 ** Math.min(this.#restarts, 5), 2_000));
    if (this.#stopping) return;
    this.#killGroup('SIGKILL');
    await this.start(deadlineMs).catch((error: unknown) => {
      process.stderr.write(`${this.name} could not be started again: ${String(error)}\n`);
      return this.#revive(deadlineMs);
    });
  }

  /** Asks it to end, and kills its whole process group after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      this.#killGroup('SIGKILL');
      return;
    }
    const exited = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
    child.kill('SIGINT');
    await Promise.race([exited, wait(graceMs, undefined, { ref: false })]);
    this.#killGroup('SIGKILL');
    await exited;
  }

  #killGroup(signal: NodeJS.Signals): void {
    const pid = this.#process?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const answer = z.union([
  z.object({ urls: z.looseObject({ providers: z.string() }) }),
  z.object({ isRenewed: z.boolean() }),
]);
type Answer = z.infer<typeof answer>;

/** The local stack of a workplace. It stays up over many broken builds if it can. */
export class RunningStack {
  readonly #folder: string;
  readonly #signal: AbortSignal;
  #worker: ChildProcess | null = null;
  #env: Record<string, string> | null = null;
  #providers = '';
  /** Whether the last broken file was one that the running stack can build again. */
  #isOfProduct = true;

  constructor(folder: string, signal: AbortSignal) {
    this.#folder = folder;
    this.#signal = signal;
  }

  /**
   * Builds what changed and serves it. Resolves to the addresses for tests, or to null if it does not build or start.
   * Code of the browser and of functions is served by the running stack; other code needs a new one.
   */
  async serve(broken: string | null): Promise<Record<string, string> | null> {
    const isOfProduct = broken === null || /^(?:web|functions|core)\//.test(broken);
    const canGoOn = isOfProduct && this.#isOfProduct && this.#env !== null;
    this.#isOfProduct = isOfProduct;
    if (canGoOn && (await this.#renew())) return this.#env;
    await this.stop();
    return await this.#start();
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#env = null;
    if (worker === null || worker.exitCode !== null) return;
    worker.disconnect();
    await once(worker, 'exit');
  }

  async #start(): Promise<Record<string, string> | null> {
    // In its own process group, so that Ctrl+C reaches only the parent, which then stops it in order.
    this.#worker = fork(join(this.#folder, 'tests', 'support', 'stack-worker.ts'), {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const said = await this.#said();
    if (said === null || !('urls' in said)) return null;
    this.#providers = said.urls.providers;
    this.#env = { STACKS: JSON.stringify([said.urls]) };
    return this.#env;
  }

  async #renew(): Promise<boolean> {
    this.#worker?.send('renew');
    const said = await this.#said();
    if (said === null || !('isRenewed' in said) || !said.isRenewed) return false;
    // A failed test may leave faults, which must not affect the next.
    await fetch(`${this.#providers}/_faults`, { method: 'DELETE' });
    return true;
  }

  /** The worker's next message, or null if it ends without one. */
  async #said(): Promise<Answer | null> {
    const worker = this.#worker;
    if (worker === null || worker.exitCode !== null) return null;
    const over = new AbortController();
    const { signal } = over;
    try {
      const stopped = once(this.#signal, 'abort', { signal }).then(() => null);
      const ended = once(worker, 'exit', { signal }).then(() => null);
      const word = once(worker, 'message', { signal }).then(([message]) => answer.parse(message));
      return await Promise.race([word, ended, stopped]);
    } finally {
      over.abort();
      this.#signal.throwIfAborted();
    }
  }
}

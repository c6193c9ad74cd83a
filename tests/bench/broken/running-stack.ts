import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const answer = z.union([
  z.object({ urls: z.looseObject({ providers: z.string() }) }),
  z.object({ isRenewed: z.boolean() }),
]);
type Answer = z.infer<typeof answer>;

/** The local stack of a work place. It goes on over many broken builds where it can. */
export class RunningStack {
  readonly #folder: string;
  readonly #signal: AbortSignal;
  #worker: ChildProcess | null = null;
  #env: Record<string, string> | null = null;
  #providers = '';
  /** What was broken when it was built last is built again with the next. */
  #isOfProduct = true;

  constructor(folder: string, signal: AbortSignal) {
    this.#folder = folder;
    this.#signal = signal;
  }

  /**
   * Builds what changed and serves it; resolves to what tests need to find it, or to null when it does not build or
   * start. What runs in the browser or as a function is served anew by the running stack; anything else needs a new one.
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
    // In a group of its own: Ctrl+C reaches whoever waits for it, and that one stops it in order.
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
    // What a test that failed had ordered must not meet the next.
    await fetch(`${this.#providers}/_faults`, { method: 'DELETE' });
    return true;
  }

  /** Its next word, or null when it ends without one. */
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

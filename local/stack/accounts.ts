import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { projectId } from './addresses.ts';

const callMs = 5_000;
/** An emulator that has just started has much else to do. */
const restoringMs = 30_000;

const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Keeps the accounts of the Auth emulator across restarts and crashes. The suite's own export happens only on a
 * clean exit and takes seconds; accounts are few, so they are copied whenever they have changed.
 */
export class AccountKeeper {
  readonly #authUrl: string;
  readonly #file: string;
  #kept = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(authUrl: string, file: string) {
    this.#authUrl = authUrl;
    this.#file = file;
  }

  /** Gives the kept accounts to an emulator that has just started. */
  async restore(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    this.#kept = text;
    const users: unknown[] = text === '' ? [] : JSON.parse(text);
    if (users.length === 0) return;
    await this.#post('accounts:batchCreate', { users }, restoringMs);
  }

  watch(everyMs: number): void {
    this.#timer = setInterval(() => {
      void this.save().catch(() => {
        // The emulator is being restarted; the next round sees it again.
      });
    }, everyMs);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.save().catch(() => {
      // Already gone: the last round's copy stands.
    });
  }

  async save(): Promise<void> {
    const reply = await this.#post('accounts:query', { returnUserInfo: true });
    const users = isRecord(reply) && Array.isArray(reply['userInfo']) ? reply['userInfo'] : [];
    const text = JSON.stringify(users);
    if (text === this.#kept || users.length === 0) return;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(`${this.#file}.new`, text);
    await rename(`${this.#file}.new`, this.#file);
    this.#kept = text;
  }

  async #post(call: string, body: unknown, timeoutMs = callMs): Promise<unknown> {
    const url = `${this.#authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${call}`;
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the Auth emulator answered ${response.status} to ${call}`);
    return response.json();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectId } from './addresses.ts';

const callMs = 5_000;

const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const users = z.array(z.unknown());
/** The Auth emulator's export; folders of older versions have a plain list. */
const kept = z.union([z.object({ users }), users.transform((list) => ({ users: list }))]);
const queryReply = z.object({ userInfo: users.default([]) });

/**
 * Keeps the accounts of the Auth emulator across restarts and crashes. The suite imports them before it loads a
 * function: without accounts, a function would withdraw all grants. The suite's own export needs a clean exit and takes
 * seconds; accounts are few, so they are copied after every change.
 */
export class AccountKeeper {
  /** The folder for `--import`. */
  readonly folder: string;
  readonly #authUrl: string;
  #kept: string;
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> = Promise.resolve();

  constructor(authUrl: string, folder: string) {
    this.#authUrl = authUrl;
    this.folder = folder;
    this.#kept = exportOf(readKept(this.#file).users);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'firebase-export-metadata.json'), JSON.stringify({ auth: { path: '.' } }));
    writeFileSync(this.#file, this.#kept);
  }

  get #file(): string {
    return join(this.folder, 'accounts.json');
  }

  watch(everyMs: number): void {
    this.#timer = setInterval(() => {
      void this.save().catch(() => {
        // The emulator is restarting; the next round tries again.
      });
    }, everyMs);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.save().catch((error: unknown) => {
      process.stderr.write(`The newest accounts could not be kept: ${String(error)}\n`);
    });
  }

  /** One at a time: two saves would write to the same file. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(
      () => this.#copy(),
      () => this.#copy(),
    );
    return this.#saving;
  }

  async #copy(): Promise<void> {
    const url = `${this.#authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ returnUserInfo: true }),
      signal: AbortSignal.timeout(callMs),
    });
    if (!response.ok) throw new Error(`the Auth emulator answered ${response.status} to a query`);
    const { userInfo } = queryReply.parse(await response.json());
    const text = exportOf(userInfo);
    if (text === this.#kept) return;
    // The suite imports every file with 'accounts' in its name.
    const unfinished = join(this.folder, 'unfinished.json');
    await writeFile(unfinished, text);
    await rename(unfinished, this.#file);
    this.#kept = text;
  }
}

function exportOf(users: readonly unknown[]): string {
  return JSON.stringify({ kind: 'identitytoolkit#DownloadAccountResponse', users });
}

function readKept(file: string): z.output<typeof kept> {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { users: [] };
    throw new Error(`${file} cannot be read; npm start -- --fresh begins anew`, { cause: error });
  }
}

import { setTimeout as wait } from 'node:timers/promises';

/** The emulator does not answer a call if the process for it dies while starting. */
const callMs = 10_000;
const betweenTriesMs = 100;

/** Resolves once the address answers with any status that does not mean missing or broken. */
export async function answering(
  url: string,
  { deadlineMs, ...init }: RequestInit & { deadlineMs: number },
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const problem = await problemOf(url, init);
    if (problem === null) return;
    if (Date.now() > deadline) throw new Error(`${url}: ${problem}`);
    await wait(betweenTriesMs);
  }
}

/** Why it does not answer; null if it does. */
export async function problemOf(url: string, init: RequestInit = {}): Promise<string | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(callMs) });
    const said = await response.text();
    const isUnknown = response.status === 404 && said.includes('does not exist, valid functions are');
    return isUnknown || response.status >= 500 ? `${response.status} ${said.slice(0, 300)}` : null;
  } catch (error) {
    return String(error);
  }
}

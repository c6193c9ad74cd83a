import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

const QUEUE = 'projects/demo/locations/us-central1/queues/reminders';
const Pending = z.array(z.object({ task: z.string() }));

/** The stand-in in its own process. */
async function startProcess(dataDir: string) {
  const script = path.join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, [script, '--port', '0', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  return { url: String(line).replace('Tasks ready on ', ''), child };
}

async function create(url: string, id: string): Promise<string | undefined> {
  const task = {
    name: `${QUEUE}/tasks/${id}`,
    scheduleTime: new Date(Date.now() + 3_600_000).toISOString(),
    httpRequest: { url: 'http://127.0.0.1:9/' },
  };
  try {
    const reply = await fetch(`${url}/${QUEUE}/tasks`, { method: 'POST', body: JSON.stringify({ task }) });
    return reply.ok ? task.name : undefined;
  } catch {
    return undefined;
  }
}

it('loses no task that it acknowledged when it is killed in the midst of the next', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tasks-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = await startProcess(dataDir);
  const acknowledged: string[] = [];
  const creations = Array.from({ length: 200 }, async (_, index) => {
    const name = await create(first.url, `t${index}`);
    if (name === undefined) return;
    acknowledged.push(name);
    if (acknowledged.length === 50) first.child.kill('SIGKILL');
  });
  await Promise.all(creations);
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);

  const second = await startProcess(dataDir);
  const pending = Pending.parse(await fetch(`${second.url}/_tasks`).then((reply) => reply.json()));
  expect(pending.map(({ task }) => task)).toEqual(expect.arrayContaining(acknowledged));
});

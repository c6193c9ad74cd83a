import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const root = 'projects/demo-kill/databases/(default)/documents';
const writers = 4;

export type KillReport = { kills: number; acknowledged: number; lost: string[]; torn: string[] };

/**
 * Runs the server as its own process, loads it with writes of two documents each, kills it with SIGKILL at a random
 * moment, and restarts it with the same folder. After each start every acknowledged write must be there, and no write
 * with only one of its documents.
 */
export async function killLoop({
  kills,
  folder,
  random,
}: {
  kills: number;
  folder: string;
  random: () => number;
}): Promise<KillReport> {
  const acknowledged = new Map<string, number>();
  const report: KillReport = { kills: 0, acknowledged: 0, lost: [], torn: [] };
  for (let round = 0; round <= kills; round++) {
    const server = await start(folder);
    await check(server.url, acknowledged, report);
    if (round < kills) {
      const killAfter = 1 + Math.floor(random() * 60);
      let answers = 0;
      const onAcknowledged = (key: string, n: number) => {
        acknowledged.set(key, n);
        report.acknowledged++;
        if (++answers === killAfter) setTimeout(() => server.process.kill('SIGKILL'), random() * 5);
      };
      await Promise.all(
        Array.from({ length: writers }, (_, writer) =>
          load(server.url, `${round}-${writer}`, onAcknowledged),
        ),
      );
      report.kills++;
    } else server.process.kill('SIGTERM');
    await server.ended;
  }
  return report;
}

async function start(
  folder: string,
): Promise<{ url: string; process: ChildProcess; ended: Promise<unknown> }> {
  const server = spawn(process.execPath, [cli, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^Firestore on (\S+)/.exec(line)?.[1];
    if (url) return { url, process: server, ended };
  }
  throw new Error('The server ended before it was ready.');
}

/** Writes the same few documents again and again until the server is gone. */
async function load(
  url: string,
  writer: string,
  onAcknowledged: (key: string, n: number) => void,
): Promise<void> {
  for (let n = 0; ; n++) {
    const key = `${writer}-${n % 5}`;
    const fields = { n: { integerValue: String(n) }, filler: { stringValue: 'x'.repeat(n % 500) } };
    const writes = ['left', 'right'].map((side) => ({ update: { name: `${root}/${side}/${key}`, fields } }));
    try {
      const answer = await fetch(`${url}/v1/${root}:commit`, {
        method: 'POST',
        body: JSON.stringify({ writes }),
      });
      await answer.json();
      if (answer.ok) onAcknowledged(key, n);
    } catch {
      return;
    }
  }
}

async function check(
  url: string,
  acknowledged: ReadonlyMap<string, number>,
  report: KillReport,
): Promise<void> {
  const [left, right] = await Promise.all([readAll(url, 'left'), readAll(url, 'right')]);
  for (const [key, n] of acknowledged) {
    // The write after the last acknowledged one may be durable with a lost answer.
    if ((left.get(key) ?? -1) < n) report.lost.push(key);
  }
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (left.get(key) !== right.get(key)) report.torn.push(key);
  }
}

async function readAll(url: string, collectionId: string): Promise<Map<string, number>> {
  const body = JSON.stringify({
    structuredQuery: { from: [{ collectionId }], select: { fields: [{ fieldPath: 'n' }] } },
  });
  const answer = await fetch(`${url}/v1/${root}:runQuery`, { method: 'POST', body });
  const rows = (await answer.json()) as {
    document?: { name: string; fields: { n: { integerValue: string } } };
  }[];
  return new Map(
    rows.flatMap(({ document }) =>
      document
        ? [[document.name.split('/').at(-1) ?? '', Number(document.fields.n.integerValue)] as const]
        : [],
    ),
  );
}

import { Agent } from 'node:http';
import { routes } from '@crocodile-hub/core/contract/routes';
import type { Framework } from './framework.ts';
import { attack, type HostileAnswer, type HostileCall } from './hostile-calls.ts';

const tooMany = 429;

type Siege = {
  answers: HostileAnswer[];
  /** Calls that were not refused as they should be, in our own words. */
  unforeseen: string[];
  mostMb: number;
};

/** Makes hostile calls of each kind in turn, this many at once, and measures the memory. */
export async function besiege(
  framework: Framework,
  calls: readonly HostileCall[],
  { count, atOnce, pauseMs = 0 }: { count: number; atOnce: number; pauseMs?: number },
): Promise<Siege> {
  const agent = new Agent({ keepAlive: true });
  const siege: Siege = { answers: [], unforeseen: [], mostMb: framework.memoryMb() };
  const all = Array.from({ length: count }, (_, index) => calls[index % calls.length]).values();
  const attacker = async () => {
    // The attackers take calls from one shared sequence.
    for (const call of all) {
      if (call === undefined) continue;
      const answer = await attack(framework.origin, call, agent);
      siege.answers.push(answer);
      siege.mostMb = Math.max(siege.mostMb, framework.memoryMb());
      if (!isForeseen(call, answer)) {
        siege.unforeseen.push(`${call.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  // Waits for all, even if one fails: otherwise the others would run against a stopped instance.
  const results = await Promise.allSettled(Array.from({ length: atOnce }, attacker));
  agent.destroy();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return siege;
}

/** Normal work during the siege: how long each call took, until the siege is over. */
export async function workUntil(isOver: () => boolean, work: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) took.push(await work());
  return took;
}

/** One call like the hub's, which must succeed; answers how many milliseconds it took. */
export function workOf(
  origin: string,
  { token, uid }: { token: string; uid: string },
): () => Promise<number> {
  return async () => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${routes.legacySmartTask.path}`, {
      method: 'POST',
      // A new connection: the server may close a kept one while the next call is on its way.
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        connection: 'close',
      },
      body: JSON.stringify({ command: 'remind me tomorrow at 9 to call mom', userId: uid }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`somebody else was answered ${response.status} ${text}`);
    return performance.now() - startedAt;
  };
}

function isForeseen({ allowed }: HostileCall, { status, headers, text }: HostileAnswer): boolean {
  return (
    (allowed.includes(status) || status === tooMany) &&
    headers['cache-control'] === 'no-store' &&
    text.startsWith('{"success":false')
  );
}

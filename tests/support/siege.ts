import { Agent } from 'node:http';
import { routes } from '@crocodile-hub/core/contract/routes';
import type { Framework } from './framework.ts';
import { attack, type HostileAnswer, type HostileCall } from './hostile-calls.ts';

const tooMany = 429;

type Siege = {
  answers: HostileAnswer[];
  /** Those that were not refused as they should be, in our own words. */
  unforeseen: string[];
  mostMb: number;
};

/** Makes hostile calls of each kind in turn, so many at once, and watches the memory. */
export async function besiege(
  framework: Framework,
  calls: readonly HostileCall[],
  { count, atOnce, pauseMs = 0 }: { count: number; atOnce: number; pauseMs?: number },
): Promise<Siege> {
  const agent = new Agent({ keepAlive: true });
  const siege: Siege = { answers: [], unforeseen: [], mostMb: framework.memoryMb() };
  const all = Array.from({ length: count }, (_, index) => calls[index % calls.length]).values();
  const attacker = async () => {
    // The attackers draw from one sequence.
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
  // All are waited for, also when one fails: whoever goes on would only find the instance stopped.
  const results = await Promise.allSettled(Array.from({ length: atOnce }, attacker));
  agent.destroy();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return siege;
}

/** What the instance does for somebody in the meantime: how long each call took, until `work` is no longer wanted. */
export async function workUntil(isOver: () => boolean, work: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) took.push(await work());
  return took;
}

/** One call as the hub makes them, which must succeed; answers how many milliseconds it took. */
export function workOf(
  origin: string,
  { token, uid }: { token: string; uid: string },
): () => Promise<number> {
  return async () => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${routes.legacySmartTask.path}`, {
      method: 'POST',
      // A connection of its own: one that is kept may be closed by the server while the next call is on its way.
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

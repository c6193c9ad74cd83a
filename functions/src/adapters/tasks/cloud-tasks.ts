import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { actionQueue, deletionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { circuit } from '../shared/circuit.ts';
import { endpointOf } from '../shared/endpoint.ts';
import { kindOfGrpc } from '../shared/grpc.ts';
import { lazy } from '../shared/lazy.ts';
import { isOurFault } from '../shared/network.ts';
import { Failure } from '../../ports/failure.ts';
import type { Queue } from '../../ports/world.ts';

export type CloudTasksOptions = {
  projectId: string;
  location: string;
  /** Cloud Tasks itself; Google's when absent. */
  apiUrl: string | undefined;
  /** Base address of the queue functions. */
  targetUrl: string;
  /** The identity that tasks carry to the functions; undefined if it is not checked. */
  serviceAccount: string | undefined;
  timeoutMs: number;
};

const silence = 'queueSilent';
/**
 * How long one delivery may take before it counts as failed and is repeated. Cloud Tasks' own limit is ten minutes: a
 * dead instance would hold up its reminder, and a place in the queue, for that long.
 */
const deadlineSeconds = { [reminderQueue]: 15, [actionQueue]: 30, [deletionQueue]: 60 } as const;

/** gRPC's ALREADY_EXISTS, and HTTP's word for it over the fallback. */
const duplicate = z.object({ code: z.union([z.literal(6), z.literal(409)]) });

export function cloudTasks(options: CloudTasksOptions): Queue {
  const { projectId, location, apiUrl, targetUrl, serviceAccount, timeoutMs } = options;
  const open = lazy(async () => {
    const { CloudTasksClient } = await import('@google-cloud/tasks');
    return new CloudTasksClient({ fallback: true, ...endpointOf(apiUrl) });
  });

  const guarded = circuit(silence);
  return {
    async enqueue({ queue, data, name, at: due }) {
      const client = await open();
      const url = `${targetUrl}/${queue}`;
      const task = {
        name: client.taskPath(projectId, location, queue, taskId(name)),
        dispatchDeadline: { seconds: deadlineSeconds[queue] },
        scheduleTime: { seconds: Math.floor(due / 1000), nanos: (due % 1000) * 1_000_000 },
        httpRequest: {
          url,
          httpMethod: 'POST' as const,
          headers: { 'Content-Type': 'application/json' },
          body: Buffer.from(JSON.stringify({ data })).toString('base64'),
          ...(serviceAccount === undefined
            ? {}
            : { oidcToken: { serviceAccountEmail: serviceAccount, audience: url } }),
        },
      };
      const parent = client.queuePath(projectId, location, queue);
      await guarded(() =>
        client
          .createTask({ parent, task }, { timeout: timeoutMs, maxRetries: 1 })
          .then(noop, unlessDuplicate),
      );
    },
  };
}

function noop(): void {
  // The created task is not needed.
}

function unlessDuplicate(error: unknown): void {
  if (duplicate.safeParse(error).success) return;
  if (isOurFault(error)) throw error;
  throw new Failure(kindOfGrpc(error), silence, { cause: error, mayHaveHappened: true });
}

/** Hashed: names that count up slow Cloud Tasks down, and an id may hold characters that a name may not. */
function taskId(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

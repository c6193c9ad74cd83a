import { z } from 'zod';

import { PROVIDER_NAMES } from '../provider.ts';
import type { ProviderName } from '../provider.ts';

export const Fault = z.object({
  provider: z.enum(PROVIDER_NAMES),
  /**
   * latency: answers `ms` later. status: answers `status` in the vendor's own shape and does nothing.
   * drop: closes the connection and does nothing. no-answer: does what was asked and never replies. nonsense: answers
   * 200 with what is no JSON, and does nothing.
   */
  kind: z.enum(['latency', 'status', 'drop', 'no-answer', 'nonsense']),
  status: z.int().min(400).max(599).default(503),
  ms: z.int().min(0).max(600_000).default(1_000),
  /** How many of the next requests it hits. */
  times: z.int().min(1).max(1_000_000).default(1),
  /** Only requests whose path contains this, for example `messages/send`. */
  path: z.string().optional(),
  /** Only requests with this method. */
  method: z.string().toUpperCase().optional(),
});

export type Fault = z.infer<typeof Fault>;

export type Faults = {
  add: (fault: Fault) => void;
  list: () => Fault[];
  clear: () => void;
  /** The fault that hits this request, used up by one. Older ones first. */
  take: (request: { provider: ProviderName; method: string; path: string }) => Fault | undefined;
};

export function createFaults(): Faults {
  let pending: Fault[] = [];
  return {
    add: (fault) => {
      pending.push(fault);
    },
    list: () => pending,
    clear: () => {
      pending = [];
    },
    take: (request) => {
      const fault = pending.find((candidate) => hits(candidate, request));
      if (!fault) return undefined;
      pending = pending.flatMap((other) => (other === fault ? used(other) : [other]));
      return fault;
    },
  };
}

function hits(fault: Fault, request: { provider: ProviderName; method: string; path: string }): boolean {
  return (
    fault.provider === request.provider &&
    (fault.method === undefined || fault.method === request.method) &&
    (fault.path === undefined || request.path.includes(fault.path))
  );
}

function used(fault: Fault): Fault[] {
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

import { z } from 'zod';

import { PROVIDER_NAMES } from '../names.ts';
import type { ProviderName } from '../names.ts';

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
  /** Of a 429 or 503: the seconds that its Retry-After asks to wait, where the vendor's usual ones will not do. */
  retryAfter: z.int().positive().optional(),
  /** Only requests whose path contains this, for example `messages/send`. */
  path: z.string().optional(),
  /** Only requests that hold this in their address, their credentials or their body: those of one person or message. */
  mentions: z.string().min(1).optional(),
  /** Only requests with this method. */
  method: z.string().toUpperCase().optional(),
});

export type Fault = z.infer<typeof Fault>;

export type Faults = {
  add: (fault: Fault) => void;
  list: () => Fault[];
  /** Forgets all, or those that look for this. */
  clear: (mentions?: string) => void;
  /** The fault that hits this request, used up by one. Older ones first. */
  take: (request: FaultRequest) => Fault | undefined;
  /** Whether a fault waits that has to look into the requests of this provider. */
  looksInside: (provider: ProviderName) => boolean;
};

/** `text` is the address, the credentials and the body; only needed where a fault looks inside. */
type FaultRequest = { provider: ProviderName; method: string; path: string; text: string };

export function createFaults(): Faults {
  let pending: Fault[] = [];
  return {
    add: (fault) => {
      pending.push(fault);
    },
    list: () => pending,
    clear: (mentions) => {
      pending = mentions === undefined ? [] : pending.filter((fault) => fault.mentions !== mentions);
    },
    looksInside: (provider) =>
      pending.some((fault) => fault.provider === provider && fault.mentions !== undefined),
    take: (request) => {
      const fault = pending.find((candidate) => hits(candidate, request));
      if (!fault) return undefined;
      pending = pending.flatMap((other) => (other === fault ? used(other) : [other]));
      return fault;
    },
  };
}

function hits(fault: Fault, request: FaultRequest): boolean {
  return (
    fault.provider === request.provider &&
    (fault.method === undefined || fault.method === request.method) &&
    (fault.path === undefined || request.path.includes(fault.path)) &&
    (fault.mentions === undefined || request.text.includes(fault.mentions))
  );
}

function used(fault: Fault): Fault[] {
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

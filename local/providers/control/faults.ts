import { z } from 'zod';

import { PROVIDER_NAMES } from '../kit/names.ts';
import type { ProviderName } from '../kit/names.ts';

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
  /** How many of the next requests it affects. */
  times: z.int().min(1).max(1_000_000).default(1),
  /** For a 429 or 503: the seconds of Retry-After, instead of the vendor's usual ones. */
  retryAfter: z.int().positive().optional(),
  /** Only requests whose path contains this, for example `messages/send`. */
  path: z.string().optional(),
  /** Only requests with this text in their address, credentials or body: those of one person or message. */
  mentions: z.string().min(1).optional(),
  /** Only requests with this method. */
  method: z.string().toUpperCase().optional(),
});

export type Fault = z.infer<typeof Fault>;

export type Faults = {
  add: (fault: Fault) => void;
  list: () => Fault[];
  /** Removes all faults, or those with this `mentions`. */
  clear: (mentions?: string) => void;
  /** The fault for this request; it is used up by one. Older ones come first. */
  take: (request: FaultRequest) => Fault | undefined;
  /** Whether a waiting fault must search the text of this provider's requests. */
  looksInside: (provider: ProviderName) => boolean;
};

/** `text` is the address, the credentials and the body; only needed if a fault searches it. */
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

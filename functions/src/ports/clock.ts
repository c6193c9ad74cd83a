import type { Instant } from '@crocodile-hub/core/contract/time';

export interface Clock {
  now(): Instant;
  wait(ms: number): Promise<void>;
}

import type { RateLimits } from '../http/guards/limit-rate.ts';

/** For tests that are not about limits. */
export const generousLimits: RateLimits = {
  call: 100_000,
  execution: 100_000,
  chat: 100_000,
  transcription: 100_000,
  'sign-in-start': 100_000,
  'sign-in-end': 100_000,
  'refused-sign-in': 100_000,
  webhook: 100_000,
  stranger: 100_000,
};

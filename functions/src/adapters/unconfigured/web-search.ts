import { Failure } from '../../ports/failure.ts';
import type { WebSearch } from '../../ports/outside.ts';

export function noWebSearch(): WebSearch {
  return {
    isConfigured: false,
    find: () => Promise.reject(new Failure('unavailable', 'noSearch')),
  };
}

import type { Assistant } from '../../ports/model.ts';
import { Failure } from '../../ports/failure.ts';

export function noAssistant(): Assistant {
  return {
    isConfigured: false,
    answer: () => Promise.reject(new Failure('unavailable', 'noModel')),
  };
}

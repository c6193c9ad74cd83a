import type { Failure } from '../../kit/wire/failure.ts';
import type { ServiceCard } from './service-cards.ts';

/** The cure for a service that does not work, as a key of the catalogue. */
export type Remedy = 'google' | 'connect' | 'setUp' | 'wait';

/** Null when nothing needs to be done. */
export function remedyFor({ id, status }: Pick<ServiceCard, 'id' | 'status'>): Remedy | null {
  if (status === 'connected') return null;
  switch (id) {
    case 'gmail':
    case 'calendar':
      return status === 'error' ? 'google' : 'wait';
    case 'whatsapp':
      return 'connect';
    case 'openai':
    case 'search':
      return 'setUp';
    case 'weather':
      return 'wait';
    default:
      return id satisfies never;
  }
}

/** The service's status after a failed repair; null when the server was not reached. */
export function statusAfter({
  kind,
  status,
}: Pick<Failure, 'kind' | 'status'>): ServiceCard['status'] | null {
  if (status === undefined) return null;
  return kind === 'unavailable' ? 'warning' : 'error';
}

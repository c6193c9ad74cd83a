import { isFailure } from '../ports/failure.ts';
import type { Ports } from '../ports/ports.ts';

/**
 * Asks a provider to take a grant back, and returns once it has, or has answered that there is none or that it never
 * will. While it gives no answer this throws: without its tokens the grant could not be taken back any more.
 */
export async function revokedOrRefused(
  { log }: Pick<Ports, 'log'>,
  service: string,
  revoke: () => Promise<void>,
): Promise<void> {
  try {
    await revoke();
  } catch (error) {
    if (isFailure(error, 'invalid') || isFailure(error, 'reauth')) return;
    if (!isFailure(error) || mayPass.has(error.kind)) throw error;
    log.error('grant.revoke-failed', error, { service });
  }
}

const mayPass: ReadonlySet<string> = new Set(['unavailable', 'rate-limited', 'unknown']);

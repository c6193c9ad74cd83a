import type { Failure } from '../../../shared/http/failure.ts';

const missingToken = 'Missing Google access token';

/** Whether a refusal means that Google has to be connected again. Spec section 8, 'Smart Tasks'. */
export function needsApproval({ kind, status, message = '' }: Failure): boolean {
  if (kind === 'unverified') return false;
  return status === 401 || status === 403 || message.includes(missingToken);
}

import type { Failure } from '../../../shared/http/failure.ts';

const missingToken = 'Missing Google access token';

/** Whether a refusal means that Google has to be connected again. Spec section 8, 'Smart Tasks'. */
export function needsApproval({ status, message = '' }: Failure): boolean {
  return status === 401 || status === 403 || message.includes(missingToken);
}

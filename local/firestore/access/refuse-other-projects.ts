import { StatusError } from '../model/status.ts';
import type { RulesAuth } from '../rules/request.ts';

/**
 * An ID token names its project. Production refuses tokens of other projects; Google's emulator reads only who the
 * token names, so people of one project get into another. https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function refuseOtherProjects(auth: RulesAuth | null, project: string): void {
  if (auth === null) return;
  const { aud, iss } = auth.token;
  if (aud === project && iss === `https://securetoken.google.com/${project}`) return;
  throw new StatusError('UNAUTHENTICATED', `The ID token is not for the project ${project}.`);
}

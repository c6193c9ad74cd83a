import { StatusError } from '../model/status.ts';
import type { RulesAuth } from '../rules/request.ts';

/**
 * An ID token names the project that it is for. Production refuses any other; Google's emulator looks at nothing in a
 * token but who it names, so that somebody of one project is let into another.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function refuseOtherProjects(auth: RulesAuth | null, project: string): void {
  if (auth === null) return;
  const { aud, iss } = auth.token;
  if (aud === project && iss === `https://securetoken.google.com/${project}`) return;
  throw new StatusError('UNAUTHENTICATED', `The ID token is not for the project ${project}.`);
}

import { Failure } from '../ports/failure.ts';

/** Nobody began this sign-in here, or it has expired. Who brings too many of these is slowed down. */
export function staleSignIn(): Failure {
  return new Failure('invalid', 'signInElsewhere', { staleSignIn: true });
}

import { signOutEverywhere, type SignOutPorts } from '../../usecases/accounts/sign-out-everywhere.ts';
import type { Handlers } from '../call.ts';

export function accountRoutes(ports: SignOutPorts) {
  return {
    signOutEverywhere: ({ person }) => signOutEverywhere(ports, person.uid),
  } satisfies Partial<Handlers>;
}

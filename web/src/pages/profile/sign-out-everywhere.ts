import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

export function signOutEverywhere(): Promise<Outcome<unknown>> {
  return call('signOutEverywhere', { body: {} });
}

import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

export function signOutEverywhere(): Promise<Outcome<unknown>> {
  return call('signOutEverywhere', { body: {} });
}

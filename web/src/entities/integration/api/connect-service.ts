import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

/** An access token and the account it speaks for. The server tries them before it keeps them, and never tells them. */
export type Credentials =
  | { service: 'whatsapp'; accessToken: string; phoneNumberId: string }
  | { service: 'facebook-inbox' | 'instagram-inbox'; accessToken: string; pageId: string };

export function connectService(credentials: Credentials): Promise<Outcome<unknown>> {
  return call('connectService', { body: credentials });
}

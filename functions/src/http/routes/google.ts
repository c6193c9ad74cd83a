import {
  claimGoogle,
  disconnectGoogle,
  exchangeGoogle,
  startGoogle,
  type ConnectPorts,
} from '../../usecases/google/connect.ts';
import type { Handlers } from '../call.ts';

export function googleRoutes(ports: ConnectPorts) {
  return {
    googleStart: ({ person, body }) => startGoogle(ports, person, body),
    googleExchange: ({ person, body }) => exchangeGoogle(ports, person, body),
    googleClaim: ({ person, body }) => claimGoogle(ports, person, body),
    googleDisconnect: ({ person }) => disconnectGoogle(ports, person),
  } satisfies Partial<Handlers>;
}

import {
  claimGoogle,
  disconnectGoogle,
  exchangeGoogle,
  startGoogle,
  type ConnectPorts,
  type DisconnectGooglePorts,
} from '../../usecases/google/connect.ts';
import type { Handlers } from '../call.ts';

export function googleRoutes(ports: ConnectPorts & DisconnectGooglePorts) {
  return {
    googleStart: ({ person, body }) => startGoogle(ports, person, body),
    googleExchange: ({ person, body }) => exchangeGoogle(ports, person, body),
    googleClaim: ({ person, body }) => claimGoogle(ports, person, body),
    googleDisconnect: ({ person }) => disconnectGoogle(ports, person),
  } satisfies Partial<Handlers>;
}

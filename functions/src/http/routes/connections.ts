import { isLinkedService } from '@crocodile-hub/core/contract/linked-services';
import { disconnectService, type DisconnectServicePorts } from '../../usecases/channels/connect.ts';
import {
  claimGoogle,
  disconnectGoogle,
  exchangeGoogle,
  startGoogle,
  type ConnectPorts,
  type DisconnectGooglePorts,
} from '../../usecases/google/connect.ts';
import type { LinkCheck } from '../../usecases/links/check.ts';
import { finishLink, startLink, type LinkPorts } from '../../usecases/links/link.ts';
import { unlink } from '../../usecases/links/unlink.ts';
import type { Handlers } from '../call.ts';

export function googleRoutes(ports: ConnectPorts & DisconnectGooglePorts) {
  return {
    googleStart: ({ person, body }) => startGoogle(ports, person, body),
    googleExchange: ({ person, body }) => exchangeGoogle(ports, person, body),
    googleClaim: ({ person, body }) => claimGoogle(ports, person, body),
    googleDisconnect: ({ person }) => disconnectGoogle(ports, person),
  } satisfies Partial<Handlers>;
}

export type LinkRoutePorts = LinkPorts & DisconnectServicePorts & { checkLink: LinkCheck };

export function linkRoutes(ports: LinkRoutePorts) {
  return {
    linkStart: ({ person, body }) => startLink(ports, person, body),
    linkFinish: ({ person, body }) => finishLink(ports, person, body),
    linkCheck: ({ person, body }) => ports.checkLink(person, body.service),
    disconnectService: ({ person, body: { service } }) =>
      isLinkedService(service) ? unlink(ports, person, service) : disconnectService(ports, person, service),
  } satisfies Partial<Handlers>;
}

import type { Ports } from '../../ports/ports.ts';
import type { ConnectPorts } from '../../usecases/google/connect.ts';
import type { DraftPorts } from '../../usecases/inbox/drafts.ts';
import type { ExecutePorts } from '../../usecases/ledger/execute.ts';
import type { Handlers } from '../call.ts';
import { accountRoutes, pushRoutes } from './account.ts';
import { actionRoutes, reminderRoutes } from './actions.ts';
import { channelRoutes } from './channels.ts';
import { chatRoutes } from './chat.ts';
import { googleRoutes, linkRoutes, type LinkRoutePorts } from './connections.ts';
import { inboxRoutes, uploadRoutes } from './inbox.ts';
import { serviceRoutes } from './services.ts';
import { webhookRoutes } from './webhooks.ts';

export type ApiPorts = Ports & ExecutePorts & ConnectPorts & DraftPorts & LinkRoutePorts;

/** A handler for every row of the route table; the compiler misses none. */
export function makeHandlers(ports: ApiPorts): Handlers {
  return {
    ...actionRoutes(ports),
    ...reminderRoutes(ports),
    ...googleRoutes(ports),
    ...chatRoutes(ports),
    ...inboxRoutes(ports),
    ...uploadRoutes(ports),
    ...channelRoutes(ports),
    ...linkRoutes(ports),
    ...pushRoutes(ports),
    ...accountRoutes(ports),
    ...serviceRoutes(ports),
    ...webhookRoutes(ports),
  };
}

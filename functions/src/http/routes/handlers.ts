import type { Ports } from '../../ports/ports.ts';
import type { ConnectPorts } from '../../usecases/google/connect.ts';
import type { DraftPorts } from '../../usecases/inbox/drafts.ts';
import type { ExecutePorts } from '../../usecases/ledger/execute.ts';
import type { Handlers } from '../call.ts';
import { accountRoutes } from './account.ts';
import { actionRoutes } from './actions.ts';
import { channelRoutes } from './channels.ts';
import { chatRoutes } from './chat.ts';
import { googleRoutes } from './google.ts';
import { inboxRoutes } from './inbox.ts';
import { linkRoutes, type LinkRoutePorts } from './links.ts';
import { pushRoutes } from './push.ts';
import { reminderRoutes } from './reminders.ts';
import { serviceRoutes } from './services.ts';
import { uploadRoutes } from './uploads.ts';
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

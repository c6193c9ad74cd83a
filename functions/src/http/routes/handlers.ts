import type { Ports } from '../../ports/ports.ts';
import type { ReadCommandPorts } from '../../usecases/commands/read-command.ts';
import type { ConnectPorts } from '../../usecases/google/connect.ts';
import type { ExecutePorts } from '../../usecases/ledger/execute.ts';
import type { Handlers } from '../call.ts';
import { actionRoutes } from './actions.ts';
import { chatRoutes } from './chat.ts';
import { googleRoutes } from './google.ts';
import { reminderRoutes } from './reminders.ts';

export type ApiPorts = Ports & ReadCommandPorts & ExecutePorts & ConnectPorts;

/** A handler for every row of the route table; the compiler misses none. */
export function makeHandlers(ports: ApiPorts): Handlers {
  return { ...actionRoutes(ports), ...reminderRoutes(ports), ...chatRoutes(ports), ...googleRoutes(ports) };
}

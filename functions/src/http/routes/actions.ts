import { readCommand, type ReadCommandPorts } from '../../usecases/commands/read-command.ts';
import { contactsOf } from '../../usecases/contacts/contacts.ts';
import type { ExecutePorts } from '../../usecases/ledger/execute.ts';
import { execute } from '../../usecases/ledger/execute.ts';
import { takeBack } from '../../usecases/ledger/take-back.ts';
import type { Handlers } from '../call.ts';

export function actionRoutes(ports: ReadCommandPorts & ExecutePorts) {
  return {
    legacySmartTask: ({ person, body }) => readCommand(ports, person, body),
    contacts: async ({ person }) => ({ success: true, contacts: await contactsOf(ports, person) }),
    execute: ({ person, body }) => execute(ports, person, body),
    undo: ({ person, body }) => takeBack(ports, person, body.key),
  } satisfies Partial<Handlers>;
}

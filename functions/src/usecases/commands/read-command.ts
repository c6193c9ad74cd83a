import type * as z from 'zod/mini';
import type { smartTaskReply, smartTaskRequest } from '@crocodile-hub/core/contract/routes';
import { routeHubText } from '@crocodile-hub/core/domain/hub-routing';
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/confirm';
import type { Contact, Context, Proposal, Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Actions } from '../actions/registry.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { clockOf } from './clock.ts';
import { proposalOf } from './proposal.ts';

export type ReadCommandPorts = Pick<Ports, 'mail' | 'cache' | 'clock' | 'log'> & { actions: Actions };

type Request = z.output<typeof smartTaskRequest>;

/** What a sentence asks for, as an action to be shown. Nothing runs here. */
export async function readCommand(
  ports: ReadCommandPorts,
  person: Person,
  request: Request,
): Promise<z.output<typeof smartTaskReply>> {
  const { command } = request;
  const view = clockOf(request, ports.clock.now());
  const { reading, contacts } = await readWithContacts(ports, person, command, view.context);
  const resolved = resolveRecipients(reading, contacts);
  const proposal = proposalOf(ports.actions, reading, command, resolved, view);
  return {
    success: true,
    ...proposal,
    // What was not understood is shown, never run.
    requiresConfirmation: proposal.actionType === 'unknown' || needsConfirmation(reading, resolved),
    route: routeHubText(command),
    alternatives: reading.alternatives.map((other) =>
      proposalOf(ports.actions, other, command, resolveRecipients(alone(other, reading), contacts), view),
    ),
    source: 'rules',
    resolved: resolved.map(({ written, address, source }) => ({ written, address, source })),
    runAt: reading.sendAt,
  };
}

/** Asks the mailbox who people are only when the sentence names somebody. */
async function readWithContacts(
  ports: ReadCommandPorts,
  person: Person,
  command: string,
  context: Context,
): Promise<{ reading: Reading; contacts: readonly Contact[] }> {
  const reading = understand(command, context);
  const namesSomebody = [reading, ...reading.alternatives.map((one) => alone(one, reading))].some((one) =>
    resolveRecipients(one, []).some(({ address }) => address === null),
  );
  if (!namesSomebody) return { reading, contacts: [] };
  const contacts = await contactsOf(ports, person);
  return { reading: understand(command, { ...context, contacts }), contacts };
}

/** An alternative as a reading of its own. */
function alone(proposal: Proposal, common: Omit<Reading, keyof Proposal>): Reading {
  return { ...common, ...proposal };
}

import type * as z from 'zod/mini';
import type { smartTaskReply, smartTaskRequest } from '@crocodile-hub/core/contract/routes';
import { routeHubText } from '@crocodile-hub/core/domain/hub-routing';
import { needsConfirmation, resolveRecipients, type Resolved } from '@crocodile-hub/core/language/confirm';
import type {
  Contact,
  Context,
  Proposal as Alternative,
  Reading,
} from '@crocodile-hub/core/language/reading';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Actions } from '../actions/registry.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { askModel, type AskModelPorts } from './ask-model.ts';
import { clockOf, type PersonClock } from './clock.ts';
import { proposalOf, type Proposal } from './proposal.ts';
import { readingOf } from './understanding.ts';

export type RulePorts = Pick<Ports, 'mail' | 'cache' | 'clock' | 'log'> & { actions: Actions };
export type ReadCommandPorts = RulePorts & AskModelPorts;

type Request = z.output<typeof smartTaskRequest>;
type Reply = z.output<typeof smartTaskReply>;

/** Below this the rules ask for a second opinion, where there is one. */
const sureFrom = 0.8;

/** What a sentence asks for, as an action to be shown. Nothing runs here. */
export async function readCommand(ports: ReadCommandPorts, person: Person, request: Request): Promise<Reply> {
  const { read, isSure, contacts, clock } = await readWords(ports, person, request);
  if (isSure) return read;
  const { command } = request;
  const second = await askModel(ports, command, { words: command, contacts, clock: clock.context }, clock);
  return second === null ? read : withSecondOpinion(read, second);
}

/** The same from the words alone, whether or not there is a model. */
export async function readByRules(ports: RulePorts, person: Person, request: Request): Promise<Reply> {
  return (await readWords(ports, person, request)).read;
}

async function readWords(ports: RulePorts, person: Person, request: Request) {
  const { command } = request;
  const clock = clockOf(request, ports.clock.now());
  const { reading, contacts } = await readWithContacts(ports, person, command, clock.context);
  const isSure = reading.intent !== 'none' && reading.confidence >= sureFrom;
  return { read: replyOf(ports, command, reading, contacts, clock), isSure, contacts, clock };
}

function replyOf(
  { actions }: RulePorts,
  command: string,
  reading: Reading,
  contacts: readonly Contact[],
  clock: PersonClock,
): Reply {
  const propose = (one: Reading, resolved: readonly Resolved[]): Proposal =>
    proposalOf(actions, one, command, resolved, clock);
  const resolved = resolveRecipients(reading, contacts);
  const proposal = propose(reading, resolved);
  return {
    success: true,
    ...proposal,
    // What was not understood is shown, never run.
    requiresConfirmation: proposal.actionType === 'unknown' || needsConfirmation(reading, resolved),
    route: routeHubText(command),
    alternatives: reading.alternatives.map((one) => {
      const other = alone(one, reading);
      return propose(other, resolveRecipients(other, contacts));
    }),
    source: 'rules',
    resolved: resolved.map(({ written, address, source }) => ({ written, address, source })),
    runAt: reading.sendAt,
  };
}

/** A model's proposal is always shown first; what the rules made of the words stays one key away. */
function withSecondOpinion(read: Reply, second: Proposal): Reply {
  const { actionType, summary, payload, payloadHash, confidence } = read;
  const first = { actionType, summary, payload, payloadHash, confidence };
  return {
    ...read,
    ...second,
    requiresConfirmation: true,
    source: 'model',
    resolved: [],
    alternatives: actionType === 'unknown' ? read.alternatives : [first, ...read.alternatives],
  };
}

/** Asks the mailbox who people are only when the sentence names somebody. */
async function readWithContacts(
  ports: RulePorts,
  person: Person,
  command: string,
  context: Context,
): Promise<{ reading: Reading; contacts: readonly Contact[] }> {
  const reading = await readingOf(command, context);
  const namesSomebody = [reading, ...reading.alternatives.map((one) => alone(one, reading))].some((one) =>
    resolveRecipients(one, []).some(({ address }) => address === null),
  );
  if (!namesSomebody) return { reading, contacts: [] };
  const contacts = await contactsOf(ports, person);
  return { reading: await readingOf(command, { ...context, contacts }), contacts };
}

/** An alternative as a reading of its own. */
function alone(proposal: Alternative, common: Omit<Reading, keyof Alternative>): Reading {
  return { ...common, ...proposal };
}

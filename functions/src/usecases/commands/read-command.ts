import type * as z from 'zod/mini';
import type { smartTaskReply, smartTaskRequest } from '@crocodile-hub/core/contract/routes';
import type { readingRoutes } from '@crocodile-hub/core/contract/readings';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { routeHubText } from '@crocodile-hub/core/domain/hub-routing';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import type {
  CommandProposal as Alternative,
  CommandReading as Reading,
  CommandUnderstanding as Understanding,
} from '@crocodile-hub/core/language/command-reading';
import type { Contact, Context } from '@crocodile-hub/core/language/reading';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { readBulkChange } from '@crocodile-hub/core/reader/changes/bulk-change';
import { readListWish } from '@crocodile-hub/core/reader/changes/leave-list';
import { readEntryNamed } from '@crocodile-hub/core/reader/changes/entry-named';
import { plainlySaid } from '@crocodile-hub/core/reader/told/plainly-said';
import { withoutMarkdown } from '@crocodile-hub/core/text/markdown';
import type { Person } from '../../ports/accounts.ts';
import type { Actions } from '../actions/registry.ts';
import { contactsOf, keptContacts, type ContactPorts } from '../contacts/contacts.ts';
import { askedChange } from '../changes/asked-change.ts';
import type { AskedChange, ChangePorts } from '../changes/asked.ts';
import { isLikelyChange } from '../changes/guessed-change.ts';
import { type ModelPorts, withAllowedModels } from '../allowed-models.ts';
import { inThread } from './in-thread.ts';
import { askModel, type AskModelPorts } from './ask-model.ts';
import { entryTold, readingByEntry, readingTyped, replyByEntry } from './told-by-entry.ts';
import { clockOf, type PersonClock } from '../time/person-clock.ts';
import { onKnownChannel } from './known-channel.ts';
import { proposalOf, sureFrom, type ProposedAction } from '../actions/proposal.ts';

type GrammarPorts = ContactPorts & ChangePorts;
export type ReadCommandPorts = GrammarPorts & AskModelPorts & ModelPorts;

type Request = z.output<typeof smartTaskRequest>;
/** Who says something, and when. */
export type SaidHere = Pick<Request, 'userId' | 'now' | 'timeZone' | 'locale'>;
type Reply = z.output<typeof smartTaskReply>;
type AskedAction = Reply['actions'][number];
type Answered = NonNullable<Request['answered']>;

/** What a sentence asks for, as actions to be shown. Nothing runs here. */
export async function readCommand(ports: ReadCommandPorts, person: Person, request: Request): Promise<Reply> {
  const stated = clockOf(request, ports.clock.now());
  const change = await askedChange(ports, person, plainlySaid(request.command), stated);
  if (change !== null) return await replyOfChange(request.command, change);
  const { read, isSure, contacts, clock } = await readWords(ports, person, request, { offers: true });
  // A model makes one call of one command; several stay as the rules have them, and ask.
  if (isSure || read.actions.length > 1) return read;
  const { command } = request;
  const allowed = await withAllowedModels(ports, person);
  const second = await askModel(allowed, command, { words: command, contacts, clock: clock.context }, clock);
  return second === null ? read : withSecondOpinion(read, second);
}

type ReadingsRequest = z.output<(typeof readingRoutes)['readings']['body']>;
type ReadingsReply = z.input<(typeof readingRoutes)['readings']['reply']>;

/** How both readers have the words while they are typed. Nobody is looked up, no model is asked, and nothing runs. */
export async function readTyped(
  { clock }: Pick<GrammarPorts, 'clock'>,
  request: ReadingsRequest,
): Promise<ReadingsReply> {
  const { context } = clockOf(request, clock.now());
  const { command } = request;
  // Words that change an existing entry never create a new one, whatever the second reader says.
  const change = readChange(command, context);
  // "Invite Dana to lunch" may mean a lunch in the calendar or a new one: only the calendar can tell.
  const isOfWhatIsThere = change !== null && (change.does !== 'invite' || change.meant.kind !== null);
  const isChange =
    isOfWhatIsThere ||
    readMailChange(command, context) !== null ||
    readTaskChange(command) !== null ||
    readEntryNamed(command, context) !== null ||
    readBulkChange(command, clockworkOf(context)) !== null ||
    readListWish(command) !== null ||
    (await isLikelyChange(command));
  const { actions } = await readingTyped(command, context, { offers: !isChange });
  return { success: true, actions };
}

/** Where several fit, each is an alternative: which one is meant is chosen before the yes. */
async function replyOfChange(command: string, change: AskedChange): Promise<Reply> {
  const choices = change.is === 'said' ? change.choices : [];
  const changes = await Promise.all(choices.map(({ proposed }) => proposed()));
  const alternatives = changes.flatMap((one) => (one?.is === 'proposal' ? [proposalOfChange(one)] : []));
  const action = { ...actionOfChange(command, change), alternatives };
  return {
    success: true,
    ...withoutWords(action),
    route: routeHubText(command),
    source: 'rules',
    actions: [action, ...alsoAsked(command, change)],
  };
}

/** A change always asks for a yes, since other people may see it. What was only said is shown, and never runs. */
function actionOfChange(command: string, change: AskedChange): AskedAction {
  return {
    ...proposalOfChange(change),
    requiresConfirmation: true,
    alternatives: [],
    doubts: [],
    resolved: change.is === 'proposal' ? [...(change.resolved ?? [])] : [],
    runAt: null,
    words: command,
  };
}

/** All cards of a change: "cancel the garage call and put a haircut there" has two. */
export function actionsOfChange(command: string, change: AskedChange): AskedAction[] {
  return [actionOfChange(command, change), ...alsoAsked(command, change)];
}

function alsoAsked(words: string, change: AskedChange): AskedAction[] {
  const also = change.is === 'proposal' ? (change.also ?? []) : [];
  return also.map(({ resolved = [], ...one }) => ({
    ...one,
    confidence: 1,
    requiresConfirmation: true,
    alternatives: [],
    doubts: [],
    resolved: [...resolved],
    runAt: null,
    words,
  }));
}

function proposalOfChange(change: AskedChange): ProposedAction {
  if (change.is === 'said') {
    const nothing = { actionType: 'unknown', payload: {}, payloadHash: payloadHash('unknown', {}) } as const;
    return { ...nothing, summary: withoutMarkdown(change.text), confidence: 1 };
  }
  const { is: _, resolved: _resolved, also: _also, ...proposal } = change;
  return { ...proposal, confidence: 1 };
}

/** The same from the words alone, whether or not there is a model. In a conversation, talk stays talk. */
export async function readByRules(ports: GrammarPorts, person: Person, request: Request): Promise<Reply> {
  return (await readWords(ports, person, request, { offers: false })).read;
}

/** The same, with what the trained reader is sure of where the grammar knows nothing. */
export async function readOffered(ports: GrammarPorts, person: Person, request: Request): Promise<Reply> {
  return (await readWords(ports, person, request, { offers: true })).read;
}

type Offers = { readonly offers: boolean };
type ReadIn = (context: Context) => Promise<Understanding>;

async function readWords(ports: GrammarPorts, person: Person, request: Request, offers: Offers) {
  const clock = clockOf(request, ports.clock.now());
  const { command } = request;
  const entry = await entryTold(ports, person, command, clock, offers);
  const read: ReadIn = (context) => readingByEntry(command, entry, context, offers);
  const { reading, contacts } = await readWithContacts(ports, person, command, clock.context, read);
  // A model knows no calendar: it would set another time, or none.
  const isSure = entry !== null || (reading.intent !== 'none' && reading.confidence >= sureFrom);
  const reply = replyOf(ports, request, reading, contacts, clock);
  const timed = entry === null ? reply : replyByEntry(reply, entry, command, offers);
  return {
    read: await inThread(ports, person, timed, clock),
    isSure,
    contacts,
    clock,
  };
}

function replyOf(
  { actions }: GrammarPorts,
  { command, answered = [] }: Request,
  understood: Understanding,
  contacts: readonly Contact[],
  clock: PersonClock,
): Reply {
  const [first, ...others] = understood.actions;
  const asked = (reading: Reading): AskedAction =>
    askedAction(actions, onKnownChannel(reading, contacts), answered, contacts, clock);
  const shown = asked(first);
  return {
    success: true,
    ...withoutWords(shown),
    route: routeHubText(command),
    source: 'rules',
    actions: [shown, ...others.map(asked)],
  };
}

function askedAction(
  actions: Actions,
  reading: Reading,
  answered: Answered,
  contacts: readonly Contact[],
  clock: PersonClock,
): AskedAction {
  const { words, sendAt } = reading;
  const open = withAnswers(reading, answered);
  const propose = (one: Reading, resolved: readonly ResolvedRecipient[]): ProposedAction =>
    proposalOf(actions, one, words, resolved, clock);
  const resolved = resolveRecipients(reading, contacts);
  const proposal = propose(reading, resolved);
  return {
    ...proposal,
    // What was not understood is shown, never run.
    requiresConfirmation:
      proposal.actionType === 'unknown' ||
      needsConfirmation(open, resolved) ||
      isPast(proposal.payload, clock.now),
    alternatives: reading.alternatives.map((one) => {
      const other = alone(one, reading);
      return propose(other, resolveRecipients(other, contacts));
    }),
    doubts: [...open.doubts],
    resolved: [...resolved],
    runAt: sendAt,
    words,
  };
}

/** The person read the words where the reading was in doubt: with every doubt answered, it is theirs. */
function withAnswers(reading: Reading, answered: Answered): Reading {
  const doubts = reading.doubts.filter(
    (doubt) =>
      // A yes to the look-up is none to the entry that it finds.
      doubt.kind === 'entry' ||
      !answered.some(
        ({ kind, start, end }) => kind === doubt.kind && start === doubt.start && end === doubt.end,
      ),
  );
  const isAnswered = doubts.length === 0 && reading.doubts.length > 0;
  return { ...reading, doubts, confidence: isAnswered ? 1 : reading.confidence };
}

/** A date in the past is a slip more often than a wish. */
function isPast({ startTime, reminderTime }: ProposedAction['payload'], now: number): boolean {
  const at = startTime ?? reminderTime;
  return typeof at === 'string' && Date.parse(at) < now;
}

function withoutWords({ words: _words, ...rest }: AskedAction): Omit<AskedAction, 'words'> {
  return rest;
}

/** A model's proposal is always shown first; what the rules made of the words stays one key away. */
function withSecondOpinion(read: Reply, second: ProposedAction): Reply {
  const { actionType, summary, payload, payloadHash, confidence, doubts } = read;
  const first = { actionType, summary, payload, payloadHash, confidence };
  const action = {
    ...second,
    requiresConfirmation: true,
    alternatives: actionType === 'unknown' ? read.alternatives : [first, ...read.alternatives],
    doubts,
    resolved: [],
    runAt: read.runAt,
  };
  const words = read.actions[0]?.words ?? '';
  return { ...read, ...action, source: 'model', actions: [{ ...action, words }] };
}

/** Asks the mailbox who people are only when the sentence names somebody. */
async function readWithContacts(
  ports: GrammarPorts,
  person: Person,
  command: string,
  context: Context,
  read: ReadIn,
): Promise<{ reading: Understanding; contacts: readonly Contact[] }> {
  const reading = await read(context);
  const readings = reading.actions.flatMap((action) => [
    action,
    ...action.alternatives.map((one) => alone(one, action)),
  ]);
  const recipients = readings.flatMap((one) => resolveRecipients(one, []));
  // What a platform calls somebody is looked up there, however it is written.
  const isOnPlatform = readings.some(({ intent }) => intent === 'send_message');
  if (!isOnPlatform && recipients.every(({ source }) => source === 'text')) {
    // An address that was written out is only compared with those that are known already.
    const contacts = recipients.length === 0 ? [] : await keptContacts(ports, person, command);
    return { reading, contacts };
  }
  const contacts = await contactsOf(ports, person, command);
  return { reading: await read({ ...context, contacts }), contacts };
}

/** An alternative as a reading of its own. */
function alone(proposal: Alternative, common: Omit<Reading, keyof Alternative>): Reading {
  return { ...common, ...proposal };
}

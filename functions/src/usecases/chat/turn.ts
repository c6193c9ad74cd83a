import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import { clockOf, type PersonClock } from '../commands/clock.ts';
import { readByRules, type ReadCommandPorts } from '../commands/read-command.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { converse } from './converse.ts';
import { plainReply, type ChatReply, type ChatRequest, type Writing } from './reply.ts';
import { searchReply } from './search.ts';
import { smallTalk } from './small-talk.ts';
import { summarizeReply } from './summarize.ts';
import { chatWords } from './words.ts';

export type ChatPorts = ReadCommandPorts & Pick<Ports, 'web' | 'weather' | 'inbox' | 'replies'>;

/** The rules propose by themselves only what they are this sure of, when a model could be asked instead. */
const sureFrom = 0.8;

/** Writes the reply to a message: by the rules where they suffice, with the model where there is one. */
export async function writeReply(
  ports: ChatPorts,
  person: Person,
  request: ChatRequest,
  writing: Writing,
): Promise<ChatReply> {
  const { message } = request;
  const clock = clockOf(request, ports.clock.now());
  if (request.executeSearch === true) {
    return await searchReply(ports, message, request.searchQuery ?? message, clock.locale, writing);
  }
  if (request.purpose === 'summarize') return await summarizeReply(ports, request, writing);
  const ruled = await byRules(ports, person, request, clock);
  if (ruled !== null) return ruled;
  if (!ports.assistant.isConfigured) return plainReply(chatWords(message).cannotTalk);
  try {
    const contacts = await contactsOf(ports, person);
    return await converse(ports, person, request, contacts, clock, writing);
  } catch (error) {
    if (!isFailure(error) || writing.signal.aborted) throw error;
    ports.log.warn('model.unavailable', { kind: error.kind });
    throw error;
  }
}

/** A command, a search or a question that needs no model; null when the words are something else. */
async function byRules(
  ports: ChatPorts,
  person: Person,
  { message, userId, now, timeZone, locale }: ChatRequest,
  clock: PersonClock,
): Promise<ChatReply | null> {
  const text = chatWords(message);
  const talk = await smallTalk(ports, message, clock);
  if (talk !== null) return plainReply(talk);
  const read = await readByRules(ports, person, { command: message, userId, now, timeZone, locale });
  const { actionType, confidence } = read;
  const mayAskModel = ports.assistant.isConfigured;
  if (actionType === 'search' || (read.route === 'search' && !mayAskModel)) {
    const asked = read.payload['query'];
    const query = actionType === 'search' && typeof asked === 'string' ? asked : message;
    if (!ports.web.isConfigured) return mayAskModel ? null : plainReply(text.noSearch);
    return { ...plainReply(text.searching(query)), isProcessing: true, searchQuery: query };
  }
  if (actionType === 'unknown' || (mayAskModel && confidence < sureFrom)) return null;
  return proposalReply(ports, message, { ...read, actionType }, clock);
}

type Read = Omit<Awaited<ReturnType<typeof readByRules>>, 'actionType'> & {
  actionType: Exclude<Awaited<ReturnType<typeof readByRules>>['actionType'], 'unknown'>;
};

/** Asks for what is missing, otherwise for a yes. */
function proposalReply(
  { actions }: ChatPorts,
  message: string,
  { actionType, summary, payload, payloadHash, runAt }: Read,
  clock: PersonClock,
): ChatReply {
  const text = chatWords(message);
  const missing = missingFields(() => actions[actionType].prepare(payload).validate(clock));
  if (missing.length > 0) return plainReply(text.missing(summary, missing.join(', ')));
  return {
    ...plainReply(text.confirm(summary)),
    requiresConfirmation: true,
    actions: [{ actionType, summary, payload, payloadHash, ...(runAt == null ? {} : { runAt }) }],
  };
}

function missingFields(check: () => readonly { path: string }[]): string[] {
  const fieldOf = ({ path }: { path: string }) => path.split('.')[1] ?? path;
  try {
    return [...new Set(check().map(fieldOf))];
  } catch (error) {
    if (!isFailure(error, 'invalid')) throw error;
    return [...new Set((error.issues ?? []).map(fieldOf))];
  }
}

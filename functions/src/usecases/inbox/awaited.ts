import type * as z from 'zod/mini';
import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import type { inboxRoutes } from '@crocodile-hub/core/contract/inbox';
import { awaitedState, type Heard } from '@crocodile-hub/core/domain/awaited-answer';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { KeptMessage } from '../../ports/channels.ts';
import { type Failure, isFailure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';

type Body = z.output<(typeof inboxRoutes)['inboxAwaited']['body']>;
type Wait = Body['waits'][number];
type Reply = z.output<(typeof inboxRoutes)['inboxAwaited']['reply']>;
type Told = Reply['waits'][number];

export type AwaitedPorts = ContactPorts & Pick<Ports, 'inbox' | 'channelStore'>;

/** What is refused for one conversation for such a reason is refused for all. */
const ofAll: ReadonlySet<FailureKind> = new Set(['reauth', 'rate-limited']);

/** So many messages of channels since the oldest of them are looked through. Where there are more, nobody knows. */
const mostMessages = 10_000;

/**
 * Whether messages of one's own got an answer, in their conversation or on another channel. One whose answer may be
 * where it cannot be read now is not told, and asked about again. Rule inbox.nudge.2.
 */
export async function awaitedAnswers(ports: AwaitedPorts, person: Person, { waits }: Body): Promise<Reply> {
  const oldest = Math.min(...waits.map(({ sentAt }) => Date.parse(sentAt)));
  const [messages, contacts] = await Promise.all([
    ports.channelStore.since(person.uid, oldest, mostMessages),
    contactsOf(ports, person),
  ]);
  const isWhole = messages.length < mostMessages;
  const told: Told[] = [];
  let failure: Failure | null = null;
  // One after the other: each mail costs Google a thread.
  for (const wait of waits) {
    try {
      const state = await stateOf(ports, person, wait, { messages, contacts });
      if (isWhole || state.is !== 'open') told.push(state);
    } catch (error) {
      if (!isFailure(error) || ofAll.has(error.kind)) throw error;
      failure = error;
    }
  }
  if (failure !== null && told.length === 0) throw failure;
  return { success: true, waits: told };
}

type Known = { messages: readonly KeptMessage[]; contacts: readonly Contact[] };

async function stateOf(
  ports: AwaitedPorts,
  person: Person,
  wait: Wait,
  { messages, contacts }: Known,
): Promise<Told> {
  const { messageId, platform, until } = wait;
  const mails = platform === 'gmail' ? await threadOf(ports, person, wait.threadId) : [];
  const own = mails.find(({ id }) => id === messageId);
  if (platform === 'gmail' && (own === undefined || own.labels.includes('TRASH')))
    return { messageId, is: 'gone', until };
  const names = own === undefined ? new Set<string>() : namesOf([...own.to, ...own.cc], contacts);
  const heard = [...mails.map(heardMail), ...messages.map((message) => heardMessage(message, names))];
  const state = awaitedState(
    {
      platform,
      threadId: wait.threadId,
      sentAt: own?.sentAt ?? Date.parse(wait.sentAt),
      askedAt: Date.parse(wait.askedAt),
      until: Date.parse(until),
    },
    heard,
  );
  return {
    messageId,
    is: state.is,
    until: state.is === 'answered' ? until : new Date(state.until).toISOString(),
  };
}

async function threadOf({ inbox }: AwaitedPorts, person: Person, threadId: string): Promise<Mail[]> {
  try {
    return await inbox.threadHeaders(person, threadId);
  } catch (error) {
    if (isFailure(error, 'not-found')) return [];
    throw error;
  }
}

function heardMail({ threadId, sentAt, labels, isAutomatic }: Mail): Heard {
  const isIncoming = !labels.includes('SENT') && !labels.includes('DRAFT');
  // A draft has said nothing yet.
  const at = labels.includes('DRAFT') ? 0 : sentAt;
  return { platform: 'gmail', threadId, at, isIncoming, isAutomatic, isOfRecipient: false };
}

function heardMessage(message: KeptMessage, names: ReadonlySet<string>): Heard {
  const { platform, timestamp, direction, fromName, from, to } = message;
  const isIncoming = direction === 'inbound';
  return {
    platform,
    // As the inbox names a conversation of a channel.
    threadId: `${platform}:${isIncoming ? from : to}`,
    at: timestamp,
    isIncoming,
    isAutomatic: false,
    isOfRecipient: isIncoming && names.has(nameKey(fromName ?? '')),
  };
}

/**
 * Under which names those of some addresses are known, if nobody else is: who writes on another channel is known by
 * name alone. Where two bear it, the message comes back, and the person sees for themselves.
 */
function namesOf(addresses: readonly string[], contacts: readonly Contact[]): ReadonlySet<string> {
  const wanted = new Set(addresses.map((one) => one.toLowerCase()));
  const bearers = Map.groupBy(
    contacts.filter(({ email }) => email !== undefined),
    ({ name }) => nameKey(name),
  );
  const names = [...bearers].flatMap(([name, all]) => {
    const isTheirs = all.every(({ email }) => wanted.has((email ?? '').toLowerCase()));
    return name !== '' && isTheirs ? [name] : [];
  });
  return new Set(names);
}

const nameKey = (name: string) => visibleName(name).toLowerCase();

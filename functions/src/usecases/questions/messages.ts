import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { type Channel, channels } from '@crocodile-hub/core/contract/channels';
import { mentionAmong } from '@crocodile-hub/core/domain/recipients';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import type { KeptMessage, MessagesMeant } from '../../ports/channels.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Asking, QuestionPorts } from './asking.ts';
import { mostListed, type Item } from './items.ts';

type MailQuestion = Extract<Question, { asks: 'mail' }>;

const messagesRead = 50;
/** Of a channel, to find those of somebody or of a time. */
const mostMessagesRead = 500;

/** `count`: how many there are, though not all of them were read. */
type Messages = { items: Item[]; count: number };

export const noMessages: Messages = { items: [], count: 0 };

/** The messages of channels that a question for mail and messages is of; null when they could not be read. */
export async function messagesOf(
  ports: QuestionPorts,
  asking: Asking,
  { from, to, about, sent, unread, over, only }: Omit<MailQuestion, 'asks' | 'attachments'>,
  contacts: readonly Contact[],
): Promise<Messages | null> {
  if (from === null && about === null && !unread && only === undefined) return noMessages;
  const { channelStore } = ports;
  const { uid } = asking.person;
  const other = sent ? to : from;
  const then = over === null ? {} : { over };
  const meant: MessagesMeant = {
    ...then,
    ...(unread ? { isUnread: true } : { direction: sent ? 'outbound' : 'inbound' }),
  };
  // Whoever is written to is called as they write.
  const among = sent ? then : meant;
  const isWhole = other === null && over === null && !unread && !sent;
  let isCut = false;
  const read = async (channel: Channel) => {
    const some = await channelStore.newest(uid, channel, messagesRead, among);
    if (some.length < messagesRead) return some;
    isCut = true;
    if (isWhole || theirs(some).length >= mostListed) return some;
    return await channelStore.newest(uid, channel, mostMessagesRead, among);
  };
  const channel = channels.find((one) => one === only);
  const looked = channel === undefined ? channels : [channel];
  return await ofMessages(ports, async () => {
    const all = (await Promise.all(looked.map(read))).flat();
    const items = itemsOf(all);
    if (!isCut || from !== null || to !== null || about !== null) return { items, count: items.length };
    const counts = await Promise.all(looked.map((one) => channelStore.count(uid, one, meant)));
    return { items, count: counts.reduce((sum, one) => sum + one, 0) };
  });

  function theirs(all: readonly KeptMessage[]): KeptMessage[] {
    const names = namesIn(all);
    const known = [...names.values(), ...contacts.map(({ name }) => name)];
    const isCalledSo = other === null ? () => true : mentionAmong(other, known);
    return all.filter((message) => {
      const { direction, platform, threadKey, read, timestamp, content } = message;
      if (
        direction !== (sent ? 'outbound' : 'inbound') ||
        (only !== undefined && only !== 'people' && platform !== only)
      )
        return false;
      const name = message.fromName ?? names.get(conversationOf(message)) ?? '';
      const isTheirs = isCalledSo(name) || other === threadKey;
      const isThen = over === null || (timestamp >= over.from && timestamp < over.to);
      if (!isTheirs || !isThen || (unread && read)) return false;
      return (
        about === null || content.toLowerCase().includes(about.toLowerCase()) || speaksOf(about, content)
      );
    });
  }

  function itemsOf(all: readonly KeptMessage[]): Item[] {
    const names = namesIn(all);
    return theirs(all).map((message) => {
      const item = itemOfMessage(message);
      if (!sent) return item;
      const { platform, to: address } = message;
      const who = names.get(conversationOf(message)) ?? address;
      return { ...item, who: `${who} (${channelNames[platform]})`, address };
    });
  }
}

const conversationOf = ({ platform, threadKey }: KeptMessage) => `${platform} ${threadKey}`;

/** What those who wrote are called. */
function namesIn(messages: readonly KeptMessage[]): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap((message) =>
      message.direction === 'inbound' && message.fromName !== null
        ? [[conversationOf(message), message.fromName] as const]
        : [],
    ),
  );
}

/** The newest of each channel; null when they could not be read. */
export function allMessages(ports: QuestionPorts, { person }: Asking): Promise<KeptMessage[] | null> {
  return ofMessages(ports, async () =>
    (
      await Promise.all(channels.map((one) => ports.channelStore.newest(person.uid, one, messagesRead)))
    ).flat(),
  );
}

async function ofMessages<T>({ log }: QuestionPorts, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('questions.not-read', { what: 'messages', kind: error.kind });
    return null;
  }
}

const channelNames = {
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  instagram: 'Instagram',
  sms: 'SMS',
} as const;

export function itemOfMessage({
  id,
  threadKey,
  platform,
  fromName,
  from,
  timestamp,
  content,
}: KeptMessage): Item {
  return {
    of: 'message',
    id,
    threadId: `${platform} ${threadKey}`,
    at: timestamp,
    who: `${fromName ?? from} (${channelNames[platform]})`,
    address: from,
    title: '',
    excerpt: content,
    files: [],
    failedChecks: [],
  };
}

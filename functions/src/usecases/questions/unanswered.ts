import type { Instant } from '@crocodile-hub/core/contract/time';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Mail } from '../../ports/mail.ts';
import {
  plainAnswer,
  readGoogle,
  type Answer,
  type Asking,
  type QuestionPorts,
  type ReadResult,
} from './asking.ts';
import { lineOf, mostListed, shownItem, sourcesOf, type Item } from './items.ts';
import { mailsOf, within, type Mails } from './mail.ts';
import { allMessages, itemOfMessage } from './messages.ts';

const waitingMs = 30 * dayMs;
const waitingRead = 25;
const threadsAtOnce = 5;

/** Whom the person wrote to last in a conversation, and who has said nothing since. */
export async function awaiting(
  ports: QuestionPorts,
  asking: Asking,
  question: Extract<Question, { asks: 'awaiting' }>,
): Promise<Answer> {
  const { words, time } = asking;
  const over = question.over ?? lastDays(time.now);
  const since = { from: over.from, to: time.now + minuteMs };
  const [sent, received] = await Promise.all([
    mailsOf(ports, asking, `in:sent ${within(over)}`, over, waitingRead),
    mailsOf(ports, asking, `-in:sent -in:drafts ${within(since)}`, null, 2 * waitingRead),
  ]);
  if (sent.is === 'not-read') return plainAnswer(sent.why);
  if (received.is === 'not-read') return plainAnswer(received.why);
  const isAnswer = ({ labels }: Mail) => !labels.includes('SENT') && !labels.includes('DRAFT');
  const open = await unanswered(ports, asking, sent.value.items, received.value, isAnswer);
  if (open.is === 'not-read') return plainAnswer(open.why);
  const named = question.over === null ? words.lastDays : time.span(question.over);
  const when = sent.value.isMore ? words.newestMails(named, waitingRead) : named;
  return open.value.length === 0
    ? plainAnswer(words.nobodyOwes(when))
    : listed(words.owes(when), open.value, asking, { tells: question.tells });
}

/** People whose last word in a conversation is theirs. */
export async function waiting(
  ports: QuestionPorts,
  asking: Asking,
  { from, attachments, tells }: Extract<Question, { asks: 'waiting' }>,
): Promise<Answer> {
  const { words } = asking;
  const over = lastDays(asking.time.now);
  const [mails, messages] = await Promise.all([
    mailsThatWait(ports, asking, over),
    messagesThatWait(ports, asking, over.from),
  ]);
  const notes = [
    ...(mails.is === 'not-read' ? [mails.why] : []),
    ...(messages === null ? [words.messagesSilent] : []),
  ];
  const open = mails.is === 'read' ? mails.value.items : [];
  const newest = mails.is === 'read' && mails.value.isMore ? waitingRead : null;
  const each = lastWords([...open, ...(messages ?? [])])
    .filter(({ files }) => attachments !== true || files.length > 0)
    .filter(({ who, address }) => from === undefined || isMentioned(from, `${who} ${address}`));
  if (each.length > 0) return listed(words.waiting(newest), each, asking, { notes, tells });
  return plainAnswer(notes.length === 0 ? words.nobodyWaits(newest) : notes.join('\n\n'));
}

async function mailsThatWait(
  ports: QuestionPorts,
  asking: Asking,
  over: { from: Instant; to: Instant },
): Promise<ReadResult<Mails>> {
  const inbox = 'in:inbox -category:promotions -category:social -category:forums';
  const [received, sent] = await Promise.all([
    mailsOf(ports, asking, `${inbox} ${within(over)}`, over, waitingRead),
    mailsOf(ports, asking, `in:sent ${within(over)}`, over, waitingRead),
  ]);
  if (received.is === 'not-read') return received;
  if (sent.is === 'not-read') return sent;
  // Machines do not wait.
  const ofPeople = received.value.items.filter(({ address }) => isOfPerson(address));
  const isAnswer = ({ labels }: Mail) => labels.includes('SENT');
  const open = await unanswered(ports, asking, ofPeople, sent.value, isAnswer);
  if (open.is === 'not-read') return open;
  return { is: 'read', value: { items: open.value, isMore: received.value.isMore } };
}

/** The last message of each conversation that is theirs; null when they could not be read. */
async function messagesThatWait(
  ports: QuestionPorts,
  asking: Asking,
  since: Instant,
): Promise<Item[] | null> {
  const messages = await allMessages(ports, asking);
  if (messages === null) return null;
  const threads = Map.groupBy(messages, ({ threadKey, platform }) => `${platform} ${threadKey}`);
  return [...threads.values()].flatMap((some) => {
    const [newest] = some.toSorted((a, b) => b.timestamp - a.timestamp);
    const isOpen = newest?.direction === 'inbound' && newest.timestamp >= since;
    return isOpen ? [itemOfMessage(newest)] : [];
  });
}

/** Of each conversation the newest of these mails, where no answer came after it, the newest first. */
async function unanswered(
  ports: QuestionPorts,
  asking: Asking,
  mails: readonly Item[],
  answers: Mails,
  isAnswer: (mail: Mail) => boolean,
): Promise<ReadResult<Item[]>> {
  const answeredAt = new Map<string, Instant>();
  for (const { threadId, at } of answers.items)
    answeredAt.set(threadId, Math.max(at, answeredAt.get(threadId) ?? 0));
  const open = lastWords(mails).filter(({ threadId, at }) => at > (answeredAt.get(threadId) ?? 0));
  if (!answers.isMore) return { is: 'read', value: open };
  // The answers that were read are the newest: an older mail may have an older answer.
  const oldest = Math.min(...answers.items.map(({ at }) => at));
  const doubtful = open.filter(({ at }) => at < oldest).map(({ threadId }) => threadId);
  const threads = await threadsOf(ports, asking, doubtful);
  if (threads.is === 'not-read') return threads;
  const isOpen = ({ threadId, at }: Item) =>
    !(threads.value.get(threadId) ?? []).some((mail) => mail.sentAt > at && isAnswer(mail));
  return { is: 'read', value: open.filter(isOpen) };
}

function threadsOf(
  ports: QuestionPorts,
  { person, words }: Asking,
  ids: readonly string[],
): Promise<ReadResult<Map<string, Mail[]>>> {
  return readGoogle(ports, words, 'mail', async () => {
    const threads = new Map<string, Mail[]>();
    for (let start = 0; start < ids.length; start += threadsAtOnce) {
      const together = ids.slice(start, start + threadsAtOnce);
      const read = await Promise.all(together.map((id) => ports.inbox.threadHeaders(person, id)));
      for (const [index, id] of together.entries()) threads.set(id, read[index] ?? []);
    }
    return threads;
  });
}

function lastWords(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items
    .toSorted((a, b) => b.at - a.at)
    .filter(({ threadId }) => !seen.has(threadId) && seen.add(threadId));
}

function listed(
  head: string,
  items: readonly Item[],
  asking: Asking,
  { notes = [], tells }: { notes?: readonly string[]; tells?: 'count' | undefined },
): Answer {
  const { words } = asking;
  const counted = tells === 'count' ? [words.inDays.counted(items.length)] : [];
  const shown = items.slice(0, mostListed);
  const lines = shown.map((item) => lineOf(item, asking)).join('\n');
  const more = items.length > shown.length ? [words.more(items.length - shown.length)] : [];
  const text = [...counted, head, lines, ...more, ...notes].join('\n\n');
  return plainAnswer(text, sourcesOf(shown, words.noSubject), shown.map(shownItem));
}

function lastDays(now: Instant) {
  return { from: now - waitingMs, to: now + minuteMs };
}

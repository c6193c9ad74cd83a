/** "Reply to Dana: yes" answers Dana's last mail: it stands below it, under its subject. */
import type * as z from 'zod/mini';
import type { smartTaskReply } from '@crocodile-hub/core/contract/routes';
import { replySubject, subjectFrom } from '@crocodile-hub/core/domain/mail-subject';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import { withPayload } from '../actions/proposal.ts';
import type { Actions } from '../actions/registry.ts';
import type { PersonClock } from '../time/person-clock.ts';

type Reply = z.output<typeof smartTaskReply>;
type AskedAction = Reply['actions'][number];
type ThreadPorts = { inbox: Pick<Ports['inbox'], 'list'>; actions: Actions; log: Ports['log'] };

const answers =
  /(?:^|[,;.:]\s|\band )(?:please |pls |can you |could you )?(?:reply|respond|answer|write (?:\S+ )?back|get back)\b|(?:^|[\s,;])ו?(?:תעני|תענה|ענה|עני|לענות|תשיבי|תשיב|השב|השיבי|להשיב)(?:\s|$)/i;
/** Of older mails nobody says "reply". */
const lately = 'newer_than:60d';

/** Mails that answer somebody, as answers to the last mail from that person; each asks, since the mail was guessed. */
export async function inThread(
  ports: ThreadPorts,
  person: Person,
  reply: Reply,
  clock: PersonClock,
): Promise<Reply> {
  const actions = await Promise.all(reply.actions.map((one) => answering(ports, person, one, clock)));
  const [first] = actions;
  if (first === undefined || actions.every((one, index) => one === reply.actions[index])) return reply;
  const { words: _words, ...shown } = first;
  return { ...reply, ...shown, actions };
}

async function answering(
  ports: ThreadPorts,
  person: Person,
  action: AskedAction,
  clock: PersonClock,
): Promise<AskedAction> {
  const address = answered(action);
  if (address === null) return action;
  const mail = await lastMailFrom(ports, person, address);
  if (mail === null) return action;
  const payload = {
    ...action.payload,
    subject: replySubject(mail.subject),
    replyTo: { messageId: mail.id, threadId: mail.threadId },
  };
  return { ...withPayload(ports.actions, action, payload, clock), requiresConfirmation: true };
}

/** Whom a mail answers: one person, known by an address, and no subject was said. */
function answered({ actionType, payload, words }: AskedAction): string | null {
  if (actionType !== 'send_email' || !answers.test(words)) return null;
  const { to, subject, body, replyTo } = payload;
  if (!Array.isArray(to) || to.length !== 1 || typeof body !== 'string' || replyTo !== undefined) return null;
  const [address] = to as unknown[];
  const isOwnSubject = subject !== subjectFrom(body);
  return typeof address === 'string' && address.includes('@') && !isOwnSubject ? address : null;
}

async function lastMailFrom(
  { inbox, log }: ThreadPorts,
  person: Person,
  address: string,
): Promise<Mail | null> {
  try {
    const { mails } = await inbox.list(person, {
      labelIds: [],
      q: `from:(${address}) ${lately}`,
      maxResults: 1,
      pageToken: null,
      letters: 0,
    });
    const [mail] = mails;
    const isTheirs = mail?.from?.address.toLowerCase() === address.toLowerCase();
    // Somebody else may have written it in their name.
    return mail !== undefined && isTheirs && mail.failedChecks.length === 0 ? mail : null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('commands.thread-not-read', { kind: error.kind });
    return null;
  }
}

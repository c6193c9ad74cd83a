import { formDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { gmailBox } from '../../functions/src/adapters/google/gmail.ts';
import { gmailDrafts } from '../../functions/src/adapters/google/gmail-drafts.ts';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { noMailWatch } from '../../functions/src/adapters/unconfigured.ts';
import { Failure, isFailure } from '../../functions/src/ports/failure.ts';
import { anEngine, anna } from '../../functions/src/testing/engine.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { memoryCache } from '../../functions/src/testing/memory-cache.ts';
import { memoryChannels } from '../../functions/src/testing/memory-channels.ts';
import { memoryGrants } from '../../functions/src/testing/memory-grants.ts';
import { memoryMailboxMarks } from '../../functions/src/testing/memory-mailbox-marks.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { saveDraft } from '../../functions/src/usecases/inbox/drafts.ts';
import { frugalInbox } from '../../functions/src/usecases/inbox/frugal-inbox.ts';
import { inboxNews } from '../../functions/src/usecases/inbox/news.ts';
import { listInbox } from '../../functions/src/usecases/inbox/read-mail.ts';
import { sortMails } from '../../functions/src/usecases/inbox/sort-mail.ts';
import { execute } from '../../functions/src/usecases/ledger/execute.ts';
import { messageOfMail } from '../../web/src/inbox/message.ts';
import { newsIn } from '../../web/src/inbox/folder/news.ts';

type Post = (path: string, body: object) => Promise<unknown>;
export type CutRun = { cuts: number; wrong: string[] };

const mails = 4;
const steps = 24;
const lookMs = 30_000;
const leaseMs = 61_000;
const inboxQuery = { labelIds: 'INBOX' };
const bulkActions = [
  'markAsRead',
  'markAsUnread',
  'archive',
  'unarchive',
  'delete',
  'restore',
  'addLabel',
] as const;

/**
 * One person's page, our server and Gmail's stand-in, with wires between them that are cut at random: a call may not
 * arrive, or be done without its answer arriving. The page tries again what it does not know the end of. Answers what was
 * lost, doubled or shown wrongly once the wires held for two looks.
 */
export async function cutRun(
  { url, post }: { url: string; post: Post },
  token: string,
  email: string,
  seed: number,
): Promise<CutRun> {
  const random = seeded(seed);
  const wrong: string[] = [];
  const fate = { cuts: 0, calm: false };
  const isCut = (odds: number) => {
    const cut = !fate.calm && random() < odds;
    fate.cuts += Number(cut);
    return cut;
  };
  // One clock for all: a mail that had to leave earlier than now would not leave.
  const clock = fakeClock();
  const google = {
    tokens: {
      token: () => Promise.resolve(token),
      renew: () => Promise.resolve(token),
      recordAnswer: () => Promise.resolve(),
    },
    rootUrl: `${url}/`,
    timeoutMs: 5_000,
    circuit: circuit('googleSilent'),
    now: () => clock.now(),
  };
  const gmail = gmailReader(google);
  const cutting = <P extends object>(port: P): P =>
    new Proxy(port, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]) => {
          if (isCut(0.06)) throw new Failure('unavailable', 'googleSilent');
          const answer: unknown = await Reflect.apply(method, target, args);
          if (isCut(0.06)) throw new Failure('unavailable', 'googleSilent', { mayHaveHappened: true });
          return answer;
        };
      },
    });
  const engine = anEngine({ mail: cutting(gmailBox(google)), clock });
  const ports = {
    ...engine,
    mailDomain: 'example.test',
    drafts: cutting(gmailDrafts(google)),
    channelStore: memoryChannels(),
    inbox: frugalInbox({
      inbox: cutting(gmail),
      cache: memoryCache(),
      clock: engine.clock,
      grants: memoryGrants(),
      log: engine.log,
      mailboxMarks: memoryMailboxMarks(),
      mailWatch: noMailWatch(),
    }),
  };

  /** A call of the page's: null where no answer came, or none but that it failed. */
  async function call<T>(work: () => Promise<T>): Promise<T | null> {
    if (isCut(0.1)) return null;
    try {
      const answer = await work();
      return isCut(0.1) ? null : answer;
    } catch (error) {
      if (isFailure(error)) return null;
      throw error;
    }
  }
  async function untilAnswered<T>(work: () => Promise<T>, waitMs = 0): Promise<T> {
    for (;;) {
      const answer = await call(work);
      if (answer !== null) return answer;
      engine.clock.advance(waitMs);
    }
  }

  for (let index = 0; index < mails; index += 1)
    await post('/_inbound', {
      provider: 'google',
      to: email,
      subject: `${seed} mail ${index}`,
      text: 'Hello',
    });
  const first = await untilAnswered(() => listInbox(ports, anna, inboxQuery));
  const page = { messages: first.messages.map(messageOfMail), historyId: first.historyId };
  const own = page.messages.map(({ id }) => id);

  async function look(): Promise<void> {
    engine.clock.advance(lookMs);
    const { historyId } = page;
    if (historyId === null) return;
    const news = await call(() => inboxNews(ports, anna, { labelId: 'INBOX', historyId }));
    if (news === null) return;
    page.historyId = news.historyId ?? historyId;
    if (news.isStale) {
      const listed = await untilAnswered(() => listInbox(ports, anna, inboxQuery));
      page.messages = listed.messages.map(messageOfMail);
    } else
      page.messages = newsIn(page.messages, { ...news, mails: news.mails.map(messageOfMail), others: [] });
  }

  const form = formDraftRef(`00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`);
  const written = (body: string) => ({ to: '', cc: '', bcc: '', subject: `${seed} draft`, body });
  let typed = 0;
  let kept = '';
  let attempt = 1;
  const outgoing = () => ({
    userId: anna.uid,
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], subject: `${seed} sent`, body: 'Once' },
    idempotencyKey: `cut-${seed}-${attempt}`,
  });
  /** Once the ledger has ended an attempt, the next one has an id of its own. */
  const sendIt = async () => {
    try {
      return await execute(ports, anna, outgoing());
    } catch (error) {
      if (isFailure(error) && error.settled) attempt += 1;
      throw error;
    }
  };
  let isSent = false;
  const send = async () => {
    const answer = await call(sendIt);
    isSent ||= answer?.status === 'done';
  };
  for (let step = 0; step < steps; step += 1) {
    const luck = random();
    if (luck < 0.45) {
      const action = bulkActions[Math.floor(random() * bulkActions.length)] ?? 'archive';
      const messageIds = own.filter(() => random() < 0.5);
      if (messageIds.length > 0)
        await call(() => sortMails(ports, anna, { messageIds, action, labelId: 'Cut' }, null));
    } else if (luck < 0.7) {
      typed += 1;
      const body = `draft ${typed}`;
      if ((await call(() => saveDraft(ports, anna, { id: form, ...written(body) }))) !== null) kept = body;
    } else if (luck < 0.8 && !isSent) await send();
    else await look();
  }

  // The page goes on until it knows the end of what it began.
  typed += 1;
  await untilAnswered(() => saveDraft(ports, anna, { id: form, ...written(`draft ${typed}`) }));
  await untilAnswered(sendIt, leaseMs);
  fate.calm = true;
  for (let looks = 0; looks < 4; looks += 1) await look();

  const found = async (labelIds: string[], q: string) =>
    (await gmail.list(anna, { labelIds, q, maxResults: 20, pageToken: null, letters: 100 })).mails;
  const drafts = await found(['DRAFT'], `subject:"${seed} draft"`);
  if (drafts.length !== 1) wrong.push(`${drafts.length} drafts`);
  if (drafts[0]?.text?.trim() !== `draft ${typed}`)
    wrong.push(`the draft says ${drafts[0]?.text ?? 'nothing'} and not draft ${typed}, after ${kept}`);
  const sent = await found(['SENT'], `subject:"${seed} sent"`);
  if (sent.length !== 1) wrong.push(`sent ${sent.length} times`);
  // As Gmail lists it: what lies in the trash as well is not in the inbox, whatever its labels.
  const listed = new Set((await found(['INBOX'], `subject:"${seed} mail"`)).map(({ id }) => id));
  const truth = await Promise.all(own.map((id) => gmail.get(anna, id)));
  for (const { id, labels, tags } of truth) {
    const shown = page.messages.find((message) => message.id === id);
    const isThere = listed.has(id);
    if ((shown !== undefined) !== isThere) wrong.push(`${id} is ${isThere ? 'not ' : ''}shown`);
    const isAlike = (one: readonly string[], other: readonly string[]) =>
      one.toSorted().join() === other.toSorted().join();
    if (shown !== undefined && !(isAlike(shown.labels, labels) && isAlike(shown.tags, tags)))
      wrong.push(`${id} is shown with ${shown.labels.join()} and not ${labels.join()}`);
  }
  return { cuts: fate.cuts, wrong };
}
